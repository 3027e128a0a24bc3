"""PostgreSQL tells the other nodes: NOTIFY in the writing transaction, LISTEN beside it."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Any, Final

import msgspec
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rotonde.kernel.tools.codec import decode, encode
from rotonde.store import postgres_errors
from rotonde.store.rows import Change

UNHEARD: Final[postgres_errors.Kinds] = (OSError, *postgres_errors.ANY)
CHANNEL: Final = "rotonde_changes"
NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', :change)")


async def notify(connection: AsyncConnection, *tables: str) -> None:
    """Other nodes hear that who sits at these tables changed, once the transaction is committed.

    SQLite has no other nodes.
    """
    await notify_of(connection, *(Change(table, 0) for table in tables))


async def notify_of(connection: AsyncConnection, *changes: Change) -> None:
    """Other nodes hear of these, once the transaction is committed."""
    if changes and connection.dialect.name == "postgresql":
        told = [{"change": encode(change).decode()} for change in changes]
        await connection.execute(NOTIFY, told)


async def listen(engine: AsyncEngine) -> AsyncGenerator[Change | None]:
    """None once the line stands; then every change that any node commits, ours too.

    Raises `ConnectionError` when there is no line, or it is lost.
    """
    if engine.dialect.name != "postgresql":
        return
    heard: asyncio.Queue[Change | None] = asyncio.Queue()
    connection = await listening(engine.url, heard)
    try:
        yield None
        while (change := await heard.get()) is not None:
            yield change
        raise ConnectionError("the database closed the line")
    finally:
        await connection.close()


async def listening(url: URL, heard: asyncio.Queue[Change | None]) -> Any:
    """A connection that puts what it hears into a queue, and None when it ends.

    Raises `ConnectionError`, whatever a database that starts, stops or is gone says.
    """
    try:
        connection = await connect(url)
        connection.add_termination_listener(lambda _connection: heard.put_nowait(None))
        await connection.add_listener(CHANNEL, lambda *told: hear(heard, told[-1]))
    except UNHEARD as error:
        raise ConnectionError(str(error)) from error
    return connection


async def connect(url: URL) -> Any:
    """A connection of the driver itself: a pooled one would be lent to others."""
    import asyncpg

    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await asyncpg.connect(plain)


def hear(heard: asyncio.Queue[Change | None], payload: object) -> None:
    try:
        heard.put_nowait(decode(str(payload), Change))
    except msgspec.MsgspecError:
        return
