"""One address that does its worst: attacks by their names, each carried out by many guests."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

import msgspec

from bench.asking import Asking
from bench.ws_client import Ear, Heard, Menus, listen

SOURCE: Final = "127.0.0.2"
FOES: Final = 8
"""Guests who attack at once."""
WINDOW: Final = 10
"""Messages that are sent through a socket before their answers are waited for."""
TABLES: Final = 20
"""Tables that each of them tries to have before an attack that is dearer with them."""
PATIENCE: Final = 20.0
ATTEMPTS: Final = 4
"""After so many refusals an attack cannot be prepared."""


class Struck(msgspec.Struct):
    """How often, and how often it was refused."""

    sent: int = 0
    refused: int = 0


class Prey(msgspec.Struct, frozen=True):
    """The target of an attack: a game, a record of it and its length, and a finished table."""

    game: str
    record: bytes
    part: bytes
    """The same record without its end."""
    moves: int
    finished: str = ""


class Foe:
    """One guest of the address."""

    def __init__(self, address: str, prey: Prey, dice: Random) -> None:
        self.address = address
        self.prey = prey
        self.dice = dice
        self.asking = Asking(address, SOURCE)
        self.struck = Struck()
        self.table = ""
        """A long running game whose seats are all theirs."""
        self.ear: Ear | None = None
        self.menus = Menus()
        self.orders: list[str] = []
        self.heard: asyncio.Queue[Heard] = asyncio.Queue()

    async def settle(self, *, tables: int) -> None:
        """Become a guest, with a long game and some tables more."""
        await self.asking.get("/api/me")
        self.table = await self.brought(self.prey.part)
        for _ in range(tables):
            await self.asking.post("/api/tables", shared(self.prey.game, 2))

    async def brought(self, record: bytes) -> str:
        """The id of the table of a record; a busy machine may take more than one attempt."""
        for _ in range(ATTEMPTS):
            answer = await self.asking.ask("POST", "/api/records", record)
            if answer.is_granted:
                return str(answer.json()["id"])
            await asyncio.sleep(1.0)
        raise ConnectionError(answer.body.decode())

    async def ask(self, method: str, path: str, body: bytes = b"") -> None:
        """One request, counted."""
        self.struck.sent += 1
        try:
            answer = await self.asking.ask(method, path, body)
        except OSError:
            self.struck.refused += 1
            return
        self.struck.refused += not answer.is_granted

    async def say(self, message: Callable[[], Any]) -> None:
        """Some messages through a socket, and what is answered to each."""
        ear = await self.listening()
        for _ in range(WINDOW):
            ear.say(message())
        for _ in range(WINDOW):
            heard = await asyncio.wait_for(self.heard.get(), PATIENCE)
            self.struck.sent += 1
            self.struck.refused += heard.type == "fault"

    async def listening(self) -> Ear:
        if self.ear is None:
            opened = asyncio.Event()

            def hear(heard: Heard) -> None:
                self.orders = self.menus.read(heard) or self.orders
                if not opened.is_set():
                    if heard.type == "position":
                        opened.set()
                elif heard.type not in ("table", "cards"):
                    self.heard.put_nowait(heard)

            self.ear = await listen(self.address, self.table, self.asking.cookie, hear, SOURCE)
            await asyncio.wait_for(opened.wait(), PATIENCE)
        return self.ear

    def close(self) -> None:
        self.asking.close()
        if self.ear is not None:
            self.ear.transport.close()


def shared(game: str, seats: int) -> dict[str, Any]:
    """A table at one screen."""
    return {
        "game": game,
        "seats": [{"kind": "hotseat", "name": f"Seat {n + 1}"} for n in range(seats)],
    }


# --- attacks ------------------------------------------------------------------------------------


async def records(foe: Foe) -> None:
    await foe.ask("GET", f"/api/tables/{foe.prey.finished}/record")


async def courses(foe: Foe) -> None:
    await foe.ask("GET", f"/api/tables/{foe.prey.finished}/course")


async def positions(foe: Foe) -> None:
    move = foe.dice.randrange(foe.prey.moves)
    await foe.ask("GET", f"/api/tables/{foe.prey.finished}/positions/{move}")


async def imports(foe: Foe) -> None:
    await foe.ask("POST", "/api/records", foe.prey.record)


async def renames(foe: Foe) -> None:
    name = msgspec.json.encode({"name": f"Foe {foe.dice.random():.6f}"})
    await foe.ask("PUT", "/api/me", name)


async def lists(foe: Foe) -> None:
    await foe.ask("GET", "/api/tables")


async def guests(foe: Foe) -> None:
    foe.asking.cookie = ""
    await foe.ask("GET", "/api/me")


async def joins(foe: Foe) -> None:
    await foe.ask("POST", f"/api/tables/{foe.prey.finished}/join", b"{}")


async def tables(foe: Foe) -> None:
    body = msgspec.json.encode(shared(foe.prey.game, 2) | {"listed": True})
    await foe.ask("POST", "/api/tables", body)


async def bots(foe: Foe) -> None:
    """Bots among themselves, each table in the name of somebody new."""
    foe.asking.cookie = ""
    seats = [{"kind": "bot", "level": "greedy"}] * 2
    await foe.ask(
        "POST", "/api/tables", msgspec.json.encode({"game": foe.prey.game, "seats": seats})
    )


async def points(foe: Foe) -> None:
    await foe.say(lambda: {"type": "point", "seat": 0, "orders": any_order(foe)})


def any_order(foe: Foe) -> str:
    return foe.dice.choice(foe.orders or ["?"])


async def questions(foe: Foe) -> None:
    await foe.say(lambda: {"type": "ask", "thing": f"hex:E{foe.dice.randrange(20)}"})


async def wholes(foe: Foe) -> None:
    await foe.say(lambda: {"type": "whole"})


async def connects(foe: Foe) -> None:
    foe.struck.sent += 1
    try:
        line = await listen(foe.address, foe.table, foe.asking.cookie, lambda _: None, SOURCE)
    except OSError:
        foe.struck.refused += 1
    else:
        line.transport.close()


ATTACKS: Final[Mapping[str, Callable[[Foe], Awaitable[None]]]] = {
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
    address: str, name: str, prey: Prey, bounds: tuple[float, int], line: Connection
) -> None:
    """Prepare, say so, wait for a word, attack for so long and so often, and say how it went."""
    asyncio.run(attacked(address, name, prey, bounds, line))


async def attacked(
    address: str, name: str, prey: Prey, bounds: tuple[float, int], line: Connection
) -> None:
    foes = [Foe(address, prey, Random(f"{name} {number}")) for number in range(FOES)]
    for foe in foes:
        await foe.settle(tables=TABLES if name in WITH_TABLES else 0)
    finished = await foes[0].brought(prey.record)
    for foe in foes:
        foe.prey = msgspec.structs.replace(prey, finished=finished)
    line.send("ready")
    await asyncio.to_thread(line.recv)
    seconds, most = bounds
    ends = time.monotonic() + seconds
    await asyncio.gather(*(strike(foe, name, ends, most // FOES) for foe in foes))
    for foe in foes:
        foe.close()
    line.send((sum(foe.struck.sent for foe in foes), sum(foe.struck.refused for foe in foes)))


async def strike(foe: Foe, name: str, ends: float, most: int) -> None:
    """Again and again, until the time or the number is reached."""
    while time.monotonic() < ends and foe.struck.sent < most:
        try:
            await asyncio.wait_for(ATTACKS[name](foe), max(0.01, ends - time.monotonic()))
        except TimeoutError:
            return
        except OSError:
            foe.struck.refused += 1
            foe.ear = None
            await asyncio.sleep(0.05)
