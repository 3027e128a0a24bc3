"""The running server: uvicorn, with our own way to accept connections and to watch over them."""

import asyncio
import logging
import math
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn
from litestar import Litestar

from rotonde.server.http.routes.socket import LARGEST_MESSAGE
from rotonde.server.runtime.settings import Settings
from rotonde.server.runtime.tasks import ended
from rotonde.server.wire.accepting import Door
from rotonde.server.wire.addresses import Proxies
from rotonde.server.wire.connections import Admission, Connections, limit_of_files, room_for
from rotonde.server.wire.lines import RequestLine, SocketLine
from rotonde.server.wire.silence import Patience, Watch
from rotonde.server.wire.unfinished import Unfinished

LOGGER: Final = logging.getLogger(__name__)
GRACE: Final = 3
"""Seconds that open requests get when the server stops."""
PING: Final = 20.0
"""Seconds between two pings of a socket. A peer that has not answered one for as long is dead."""
EACH_GUEST: Final = 30
"""Connections of one guest: some tables in sight, and a browser's handful for requests."""
MEGABYTE: Final = 1024 * 1024


class Server(uvicorn.Server):
    """Uvicorn that ends by returning: what the process holds is put in order before it goes."""

    def __init__(self, config: uvicorn.Config, settings: Settings) -> None:
        super().__init__(config)
        self.proxies = Proxies(settings.proxies)
        self.connections = connections_for(settings)
        self.unfinished = Unfinished(settings.unfinished_mb * MEGABYTE)
        self.patience = patience_of(settings)
        self.watching: list[asyncio.Task[None]] = []

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield

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

    def line_for(self, admission: Admission) -> RequestLine:
        return RequestLine(
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            admission=admission,
            unfinished=self.unfinished,
        )

    def watch(self) -> Watch:
        repeats = (self.connections.turned_away, self.unfinished.dropped)
        return Watch(self.server_state.connections, self.patience, repeats)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for task in self.watching:
            await ended(task)
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


def server_for(app: Litestar, settings: Settings) -> Server:
    """The server as we want it: quiet, and with room to refuse a large message by ourselves.

    Uvicorn would log a warning for each request that is none: anybody could fill the disk.
    """
    config = uvicorn.Config(
        app,
        http=RequestLine,
        ws=SocketLine,
        ws_max_size=16 * LARGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # a line packs by itself
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        lifespan="on",
        log_config=None,
        log_level="error",
        access_log=False,
        timeout_keep_alive=math.ceil(settings.idle_time),
        timeout_graceful_shutdown=GRACE,
    )
    return Server(config, settings)
