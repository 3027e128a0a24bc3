"""What nobody comes back to goes after so many days, and nothing else."""

import pytest

from rotonde.server.tables.hub import Hub, Listener
from rotonde.server.tables.live_tables import Tables
from rotonde.server.upkeep.retention import AT_ONCE, DAY, Retention, Tidied
from rotonde.store import MemoryStore, SeatRow, TableRow, User
from tests.server.test_hub import Wire
from tests.server.toy_table import TOY, TOY_DESK
from tests.store.rows import furnish, table
from tests.store.test_store import BOT, MINE, of

NOW = 1_000 * DAY


def practice(name: str, days: float) -> TableRow:
    """A table of one person, untouched for so many days."""
    return of(table(name, changed=NOW - days * DAY), MINE, BOT)


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def retention(store: MemoryStore) -> Retention:
    return Retention(Tables(store, Hub(), {TOY.id: TOY_DESK}), days=90)


async def test_practice_tables_go_when_nobody_touched_them(
    store: MemoryStore, retention: Retention
) -> None:
    await furnish(store, practice("old", 91), practice("new", 89))

    assert Tidied(tables=1, guests=1) == await retention.tidy(NOW)

    assert await store.table("old") is None
    assert await store.table("new") is not None
    assert await store.user("hugo") is None
    assert await store.user("ada") is not None


async def test_a_table_that_somebody_looks_at_stays(
    store: MemoryStore, retention: Retention
) -> None:
    await furnish(store, practice("old", 91))
    retention.tables.hub.enter("old", Listener(Wire(), "ada", None))

    assert (await retention.tidy(NOW)).tables == 0
    assert await store.table("old") is not None


async def test_tables_of_several_people_stay_for_ever(
    store: MemoryStore, retention: Retention
) -> None:
    shared = table("shared", changed=0.0)
    await furnish(store, of(shared, MINE, SeatRow(1, "person", "", "hugo")))

    assert Tidied(tables=0, guests=0) == await retention.tidy(NOW)


async def test_any_number_of_tables_goes(store: MemoryStore, retention: Retention) -> None:
    """They are looked up a few at a time."""
    await furnish(store, *(practice(f"t{number}", 100) for number in range(2 * AT_ONCE + 1)))

    assert (await retention.tidy(NOW)).tables == 2 * AT_ONCE + 1


async def test_who_wants_to_keep_everything_does(store: MemoryStore) -> None:
    retention = Retention(Tables(store, Hub(), {TOY.id: TOY_DESK}), days=0)
    await store.add_user(User("idle", "Idle", 0.0))

    await retention.apply()

    assert await store.user("idle") is not None
