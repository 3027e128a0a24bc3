"""Bring a database to the schema of this version, at start-up."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from rotonde.store.port import StoreProblem

SCRIPTS: Final = "rotonde:store/migrations"
LOCK: Final = 1829
"""Nodes that start together upgrade one after the other (PostgreSQL)."""


def upgrade(connection: Connection) -> None:
    """Run the migrations that the database does not have yet. Raises `StoreProblem`."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    refuse_newer(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def refuse_newer(connection: Connection, scripts: ScriptDirectory) -> None:
    """A database of a newer version has a revision that we have never heard of."""
    current = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in scripts.walk_revisions()}
    if current is not None and current not in known:
        raise StoreProblem("start-newer-schema", revision=current)
