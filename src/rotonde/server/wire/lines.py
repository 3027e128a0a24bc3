"""The line to one browser: frames are written to it at once and by anybody.

There are two kinds. Fast lines (`fast_lines.py`) rest on private parts of uvicorn and websockets;
where these are not as they were, plain lines (`plain_lines.py`) do the same over ASGI alone.
"""

from collections.abc import Callable
from typing import Final, Protocol

from rotonde.server.wire.frames import Frame

EXTENSION: Final = "rotonde.line"
"""Under which name a socket's scope has its fast line."""


class Ear(Protocol):
    """A listener to what comes in."""

    async def receive(self, message: str) -> None:
        """One message; the next one waits until this is dealt with."""

    def leave(self) -> None:
        """The other side is gone."""


class Line(Protocol):
    """A place where frames are written."""

    drained: Callable[[], None]
    """Called when a line that was full has room again."""

    def write(self, frame: Frame) -> bool:
        """Send a frame, at once; False where the line is full, and it is not sent."""


class SocketLine(Line, Protocol):
    """The line of a socket that was accepted."""

    def count_for(self, group: str) -> bool:
        """Count for a group of addresses; False where it has too many connections."""

    async def serve(self, ear: Ear) -> None:
        """Tell `ear` from now on: a fast line by itself, a plain one until this returns."""

    async def end(self) -> None:
        """Send what was written; nothing else will be."""


def nothing() -> None:
    """Do nothing: nobody waits for this line."""
