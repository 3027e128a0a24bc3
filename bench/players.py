"""Somebody who plays against bots, and comes back whenever the line is lost: for `soak`.

Notes what was asked and what was told, so that it can be held against what was kept.
"""

import asyncio
import time
from collections.abc import Sequence
from random import Random
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.fleet import Fleet
from bench.hosting import PATIENCE
from bench.ws_client import Menus, Offers
from rotonde.kernel.desk.orderline import orders_in

LOST: Final = (OSError, WebSocketException, TimeoutError)
"""What a client hears of a server that is gone."""
MOMENT: Final = 0.2
PLAYING, WATCHING = "playing", "watching"


class Message(msgspec.Struct, frozen=True):
    """As much of a message as a player needs."""

    type: str
    version: int = -1
    actors: tuple[int, ...] = ()
    menu: Offers | None = None
    outcome: Any = None
    orders: str = ""


READ: Final = msgspec.json.Decoder(Message).decode


class Asked(msgspec.Struct):
    """An order that was sent, to become this version."""

    order: str
    version: int
    acknowledged: bool = False


class Seen:
    """One table, as those who look at it know it."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.told = 0
        """The latest version that anybody was told of."""
        self.asked: list[Asked] = []
        self.over = False
        self.moved = dict.fromkeys((PLAYING, WATCHING), time.monotonic())
        """When each pair of eyes last saw something new."""

    def note(self, heard: Message) -> None:
        self.told = max(self.told, heard.version)
        self.over = self.over or heard.outcome is not None

    @property
    def moved_at(self) -> float:
        """Since when nobody has seen nothing new."""
        return min(self.moved.values())


class Eyes:
    """A socket at a table, made anew whenever it is lost; who plays sends random choices."""

    def __init__(self, fleet: Fleet, cookie: str, game: Seen, dice: Random | None) -> None:
        self.fleet = fleet
        self.cookie = cookie
        self.game = game
        self.dice = dice
        self.version = 0
        self.sent: list[Asked] = []
        """What was asked through this very socket, as long as its answer is not there."""
        self.refused = False
        self.token = ""
        """A question sent behind each order: what is heard before its answer is about it."""
        self.now = Message("nothing")
        self.menus = Menus()
        self.orders: list[str] = []
        """The choices that are open now."""

    async def watch(self) -> None:
        """Until the game is over."""
        while not self.game.over:
            try:
                await self.look()
            except LOST:
                await asyncio.sleep(MOMENT)

    async def look(self) -> None:
        """Through any node, for as long as it is there."""
        url = f"{self.fleet.address.replace('http', 'ws', 1)}/ws/tables/{self.game.table}"
        self.sent = []
        async with connect(
            url, additional_headers={"Cookie": self.cookie}, max_size=None, open_timeout=PATIENCE
        ) as line:
            async for message in line:
                await self.hear(line, READ(message))
                if self.game.over:
                    return

    async def hear(self, line: ClientConnection, heard: Message) -> None:
        if heard.type in ("fault", "refused"):
            self.refused = True
        if heard.type in ("position", "delta"):
            self.game.note(heard)
            self.see(heard.version)
            self.now, self.orders = heard, self.menus.read(heard)
            await self.play(line)
        if heard.type == "shown" and heard.orders == self.token:
            await self.settle(line)

    async def settle(self, line: ClientConnection) -> None:
        """The question behind an order is answered: by now it was refused, told, or neither."""
        for asked in self.sent:
            asked.acknowledged = not self.refused and asked.version <= self.version
        self.sent = []
        if self.refused:
            await asyncio.sleep(MOMENT)
            await line.send(WHOLE)
        else:
            await self.play(line)

    def see(self, version: int) -> None:
        """Through another node somebody may for a moment see what was before."""
        if version > self.version:
            self.game.moved[WATCHING if self.dice is None else PLAYING] = time.monotonic()
        self.version = version

    async def play(self, line: ClientConnection) -> None:
        """A random choice, where nobody else can decide and so what follows is ours."""
        now = self.now
        if self.dice is None or not self.orders or len(now.actors) > 1 or self.sent:
            return
        order = self.dice.choice(self.orders)
        parts = orders_in(order) or (order,)
        self.sent = [Asked(part, now.version + n + 1) for n, part in enumerate(parts)]
        self.game.asked += self.sent
        self.refused, self.token = False, f"soak {len(self.game.asked)}"
        submit = {"type": "submit", "version": now.version, "seat": 0, "action": order}
        for message in (submit, {"type": "point", "seat": 0, "orders": self.token}):
            await line.send(msgspec.json.encode(message).decode())


WHOLE: Final = '{"type":"whole"}'


class Sitter:
    """A person with a cookie: one table after the other, with somebody who only watches."""

    def __init__(self, fleet: Fleet, game: str, seats: int, dice: Random) -> None:
        self.fleet = fleet
        self.game = game
        self.seats = seats
        self.dice = dice
        self.cookie = ""
        self.games: list[Seen] = []

    async def live(self) -> None:
        """Play for ever; a game that is over is followed by another."""
        while True:
            game = Seen(await self.opened())
            self.games.append(game)
            playing = Eyes(self.fleet, self.cookie, game, self.dice)
            watching = Eyes(self.fleet, "", game, None)
            await asyncio.gather(playing.watch(), watching.watch())

    async def opened(self) -> str:
        bots = [{"kind": "bot", "level": "random"}] * (self.seats - 1)
        wanted = {"game": self.game, "seats": [{"kind": "me"}, *bots]}
        made = await self.persist("/api/tables", msgspec.json.encode(wanted))
        return str(msgspec.json.decode(made)["id"])

    async def persist(self, path: str, body: bytes | None = None) -> bytes:
        """The answer of any node, however long it takes until one gives it."""
        while True:
            try:
                return await asyncio.to_thread(self.answer, path, body)
            except LOST:
                await asyncio.sleep(MOMENT)

    def answer(self, path: str, body: bytes | None) -> bytes:
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        request = Request(f"{self.fleet.address}{path}", body, headers)
        with urlopen(request, timeout=PATIENCE) as answer:
            if given := answer.headers["Set-Cookie"]:
                self.cookie = str(given).partition(";")[0]
            found: bytes = answer.read()
        return found

    @property
    def last(self) -> Seen:
        return self.games[-1]


def told_by(sitters: Sequence[Sitter]) -> int:
    """How many moves somebody was told of."""
    return sum(game.told for sitter in sitters for game in sitter.games)
