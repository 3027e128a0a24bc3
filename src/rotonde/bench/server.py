"""How fast a server tells everybody: tables with their listeners, over real sockets.

Starts a server of its own on an empty database and plays random choices of the menus it offers, as
browsers would. The listeners share the machine with the server, so the server's own CPU time is
the figure to trust; random play of python-chess in the same run says how fast the machine is.
"""

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from rotonde.bench.yardstick import chess_moves

YARDSTICK_MOVES: Final = 6000
PATIENCE: Final = 30
"""Seconds after which a server that says nothing is broken."""


class ServerMeasure(msgspec.Struct, frozen=True):
    """What was found out about a server with one game."""

    game: str
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
    kilobytes_per_table: float | None
    """What an open table with its listeners adds to the memory of the server."""
    yardstick_per_second: float


# --- a server ------------------------------------------------------------------------------------


class Running(msgspec.Struct, frozen=True):
    """A server process and where it answers."""

    pid: int
    address: str
    cookie: str

    def open_table(self, game: str, seats: int) -> str:
        """A new table whose seats are all ours."""
        shared = [{"kind": "hotseat", "name": f"Seat {seat + 1}"} for seat in range(seats)]
        body = msgspec.json.encode({"game": game, "seats": shared})
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        request = Request(f"{self.address}/api/tables", body, headers)
        with urlopen(request, timeout=PATIENCE) as answer:
            return str(msgspec.json.decode(answer.read())["id"])

    @property
    def cpu_seconds(self) -> float | None:
        """CPU time that the process has used, where Linux tells it."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").split()
        except OSError:
            return None
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    @property
    def kilobytes(self) -> float | None:
        """Memory that the process holds, where Linux tells it."""
        try:
            pages = int(Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1])
        except OSError:
            return None
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024


@contextmanager
def running_server() -> Iterator[Running]:
    """A server of our own on a free port and an empty database; gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        own = {"ROTONDE_PORT": "0", "ROTONDE_NO_BROWSER": "1", "ROTONDE_DATA_DIR": folder}
        process = subprocess.Popen(
            [sys.executable, "-m", "rotonde"],
            env={**os.environ, "LC_ALL": "C", "ROTONDE_DATABASE_URL": "", **own},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            address = greeting(process)
            yield Running(process.pid, address, guest_cookie(address))
        finally:
            process.terminate()
            process.wait()


def greeting(process: subprocess.Popen[str]) -> str:
    """The address that a server prints when it is ready."""
    assert process.stdout is not None
    line = process.stdout.readline()
    found = [word.rstrip(".") for word in line.split() if word.startswith("http://")]
    if not found:
        raise RuntimeError(f"the server did not start: {line!r}")
    return found[0]


def guest_cookie(address: str) -> str:
    """The cookie of a new guest."""
    with urlopen(f"{address}/api/me", timeout=PATIENCE) as answer:
        return str(answer.headers["Set-Cookie"]).partition(";")[0]


# --- a table -------------------------------------------------------------------------------------


class Offered(msgspec.Struct, frozen=True):
    """Neighbouring choices of a menu; of each row only the notation is read."""

    head: str
    rows: tuple[tuple[Any, ...], ...]


class Offers(msgspec.Struct, frozen=True):
    """A menu, less everything that is said in it."""

    choices: tuple[Offered, ...]

    @property
    def orders(self) -> list[str]:
        return [group.head + row[0] for group in self.choices for row in group.rows]


class Heard(msgspec.Struct, frozen=True):
    """As much of a message as a listener needs to play on."""

    type: str
    version: int = -1
    actors: tuple[int, ...] = ()
    menu: Offers | None = None


class Order(msgspec.Struct, frozen=True, tag_field="type", tag="submit"):
    """A click on a choice."""

    version: int
    seat: int
    action: str


class Listener:
    """A socket that looks through the eyes of one seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard = Heard("nothing")

    async def until(self, version: int) -> None:
        """Listen until the table stands at this version."""
        while self.heard.version < version or self.heard.type != "position":
            self.heard = msgspec.json.decode(await self.socket.recv(), type=Heard)

    async def look(self, seat: int) -> None:
        """See through the eyes of this seat from now on."""
        await self.until(0)
        self.heard = Heard("nothing")
        await self.socket.send(msgspec.json.encode({"type": "look", "seat": seat}).decode())
        await self.until(0)


class Sitting:
    """A table at which random choices are played, one after the other."""

    def __init__(self, listeners: Sequence[Listener], dice: Random) -> None:
        self.listeners = listeners
        self.dice = dice

    async def play(self, seconds: float) -> list[float]:
        """Seconds from each click to the last listener, until the time or the game is over."""
        ends = time.perf_counter() + seconds
        taken: list[float] = []
        while time.perf_counter() < ends and (order := self.order()) is not None:
            began = time.perf_counter()
            text = msgspec.json.encode(order).decode()
            await self.listeners[order.seat].socket.send(text)
            await asyncio.gather(*(one.until(order.version + 1) for one in self.listeners))
            taken.append(time.perf_counter() - began)
        return taken

    def order(self) -> Order | None:
        """A random choice of the first seat that decides; None when the game is over."""
        for seat, listener in enumerate(self.listeners):
            if listener.heard.menu is not None:
                orders = listener.heard.menu.orders
                return Order(listener.heard.version, seat, self.dice.choice(orders))
        return None


@asynccontextmanager
async def sitting(server: Running, game: str, seats: int, seed: int) -> AsyncIterator[Sitting]:
    """A new table with a listener for each seat."""
    table = await asyncio.to_thread(server.open_table, game, seats)
    address = f"{server.address.replace('http', 'ws', 1)}/ws/tables/{table}"
    async with AsyncExitStack() as stack:
        listeners = []
        for seat in range(seats):
            headers = {"Cookie": server.cookie}
            socket = connect(address, additional_headers=headers, max_size=None)
            listeners.append(Listener(await stack.enter_async_context(socket)))
            await listeners[-1].look(seat)
        yield Sitting(listeners, Random(seed))


# --- figures -------------------------------------------------------------------------------------


def measure_server(
    game: str, tables: int, listeners: int, seconds: float, tick: Callable[[], None]
) -> ServerMeasure:
    """Measure a server with one table, then with many; `tick` is called three times."""
    began = time.process_time()
    chess_moves(Random(0), YARDSTICK_MOVES)
    yardstick = YARDSTICK_MOVES / (time.process_time() - began)
    tick()
    with running_server() as server:
        found = asyncio.run(measured(server, game, (tables, listeners), seconds, tick))
    return msgspec.structs.replace(found, yardstick_per_second=yardstick)


async def measured(
    server: Running, game: str, size: tuple[int, int], seconds: float, tick: Callable[[], None]
) -> ServerMeasure:
    """The figures of a server that runs."""
    tables, listeners = size
    async with sitting(server, game, listeners, 0) as one:
        alone = await one.play(seconds)
    tick()
    before = server.kilobytes
    async with AsyncExitStack() as stack:
        all_of_them = [
            await stack.enter_async_context(sitting(server, game, listeners, number + 1))
            for number in range(tables)
        ]
        grown = difference(before, server.kilobytes)
        cpu, began = server.cpu_seconds, time.perf_counter()
        played = await asyncio.gather(*(table.play(seconds) for table in all_of_them))
        wall, used = time.perf_counter() - began, difference(cpu, server.cpu_seconds)
    tick()
    taken = [click for clicks in played for click in clicks]
    return ServerMeasure(
        game=game,
        tables=tables,
        listeners=listeners,
        moves=len(taken),
        moves_per_second=len(taken) / wall,
        median_ms=statistics.median(taken) * 1e3,
        p99_ms=percentile(taken) * 1e3,
        alone_median_ms=statistics.median(alone) * 1e3,
        alone_p99_ms=percentile(alone) * 1e3,
        cpu_us=None if used is None else used / len(taken) * 1e6,
        kilobytes_per_table=None if grown is None else grown / tables,
        yardstick_per_second=0.0,
    )


def difference(before: float | None, after: float | None) -> float | None:
    """By how much something grew, where it is known."""
    return None if before is None or after is None else after - before


def percentile(taken: Sequence[float], part: float = 0.99) -> float:
    """The time within which this part of all clicks was heard."""
    return sorted(taken)[min(len(taken) - 1, int(part * len(taken)))]
