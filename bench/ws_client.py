"""A WebSocket client that costs less than the server it listens to.

It knows only the needed part of the protocol: it sends unpacked, unpacks like a browser, and
decodes the fields that a player needs.
"""

import asyncio
import base64
import secrets
import zlib
from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

import msgspec

WINDOW: Final = 15
SMALL, LARGE = 126, 127
PACKED: Final = 0x40
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""Clients must mask what they send; a mask of zeros changes nothing."""


class ChoiceRuns(msgspec.Struct, frozen=True, gc=False):
    """Neighbouring choices of a menu; of each row only the notation is read."""

    head: str
    runs: tuple[tuple[Any, ...], ...]

    @property
    def orders(self) -> list[str]:
        return [
            self.head + (row if isinstance(row, str) else row[0])
            for run in self.runs
            for row in run[2]
        ]


class DialNumber(msgspec.Struct, frozen=True, gc=False):
    """One number of a dial, with its first value."""

    name: str
    start: int


class Dial(msgspec.Struct, frozen=True, gc=False):
    """An order with numbers."""

    notation: str
    spans: tuple[DialNumber, ...]

    @property
    def order(self) -> str:
        return self.notation.format(**{span.name: span.start for span in self.spans})


class Question(msgspec.Struct, frozen=True, gc=False):
    """The question of a menu, without its facts."""

    id: str


class SentMenu(msgspec.Struct, frozen=True, gc=False):
    """The orders of a menu, without its texts."""

    prompt: Question
    choices: tuple[ChoiceRuns | tuple[int, int], ...]
    dials: tuple[Dial, ...] = ()
    since: int | None = None


class Menus:
    """The orders of the last menu of each question: later menus refer to them."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[int, list[str]]] = {}

    def read(self, message: "WithMenu") -> list[str]:
        """The orders that a position or a delta offers; none without a menu."""
        if message.type == "position":
            self.kept = {}
        menu = message.menu
        if menu is None:
            return []
        version, before = self.kept.get(menu.prompt.id, (None, []))
        if menu.since not in (None, version):
            raise LookupError(f"a menu of version {menu.since}, not {version}")
        chosen: list[str] = []
        for each in menu.choices:
            chosen += each.orders if isinstance(each, ChoiceRuns) else before[each[0] : sum(each)]
        self.kept[menu.prompt.id] = message.version, chosen
        return [*chosen, *(dial.order for dial in menu.dials)]


class WithMenu(Protocol):
    """A message that may have a menu."""

    @property
    def type(self) -> str: ...
    @property
    def version(self) -> int: ...
    @property
    def menu(self) -> SentMenu | None: ...


class TableMessage(msgspec.Struct, frozen=True, gc=False):
    """The fields of a message that a listener needs to play on."""

    type: str
    version: int = -1
    seat: int | None = None
    """The seat of the view; a delta does not repeat it."""
    menu: SentMenu | None = None


READ: Final = msgspec.json.Decoder(TableMessage).decode


class Socket(asyncio.Protocol):
    """A socket at a table; passes every message on at once."""

    def __init__(self, request: bytes, hear: Callable[[TableMessage], None]) -> None:
        self.request = request
        self.hear = hear
        self.buffer = bytearray()
        self.answered = asyncio.Event()
        """Set once the server has answered; `refusal` holds its words if it refused."""
        self.refusal = ""
        self.transport: asyncio.Transport
        self.lost = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.answered.is_set():
            self.refuse("the server said nothing")
        if not self.lost.done():
            self.lost.set_result(None)

    def refuse(self, why: str) -> None:
        self.refusal = why
        self.answered.set()
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.answered.is_set():
            self.read_handshake()
        if self.answered.is_set() and not self.refusal:
            for first, payload in self.frames():
                self.handle(first, payload)

    def read_handshake(self) -> None:
        """Read the answer to the handshake, once it is there."""
        head, end, rest = self.buffer.partition(b"\r\n\r\n")
        if not end:
            return
        if b" 101 " not in head[:20]:
            self.refuse(head.decode(errors="replace"))
            return
        self.buffer = rest
        self.answered.set()

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """The frames that have arrived whole: first byte and payload."""
        while (found := bounds(self.buffer)) is not None:
            start, end = found
            first, payload = self.buffer[0], bytes(self.buffer[start:end])
            del self.buffer[:end]
            yield first, payload

    def handle(self, first: int, payload: bytes) -> None:
        match first & 0x0F:
            case 1:  # text
                self.hear(READ(inflated(payload) if first & PACKED else payload))
            case 9:  # ping
                self.transport.write(framed(PONG, payload))
            case 8:  # close
                self.transport.close()

    def say(self, message: Any) -> None:
        self.transport.write(framed(TEXT, msgspec.json.encode(message)))


def bounds(buffer: bytearray) -> tuple[int, int] | None:
    """Where the payload of the first frame begins and ends; None until all of it is there."""
    if len(buffer) < 2:
        return None
    extra = {SMALL: 2, LARGE: 8}.get(buffer[1], 0)
    start = 2 + extra
    if len(buffer) < start:
        return None
    size = int.from_bytes(buffer[2:start], "big") if extra else buffer[1]
    return (start, start + size) if len(buffer) >= start + size else None


def inflated(payload: bytes) -> bytes:
    return zlib.decompressobj(-WINDOW).decompress(payload + b"\x00\x00\xff\xff")


def framed(kind: int, payload: bytes) -> bytes:
    """A whole message as one frame of a client; ours are short."""
    size = len(payload)
    length = bytes((MASKED | size,)) if size < SMALL else b"\xfe" + size.to_bytes(2, "big")
    return bytes((0x80 | kind,)) + length + NO_MASK + payload


async def listen(
    address: str, table: str, cookie: str, hear: Callable[[TableMessage], None], source: str = ""
) -> Socket:
    """Open a socket at a table, from the address `source` if one is given.

    Raises `ConnectionError` where it is refused.
    """
    place = urlsplit(address)
    request = "\r\n".join(
        (
            f"GET /ws/tables/{table} HTTP/1.1",
            f"Host: {place.netloc}",
            f"Origin: {address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
            f"Cookie: {cookie}",
            "",
            "",
        )
    )
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(request.encode(), hear),
        place.hostname or "",
        place.port or 0,
        local_addr=(source, 0) if source else None,
    )
    await socket.answered.wait()
    if socket.refusal:
        raise ConnectionError(socket.refusal)
    return socket
