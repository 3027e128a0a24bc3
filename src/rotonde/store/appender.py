"""Group commit: entries that wait for the same disk go there together.

Each caller returns only when its entries are committed. When one entry of a group is a double, the
group is written again one by one, so that only that caller hears of it.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from rotonde.store.ports import Conflict
from rotonde.store.writers import LogWriter, Written

LARGEST_GROUP: Final = 256
GATHERING: Final = 0.002
"""Seconds for which a busy node gathers the next group: each has a price, whatever its size."""


class Waiting(msgspec.Struct, frozen=True, eq=False):
    """Entries of one table on their way, and who waits for them."""

    written: Written
    done: asyncio.Future[None]


class Appender:
    """The one writer of the log of a node."""

    def __init__(self, writer: LogWriter) -> None:
        self.writer = writer
        self.waiting: list[Waiting] = []
        self.task: asyncio.Task[None] | None = None

    async def append(self, written: Written) -> None:
        """Write entries of one table. Raises `Conflict` when one of their versions is taken."""
        done = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(written, done))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.drain())
        await done

    async def close(self) -> None:
        """Wait for what is on its way."""
        if self.task is not None:
            await self.task
        await self.writer.close()

    async def drain(self) -> None:
        """Group after group; where nobody else writes, a move waits for nobody."""
        while self.waiting:
            group = self.next_group()
            await self.settle(group)
            if len(group) > 1:
                await asyncio.sleep(GATHERING)

    def next_group(self) -> Sequence[Waiting]:
        """The entries that go next: one of a table, since only its last says how it stands."""
        tables: set[str] = set()
        for waiting in self.waiting[:LARGEST_GROUP]:
            if waiting.written.table in tables:
                break
            tables.add(waiting.written.table)
        group, self.waiting = self.waiting[: len(tables)], self.waiting[len(tables) :]
        return group

    async def settle(self, group: Sequence[Waiting]) -> None:
        """Write a group and tell those who wait for it how it went."""
        try:
            await self.writer.append([waiting.written for waiting in group])
        except Conflict:
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


def answer(group: Sequence[Waiting], error: Exception | None) -> None:
    """Wake those who still wait."""
    for waiting in group:
        if waiting.done.done():
            continue
        if error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(error)
