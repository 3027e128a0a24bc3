"""Fast lines: uvicorn's own sockets, read and written past the application.

The application greets a socket and hands its line over to a conversation; from then on neither
what comes in nor what goes out takes the way through it, and nothing of the greeting is kept. A
frame is made once for all who get it, and writing it never waits. A line that is full says so, and
when it has drained.

Every connection is counted (`connections.py`), says what it waits for (`silence.py`), and how much
it holds of messages that are not whole yet (`unfinished.py`).

This module alone uses private parts of uvicorn, websockets and asyncio. It is written for the
versions that `pyproject.toml` names; `require_known_parts` looks whether theirs are as expected.
"""

import asyncio
from collections.abc import Callable, Collection, Generator, Iterator
from types import FunctionType
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import Protocol as Framing
from websockets.protocol import Side, State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader
from websockets.utils import apply_mask

from rotonde.server.wire.connections import Admission
from rotonde.server.wire.frames import SHORT, TEXT, WINDOW, Frame
from rotonde.server.wire.lines import EXTENSION, Ear, nothing
from rotonde.server.wire.silence import Wait
from rotonde.server.wire.unfinished_messages import Unfinished

MASKED: Final = 0x80
"""The bit beside the length which says that a mask follows; without it no client speaks."""
THEIRS: Final = 12
"""Bits of the window for what comes in, which is short."""
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=WINDOW,
    client_max_window_bits=THEIRS,
)
"""No side remembers earlier messages: a context for each socket was most of a table's memory."""
PIECE: Final = 256
"""Bytes that Python needs at most for a piece of a message, beside what is in it."""


class Nowhere:
    """A queue for an application that is done with its socket."""

    def put_nowait(self, _: object) -> None:
        """Forget it."""


NOWHERE: Final[Any] = Nowhere()


class Counted:
    """A connection that is counted, and closed where its other side is silent or too greedy."""

    transport: asyncio.Transport
    admission: Admission
    unfinished: Unfinished
    waiting: tuple[Wait, int] | None = None
    since = 0.0

    def drop(self) -> None:
        """Close; what the other side does not take is thrown away."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()

    def leave(self) -> None:
        """Count no more: the connection is closed."""
        self.admission.leave()
        self.unfinished.hold(self, 0)


class FastLine(Counted, WebSocketsSansIOProtocol):
    """A socket of uvicorn that is a line too."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.heard = 0
        """How many messages have come in whole."""
        self.conn.available_extensions = [DEFLATE]
        self.drained: Callable[[], None] = nothing
        self.ear: Ear | None = None
        self.inbox: list[str] = []
        self.telling: asyncio.Task[None] | None = None

    # --- the greeting ---------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection over from its request, with how it is counted."""
        super().connection_made(transport)
        asking = self.transport.get_protocol()
        assert isinstance(asking, RequestLine)
        self.admission, self.unfinished = asking.admission, asking.unfinished

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self
            self.conn.parser = Framing.parse(self.conn)  # the first one keeps the request
            next(self.conn.parser)

    async def run_asgi(self) -> None:
        """Like uvicorn's, but a line that was handed over outlives the application's part."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application")
        self.send_500_response()
        if self.queue is not NOWHERE and self.close_timer is None:
            self.transport.close()

    def count_for(self, group: str) -> bool:
        return self.admission.count_for(group)

    async def serve(self, ear: Ear) -> None:
        """Tell `ear` from now on; what came in meanwhile, it hears first."""
        self.ear = ear
        came, self.queue = self.queue, NOWHERE
        del self.request, self.response, self.scope
        while not came.empty():
            message: Any = came.get_nowait()
            if message.get("text") is not None:
                self.take_in(message["text"])
        if self.disconnected:
            ear.leave()
            self.untie()

    # --- what comes in --------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Like uvicorn's; the usual message, short and whole, is read without ceremony."""
        if self.ear is None or self.has_more_to_come or not is_short_text(data):
            super().data_received(data)
            self.weigh()
        elif not self.close_sent:
            self.take_in(apply_mask(data[6:], data[2:6]).decode(errors="replace"))
            if len(self.inbox) > 1:
                self.weigh()

    @property
    def has_more_to_come(self) -> bool:
        """Whether a message has begun and is not whole, or the last one has come."""
        return self.is_within_message or self.conn.state is not State.OPEN

    @property
    def is_within_message(self) -> bool:
        """Whether a part of a frame, or a frame of several, has come in already.

        A frame whose head was read and whose text is to come leaves no byte in the buffer: only
        where the parser stands tells it.
        """
        return not is_between_frames(self.conn.parser) or self.conn.current_size is not None

    def weigh(self) -> None:
        """Tell how much is held of messages that are not whole or not heard yet."""
        unheard = self.queue.qsize() if self.ear is None else len(self.inbox)
        size = len(self.conn.reader.buffer) + (self.conn.current_size or 0)
        size += sum(map(len, self.inbox)) + PIECE * (len(self.frames) + unheard)
        self.unfinished.hold(self, size)

    def awaited(self) -> tuple[Wait, int] | None:
        wait = self.wait()
        return None if wait is None else (wait, self.heard)

    def wait(self) -> Wait | None:
        """The unfinished business of the other side; a player who only looks on owes nothing."""
        if self.close_sent or self.transport.is_closing():
            return "goodbye"
        if not self.handshake_complete:
            return "greeting"
        return "message" if self.is_within_message and self.telling is None else None

    def send_receive_event_to_app(self) -> None:
        if self.queue is not NOWHERE:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.take_in(message.decode(errors="replace"))

    def take_in(self, message: str) -> None:
        """Have a message heard, after those before it; who sends faster than that is not read."""
        self.heard += 1
        self.inbox.append(message)
        if self.telling is None:
            self.telling = self.loop.create_task(self.drain_inbox())
            self.tasks.add(self.telling)  # the server waits for it when it stops
            self.telling.add_done_callback(self.tasks.discard)
        elif not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def drain_inbox(self) -> None:
        """Tell one message after the other; between two of them everybody else has a turn."""
        while self.inbox and self.ear is not None:
            await self.ear.receive(self.inbox.pop(0))
            if self.inbox:
                await asyncio.sleep(0)
        self.telling = None
        if self in self.unfinished.sizes:
            self.weigh()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.inbox.clear()
        self.leave()
        if self.ear is not None:
            self.ear.leave()
        self.untie()
        loosen(self.transport)

    def untie(self) -> None:
        """Break reference cycles so that a closed connection is freed at once."""
        self.drained, self.ear = nothing, None
        self.conn.parser.close()

    # --- what goes out --------------------------------------------------------------------------

    def resume_writing(self) -> None:
        super().resume_writing()
        self.drained()

    def write(self, frame: Frame) -> bool:
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(frame.packed if self.conn.extensions else frame.plain)
        return True

    async def end(self) -> None:
        """Do nothing: all that was written is with the transport already."""


class RequestLine(Counted, H11Protocol):
    """A connection of uvicorn for requests, which leaves no circle of references either."""

    def __init__(
        self, *given: Any, admission: Admission, unfinished: Unfinished, **named: Any
    ) -> None:
        super().__init__(*given, **named)
        self.admission = admission
        self.unfinished = unfinished
        self.answered = 0
        self.body_size = 0
        """How much of a body that is not whole has come in."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.body_size = self.body_size + len(data) if self.is_within_body else 0
        size = self.body_size + len(self.conn.trailing_data[0])
        is_request = self.transport.get_protocol() is self  # it may have become a socket
        self.unfinished.hold(self, size if is_request else 0)

    @property
    def is_within_body(self) -> bool:
        """Whether the rest of a body is to come, and somebody is to read it."""
        return self.conn.their_state is h11.SEND_BODY and self.conn.our_state is not h11.DONE

    def on_response_complete(self) -> None:
        self.answered += 1
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        """Do nothing: uvicorn would close while somebody still takes an answer (see `wait`)."""

    def awaited(self) -> tuple[Wait, int] | None:
        wait = self.wait()
        return None if wait is None else (wait, self.answered)

    def wait(self) -> Wait | None:
        """The unfinished business of the other side."""
        if self.transport.is_closing():
            return "goodbye"
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        if self.transport.get_write_buffer_size():
            return "reading"
        if self.conn.their_state is not h11.IDLE:
            return None
        return "idle" if self.answered and not self.conn.trailing_data[0] else "header"

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        vars(self)["cycle"] = None
        self.leave()
        loosen(self.transport)


def loosen(transport: asyncio.Transport) -> None:
    """A transport of asyncio keeps a method of its own, and so itself, even when it is closed."""
    if "_read_ready_cb" in vars(transport):
        vars(transport)["_read_ready_cb"] = None


def is_between_frames(parser: Generator[None]) -> bool:
    """Whether the parser of websockets waits for the first byte of a frame."""
    reading = getattr(parser, "gi_yieldfrom", None)
    return getattr(reading, "gi_code", None) is StreamReader.at_eof.__code__


def is_short_text(data: bytes) -> bool:
    """Whether this is one frame: a whole text as it is, masked, of less than 126 bytes."""
    return len(data) > 1 and data[0] == TEXT and 0 <= len(data) - 6 == data[1] - MASKED < SHORT


# --- what is asked of a server -----------------------------------------------------------------


def line_for(
    server: uvicorn.Server, admission: Admission, unfinished: Unfinished
) -> asyncio.Protocol:
    """The line of a connection that a server has accepted."""
    return RequestLine(
        config=server.config,
        server_state=server.server_state,
        app_state=server.lifespan.state,
        admission=admission,
        unfinished=unfinished,
    )


def lines_of(server: uvicorn.Server) -> Collection[Any]:
    """The lines of a server, those of requests and those of sockets."""
    return server.server_state.connections


# --- whether the private parts are as expected -------------------------------------------------

USED: Final[dict[type[Any], str]] = {
    WebSocketsSansIOProtocol: "app close_sent close_timer conn disconnected frames handle_connect"
    " handshake_complete logger loop queue read_paused receive request response resume_writing"
    " run_asgi scope send send_500_response send_receive_event_to_app tasks transport writable",
    H11Protocol: "conn cycle on_response_complete timeout_keep_alive_handler transport",
    uvicorn.Server: "config lifespan server_state shutdown startup",
    Framing: "current_size extensions parse parser reader state",
    ServerProtocol: "available_extensions",
}
"""The names that this module uses of classes that are not its own."""
HALF, OTHER_HALF = b"\x81\x82mask", b"xx"
"""A masked message of two letters."""


def require_known_parts() -> None:
    """Raise `ImportError` where uvicorn or websockets are not as they were."""
    for kind, used in USED.items():
        if missing := set(used.split()) - set(names_in(kind)):
            raise ImportError(f"{kind.__name__} has no {', '.join(sorted(missing))}")
    conn = Framing(Side.SERVER)
    stands = [is_between_frames(conn.parser)]
    for part in (HALF, OTHER_HALF):
        conn.receive_data(part)
        stands.append(is_between_frames(conn.parser))
    if stands != [True, False, True]:
        raise ImportError("the parser of websockets does not tell where it stands")


def names_in(kind: type[Any]) -> Iterator[str]:
    """The attributes of a class, and all that it speaks of in its methods and those above it."""
    for each in kind.__mro__:
        yield from vars(each)
        for part in vars(each).values():
            if isinstance(part, FunctionType):
                yield from part.__code__.co_names
