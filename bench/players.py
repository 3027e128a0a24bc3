"""Players of `soak`, who play against bots and reconnect whenever the line is lost.

They note what they sent and what they were told, to be compared with the records.
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
from bench.server_process import PATIENCE
from bench.ws_client import Menus, SentMenu
from rotonde.kernel.desk.orderline import orders_in

LOST: Final = (OSError, WebSocketException, TimeoutError)
"""Errors of a client whose server is gone."""
MOMENT: Final = 0.2
PLAYING, WATCHING = "playing", "watching"


class Message(msgspec.Struct, frozen=True):
    """The fields of a message that a player needs."""

    type: str
    version: int = -1
    actors: tuple[int, ...] = ()
    menu: SentMenu | None = None
    outcome: Any = None
    orders: str = ""


READ: Final = msgspec.json.Decoder(Message).decode


class SentOrder(msgspec.Struct):
    """An order that was sent, to become this version."""

    order: str
    version: int
    acknowledged: bool = False


class PlayedTable:
    """One table: the orders sent to it and the latest version told."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.told = 0
        """The latest version that anybody was told of."""
        self.asked: list[SentOrder] = []
        self.over = False
        self.moved = dict.fromkeys((PLAYING, WATCHING), time.monotonic())
        """When each of the two clients last saw a new version."""

    def note(self, heard: Message) -> None:
        self.told = max(self.told, heard.version)
        self.over = self.over or heard.outcome is not None

    @property
    def moved_at(self) -> float:
        """When the slower of the two clients last saw a new version."""
        return min(self.moved.values())


class TableClient:
    """A client at a table, which reconnects; with dice it plays random choices."""

    def __init__(self, fleet: Fleet, cookie: str, game: PlayedTable, dice: Random | None) -> None:
        self.fleet = fleet
        self.cookie = cookie
        self.game = game
        self.dice = dice
        self.version = 0
        self.sent: list[SentOrder] = []
        """Orders sent through this socket whose answer has not come."""
        self.refused = False
        self.token = ""
        """A question sent behind each order: messages before its answer are about the order."""
        self.now = Message("nothing")
        self.menus = Menus()
        self.orders: list[str] = []
        """The choices of the last menu."""

    async def watch(self) -> None:
        """Stay at the table until the game is over."""
        while not self.game.over:
            try:
                await self.stay()
            except LOST:
                await asyncio.sleep(MOMENT)

    async def stay(self) -> None:
        """Stay connected through any node, for as long as it lives."""
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
        """Mark the orders as acknowledged or not, once the question behind them is answered."""
        for asked in self.sent:
            asked.acknowledged = not self.refused and asked.version <= self.version
        self.sent = []
        if self.refused:
            await asyncio.sleep(MOMENT)
            await line.send(WHOLE)
        else:
            await self.play(line)

    def see(self, version: int) -> None:
        """Note a version; through another node it may be an older one for a moment."""
        if version > self.version:
            self.game.moved[WATCHING if self.dice is None else PLAYING] = time.monotonic()
        self.version = version

    async def play(self, line: ClientConnection) -> None:
        """Send a random choice where nobody else can decide, so that the next version is ours."""
        now = self.now
        if self.dice is None or not self.orders or len(now.actors) > 1 or self.sent:
            return
        order = self.dice.choice(self.orders)
        parts = orders_in(order) or (order,)
        self.sent = [SentOrder(part, now.version + n + 1) for n, part in enumerate(parts)]
        self.game.asked += self.sent
        self.refused, self.token = False, f"soak {len(self.game.asked)}"
        submit = {"type": "submit", "version": now.version, "seat": 0, "action": order}
        for message in (submit, {"type": "point", "seat": 0, "orders": self.token}):
            await line.send(msgspec.json.encode(message).decode())


WHOLE: Final = '{"type":"whole"}'


class Player:
    """A person who plays table after table, each with a second client that only watches."""

    def __init__(self, fleet: Fleet, game: str, seats: int, dice: Random) -> None:
        self.fleet = fleet
        self.game = game
        self.seats = seats
        self.dice = dice
        self.cookie = ""
        self.games: list[PlayedTable] = []

    async def play_forever(self) -> None:
        """Play game after game, for ever."""
        while True:
            game = PlayedTable(await self.open_table())
            self.games.append(game)
            playing = TableClient(self.fleet, self.cookie, game, self.dice)
            watching = TableClient(self.fleet, "", game, None)
            await asyncio.gather(playing.watch(), watching.watch())

    async def open_table(self) -> str:
        bots = [{"kind": "bot", "level": "random"}] * (self.seats - 1)
        wanted = {"game": self.game, "seats": [{"kind": "me"}, *bots]}
        made = await self.request_until_answered("/api/tables", msgspec.json.encode(wanted))
        return str(msgspec.json.decode(made)["id"])

    async def request_until_answered(self, path: str, body: bytes | None = None) -> bytes:
        """Send a request to any node until one answers."""
        while True:
            try:
                return await asyncio.to_thread(self.request, path, body)
            except LOST:
                await asyncio.sleep(MOMENT)

    def request(self, path: str, body: bytes | None) -> bytes:
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        asked = Request(f"{self.fleet.address}{path}", body, headers)
        with urlopen(asked, timeout=PATIENCE) as answer:
            if given := answer.headers["Set-Cookie"]:
                self.cookie = str(given).partition(";")[0]
            found: bytes = answer.read()
        return found

    @property
    def last(self) -> PlayedTable:
        return self.games[-1]


def moves_told(players: Sequence[Player]) -> int:
    """How many moves the players were told of."""
    return sum(game.told for player in players for game in player.games)
