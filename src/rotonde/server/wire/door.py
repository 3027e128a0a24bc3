"""Accepts connections, as many as there is room for.

asyncio's own way of accepting logs an error 2,048 times a second when no file is left to open, and
builds a transport before anybody can refuse. Here a connection is counted first: one for which
there is no room gets a short answer and is closed, and nothing is kept of it.
"""

import asyncio
import errno
import socket
from collections.abc import Callable
from typing import Final

from rotonde.server.wire.addresses import Proxies, group_of
from rotonde.server.wire.connections import Admission, Connections

BACKLOG: Final = 2048
"""Connections that the operating system keeps until they are accepted."""
AT_ONCE: Final = 16
"""Connections that are accepted before everybody else has a turn."""
PAUSE: Final = 0.5
"""Seconds until the next try when the operating system has no room."""
NO_ROOM: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
REFUSED: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\n"
    b"Retry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
)


class Door:
    """Lets connections in at one listening socket, for as long as the server runs."""

    def __init__(
        self,
        listening: socket.socket,
        line_for: Callable[[Admission], asyncio.Protocol],
        connections: Connections,
        proxies: Proxies,
    ) -> None:
        self.listening = listening
        self.line_for = line_for
        self.connections = connections
        self.proxies = proxies
        self.admitting: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """From now on the operating system answers; `keep` takes over what it has answered."""
        self.listening.setblocking(False)
        self.listening.listen(BACKLOG)

    async def keep(self) -> None:
        while True:
            for _ in range(AT_ONCE):
                await self.accept_one()
            await asyncio.sleep(0)

    async def accept_one(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            accepted, address = await loop.sock_accept(self.listening)
        except OSError as error:
            await self.note(error)
            return
        admission = self.connections.enter(self.group_at(address[0]))
        if admission is None:
            refuse(accepted)
            return
        admitting = loop.create_task(self.admit(accepted, admission))
        self.admitting.add(admitting)
        admitting.add_done_callback(self.admitting.discard)

    async def note(self, error: OSError) -> None:
        """Wait where the operating system has no room; somebody who is gone already is nothing."""
        if error.errno in NO_ROOM:
            self.connections.turned_away.note(error.strerror or str(error))
            await asyncio.sleep(PAUSE)

    def group_at(self, address: str) -> str | None:
        """The group to count for; a proxy brings many visitors, and counts for none."""
        return None if address in self.proxies else group_of(address)

    async def admit(self, accepted: socket.socket, admission: Admission) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.connect_accepted_socket(lambda: self.line_for(admission), accepted)
        except OSError:  # gone already
            admission.leave()
            accepted.close()


def refuse(accepted: socket.socket) -> None:
    """Say that there is no room, as far as the other side can hear it, and close."""
    with accepted:
        try:
            accepted.send(REFUSED)
        except OSError:
            return
