"""Measures how fast a server tells everybody of a move: tables with listeners, on real sockets.

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

from bench.server_process import PATIENCE, ServerProcess, running_server
from bench.ws_client import Menus, Socket, TableMessage, listen
from bench.yardstick import chess_moves
from rotonde.kernel.desk.orderline import orders_in

YARDSTICK_MOVES: Final = 6000
NEVER: Final = -1
RESTING: Final = 10.0
"""Seconds for which idle tables are watched."""


class ServerMeasure(msgspec.Struct, frozen=True):
    """The figures of a server with one game."""

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
    """The cost of idle tables."""

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
        """How many versions it leads to: one for each order of a line."""
        return len(orders_in(self.action))


class Look(msgspec.Struct, frozen=True, tag_field="type", tag="look"):
    """Ask for the view of this seat from now on."""

    seat: int


class MeasuredTable:
    """A table at which random choices are played, with a listener for each seat."""

    def __init__(self, server: ServerProcess, game: str, seats: int, dice: Random) -> None:
        self.server = server
        self.game = game
        self.seats = seats
        self.dice = dice
        self.sockets: list[Socket] = []
        self.heard: list[TableMessage] = []
        self.menus: list[Menus] = []
        self.orders: list[list[str]] = []
        """The choices of each seat."""
        self.ready = asyncio.Event()
        self.ends = 0.0
        self.began = 0.0
        self.awaited = NEVER
        """The version that all listeners wait for."""
        self.behind: set[int] = set()
        """The seats that have not heard of it."""
        self.asked = 0
        """How many moves the last click holds."""
        self.moves = 0
        """How many moves were told: a choice may be a line of several moves."""
        self.taken: list[float] = []

    async def open(self) -> None:
        """Open a table and connect all seats."""
        table = await asyncio.to_thread(self.server.open_table, self.game, self.seats)
        self.heard = [TableMessage("nothing")] * self.seats
        self.menus, self.orders = [Menus() for _ in self.heard], [[] for _ in self.heard]
        self.sockets, self.awaited = [], NEVER
        for seat in range(self.seats):
            hear = partial(self.hear, seat)
            socket = await listen(self.server.address, table, self.server.cookie, hear)
            socket.say(Look(seat))
            self.sockets.append(socket)
        await asyncio.wait_for(self.settle(), PATIENCE)

    async def settle(self) -> None:
        """Wait until every seat has its own view of the position."""
        while any(heard.type == "nothing" for heard in self.heard) or self.order() is None:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        for socket in self.sockets:
            socket.transport.close()
        await asyncio.gather(*(socket.lost for socket in self.sockets))

    async def play(self, seconds: float) -> list[float]:
        """Play for some seconds; gives the seconds from each click to the last listener."""
        self.ends, self.taken, self.moves = time.perf_counter() + seconds, [], 0
        while time.perf_counter() < self.ends:
            self.ready.clear()
            self.click()
            await asyncio.wait_for(self.ready.wait(), seconds + PATIENCE)
            if self.order() is None:
                await self.close()
                await self.open()
        return self.taken

    def hear(self, seat: int, heard: TableMessage) -> None:
        """Take a message of a listener; after the last listener the next click follows."""
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
            self.sockets[order.seat].say(order)

    def order(self) -> Order | None:
        """A random choice of the first seat that decides; None when the game is over."""
        for seat, orders in enumerate(self.orders):
            if orders:
                return Order(self.heard[seat].version, seat, self.dice.choice(orders))
        return None


@asynccontextmanager
async def measured_table(
    server: ServerProcess, game: str, seats: int, seed: int
) -> AsyncIterator[MeasuredTable]:
    """A new table with a listener for each seat."""
    table = MeasuredTable(server, game, seats, Random(seed))
    await table.open()
    try:
        yield table
    finally:
        await table.close()


# --- figures -------------------------------------------------------------------------------------


class Size(msgspec.Struct, frozen=True):
    """The size of a measurement: game, database, tables, listeners and seconds."""

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


async def measured(server: ServerProcess, size: Size, tick: Callable[[], None]) -> ServerMeasure:
    """The figures of a server that runs."""
    async with measured_table(server, size.game, size.listeners, 0) as one:
        alone = await one.play(size.seconds)
    tick()
    before = server.kilobytes
    async with measured_tables(server, size) as tables:
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
    """Measure open tables while nobody moves; `tick` is called twice. Raises `NoPostgres`."""
    with running_server(size.database) as server:
        return asyncio.run(idle(server, size, tick))


async def idle(server: ServerProcess, size: Size, tick: Callable[[], None]) -> IdleMeasure:
    before = server.kilobytes
    async with measured_tables(server, size):
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
async def measured_tables(server: ServerProcess, size: Size) -> AsyncIterator[list[MeasuredTable]]:
    """All tables of a measurement."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                measured_table(server, size.game, size.listeners, number + 1)
            )
            for number in range(size.tables)
        ]


def difference(before: float | None, after: float | None) -> float | None:
    """The growth of a figure, where it is known."""
    return None if before is None or after is None else after - before


def percentile(taken: Sequence[float], part: float = 0.99) -> float:
    """The time within which this part of all clicks was heard."""
    return sorted(taken)[min(len(taken) - 1, int(part * len(taken)))]
