"""PostgreSQL tells the other nodes: NOTIFY in the writing transaction, LISTEN beside it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rotonde.kernel.codec import decode, encode
from rotonde.store.port import Change

CHANNEL: Final = "rotonde_changes"
NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', :change)")


async def notify(connection: AsyncConnection, change: Change) -> None:
    """Other nodes hear of this when the transaction is committed; SQLite has none."""
    if connection.dialect.name == "postgresql":
        await connection.execute(NOTIFY, {"change": encode(change).decode()})


async def listen(engine: AsyncEngine) -> AsyncIterator[Change]:
    """Every change that any node commits from now on, ours too.

    Raises `ConnectionError` when the line is lost.
    """
    if engine.dialect.name != "postgresql":
        return
    heard: asyncio.Queue[Change | None] = asyncio.Queue()
    connection = await connect(engine.url)
    connection.add_termination_listener(lambda _connection: heard.put_nowait(None))
    await connection.add_listener(CHANNEL, lambda *told: hear(heard, told[-1]))
    try:
        while (change := await heard.get()) is not None:
            yield change
        raise ConnectionError("the database closed the line")
    finally:
        await connection.close()


async def connect(url: URL) -> Any:
    """A connection of the driver itself: a pooled one would be lent to others."""
    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await asyncpg.connect(plain)


def hear(heard: asyncio.Queue[Change | None], payload: object) -> None:
    try:
        heard.put_nowait(decode(str(payload), Change))
    except msgspec.MsgspecError:
        return
