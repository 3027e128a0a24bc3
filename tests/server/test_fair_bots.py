"""Thinking is shared fairly between tables and nodes: nobody waits long, or thinks for nothing."""

import asyncio
from collections.abc import Collection, Sequence
from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from rotonde.bots import A_TURN, Foreseen, seen_as
from rotonde.kernel.law.ids import Seat
from rotonde.server.bots.bot_seats import BotSeats, any_legal
from rotonde.server.bots.leases import Leases
from rotonde.server.runtime.outages import Outages
from rotonde.server.tables.hub import Hub
from rotonde.server.tables.live import LiveGame
from rotonde.server.tables.table import Table
from rotonde.store import Attendance, MemoryStore, SeatRow
from tests.server.toy_table import ADD, TOY_DESK
from tests.store.rows import furnish, table
from tests.store.test_store import of

BRAG = b'{"do":"brag"}'


class OneMind:
    """A worker that remembers for which tables it thought, and whether it was left in peace."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self.at_once = 0
        self.most = 0

    async def plan(
        self, game: str, level: str, view: bytes, seat: int, within: float
    ) -> Sequence[Foreseen]:
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        self.order.append(level)
        await asyncio.sleep(0)
        self.at_once -= 1
        return (Foreseen("", msgspec.Raw(ADD[0])),)


async def opened(store: MemoryStore, name: str, origin: str = "home") -> Table:
    """A table at which bots play among themselves; their level is its name."""
    seats = [SeatRow(seat, "bot", "Bot", None, name) for seat in range(2)]
    row = replace(of(table(name), *seats), options="{}", origin=origin)
    await store.add_table(row)
    return Table(store, Hub(), row, LiveGame(TOY_DESK, row))


async def thought(*tables: tuple[str, str]) -> list[str]:
    """In which order bots think at these tables, each with its address."""
    store, mind = MemoryStore(), OneMind()
    await furnish(store)
    bots = BotSeats(mind, pause=0.0, leases=Leases(None), outages=Outages(store))
    for each in [await opened(store, *given) for given in tables]:
        each.changed = bots.wake
        bots.wake(each)
    await asyncio.gather(*bots.playing.values())
    assert mind.most == 1
    return mind.order


async def test_an_address_waits_for_one_decision_of_each_other_at_most() -> None:
    """However many tables of another wait: the one that is begun, and one more."""
    order = await thought(("lone", "home"), *((f"many {n}", "away") for n in range(5)))

    alone = [at for at, name in enumerate(order) if name == "lone"]
    assert len(alone) > 3
    assert max(after - before for before, after in pairwise(alone)) <= 3


async def test_a_table_waits_for_one_decision_of_each_other_at_most() -> None:
    order = await thought(("a", "home"), ("b", "home"), ("c", "home"))

    rounds = [order[at : at + 3] for at in range(0, len(order), 3)]
    assert len(rounds) > 1
    assert all(sorted(each) == ["a", "b", "c"] for each in rounds)


class OneTurnLate:
    """The database of two nodes: the other one plays seat 0 while this one asks for the lease."""

    def __init__(self, here: Table, elsewhere: Table) -> None:
        self.here, self.elsewhere = here, elsewhere

    async def claim(self, node: str, table: str) -> bool:
        await self.elsewhere.submit(Seat(0), 0, ADD[0])
        await self.here.catch_up(1)
        return True

    async def release(self, node: str, table: str) -> None: ...

    async def retire(self, node: str) -> None: ...

    async def beat(self, node: str, seconds: float, held: Collection[str]) -> bool:
        return False

    async def attend(
        self, node: str, came: Collection[Attendance], went: Collection[Attendance]
    ) -> None: ...


class Awake:
    """A thinker that notes which seats it was asked to play."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    async def plan(
        self, game: str, level: str, view: bytes, seat: int, within: float
    ) -> Sequence[Foreseen]:
        self.asked.append(seat)
        return (Foreseen("", msgspec.Raw(ADD[0])),)


async def test_no_bot_thinks_for_a_seat_that_another_node_has_played() -> None:
    """Nothing is legal for that seat any more, and a bot cannot choose from nothing."""
    store, mind = MemoryStore(), Awake()
    await furnish(store)
    elsewhere = await opened(store, "greedy")
    here = Table(store, Hub(), elsewhere.row, LiveGame(TOY_DESK, elsewhere.row))
    leases = Leases(OneTurnLate(here, elsewhere))
    bots = BotSeats(mind, pause=0.0, leases=leases, outages=Outages(store))

    await bots.decide(here, Seat(0))

    assert here.game.version == 1
    assert mind.asked == []


class Planner:
    """A thinker that plans two clicks, and counts how often it is asked."""

    def __init__(self, second_view: str) -> None:
        self.second_view = second_view
        self.asked = 0

    async def plan(
        self, game: str, level: str, view: bytes, seat: int, within: float
    ) -> Sequence[Foreseen]:
        self.asked += 1
        brag, add = msgspec.Raw(BRAG), msgspec.Raw(ADD[0])
        return (Foreseen(seen_as(view), brag), Foreseen(self.second_view or seen_as(view), add))


@pytest.mark.parametrize(("second_view", "asked"), [("", 1), ("another", 2)])
async def test_a_plan_is_played_while_all_goes_as_foreseen(second_view: str, asked: int) -> None:
    """Bragging changes nothing that is seen; a bot that foresaw something else thinks again."""
    store, mind = MemoryStore(), Planner(second_view)
    await furnish(store)
    here = await opened(store, "club")
    bots = BotSeats(mind, pause=0.0, leases=Leases(None), outages=Outages(store))

    for _ in range(2):
        await bots.decide(here, Seat(0))

    assert here.game.version == 2
    assert mind.asked == asked


class Timed:
    """A thinker that notes how long it may think; it brags once, and then adds."""

    def __init__(self) -> None:
        self.within: list[float] = []

    async def plan(
        self, game: str, level: str, view: bytes, seat: int, within: float
    ) -> Sequence[Foreseen]:
        self.within.append(within)
        return (Foreseen("", msgspec.Raw(ADD[0] if len(self.within) > 1 else BRAG)),)


async def test_a_turn_of_many_decisions_takes_no_longer_than_one_may() -> None:
    """The second decision lacks the time of the first; the next seat begins afresh."""
    store, mind = MemoryStore(), Timed()
    await furnish(store)
    here = await opened(store, "club")
    bots = BotSeats(mind, pause=0.0, leases=Leases(None), outages=Outages(store))

    for seat in (0, 0, 1):
        await bots.decide(here, Seat(seat))
    first, second, next_seat = mind.within

    assert here.game.version == 3
    assert second < first == next_seat == A_TURN


async def test_any_move_of_a_seat_that_owes_none_is_no_move() -> None:
    """A bot fails while another node plays its seat: there is nothing to choose from."""
    table = await opened(MemoryStore(), "greedy")
    (actor,) = table.game.rules.actors(table.game.state)

    assert any_legal(table, actor)
    assert any_legal(table, Seat(1 - actor)) == b""
