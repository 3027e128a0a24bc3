"""Entries go to the disk in groups, and a busy node gathers them."""

import asyncio
from collections.abc import Sequence

from rotonde.store.appender import Appender
from rotonde.store.rows import Snapshot
from rotonde.store.writers import Written
from tests.store.rows import entry, standing


class Disk:
    """A log that remembers how large its groups were."""

    def __init__(self) -> None:
        self.groups: list[int] = []

    async def append(self, group: Sequence[Written]) -> None:
        self.groups.append(len(group))
        await asyncio.sleep(0)

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """No snapshot comes here."""

    async def close(self) -> None:
        """Nothing to let go of."""


def written(table: int) -> Written:
    return Written(f"t{table}", (entry(1),), standing())


async def test_what_comes_right_after_a_group_goes_together() -> None:
    disk = Disk()
    appender = Appender(disk)
    await asyncio.gather(*(appender.append(written(n)) for n in range(3)))

    first = asyncio.create_task(appender.append(written(3)))
    for _ in range(5):
        await asyncio.sleep(0)
    await asyncio.gather(first, appender.append(written(4)))

    assert disk.groups == [3, 2]


async def test_who_writes_alone_waits_for_nobody() -> None:
    disk = Disk()
    appender = Appender(disk)
    first = asyncio.create_task(appender.append(written(0)))
    for _ in range(5):
        await asyncio.sleep(0)

    assert first.done()
    assert disk.groups == [1]
