"""Bring a database to the schema of this version, at start-up."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from rotonde.store.ports import StoreProblem

SCRIPTS: Final = "rotonde:store/migrations"
LOCK: Final = 1829
"""Nodes that start together upgrade one after the other (PostgreSQL)."""


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations that the database does not have yet. Raises `StoreProblem`."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = settings()
    config.attributes["connection"] = connection
    refuse_newer(connection)
    command.upgrade(config, to)


def settings() -> Config:
    """Alembic's settings, with the place of our migrations."""
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    config.set_main_option("path_separator", "os")
    return config


@cache
def revisions() -> Sequence[str]:
    """The schemas that this version knows, the newest first."""
    scripts = ScriptDirectory.from_config(settings()).walk_revisions()
    return [script.revision for script in scripts]


def revision_of(connection: Connection) -> str:
    """The schema of a database; empty where it has none yet."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def newer_revision(connection: Connection) -> str:
    """The schema of a database where we have never heard of it; else nothing."""
    found = revision_of(connection)
    return "" if found in revisions() else found


def refuse_newer(connection: Connection) -> None:
    """A newer version has used the database. Raises `StoreProblem`."""
    if found := newer_revision(connection):
        raise StoreProblem("start-newer-schema", revision=found)


def require_current(connection: Connection) -> None:
    """The database is of this very version. Raises `StoreProblem`."""
    refuse_newer(connection)
    if (found := revision_of(connection)) != revisions()[0]:
        raise StoreProblem("start-older-schema", revision=found or "0")
