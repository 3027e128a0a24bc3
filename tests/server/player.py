"""Somebody with a browser: a cookie, requests, and a socket at a table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.support.edits import followed
from tests.support.patience import HAPPENS_WITHIN
from tests.support.unpacked import Reader

ME = {"kind": "me"}
OPEN = {"kind": "open"}


def hotseat(name: str) -> dict[str, str]:
    return {"kind": "hotseat", "name": name}


def bot(level: str = "random") -> dict[str, str]:
    return {"kind": "bot", "level": level}


class Player:
    """One visitor of a server."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=HAPPENS_WITHIN, verify=False)

    def get(self, path: str) -> Any:
        return good(self.http.get(path))

    def post(self, path: str, body: Any = None) -> Any:
        return good(self.http.post(path, json=body))

    def new_table(self, *seats: dict[str, str], game: str = "toy", **more: Any) -> str:
        """Open a table; says its id."""
        info = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        return str(info["id"])

    def close(self) -> None:
        self.http.close()

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator["Seating"]:
        """Sit, or watch, at a table."""
        url = str(self.http.base_url).replace("http", "ws", 1)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        async with connect(
            f"{url}/ws/tables/{table}", additional_headers=headers, max_size=None
        ) as socket:
            yield Seating(socket)


def good(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


class Seating:
    """An open socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.reader = Reader()
        self.choices: list[dict[str, Any]] | None = None

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; tables and positions on the way are noted."""
        async with asyncio.timeout(HAPPENS_WITHIN):
            while True:
                message = self.read(msgspec.json.decode(await self.socket.recv()))
                if message["type"] == kind:
                    return message

    def read(self, message: dict[str, Any]) -> dict[str, Any]:
        """A message; what changed in a position is read as the position that it leads to."""
        if message["type"] in ("position", "delta"):
            self.choices = self.reader.read(message)
        if message["type"] == "delta":
            message = followed(self.position, message)
        self.note(message)
        return message

    def note(self, message: dict[str, Any]) -> None:
        if message["type"] == "position":
            self.position = message
        if message["type"] == "table":
            self.info = message

    @property
    def orders(self) -> list[str]:
        """What the menu offers, as it is typed."""
        return [choice["notation"] for choice in self.choices or ()]

    async def until(self, version: int) -> dict[str, Any]:
        """The position at a version, or after it."""
        while self.position.get("version", -1) < version:
            await self.hear("position")
        return self.position

    async def say(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def submit(
        self,
        action: Any,
        seat: int | None = None,
        version: int | None = None,
        **other: Any,
    ) -> None:
        """Play an action, on what was last seen unless said otherwise."""
        body = msgspec.json.decode(action) if isinstance(action, bytes) else action
        seat = self.position["seat"] if seat is None else seat
        version = self.position["version"] if version is None else version
        await self.say(type="submit", version=version, seat=seat, action=body, **other)

    async def play(self, action: Any, seat: int | None = None) -> dict[str, Any]:
        """Play an action and see what it leads to."""
        version = self.position["version"]
        await self.submit(action, seat)
        return await self.until(version + 1)

    async def take_back(self, steps: int = 1, seat: int | None = None) -> None:
        await self.say(
            type="takeback",
            version=self.position["version"],
            seat=self.position["seat"] if seat is None else seat,
            steps=steps,
        )
