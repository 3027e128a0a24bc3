"""Attacks on a server from one address, by name; several guests carry each of them out."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

import msgspec

from bench.http_client import HttpClient
from bench.server_process import shared_table
from bench.ws_client import Menus, Socket, TableMessage, listen

SOURCE: Final = "127.0.0.2"
ATTACKERS: Final = 8
"""Guests who attack at the same time."""
WINDOW: Final = 10
"""Messages that are sent through a socket before their answers are waited for."""
TABLES: Final = 20
"""Tables that each guest opens before an attack that costs more with many tables."""
PATIENCE: Final = 20.0
ATTEMPTS: Final = 4
"""Refusals after which the preparation of an attack fails."""


class AttackCount(msgspec.Struct):
    """Requests sent and requests refused."""

    sent: int = 0
    refused: int = 0


class Target(msgspec.Struct, frozen=True):
    """The target of an attack: a game, a record of it and its length, and a finished table."""

    game: str
    record: bytes
    part: bytes
    """The same record without its end."""
    moves: int
    finished: str = ""


class Attacker:
    """One guest of the attacking address."""

    def __init__(self, address: str, target: Target, dice: Random) -> None:
        self.address = address
        self.target = target
        self.dice = dice
        self.http = HttpClient(address, SOURCE)
        self.count = AttackCount()
        self.table = ""
        """A long game whose seats are all this guest's."""
        self.socket: Socket | None = None
        self.menus = Menus()
        self.orders: list[str] = []
        self.heard: asyncio.Queue[TableMessage] = asyncio.Queue()

    async def prepare(self, *, tables: int) -> None:
        """Become a guest with a long game and some more tables."""
        await self.http.get("/api/me")
        self.table = await self.import_record(self.target.part)
        for _ in range(tables):
            await self.http.post("/api/tables", shared_table(self.target.game, 2))

    async def import_record(self, record: bytes) -> str:
        """Import a record and give the id of its table; a busy machine may need more tries."""
        for _ in range(ATTEMPTS):
            answer = await self.http.ask("POST", "/api/records", record)
            if answer.is_granted:
                return str(answer.json()["id"])
            await asyncio.sleep(1.0)
        raise ConnectionError(answer.body.decode())

    async def ask(self, method: str, path: str, body: bytes = b"") -> None:
        """Send a request and count it."""
        self.count.sent += 1
        try:
            answer = await self.http.ask(method, path, body)
        except OSError:
            self.count.refused += 1
            return
        self.count.refused += not answer.is_granted

    async def say(self, message: Callable[[], Any]) -> None:
        """Send some messages through a socket, and wait for the answer to each."""
        socket = await self.listening()
        for _ in range(WINDOW):
            socket.say(message())
        for _ in range(WINDOW):
            heard = await asyncio.wait_for(self.heard.get(), PATIENCE)
            self.count.sent += 1
            self.count.refused += heard.type == "fault"

    async def listening(self) -> Socket:
        if self.socket is None:
            opened = asyncio.Event()

            def hear(heard: TableMessage) -> None:
                self.orders = self.menus.read(heard) or self.orders
                if not opened.is_set():
                    if heard.type == "position":
                        opened.set()
                elif heard.type not in ("table", "cards"):
                    self.heard.put_nowait(heard)

            self.socket = await listen(self.address, self.table, self.http.cookie, hear, SOURCE)
            await asyncio.wait_for(opened.wait(), PATIENCE)
        return self.socket

    def close(self) -> None:
        self.http.close()
        if self.socket is not None:
            self.socket.transport.close()


# --- attacks ------------------------------------------------------------------------------------


async def records(attacker: Attacker) -> None:
    await attacker.ask("GET", f"/api/tables/{attacker.target.finished}/record")


async def courses(attacker: Attacker) -> None:
    await attacker.ask("GET", f"/api/tables/{attacker.target.finished}/course")


async def positions(attacker: Attacker) -> None:
    move = attacker.dice.randrange(attacker.target.moves)
    await attacker.ask("GET", f"/api/tables/{attacker.target.finished}/positions/{move}")


async def imports(attacker: Attacker) -> None:
    await attacker.ask("POST", "/api/records", attacker.target.record)


async def renames(attacker: Attacker) -> None:
    name = msgspec.json.encode({"name": f"Attacker {attacker.dice.random():.6f}"})
    await attacker.ask("PUT", "/api/me", name)


async def lists(attacker: Attacker) -> None:
    await attacker.ask("GET", "/api/tables")


async def guests(attacker: Attacker) -> None:
    attacker.http.cookie = ""
    await attacker.ask("GET", "/api/me")


async def joins(attacker: Attacker) -> None:
    await attacker.ask("POST", f"/api/tables/{attacker.target.finished}/join", b"{}")


async def tables(attacker: Attacker) -> None:
    body = msgspec.json.encode(shared_table(attacker.target.game, 2) | {"listed": True})
    await attacker.ask("POST", "/api/tables", body)


async def bots(attacker: Attacker) -> None:
    """Open tables of bots alone, each as a new guest."""
    attacker.http.cookie = ""
    seats = [{"kind": "bot", "level": "greedy"}] * 2
    await attacker.ask(
        "POST", "/api/tables", msgspec.json.encode({"game": attacker.target.game, "seats": seats})
    )


async def points(attacker: Attacker) -> None:
    await attacker.say(lambda: {"type": "point", "seat": 0, "orders": any_order(attacker)})


def any_order(attacker: Attacker) -> str:
    return attacker.dice.choice(attacker.orders or ["?"])


async def questions(attacker: Attacker) -> None:
    await attacker.say(lambda: {"type": "ask", "thing": f"hex:E{attacker.dice.randrange(20)}"})


async def wholes(attacker: Attacker) -> None:
    await attacker.say(lambda: {"type": "whole"})


async def connects(attacker: Attacker) -> None:
    attacker.count.sent += 1
    try:
        line = await listen(
            attacker.address, attacker.table, attacker.http.cookie, lambda _: None, SOURCE
        )
    except OSError:
        attacker.count.refused += 1
    else:
        line.transport.close()


ATTACKS: Final[Mapping[str, Callable[[Attacker], Awaitable[None]]]] = {
    attack.__name__: attack
    for attack in (
        records,
        courses,
        positions,
        imports,
        renames,
        lists,
        guests,
        joins,
        tables,
        bots,
        points,
        questions,
        wholes,
        connects,
    )
}
WITH_TABLES: Final = ("renames", "lists")


# --- a process of its own -----------------------------------------------------------------------


def attack_on(
    address: str, name: str, target: Target, bounds: tuple[float, int], line: Connection
) -> None:
    """Prepare, report, wait for the signal, attack within the bounds, and report the counts."""
    asyncio.run(run_attack(address, name, target, bounds, line))


async def run_attack(
    address: str, name: str, target: Target, bounds: tuple[float, int], line: Connection
) -> None:
    attackers = [
        Attacker(address, target, Random(f"{name} {number}")) for number in range(ATTACKERS)
    ]
    for attacker in attackers:
        await attacker.prepare(tables=TABLES if name in WITH_TABLES else 0)
    finished = await attackers[0].import_record(target.record)
    for attacker in attackers:
        attacker.target = msgspec.structs.replace(target, finished=finished)
    line.send("ready")
    await asyncio.to_thread(line.recv)
    seconds, most = bounds
    ends = time.monotonic() + seconds
    await asyncio.gather(
        *(repeat(attacker, name, ends, most // ATTACKERS) for attacker in attackers)
    )
    for attacker in attackers:
        attacker.close()
    line.send(
        (
            sum(attacker.count.sent for attacker in attackers),
            sum(attacker.count.refused for attacker in attackers),
        )
    )


async def repeat(attacker: Attacker, name: str, ends: float, most: int) -> None:
    """Repeat an attack until the time is over or the number is reached."""
    while time.monotonic() < ends and attacker.count.sent < most:
        try:
            await asyncio.wait_for(ATTACKS[name](attacker), max(0.01, ends - time.monotonic()))
        except TimeoutError:
            return
        except OSError:
            attacker.count.refused += 1
            attacker.socket = None
            await asyncio.sleep(0.05)
