"""What only a database has: a schema, an address, other nodes, and a life after the process."""

import asyncio
import sqlite3
from contextlib import aclosing
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from bench.postgres import new_database
from rotonde.store import Change, SqlStore, StoreProblem
from rotonde.store.migrate import upgrade
from rotonde.store.schema import METADATA
from rotonde.store.writers import SqliteWriter
from tests.store.rows import OLD_TABLE, entry, furnish, standing, table
from tests.support.patience import HAPPENS_WITHIN

OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
"""All connections to this database but the one that asks."""


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/rotonde.sqlite3"
    return await new_database(request.getfixturevalue("postgres"))


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def test_the_migrations_lead_to_the_schema(url: str) -> None:
    store = SqlStore(url)
    await store.open()

    async with store.database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_tables_from_before_deals_keep_their_seed(url: str) -> None:
    store = SqlStore(url)
    async with store.database.engine.begin() as connection:
        await connection.run_sync(upgrade, "0007")
        for row in OLD_TABLE:
            await connection.execute(text(row))
    await store.open()

    found = await store.table("old")
    await store.close()

    assert found is not None
    assert (found.seed, found.deal, found.standing.status) == ("0f" * 16, "", "open")
    assert [(seat.kind, seat.share) for seat in found.seats] == [("person", ""), ("open", "")]


async def test_everything_is_there_after_a_restart(url: str) -> None:
    before = SqlStore(url)
    await before.open()
    await furnish(before)
    await before.append("t1", [entry(1)], standing())
    await before.close()

    after = SqlStore(url)
    await after.open()

    assert [entry(1)] == list(await after.entries("t1"))
    await after.close()


async def test_a_store_may_be_closed_twice_and_opened_again(url: str) -> None:
    """Whoever opened it closes it, and so does whoever was given it."""
    store = SqlStore(url)
    await store.open()
    await furnish(store)
    await store.append("t1", [entry(1)], standing())
    await store.close()
    await store.close()

    await store.open()
    await store.append("t1", [entry(2)], standing())

    assert [entry(1), entry(2)] == list(await store.entries("t1"))
    await store.close()


async def test_a_newer_schema_is_not_touched(url: str) -> None:
    store = SqlStore(url)
    await store.open()
    async with store.database.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with pytest.raises(StoreProblem) as refused:
        await store.open()

    assert refused.value.code == "start-newer-schema"
    assert refused.value.facts == {"revision": "9999"}
    await store.close()


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "no address",
        "mysql://host/rotonde",
        "mysql://ada:secret@host/rotonde",
        "postgresql://ada:secret@host:port/rotonde",
    ],
)
def test_an_address_that_is_none_is_refused(bad: str) -> None:
    """The password stays out of the message."""
    with pytest.raises(StoreProblem) as refused:
        SqlStore(bad)

    assert refused.value.code == "start-database-url"
    assert "secret" not in str(refused.value.facts)


@pytest.mark.parametrize(
    ("gone", "code"),
    [
        ("sqlite:////nowhere/at/all.sqlite3", "start-database-file"),
        ("postgresql://ada:secret@127.0.0.1:1/rotonde", "start-database"),
    ],
)
async def test_a_database_that_does_not_answer_is_named(gone: str, code: str) -> None:
    """The password stays out of the message."""
    store = SqlStore(gone)

    with pytest.raises(StoreProblem) as refused:
        await store.open()

    assert refused.value.code == code
    assert "secret" not in str(refused.value.facts)
    await store.close()


async def test_sqlite_writes_ahead(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{tmp_path}/rotonde.sqlite3")
    await store.open()
    await store.close()

    with sqlite3.connect(tmp_path / "rotonde.sqlite3") as file:
        assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    file.close()


async def test_sqlite_is_on_disk_before_anybody_hears_of_it(tmp_path: Path) -> None:
    """`synchronous=FULL`, for the writer of the log and for every other connection."""
    store = SqlStore(f"sqlite:///{tmp_path}/rotonde.sqlite3")
    await store.open()

    assert isinstance(store.writer, SqliteWriter)
    written = await store.writer.by_writer(lambda log: log.execute("PRAGMA synchronous").fetchone())
    async with store.database.engine.connect() as connection:
        other = await connection.scalar(text("PRAGMA synchronous"))
    await store.close()

    assert (written, other) == ((2,), 2)


async def test_moves_are_kept_again_once_the_database_is_back(postgres_url: str) -> None:
    """Every connection was cut: the first move after it is kept, and so is everything else."""
    store = SqlStore(postgres_url)
    await store.open()
    await furnish(store, table(status="playing"))
    await store.append("t1", [entry(1)], standing())

    await cut_all_lines(postgres_url)
    await store.append("t1", [entry(2)], standing())
    await store.rename("ada", "Augusta")

    row = await store.table("t1")
    assert row is not None
    assert (row.version, row.seats[0].name) == (2, "Augusta")
    await store.close()


async def cut_all_lines(url: str) -> None:
    """End every connection to this database but our own, as a restart would."""
    connection = await asyncpg.connect(url)
    cut = [row["pid"] for row in await connection.fetch(f"SELECT pid {OTHERS}")]
    await connection.execute("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) pid", cut)
    async with asyncio.timeout(HAPPENS_WITHIN):  # a server that is cut may be back at once
        while await connection.fetchval(f"SELECT count(*) {OTHERS} AND pid = ANY($1)", cut):
            await asyncio.sleep(0.01)
    await connection.close()


async def test_other_nodes_hear_of_a_move(postgres_url: str) -> None:
    """NOTIFY comes with the commit, and not before."""
    here, there = SqlStore(postgres_url), SqlStore(postgres_url)
    await here.open()
    await there.open()
    await furnish(here, table(status="playing"))
    async with aclosing(there.changes()) as line:
        assert await anext(line) is None

        await here.append("t1", [entry(1)], standing())
        await here.take_seat("t1", 2, "hugo")
        async with asyncio.timeout(HAPPENS_WITHIN):
            heard = [await anext(line), await anext(line)]

    assert [Change("t1", 1), Change("t1", 0)] == heard
    await here.close()
    await there.close()


async def test_a_line_that_is_cut_says_so(postgres_url: str) -> None:
    """None tells that it stands; afterwards one error, whatever the database had to say."""
    store = SqlStore(postgres_url)
    await store.open()
    async with aclosing(store.changes()) as line:
        assert await anext(line) is None

        await cut_all_lines(postgres_url)
        with pytest.raises(ConnectionError):
            await anext(line)
    await store.close()
