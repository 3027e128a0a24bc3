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
    false,
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
    Column("origin", String(32), nullable=False, server_default=""),
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
    Column("awaits_bot", Boolean, nullable=False, server_default=false()),
    Column("lesson", String(16), nullable=False, server_default=""),
    Column("rematch", String(32), nullable=False, server_default=""),
    Column("task", String(10), nullable=False, server_default=""),
    Column("deal", Text, nullable=False, server_default=""),
    Column("origin", String(32), nullable=False, server_default=""),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_owner", "owner"),
    Index("ix_tables_origin", "origin"),
)
LISTED: Final = TABLES.c.listed
Index("ix_tables_listed", TABLES.c.changed, sqlite_where=LISTED, postgresql_where=LISTED)
AWAITS_BOT: Final = TABLES.c.awaits_bot
Index("ix_tables_awaits_bot", TABLES.c.id, sqlite_where=AWAITS_BOT, postgresql_where=AWAITS_BOT)

SEATS: Final = Table(
    "seats",
    METADATA,
    table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("name", String(40), nullable=False),
    Column("user_id", String(32), ForeignKey("users.id"), index=True),
    Column("level", String(20)),
    Column("share", String(64), nullable=False, server_default=""),
)

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    table_key(),
    Column("body", Text, nullable=False),
)
"""Finished games looked at again; nobody thinks of one twice."""

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

NODES: Final = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("until", Double, nullable=False),
)
"""Servers that share the database, and until when each of them lives unless it says more."""


def gone_with(owner: str) -> ForeignKey:
    """A reference whose rows go with their owner."""
    return ForeignKey(f"{owner}.id", ondelete="CASCADE")


RESULTS: Final = Table(
    "results",
    METADATA,
    Column("user_id", String(32), gone_with("users"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("task", String(40), primary_key=True),
    Column("won", Boolean, nullable=False),
    Column("stars", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("at", Double, nullable=False),
)
"""Results of users in tasks of games; they outlive the tables at which they came about."""

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("table_id", String(32), gone_with("tables"), primary_key=True),
    Column("node", String(32), gone_with("nodes"), nullable=False, index=True),
)
"""The node that thinks for the bots of a table."""

ATTENDANCE: Final = Table(
    "attendance",
    METADATA,
    Column("table_id", String(32), gone_with("tables"), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("node", String(32), gone_with("nodes"), primary_key=True, index=True),
)
"""The users who sit at a table and look on, with their node."""
