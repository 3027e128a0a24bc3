"""One suite for all bodies of the store."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest
from msgspec.structs import replace

from rotonde.store import Conflict, Result, SeatRow, Snapshot, Store, TableRow, User
from tests.store.rows import ADA, HUGO, entry, furnish, standing, table

MANY = 150


async def test_all_tables_are_listed_for_their_host(store: Store) -> None:
    await furnish(store, *(table(f"t{day}", changed=float(day)) for day in range(1, 5)))

    assert [row.id for row in await store.all_tables(4.0, 2)] == ["t3", "t2"]


async def test_a_secret_is_made_once(store: Store) -> None:
    """The first proposal wins, on every node."""
    assert await store.secret("cookie", "first") == "first"
    assert await store.secret("cookie", "second") == "first"
    assert await store.secret("other", "second") == "second"


async def test_a_user_is_found_and_renamed(store: Store) -> None:
    await furnish(store)

    await store.rename("ada", "Ada L.")

    assert replace(ADA, name="Ada L.") == await store.user("ada")
    assert await store.user("hugo") == HUGO
    assert await store.user("nobody") is None


async def test_a_table_comes_back_as_it_was_put(store: Store) -> None:
    """A person is called by the name of today; a bot keeps the name of its seat."""
    await furnish(store)

    found = await store.table("t1")

    assert found is not None
    assert [seat.name for seat in found.seats] == ["Ada", "Novelty", ""]
    assert table() == replace(found, seats=table().seats)
    assert await store.table("t2") is None
    assert await store.table("t\0") is None


async def test_a_renamed_user_is_renamed_at_the_table(store: Store) -> None:
    await furnish(store)
    await store.rename("ada", "Countess")

    found = await store.table("t1")

    assert found is not None
    assert found.seats[0].name == "Countess"


async def test_an_open_seat_is_taken_once(store: Store) -> None:
    """Of two who sit down at the same time, one is told that the seat is gone."""
    await furnish(store)

    answers = await asyncio.gather(
        store.take_seat("t1", 2, "hugo"), store.take_seat("t1", 2, "ada")
    )

    found = await store.table("t1")
    assert sorted(answers) == [False, True]
    assert found is not None
    assert found.seats[2].kind == "person"
    assert found.seats[2].user in ("ada", "hugo")
    assert not await store.take_seat("t1", 1, "hugo")


async def test_bots_fill_only_what_is_still_open(store: Store) -> None:
    """Who sat down a moment before keeps the seat."""
    await furnish(store)
    await store.take_seat("t1", 2, "hugo")

    await store.fill_seats("t1", [SeatRow(2, "bot", "Planet", None, "greedy")])

    found = await store.table("t1")
    assert found is not None
    assert [seat.user for seat in found.seats] == ["ada", None, "hugo"]


async def test_a_result_is_kept_for_each_task_and_goes_with_its_user(store: Store) -> None:
    await furnish(store)
    await store.add_user(User("rex", "Rex", 0.0))
    first = Result("rex", "tiles", "holes", False, 0, 0, 1.0)
    for result in (first, replace(first, won=True, stars=2, score=41), replace(first, task="x")):
        await store.keep_result(result)

    kept = await store.results("rex", "tiles")
    others = await store.results("rex", "rocket")
    await store.forget_guests(1.0)

    assert [(one.task, one.stars, one.score) for one in kept] == [("holes", 2, 41), ("x", 0, 0)]
    assert (list(others), list(await store.results("rex", "tiles"))) == ([], [])


async def test_a_table_has_one_rematch(store: Store) -> None:
    """Of two who ask for it at the same time, one opens it; one that is gone can be replaced."""
    await furnish(store)

    asked = await asyncio.gather(*(store.set_rematch("t1", name, "") for name in ("t2", "t3")))
    first = await store.table("t1")
    assert first is not None
    replaced = await store.set_rematch("t1", "t4", first.rematch)

    found = await store.table("t1")
    assert sorted(asked) == [False, True]
    assert found is not None
    assert (replaced, found.rematch) == (True, "t4")


async def test_a_bot_takes_the_seat_of_somebody_who_leaves(store: Store) -> None:
    """It keeps the name it is given, and the other seats stay as they are."""
    await furnish(store)

    await store.reseat("t1", [SeatRow(0, "bot", "Ada", None, "greedy")], awaits_bot=True)

    found = await store.table("t1")
    assert found is not None
    assert [(seat.kind, seat.name, seat.user) for seat in found.seats] == [
        ("bot", "Ada", None),
        ("bot", "Novelty", None),
        ("open", "", None),
    ]
    assert await store.tables_of("ada", 10) == []
    assert await store.awaiting_bots(20.0, "", 5) == ["t1"]


async def test_a_removed_table_leaves_nothing_behind(store: Store) -> None:
    """Not even for a move that was on its way: it is refused like any that comes too late."""
    await furnish(store, table("t1"), table("t2"))
    await store.append("t1", [entry(1)], standing())
    await store.add_snapshot("t1", Snapshot(1, 1, b"state"))

    await store.remove_table("t1")

    assert await store.table("t1") is None
    assert [row.id for row in await store.tables_of("ada", 10)] == ["t2"]
    assert (list(await store.entries("t1")), list(await store.snapshots("t1"))) == ([], [])
    with pytest.raises(Conflict):
        await store.append("t1", [entry(2)], standing())


async def test_a_table_begins(store: Store) -> None:
    await furnish(store, table(status="open"))

    await store.set_standing("t1", standing("playing", 20.0, '{"actors":[0]}'))

    found = await store.table("t1")
    assert found is not None
    assert standing("playing", 20.0, '{"actors":[0]}') == found.standing


async def test_a_table_is_dealt_once(store: Store) -> None:
    """Of two nodes that deal at the same moment one is told that it was done."""
    waiting = msgspec.structs.replace(table(status="open"), seed="", deal='{"sealed":1}')
    await furnish(store, waiting)
    await store.take_seat("t1", 2, "hugo", "share of Hugo")
    dealt = [(seed, f'{{"told":"{seed}"}}') for seed in ("one", "two")]

    answers = await asyncio.gather(
        *(store.deal("t1", *each, standing("playing", 20.0)) for each in dealt)
    )

    found = await store.table("t1")
    assert sorted(answers) == [False, True]
    assert found is not None
    assert (found.seed, found.deal) == dealt[answers.index(True)]
    assert (found.standing, found.seats[2].share) == (standing("playing", 20.0), "share of Hugo")


async def test_lists_are_by_latest_change(store: Store) -> None:
    tables = [
        table("old", changed=1.0, listed=True),
        table("new", changed=3.0),
        table("mid", changed=2.0, status="finished", listed=True),
    ]
    await furnish(store, *tables)

    assert [t.id for t in await store.tables_of("ada", 9)] == ["new", "mid", "old"]
    assert [t.id for t in await store.tables_of("ada", 2)] == ["new", "mid"]
    assert [t.id for t in await store.tables_of("ada", 9, before=3.0)] == ["mid", "old"]
    assert list(await store.tables_of("ada", 9, before=1.0)) == []
    assert list(await store.tables_of("hugo", 9)) == []
    assert [t.id for t in await store.listed_tables(9, 5)] == ["mid", "old"]


async def test_the_log_comes_back_in_order(store: Store) -> None:
    await furnish(store)
    taken = entry(2, kind="takenback", body="[0]", hash="aa")
    await store.append("t1", [entry(1)], standing(changed=11.5))
    await store.append("t1", [taken], standing(changed=12.5, summary='{"actors":[1]}'))

    found = await store.table("t1")

    assert [entry(1), taken] == list(await store.entries("t1"))
    assert [taken] == list(await store.entries("t1", since=1))
    assert list(await store.entries("t2")) == []
    assert found is not None
    assert found.version == 2
    assert standing(changed=12.5, summary='{"actors":[1]}') == found.standing


async def test_a_closed_table_takes_no_entry(store: Store) -> None:
    """A move on its way while the host closes the table does not open it again."""
    await furnish(store, table("t1"), table("t2"))
    await store.set_standing("t1", standing("closed"))

    answers = await asyncio.gather(
        *(store.append(name, [entry(1)], standing("playing")) for name in ("t1", "t2")),
        return_exceptions=True,
    )

    rows = [await store.table(name) for name in ("t1", "t2")]
    stand = [(row.version, row.standing.status) for row in rows if row is not None]
    assert [type(answer) for answer in answers] == [Conflict, type(None)]
    assert stand == [(0, "closed"), (1, "playing")]
    assert list(await store.entries("t1")) == []


async def test_a_double_write_fails_and_changes_nothing(store: Store) -> None:
    await furnish(store)
    await store.append("t1", [entry(1)], standing(changed=11.0))

    with pytest.raises(Conflict):
        await store.append("t1", [entry(1, seat=1)], standing(changed=99.0))

    found = await store.table("t1")
    assert [entry(1)] == list(await store.entries("t1"))
    assert found is not None
    assert found.standing.changed == 11.0


async def test_several_entries_are_written_all_or_none(store: Store) -> None:
    """A line of orders is one write, of however many entries, beside those of other tables."""
    await furnish(store, table("t1"), table("t2"))
    line = [entry(version) for version in range(1, 6)]

    await asyncio.gather(
        store.append("t1", line, standing(summary='"five"')),
        store.append("t2", [entry(1)], standing()),
    )
    with pytest.raises(Conflict):
        await store.append("t1", [entry(5, seat=1), entry(6)], standing(summary='"late"'))

    row = await store.table("t1")
    assert row is not None
    assert (row.version, row.standing.summary) == (5, '"five"')
    assert line == list(await store.entries("t1"))
    assert [entry(1)] == list(await store.entries("t2"))


async def test_writes_that_come_together_are_judged_one_by_one(store: Store) -> None:
    """A double among them spoils none of the others; some hundred are a group as well."""
    await furnish(store, *(table(f"t{n}") for n in range(MANY)))
    writes = [
        store.append(f"t{n}", [entry(1, seat=n)], standing(summary=f'"{n}"')) for n in range(MANY)
    ]

    answers = await asyncio.gather(
        *writes, store.append("t7", [entry(1, seat=99)], standing()), return_exceptions=True
    )

    assert answers[:MANY] == [None] * MANY
    assert isinstance(answers[MANY], Conflict)
    for n in range(MANY):
        row = await store.table(f"t{n}")
        assert row is not None
        assert (row.version, row.standing.summary) == (1, f'"{n}"')
        assert [entry(1, seat=n)] == list(await store.entries(f"t{n}"))


async def test_of_entries_of_one_table_that_come_together_the_last_says_how_it_stands(
    store: Store,
) -> None:
    await furnish(store)

    await asyncio.gather(
        *(store.append("t1", [entry(v)], standing(summary=f'"{v}"')) for v in range(1, 6))
    )

    row = await store.table("t1")
    assert row is not None
    assert (row.version, row.standing.summary) == (5, '"5"')


async def test_a_table_can_bring_its_log(store: Store) -> None:
    await furnish(store)

    brought = [entry(version) for version in range(1, 200)]
    kept = [Snapshot(32, 32, b"first"), Snapshot(64, 60, b"later")]
    await store.add_table(replace(table("t2"), version=199), brought, kept)

    assert brought == list(await store.entries("t2"))
    assert kept == list(await store.snapshots("t2"))
    with pytest.raises(Conflict):
        await store.append("t2", [entry(199)], standing())


async def test_a_review_is_kept_and_goes_with_its_table(store: Store) -> None:
    await furnish(store)
    for body in ("early", "later"):
        await store.keep_review("t1", body)
    await store.keep_review("gone", "of no table")

    assert [await store.review(table) for table in ("t1", "t2", "gone")] == ["later", None, None]
    await store.remove_table("t1")
    assert await store.review("t1") is None


async def test_a_snapshot_is_kept_and_replaced(store: Store) -> None:
    await furnish(store)
    await store.add_snapshot("t1", Snapshot(64, 60, b"later"))
    await store.add_snapshot("t1", Snapshot(32, 32, b"first"))
    await store.add_snapshot("t1", Snapshot(32, 30, b"\x00again"))

    kept = await store.snapshots("t1")

    assert [Snapshot(32, 30, b"\x00again"), Snapshot(64, 60, b"later")] == list(kept)
    assert list(await store.snapshots("t2")) == []


def of(row: TableRow, *seats: SeatRow, owner: str = "ada") -> TableRow:
    return replace(row, seats=seats, owner=owner)


MINE = SeatRow(0, "person", "", "ada")
BOT = SeatRow(1, "bot", "Novelty", None, "greedy")
ROCKET = SeatRow(0, "bot", "Rocket", None, "greedy")


async def test_running_tables_with_bots_are_counted_by_who_opened_them(store: Store) -> None:
    """Also those at which bots play among themselves; not those that are over or without bots."""
    await furnish(
        store,
        of(table("mine"), MINE, BOT),
        of(table("bots alone"), ROCKET, BOT),
        of(table("over", status="finished"), MINE, BOT),
        of(table("no bot"), MINE, SeatRow(1, "hotseat", "Hugo", "ada")),
    )

    assert await store.count_bot_tables("ada") == 2
    assert await store.count_bot_tables("hugo") == 0


async def test_tables_of_one_person_are_forgotten_after_a_while(store: Store) -> None:
    """The longest first; not those of two people, nor those that still wait for somebody."""
    await furnish(
        store,
        of(table("old", changed=2.0), MINE, BOT),
        of(table("older", changed=1.0), MINE, SeatRow(1, "hotseat", "Hugo", "ada")),
        of(table("of two", changed=1.0), MINE, SeatRow(1, "person", "", "hugo")),
        of(table("waiting", changed=1.0), MINE, SeatRow(1, "open", "")),
        of(table("new", changed=9.0), MINE, BOT),
    )

    assert [row.id for row in await store.forgotten_tables(5.0, 10)] == ["older", "old"]
    assert [row.id for row in await store.forgotten_tables(5.0, 1)] == ["older"]


async def test_guests_who_never_sat_down_are_forgotten_after_a_while(store: Store) -> None:
    """Who sits somewhere, opened something or came lately is still known."""
    await furnish(store, of(table("t1"), ROCKET, SeatRow(1, "person", "", "hugo")))
    for name, created in (("idle", 1.0), ("late", 9.0)):
        await store.add_user(User(name, name, created))

    assert await store.forget_guests(5.0) == 1

    known = [await store.user(name) for name in ("ada", "hugo", "idle", "late")]
    assert [user is not None for user in known] == [True, True, False, True]


def waiting(name: str, changed: float = 10.0) -> TableRow:
    """A table at which a bot is to decide."""
    row = of(table(name, changed=changed), MINE, BOT)
    return replace(row, standing=replace(row.standing, awaits_bot=True))


async def test_tables_that_await_a_bot_come_a_page_at_a_time(store: Store) -> None:
    """So that a start with any number of them looks at a few; where people decide is left out."""
    await furnish(
        store,
        *(waiting(name) for name in ("c", "a", "d", "b")),
        waiting("changed just now", 30.0),
        of(table("a person's turn"), MINE, BOT),
    )

    first = await store.awaiting_bots(20.0, "", 3)
    rest = await store.awaiting_bots(20.0, first[-1], 3)

    assert list(first) == ["a", "b", "c"]
    assert list(rest) == ["d"]
    assert list(await store.awaiting_bots(20.0, "d", 3)) == []


async def test_a_move_says_whether_a_bot_is_next(store: Store) -> None:
    await furnish(store, table(status="playing"))

    await store.append("t1", [entry(1)], replace(standing(), awaits_bot=True))
    assert list(await store.awaiting_bots(20.0, "", 5)) == ["t1"]

    await store.append("t1", [entry(2)], standing())
    assert list(await store.awaiting_bots(20.0, "", 5)) == []


async def test_tables_are_counted_by_game_and_edition(store: Store) -> None:
    newer = replace(table("t3"), edition=2)
    await furnish(store, table("t1"), table("t2"), newer)

    assert await store.count_editions() == {("toy", 1): 2, ("toy", 2): 1}


async def test_a_user_keeps_where_they_came_from(store: Store) -> None:
    await store.add_user(User("eva", "Eva", 3.0, "home"))

    assert await store.user("eva") == User("eva", "Eva", 3.0, "home")


async def test_running_tables_with_bots_are_counted_by_address(store: Store) -> None:
    """Whoever opened them; what is over counts no more."""
    rows = [replace(table(str(n)), origin="home", owner=("ada", "hugo")[n % 2]) for n in range(3)]
    over = replace(table("over", status="finished"), origin="home")
    await furnish(store, *rows, over, replace(table("away"), origin="away"))

    assert await store.count_bot_tables_from("home") == 3
    assert await store.count_bot_tables_from("away") == 1
    assert await store.count_bot_tables_from("nowhere") == 0


async def test_a_few_tables_of_each_address_are_listed(store: Store) -> None:
    """The latest; all of the one that asks, and all of which nobody knows where they are from."""
    rows = [
        replace(table(f"{origin}{n}", changed=float(n), listed=True), origin=origin)
        for origin in ("home", "away", "")
        for n in range(4)
    ]
    await furnish(store, *rows)
    unknown = [str(n) for n in range(4)]

    def ids(rows: Sequence[TableRow]) -> list[str]:
        return sorted(row.id for row in rows)

    few = ids(await store.listed_tables(20, 2))
    own = ids(await store.listed_tables(20, 2, "home"))

    assert few == [*unknown, "away2", "away3", "home2", "home3"]
    assert own == [*unknown, "away2", "away3", "home0", "home1", "home2", "home3"]
    assert len(await store.listed_tables(3, 2)) == 3


async def test_lessons_and_tasks_of_a_user_are_found_among_many_tables(store: Store) -> None:
    await furnish(
        store,
        table("plain"),
        replace(table("lesson", status="finished"), lesson="mark"),
        replace(table("today"), task="2026-01-01"),
        replace(table("done", status="finished"), task="2026-01-02"),
    )
    today = await store.task_of("ada", "toy", "2026-01-01")

    assert [row.id for row in await store.lessons_of("ada", "toy")] == ["lesson"]
    assert today is not None
    assert today.id == "today"
    assert await store.task_of("ada", "toy", "2026-01-02") is None
    assert await store.task_of("hugo", "toy", "2026-01-01") is None
    assert await store.lessons_of("ada", "rocket") == []


async def test_tables_at_which_a_user_never_decided_are_found(store: Store) -> None:
    """Those of bots and this user alone, at which nothing happened since."""
    both = (MINE, BOT, SeatRow(2, "person", "", "hugo"))
    rows = [of(table(name), MINE, BOT) for name in ("idle", "watched", "played")]
    late = of(table("late", changed=90.0), MINE, BOT)
    await furnish(store, *rows, late, of(table("shared"), *both), table("open"))
    await store.append("watched", [entry(1, seat=1)], standing())
    await store.append("played", [entry(1, seat=0)], standing())

    found = await store.untouched_tables("ada", 50.0, 9)

    assert sorted(row.id for row in found) == ["idle", "watched"]
    assert len(await store.untouched_tables("ada", 50.0, 1)) == 1
