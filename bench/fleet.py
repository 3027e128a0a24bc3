"""Servers of `soak`, to be killed and started again, and the database that they share."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from bench.postgres import Postgres, new_database, running_postgres
from bench.server_process import printed_address

OWN: Final = {
    "ROTONDE_HOST": "127.0.0.1",
    "ROTONDE_BOT_PAUSE": "0.02",
    "ROTONDE_LIMITS": "0",
    "ROTONDE_SEED": "fleet",  # a seed that is no secret: records can be had before a game is over
    "LC_ALL": "C",
}


class Node:
    """A server that keeps its address over restarts."""

    def __init__(self, environment: Mapping[str, str], log: Path) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self.environment = {**os.environ, **OWN, **environment, "ROTONDE_PORT": str(port)}
        self.log = log
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the process, and wait until it answers."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "rotonde", "serve"],
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        printed_address(self.process)

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.communicate()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
    return port


class Fleet:
    """All nodes, and their PostgreSQL where they share one."""

    def __init__(self, nodes: list[Node], postgres: Postgres | None, dice: Random) -> None:
        self.nodes = nodes
        self.postgres = postgres
        self.dice = dice

    @property
    def address(self) -> str:
        """The address of a random node, as a proxy would choose one."""
        return self.dice.choice(self.nodes).address

    async def kill_one(self) -> None:
        """Kill a node as a power cut would, and start it again a moment later."""
        node = self.dice.choice(self.nodes)
        await self.restart(node.end, node.start)

    async def restart_database(self) -> None:
        assert self.postgres is not None
        await self.restart(self.postgres.stop, self.postgres.start)

    async def restart(self, end: Callable[[], None], start: Callable[[], None]) -> None:
        await asyncio.to_thread(end)
        await asyncio.sleep(self.dice.random())
        await asyncio.to_thread(start)


@contextmanager
def fleet(database: str, nodes: int, dice: Random, logs: Path | None) -> Iterator[Fleet]:
    """Run servers on an empty database. Raises `NoPostgres`."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="rotonde-soak-")))
        postgres = stack.enter_context(running_postgres()) if database != "sqlite" else None
        url = asyncio.run(new_database(postgres.address)) if postgres else ""
        place: dict[str, Any] = {"ROTONDE_DATA_DIR": str(folder), "ROTONDE_DATABASE_URL": url}
        servers = [Node(place, (logs or folder) / f"node-{n + 1}.log") for n in range(nodes)]
        for server in servers:
            stack.callback(server.end)
            server.start()
        yield Fleet(servers, postgres, dice)
