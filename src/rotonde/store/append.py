"""Group commit: entries that wait for the same disk go there together.

Each caller returns only when its entry is committed. When one entry of a group is a double, the
group is written again one by one, so that only that caller hears of it.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, exc, update
from sqlalchemy.ext.asyncio import AsyncEngine

from rotonde.store.listen import notify
from rotonde.store.port import Change, Conflict, Entry, TableStanding
from rotonde.store.schema import LOG, TABLES

LARGEST_GROUP = 256
STANDING = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"))
    .values(
        version=bindparam("new_version"),
        status=bindparam("new_status"),
        changed=bindparam("new_changed"),
        summary=bindparam("new_summary"),
    )
)


class Waiting(msgspec.Struct, frozen=True, eq=False):
    """An entry on its way, and who waits for it."""

    table: str
    entry: Entry
    standing: TableStanding
    done: asyncio.Future[None]

    def log_values(self) -> dict[str, Any]:
        return {"table_id": self.table, **msgspec.structs.asdict(self.entry)}

    def standing_values(self) -> dict[str, Any]:
        named = {f"new_{k}": v for k, v in msgspec.structs.asdict(self.standing).items()}
        return {"table_id": self.table, "new_version": self.entry.version, **named}


class Appender:
    """The one writer of the log of an engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: list[Waiting] = []
        self.task: asyncio.Task[None] | None = None

    async def append(self, table: str, entry: Entry, standing: TableStanding) -> None:
        """Write one entry. Raises `Conflict` when its version is taken."""
        done = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(table, entry, standing, done))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.drain())
        await done

    async def close(self) -> None:
        """Wait for what is on its way."""
        if self.task is not None:
            await self.task

    async def drain(self) -> None:
        while self.waiting:
            group = self.waiting[:LARGEST_GROUP]
            del self.waiting[:LARGEST_GROUP]
            await self.settle(group)

    async def settle(self, group: Sequence[Waiting]) -> None:
        """Write a group and tell those who wait for it how it went."""
        try:
            await self.write(group)
        except exc.IntegrityError:
            await self.settle_doubles(group)
        except Exception as error:  # whatever the database says is for those who wait
            answer(group, error)
        else:
            answer(group, None)

    async def settle_doubles(self, group: Sequence[Waiting]) -> None:
        if len(group) == 1:
            answer(group, Conflict())
            return
        for waiting in group:
            await self.settle([waiting])

    async def write(self, group: Sequence[Waiting]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(LOG.insert(), [w.log_values() for w in group])
            await connection.execute(STANDING, [w.standing_values() for w in group])
            for waiting in group:
                await notify(connection, Change(waiting.table, waiting.entry.version))


def answer(group: Sequence[Waiting], error: Exception | None) -> None:
    """Wake those who still wait."""
    for waiting in group:
        if waiting.done.done():
            continue
        if error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(error)
