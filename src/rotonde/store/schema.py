"""The tables of the database. A change here needs a migration beside it."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def table_key() -> Column[str]:
    """The first half of the key of everything that belongs to a table."""
    return Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True)


SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

USERS: Final = Table(
    "users",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("owner", String(32), ForeignKey("users.id"), nullable=False),
    Column("created", Double, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("status", String(12), nullable=False),
    Column("changed", Double, nullable=False),
    Column("summary", Text, nullable=False),
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_owner", "owner"),
    Index("ix_tables_status_id", "status", "id"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("name", String(40), nullable=False),
    Column("user_id", String(32), ForeignKey("users.id"), index=True),
    Column("level", String(20)),
)

LOG: Final = Table(
    "log",
    METADATA,
    table_key(),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("hash", String(32), nullable=False),
    Column("at", Double, nullable=False),
)
"""Append-only. Its key is what makes a double write fail in the database too."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    table_key(),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("moves", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""A cache: every row may be deleted at any time."""
