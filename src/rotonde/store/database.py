"""A SQL database: its address and connections, the schema it has, and what it says in trouble."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Table, event, exc
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rotonde.store.migrate import newer_revision, require_current, upgrade
from rotonde.store.outage import Outage, database_words, outage_of
from rotonde.store.ports import StoreProblem
from rotonde.store.probes import try_every_page, try_reading, try_secrets, try_writing
from rotonde.store.turns import WriteTurns
from rotonde.store.writers import tune

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
PATIENCE: Final = 2.0
"""Seconds after which a database that says nothing is away."""
INSERTS: Final[Mapping[str, Callable[[Table], Any]]] = {
    "sqlite": sqlite_insert,
    "postgresql": postgresql_insert,
}


def without_password(url: str) -> str:
    """An address that cannot be parsed, as it may be shown."""
    return re.sub(r"(//[^:/@]*):.*@", r"\1:***@", url)


def engine_url(url: str) -> URL:
    """The address with the driver that we use. Raises `StoreProblem`."""
    try:
        parsed = make_url(url)
    except (exc.ArgumentError, ValueError) as error:
        raise StoreProblem("start-database-url", url=without_password(url)) from error
    kind = {"postgres": "postgresql"}.get(parsed.get_backend_name(), parsed.get_backend_name())
    if kind not in DRIVERS:
        raise StoreProblem("start-database-url", url=without_password(url))
    return parsed.set(drivername=DRIVERS[kind])


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database; None for any other."""
    named = url.get_backend_name() == "sqlite" and url.database
    return Path(named) if named else None


def try_file(url: URL) -> None:
    """Open a SQLite file once by ourselves: the driver's threads do not take a failure well.

    Seeds and the key of all cookies lie in it, so that nobody else on the machine may read it.
    """
    if url.get_backend_name() == "sqlite" and url.database:
        sqlite3.connect(url.database).close()
        Path(url.database).chmod(0o600)


def problem_of(url: URL, error: Exception) -> StoreProblem:
    """The problem to tell: a file is missing or somebody else's, or a database is away."""
    reason = database_words(error)
    if url.get_backend_name() == "sqlite":
        damaged = outage_of(error) == "damaged"
        code = "start-database-damaged" if damaged else "start-database-file"
        return StoreProblem(code, file=str(url.database), reason=reason)
    shown = url.render_as_string(hide_password=True)
    return StoreProblem("start-database", url=shown, reason=reason)


def make_engine(url: URL, *, reading: bool = False) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True)  # the database may have been away
    # Reading opens no transaction on SQLite: a rollback at each return would be a trip for nothing.
    engine = create_async_engine(url, pool_reset_on_return=None)
    prepare = refuse_writes if reading else tune
    event.listen(engine.sync_engine, "connect", lambda connection, _record: prepare(connection))
    return engine


def refuse_writes(connection: Any) -> None:
    """A connection that changes nothing."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only=ON")
    cursor.close()


class Database:
    """One SQLite file or PostgreSQL database. On SQLite those who write take turns."""

    def __init__(self, url: str, *, reading: bool = False) -> None:
        self.url = engine_url(url)
        self.engine = make_engine(self.url, reading=reading)
        self.insert = INSERTS[self.engine.dialect.name]
        self.turns = WriteTurns()

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database; None for any other."""
        return file_of(self.url)

    def reading(self) -> AsyncConnection:
        """A connection to read with, at any time."""
        return self.engine.connect()

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that writes what is not played; on SQLite it waits for its turn."""
        turn = self.turns.of_others() if self.file else nullcontext()
        async with turn, self.engine.begin() as connection:
            yield connection

    async def open(self) -> None:
        try:
            try_file(self.url)
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
                await try_secrets(connection)
        except (exc.DBAPIError, OSError, sqlite3.Error) as error:
            raise problem_of(self.url, error) from error

    async def open_to_read(self) -> None:
        """Get ready without changing anything, the schema least of all. Raises `StoreProblem`."""
        try:
            if (file := self.file) is not None:
                file.open("rb").close()  # SQLite would make one
            async with self.engine.connect() as connection:
                await connection.run_sync(require_current)
        except (exc.DBAPIError, OSError, sqlite3.Error) as error:
            raise problem_of(self.url, error) from error

    async def close(self) -> None:
        await self.engine.dispose()

    async def answers(self) -> bool:
        return await succeeds(asyncio.wait_for(try_reading(self.engine), PATIENCE))

    async def look_through(self) -> None:
        if self.file is not None:
            await try_every_page(self.engine)

    async def has_recovered(self, outage: Outage) -> bool:
        match outage:
            case "away":
                return await self.answers()
            case "unwritable":
                return await succeeds(try_writing(self.engine, self.insert))
            case "damaged":
                return await succeeds(try_every_page(self.engine))

    async def newer_schema(self) -> str:
        async with self.engine.connect() as connection:
            return await connection.run_sync(newer_revision)


async def succeeds(attempt: Awaitable[None]) -> bool:
    """Whether it went well, whatever a database in trouble comes to say."""
    try:
        await attempt
    except Exception:
        return False
    return True
