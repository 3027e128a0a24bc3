"""Probes of a database that failed: each kind of outage is tried in its own way."""

from typing import Any, Final

from sqlalchemy import delete, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rotonde.store.outage import Damaged
from rotonde.store.schema import METADATA, SECRETS

ROOM: Final = "room-to-write"
ENOUGH: Final = 256 * 1024
"""Letters that must find room before a disk counts as no longer full: more than any one move."""


async def try_reading(engine: AsyncEngine) -> None:
    """Raises what the database says where it does not answer."""
    async with engine.connect() as connection:
        await connection.execute(select(1))


async def try_writing(engine: AsyncEngine, insert: Any) -> None:
    """Raises what the database says where there is no room to write."""
    forget = delete(SECRETS).where(SECRETS.c.name == ROOM)
    async with engine.begin() as connection:
        await connection.execute(forget)
        await connection.execute(insert(SECRETS).values(name=ROOM, value="." * ENOUGH))
    async with engine.begin() as connection:
        await connection.execute(forget)


async def try_secrets(connection: AsyncConnection) -> None:
    """Raises where the key of all cookies cannot be read, by its table or by its index."""
    names = (await connection.scalars(select(SECRETS.c.name))).all()
    await connection.execute(select(SECRETS.c.value).where(SECRETS.c.name.in_(names)))


async def try_every_page(engine: AsyncEngine) -> None:
    """Raises where a page of a SQLite file, or one of our tables, cannot be read.

    PostgreSQL has no such question: there, damage counts until the server starts anew.
    """
    if engine.dialect.name != "sqlite":
        raise LookupError("only SQLite can be asked")
    async with engine.connect() as connection:
        found = await connection.scalar(text("PRAGMA quick_check(1)"))
        if found != "ok":
            raise Damaged(found)
        for table in METADATA.sorted_tables:
            await connection.execute(select(table).limit(1))
