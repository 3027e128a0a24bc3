"""A door in a process that runs out of files: it opens more connections than there may be files."""

import asyncio
import logging
import socket
import sys
from contextlib import ExitStack

from rotonde.server.wire.addresses import Proxies
from rotonde.server.wire.connections import Admission, Connections
from rotonde.server.wire.door import Door


class Line(asyncio.Protocol):
    """A connection that says hello."""

    def __init__(self, admission: Admission) -> None:
        self.admission = admission

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(b"hello")

    def connection_lost(self, exc: Exception | None) -> None:
        self.admission.leave()


async def crowd() -> None:
    connections = Connections(10_000, None)
    listening = socket.create_server(("127.0.0.1", 0))
    door = Door(listening, Line, connections, Proxies(""))
    door.open()
    keeping = asyncio.create_task(door.keep())
    with ExitStack() as held:
        open_all(held, listening.getsockname())
        while not connections.turned_away.count:
            await asyncio.sleep(0.01)
    _, streams = await asyncio.open_connection(*listening.getsockname())
    streams.close()
    while connections.open:
        await asyncio.sleep(0.01)
    keeping.cancel()
    print("let in again")


def open_all(held: ExitStack, address: tuple[str, int]) -> None:
    """Open connections until there is no file left."""
    while True:
        try:
            held.enter_context(socket.create_connection(address))
        except OSError:
            return


if __name__ == "__main__":
    logging.basicConfig(stream=sys.stderr)
    asyncio.run(crowd())
