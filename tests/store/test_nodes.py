"""Nodes that share a database: each lives as long as it says so, and holds what no other does."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import aclosing

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from rotonde.store import Change, Conflict, Nodes, SqlStore, TableRow
from rotonde.store.queries import awaiting_bots
from tests.store.rows import entry, furnish, standing, table
from tests.store.test_store import waiting
from tests.support.patience import HAPPENS_WITHIN

LONG = 60.0


@pytest.fixture
async def shared(postgres_url: str) -> AsyncIterator[SqlStore]:
    """A store with two tables that wait for a bot, and two nodes that share it."""
    store = SqlStore(postgres_url)
    await store.open()
    await furnish(store, waiting("a"), waiting("b"))
    for node in ("one", "two"):
        await nodes_of(store).beat(node, LONG, ())
    yield store
    await store.close()


def nodes_of(store: SqlStore) -> Nodes:
    assert store.nodes is not None
    return store.nodes


async def unclaimed(store: SqlStore) -> list[str]:
    return list(await store.awaiting_bots(time.time(), "", 10))


async def test_one_node_thinks_for_a_table(shared: SqlStore) -> None:
    """However often it asks; once it lets go, the other may."""
    nodes = nodes_of(shared)

    assert [await nodes.claim("one", "a") for _ in range(2)] == [True, True]
    assert not await nodes.claim("two", "a")
    assert await unclaimed(shared) == ["b"]

    await nodes.release("two", "a")
    assert not await nodes.claim("two", "a")
    await nodes.release("one", "a")
    assert await nodes.claim("two", "a")


async def test_of_many_that_ask_at_once_one_is_granted(shared: SqlStore) -> None:
    nodes = nodes_of(shared)

    asked = await asyncio.gather(*(nodes.claim(node, "a") for node in ("one", "two") * 5))

    assert asked in ([True, False] * 5, [False, True] * 5)


async def test_what_a_node_held_is_free_when_its_time_is_over(shared: SqlStore) -> None:
    """The first to say that it lives notices; who was thought dead hears so, and holds nothing."""
    nodes = nodes_of(shared)
    await nodes.claim("one", "a")
    await nodes.beat("one", 0.0, ("a",))
    await asyncio.sleep(0.01)

    assert not await nodes.beat("two", LONG, ())

    assert await unclaimed(shared) == ["a", "b"]
    assert await nodes.claim("two", "a")
    assert not await nodes.claim("one", "b")
    assert await nodes.beat("one", LONG, ("a",))
    assert not await nodes.claim("one", "a")


async def test_a_node_that_goes_leaves_all_to_the_others(shared: SqlStore) -> None:
    nodes = nodes_of(shared)
    await nodes.claim("one", "a")

    await nodes.retire("one")

    assert await nodes.claim("two", "a")


async def test_what_could_not_be_let_go_is_let_go_with_the_next_beat(shared: SqlStore) -> None:
    nodes = nodes_of(shared)
    for name in ("a", "b"):
        await nodes.claim("one", name)

    await nodes.beat("one", LONG, ("b",))

    assert await unclaimed(shared) == ["a"]


async def test_a_removed_table_is_held_by_nobody(shared: SqlStore) -> None:
    nodes = nodes_of(shared)
    await nodes.claim("one", "a")
    await nodes.attend("one", {("a", "ada")}, ())

    await shared.remove_table("a")

    assert await shared.table("a") is None


async def test_who_looks_on_is_known_everywhere(shared: SqlStore) -> None:
    """Through two nodes they are there until they left both; a node that dies sees nobody."""
    nodes = nodes_of(shared)
    for node in ("one", "two"):
        await nodes.attend(node, {("a", "ada")}, ())
    assert await ada_is_at(shared, "a")
    assert not await ada_is_at(shared, "b")

    await nodes.attend("one", (), {("a", "ada")})
    assert await ada_is_at(shared, "a")

    heard = await heard_while(shared, nodes.retire("two"))
    assert not await ada_is_at(shared, "a")
    assert heard == [Change("a", 0)]


async def ada_is_at(store: SqlStore, name: str) -> bool:
    row = await store.table(name)
    assert row is not None
    return row.seats[0].there


async def heard_while(store: SqlStore, work: Awaitable[None]) -> list[Change]:
    """What is heard of the tables before the next change of another one."""
    heard: list[Change] = []
    async with aclosing(store.changes()) as line:
        assert await anext(line) is None
        await work
        await store.reseat("b", [], awaits_bot=True)
        async with asyncio.timeout(HAPPENS_WITHIN):
            while (change := await anext(line)) != Change("b", 0):
                assert change is not None
                heard.append(change)
    return heard


async def test_a_table_that_is_being_closed_stays_closed(shared: SqlStore) -> None:
    """The move waits for the host's transaction, and finds the table closed."""
    async with shared.database.engine.begin() as connection:
        await connection.execute(text("UPDATE tables SET status = 'closed' WHERE id = 'a'"))
        move = asyncio.create_task(shared.append("a", [entry(1)], standing()))
        await waited_for(shared, "WITH given")

    with pytest.raises(Conflict):
        await move
    found = await shared.table("a")
    assert found is not None
    assert (found.version, found.standing.status) == (0, "closed")


async def waited_for(store: SqlStore, word: str) -> None:
    """Until a statement with this word waits for a lock."""
    waits = text(
        "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE :like"
    )
    async with asyncio.timeout(HAPPENS_WITHIN):
        while True:
            async with store.database.engine.connect() as connection:
                if await connection.scalar(waits, {"like": f"%{word}%"}):
                    return
            await asyncio.sleep(0.01)


async def test_a_new_name_is_heard_once_whatever_its_owner_has_tables(shared: SqlStore) -> None:
    for name in ("c", "d", "e"):
        await shared.add_table(elsewhere(name))

    heard = await heard_while(shared, shared.rename("hugo", "Victor"))

    assert heard == [Change("", 0, "hugo")]


def elsewhere(name: str) -> TableRow:
    row = table(name)
    return replace(row, seats=(replace(row.seats[0], user="hugo"),))


async def test_a_hundred_thousand_open_tables_are_not_looked_through(shared: SqlStore) -> None:
    """Those that await a bot are found by an index of their own."""
    async with shared.database.engine.begin() as connection:
        await connection.execute(
            text(
                "INSERT INTO tables (id, name, game, edition, options, seed, listed, owner,"
                " created, version, status, changed, summary)"
                " SELECT 'open ' || number, '', 'toy', 1, '{}', '', false, 'ada', 1, 0, 'playing',"
                " 1, '{}' FROM generate_series(1, 100000) number"
            )
        )
        await connection.execute(text("ANALYZE tables"))
        wanted = awaiting_bots(20.0, "", 200).compile(
            dialect=shared.database.engine.dialect, compile_kwargs={"literal_binds": True}
        )
        plan = (await connection.scalars(text(f"EXPLAIN {wanted}"))).all()

    assert await unclaimed(shared) == ["a", "b"]
    assert any("ix_tables_awaits_bot" in line for line in plan)
    assert not any("Seq Scan on tables" in line for line in plan)
