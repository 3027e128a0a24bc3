"""Writers of one SQLite file take turns, and a move goes before what is not played."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rotonde.store import SqlStore, writers
from tests.store.rows import entry, furnish, standing, table

IMPATIENT = tuple("busy_timeout=0" if "busy" in each else each for each in writers.PRAGMAS)
"""With these a writer that meets another one fails at once, where it would sleep else."""


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqlStore]:
    monkeypatch.setattr(writers, "PRAGMAS", IMPATIENT)
    store = SqlStore(f"sqlite:///{tmp_path}/rotonde.sqlite3")
    await store.open()
    await furnish(store)
    yield store
    await store.close()


async def test_no_writer_meets_another(store: SqlStore) -> None:
    async def play() -> None:
        for version in range(1, 21):
            await store.append("t1", [entry(version)], standing())

    opened = (store.add_table(table(f"more{n}")) for n in range(20))
    renamed = (store.rename("ada", f"Ada {n}") for n in range(20))
    await asyncio.gather(play(), *opened, *renamed)

    assert len(await store.entries("t1")) == 20
    assert len(await store.table_ids("", 100)) == 21


async def test_a_move_goes_before_what_has_waited_longer(store: SqlStore) -> None:
    done: list[str] = []

    async def rename(name: str) -> None:
        await store.rename("ada", name)
        done.append(name)

    async def move() -> None:
        await store.append("t1", [entry(1)], standing())
        done.append("move")

    async with store.database.writing():
        waiting = [asyncio.create_task(rename(f"Ada {n}")) for n in range(5)]
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(move()))
        for _ in range(5):
            await asyncio.sleep(0)
    await asyncio.gather(*waiting)

    assert done.index("move") <= 1
