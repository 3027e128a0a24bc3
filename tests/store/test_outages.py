"""What really ails a database, and how the store names it: full, damaged, replaced; or our bug."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from rotonde.store import Outage, SqlStore, outage_of
from rotonde.store.writers import SqliteWriter
from tests.store.rows import entry, furnish, standing
from tests.support.spoiling import spoil_page


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    store = SqlStore(f"sqlite:///{tmp_path}/rotonde.sqlite3")
    await store.open()
    await furnish(store)
    yield store
    await store.close()


async def by_writer(store: SqlStore, statement: str) -> list[tuple[int, ...]]:
    assert isinstance(store.writer, SqliteWriter)
    return await store.writer.by_writer(lambda log: log.execute(statement).fetchall())


async def outage_in(store: SqlStore, statement: str) -> Outage | None:
    """What a statement runs into."""
    with pytest.raises(Exception) as raised:
        async with store.database.engine.begin() as connection:
            await connection.execute(text(statement))
    return outage_of(raised.value)


async def fill(store: SqlStore) -> None:
    """Log entries until no more is taken."""
    for version in range(1, 10_000):
        await store.append("t1", [entry(version, body="." * 4000)], standing())


async def test_a_full_database_takes_nothing_and_goes_on_once_there_is_room(
    store: SqlStore,
) -> None:
    """SQLite itself says that it is full; what was refused is not there, and the next one is."""
    ((pages,),) = await by_writer(store, "PRAGMA page_count")
    await by_writer(store, f"PRAGMA max_page_count = {pages}")
    with pytest.raises(sqlite3.OperationalError) as full:
        await fill(store)
    version = len(await store.entries("t1"))
    await by_writer(store, f"PRAGMA max_page_count = {pages * 1000}")
    await store.append("t1", [entry(version + 1)], standing())

    assert str(full.value) == "database or disk is full"
    assert outage_of(full.value) == "unwritable"
    assert [each.version for each in await store.entries("t1")] == list(range(1, version + 2))


async def test_a_file_that_another_holds_is_unwritable(store: SqlStore, tmp_path: Path) -> None:
    await by_writer(store, "PRAGMA busy_timeout = 0")
    with sqlite3.connect(tmp_path / "rotonde.sqlite3", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError) as locked:
            await store.append("t1", [entry(1)], standing())
        other.execute("ROLLBACK")
    other.close()
    await store.append("t1", [entry(1)], standing())

    assert outage_of(locked.value) == "unwritable"


async def test_a_database_that_was_taken_away_is_damaged(store: SqlStore) -> None:
    async with store.database.engine.begin() as connection:
        await connection.execute(text("DROP TABLE results"))

    assert await outage_in(store, "SELECT * FROM results") == "damaged"
    assert not await store.has_recovered("damaged")


async def test_a_statement_of_ours_that_is_wrong_is_no_outage(store: SqlStore) -> None:
    assert await outage_in(store, "SELECT nothing FROM tables") is None
    assert await outage_in(store, "INSERT INTO secrets (name) VALUES ('x')") is None


async def test_a_sound_database_can_do_all_that_is_tried(store: SqlStore) -> None:
    """And what is written to find out whether there is room is gone again."""
    outages: tuple[Outage, ...] = ("away", "unwritable", "damaged")

    assert [await store.has_recovered(outage) for outage in outages] == [True, True, True]
    assert await store.secret("room-to-write", "nothing") == "nothing"


async def test_damaged_pages_are_found_when_they_are_looked_for(
    store: SqlStore, tmp_path: Path
) -> None:
    file = tmp_path / "rotonde.sqlite3"
    await store.close()
    spoil_page(file, "snapshots")

    assert await outage_in(store, "SELECT * FROM snapshots") == "damaged"
    assert await store.answers()
    assert not await store.has_recovered("damaged")
