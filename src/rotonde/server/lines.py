"""The line to one browser: uvicorn's socket, to which frames are written at once and by anybody.

What comes in takes the usual way through the application. What goes out does not: a frame is made
once for all who get it, and writing it never waits. A line that is full says so, and when it has
drained.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import State

from rotonde.server.frames import WINDOW, Frame

EXTENSION: Final = "rotonde.line"
"""Under which name a socket's scope has its line."""
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=WINDOW,
    client_max_window_bits=WINDOW,
)
"""No side remembers earlier messages: a context for each socket was most of a table's memory."""


class Line(Protocol):
    """Where frames are written."""

    drained: Callable[[], None]
    """Called when a line that was full has room again."""

    def write(self, frame: Frame) -> bool:
        """Send a frame, at once; False where the line is full, and it is not sent."""


class SocketLine(WebSocketsSansIOProtocol):
    """A socket of uvicorn that is a line too."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [DEFLATE]
        self.drained: Callable[[], None] = nothing

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def resume_writing(self) -> None:
        super().resume_writing()
        self.drained()

    def write(self, frame: Frame) -> bool:
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(frame.packed if self.conn.extensions else frame.plain)
        return True


def nothing() -> None:
    """Nobody waits for this line."""


def line_of(scope: Any) -> Line:
    """The line of a socket that was accepted."""
    line: Line = scope["extensions"][EXTENSION]
    return line
