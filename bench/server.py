"""How fast a server tells everybody: tables with their listeners, over real sockets.

Plays random choices of the menus that the server offers, as browsers would; a game that ends is
followed by another. The listeners share the machine with the server, so the server's own CPU time
is the figure to trust; random play of python-chess in the same run says how fast the machine is.
"""

import asyncio
import statistics
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from random import Random
from typing import Final

import msgspec

from bench.hosting import PATIENCE, Running, running_server
from bench.ws_client import Ear, Heard, Menus, listen
from bench.yardstick import chess_moves
from rotonde.kernel.desk.orderline import orders_in

YARDSTICK_MOVES: Final = 6000
NEVER: Final = -1
RESTING: Final = 10.0
"""Seconds for which idle tables are watched."""


class ServerMeasure(msgspec.Struct, frozen=True):
    """What was found out about a server with one game."""

    game: str
    database: str
    tables: int
    listeners: int
    """At each table."""
    moves: int
    moves_per_second: float
    """Of all tables together, each move saved and then told to every listener of its table."""
    median_ms: float
    """From a click to the last listener who hears of it."""
    p99_ms: float
    alone_median_ms: float
    """The same with one table at the server."""
    alone_p99_ms: float
    cpu_us: float | None
    """CPU time of the server a move, in microseconds; None where the system does not tell."""
    client_us: float
    """The same of the listeners: where it is more, they are what was measured."""
    kilobytes_per_table: float | None
    """What an open table with its listeners adds to the memory of the server."""
    worst_lag_ms: float
    """The longest time for which the event loop of the server was held up."""
    yardstick_per_second: float


class IdleMeasure(msgspec.Struct, frozen=True):
    """What tables cost at which nobody does anything."""

    game: str
    database: str
    tables: int
    listeners: int
    kilobytes_per_table: float | None
    cpu_percent: float | None
    """Of one core, while nothing happens."""
    worst_lag_ms: float


# --- a table -------------------------------------------------------------------------------------


class Order(msgspec.Struct, frozen=True, tag_field="type", tag="submit"):
    """A click on a choice."""

    version: int
    seat: int
    action: str

    @property
    def moves(self) -> int:
        """How many versions it leads to: each order of a line is told by itself."""
        return len(orders_in(self.action))


class Look(msgspec.Struct, frozen=True, tag_field="type", tag="look"):
    """See through the eyes of this seat from now on."""

    seat: int


class Sitting:
    """A table at which random choices are played, one after the other; each seat has a listener."""

    def __init__(self, server: Running, game: str, seats: int, dice: Random) -> None:
        self.server = server
        self.game = game
        self.seats = seats
        self.dice = dice
        self.ears: list[Ear] = []
        self.heard: list[Heard] = []
        self.menus: list[Menus] = []
        self.orders: list[list[str]] = []
        """The choices of each seat."""
        self.ready = asyncio.Event()
        self.ends = 0.0
        self.began = 0.0
        self.awaited = NEVER
        """The version that everybody is to hear of."""
        self.behind: set[int] = set()
        """The seats that have not."""
        self.asked = 0
        """How many moves the last click was."""
        self.moves = 0
        """How many were told: a choice may be a line of several, told one by one."""
        self.taken: list[float] = []

    async def open(self) -> None:
        """A new table, with everybody in their seats."""
        table = await asyncio.to_thread(self.server.open_table, self.game, self.seats)
        self.heard = [Heard("nothing")] * self.seats
        self.menus, self.orders = [Menus() for _ in self.heard], [[] for _ in self.heard]
        self.ears, self.awaited = [], NEVER
        for seat in range(self.seats):
            hear = partial(self.hear, seat)
            ear = await listen(self.server.address, table, self.server.cookie, hear)
            ear.say(Look(seat))
            self.ears.append(ear)
        await asyncio.wait_for(self.settle(), PATIENCE)

    async def settle(self) -> None:
        """Wait until every seat has the position through its own eyes."""
        while any(heard.type == "nothing" for heard in self.heard) or self.order() is None:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        for ear in self.ears:
            ear.transport.close()
        await asyncio.gather(*(ear.lost for ear in self.ears))

    async def play(self, seconds: float) -> list[float]:
        """Seconds from each click to the last listener, until the time is over."""
        self.ends, self.taken, self.moves = time.perf_counter() + seconds, [], 0
        while time.perf_counter() < self.ends:
            self.ready.clear()
            self.click()
            await asyncio.wait_for(self.ready.wait(), seconds + PATIENCE)
            if self.order() is None:
                await self.close()
                await self.open()
        return self.taken

    def hear(self, seat: int, heard: Heard) -> None:
        """What a listener is told; when it was the last one, the next click follows."""
        if heard.type in ("refused", "fault"):
            self.click()
        if heard.type == "delta" or (heard.type == "position" and heard.seat == seat):
            self.heard[seat], self.orders[seat] = heard, self.menus[seat].read(heard)
            if heard.version == self.awaited and seat in self.behind:
                self.heard_by(seat)

    def heard_by(self, seat: int) -> None:
        self.behind.discard(seat)
        if not self.behind:
            self.taken.append(time.perf_counter() - self.began)
            self.moves += self.asked
            self.go_on()

    def go_on(self) -> None:
        if time.perf_counter() < self.ends and self.order() is not None:
            self.click()
        else:
            self.ready.set()

    def click(self) -> None:
        order = self.order()
        if order is not None:
            self.asked, self.behind = order.moves, {*range(self.seats)}
            self.awaited = order.version + order.moves
            self.began = time.perf_counter()
            self.ears[order.seat].say(order)

    def order(self) -> Order | None:
        """A random choice of the first seat that decides; None when the game is over."""
        for seat, orders in enumerate(self.orders):
            if orders:
                return Order(self.heard[seat].version, seat, self.dice.choice(orders))
        return None


@asynccontextmanager
async def sitting(server: Running, game: str, seats: int, seed: int) -> AsyncIterator[Sitting]:
    """A new table with a listener for each seat."""
    table = Sitting(server, game, seats, Random(seed))
    await table.open()
    try:
        yield table
    finally:
        await table.close()


# --- figures -------------------------------------------------------------------------------------


class Size(msgspec.Struct, frozen=True):
    """What is measured: which game and database, how many tables and listeners, for how long."""

    game: str
    database: str
    tables: int
    listeners: int
    seconds: float


def measure_server(size: Size, tick: Callable[[], None]) -> ServerMeasure:
    """Measure a server with one table, then with many; `tick` is called three times.

    Raises `NoPostgres`.
    """
    began = time.process_time()
    chess_moves(Random(0), YARDSTICK_MOVES)
    yardstick = YARDSTICK_MOVES / (time.process_time() - began)
    tick()
    with running_server(size.database) as server:
        found = asyncio.run(measured(server, size, tick))
    return msgspec.structs.replace(found, yardstick_per_second=yardstick)


async def measured(server: Running, size: Size, tick: Callable[[], None]) -> ServerMeasure:
    """The figures of a server that runs."""
    async with sitting(server, size.game, size.listeners, 0) as one:
        alone = await one.play(size.seconds)
    tick()
    before = server.kilobytes
    async with seated(server, size) as tables:
        grown = difference(before, server.kilobytes)
        cpu, began, mine = server.cpu_seconds, time.perf_counter(), time.process_time()
        played = await asyncio.gather(*(table.play(size.seconds) for table in tables))
        wall, used = time.perf_counter() - began, difference(cpu, server.cpu_seconds)
        listening = time.process_time() - mine
        lag = server.health()["worst_lag"]
    tick()
    taken = [click for clicks in played for click in clicks]
    moves = sum(table.moves for table in tables)
    return ServerMeasure(
        game=size.game,
        database=size.database,
        tables=size.tables,
        listeners=size.listeners,
        moves=moves,
        moves_per_second=moves / wall,
        median_ms=statistics.median(taken) * 1e3,
        p99_ms=percentile(taken) * 1e3,
        alone_median_ms=statistics.median(alone) * 1e3,
        alone_p99_ms=percentile(alone) * 1e3,
        cpu_us=None if used is None else used / moves * 1e6,
        client_us=listening / moves * 1e6,
        kilobytes_per_table=None if grown is None else grown / size.tables,
        worst_lag_ms=lag,
        yardstick_per_second=0.0,
    )


def measure_idle(size: Size, tick: Callable[[], None]) -> IdleMeasure:
    """What open tables cost while nobody moves; `tick` is called twice. Raises `NoPostgres`."""
    with running_server(size.database) as server:
        return asyncio.run(idle(server, size, tick))


async def idle(server: Running, size: Size, tick: Callable[[], None]) -> IdleMeasure:
    before = server.kilobytes
    async with seated(server, size):
        tick()
        grown, cpu = difference(before, server.kilobytes), server.cpu_seconds
        await asyncio.sleep(RESTING)
        used, lag = difference(cpu, server.cpu_seconds), server.health()["worst_lag"]
    tick()
    return IdleMeasure(
        game=size.game,
        database=size.database,
        tables=size.tables,
        listeners=size.listeners,
        kilobytes_per_table=None if grown is None else grown / size.tables,
        cpu_percent=None if used is None else used / RESTING * 100,
        worst_lag_ms=lag,
    )


@asynccontextmanager
async def seated(server: Running, size: Size) -> AsyncIterator[list[Sitting]]:
    """All tables of a measurement."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(sitting(server, size.game, size.listeners, number + 1))
            for number in range(size.tables)
        ]


def difference(before: float | None, after: float | None) -> float | None:
    """By how much something grew, where it is known."""
    return None if before is None or after is None else after - before


def percentile(taken: Sequence[float], part: float = 0.99) -> float:
    """The time within which this part of all clicks was heard."""
    return sorted(taken)[min(len(taken) - 1, int(part * len(taken)))]
