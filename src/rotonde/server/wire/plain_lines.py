"""Plain lines: what ASGI promises, and nothing else.

They serve where the private parts that fast lines need are not as expected. Each has a queue of
frames and a task that sends them, so that whoever writes waits for nobody.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from rotonde.server.runtime.tasks import cancel
from rotonde.server.wire.frames import Frame
from rotonde.server.wire.lines import EXTENSION, Ear, SocketLine, nothing

AnySocket = WebSocket[Any, Any, Any]
MOST: Final = 64
"""Frames that wait to be sent; with more of them a line is full."""


class PlainLine:
    """The line of a socket as any ASGI server hands it over."""

    def __init__(self, socket: AnySocket) -> None:
        self.socket = socket
        self.drained: Callable[[], None] = nothing
        self.waiting: asyncio.Queue[Frame] = asyncio.Queue(MOST)
        self.sending: asyncio.Task[None] | None = None

    def count_for(self, group: str) -> bool:
        """Always: the server that handed it over counts its connections by itself."""
        return True

    def write(self, frame: Frame) -> bool:
        if self.waiting.full():
            return False
        self.waiting.put_nowait(frame)
        self.sending = self.sending or asyncio.create_task(self.send_all())
        return True

    async def send_all(self) -> None:
        """Send frame after frame; what a socket that is gone does not take is dropped."""
        while True:
            frame = await self.waiting.get()
            with suppress(OSError):
                await self.socket.send_text(frame.message.decode())
            self.waiting.task_done()
            if self.waiting.empty():
                self.drained()

    async def serve(self, ear: Ear) -> None:
        try:
            while True:
                await ear.receive(await self.socket.receive_text())
        except WebSocketDisconnect:
            return
        finally:
            self.drained = nothing
            ear.leave()
            await cancel(self.sending)

    async def end(self) -> None:
        await self.waiting.join()
        await cancel(self.sending)


def line_of(socket: AnySocket) -> SocketLine:
    """The line that the server has for a socket; a plain one where it has none."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    return extensions.get(EXTENSION) or PlainLine(socket)
