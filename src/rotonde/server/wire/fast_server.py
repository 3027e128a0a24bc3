"""The server on fast lines: it accepts connections itself, counts them and watches over them."""

import asyncio
import logging
import socket
from typing import Final

import uvicorn

from rotonde.server.runtime.settings import Settings
from rotonde.server.runtime.tasks import cancel
from rotonde.server.wire import fast_lines
from rotonde.server.wire.addresses import Proxies
from rotonde.server.wire.connections import Admission, Connections, limit_of_files, room_for
from rotonde.server.wire.door import Door
from rotonde.server.wire.plain_server import PlainServer
from rotonde.server.wire.silence import Patience, Watch
from rotonde.server.wire.unfinished_messages import Unfinished

LOGGER: Final = logging.getLogger(__name__)
EACH_GUEST: Final = 30
"""Connections of one guest: some tables in sight, and a browser's handful for requests."""
MEGABYTE: Final = 1024 * 1024


class FastServer(PlainServer):
    """Uvicorn with doors of our own."""

    def __init__(self, config: uvicorn.Config, settings: Settings) -> None:
        super().__init__(config)
        self.proxies = Proxies(settings.proxies)
        self.connections = connections_for(settings)
        self.unfinished = Unfinished(settings.unfinished_mb * MEGABYTE)
        self.patience = patience_of(settings)
        self.watching: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start without sockets of uvicorn's own: we accept connections ourselves.

        The doors open first: who sees that the server has started can connect.
        """
        doors = [self.door_of(listening) for listening in sockets or []]
        for door in doors:
            door.open()
        await super().startup(sockets=[])
        tasks = [door.keep() for door in doors] + [self.watch().keep_watching()]
        self.watching = [asyncio.create_task(task) for task in tasks]

    def door_of(self, listening: socket.socket) -> Door:
        return Door(listening, self.line_for, self.connections, self.proxies)

    def line_for(self, admission: Admission) -> asyncio.Protocol:
        return fast_lines.line_for(self, admission, self.unfinished)

    def watch(self) -> Watch:
        repeats = (self.connections.turned_away, self.unfinished.dropped)
        return Watch(fast_lines.lines_of(self), self.patience, repeats)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for task in self.watching:
            await cancel(task)
        await super().shutdown(sockets)


def connections_for(settings: Settings) -> Connections:
    """The caps of this process: those of the settings, as far as it may open files."""
    files = limit_of_files()
    most = room_for(settings.most_connections, files)
    if most < settings.most_connections:
        LOGGER.warning("at most %d connections: only %d files may be open", most, files)
    return Connections(most, EACH_GUEST * settings.crowd if settings.limits else None)


def patience_of(settings: Settings) -> Patience:
    return Patience(
        header=settings.header_time,
        body=settings.body_time,
        idle=settings.idle_time,
        greeting=settings.greeting_time,
    )
