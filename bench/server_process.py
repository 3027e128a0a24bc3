"""A server process on a free port and an empty database, to be measured."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec

from bench.postgres import new_database, postgres_server

PATIENCE: Final = 30
"""Seconds without an answer after which a server is broken."""


class ServerProcess(msgspec.Struct, frozen=True):
    """A server process and where it answers."""

    pid: int
    address: str
    cookie: str

    def open_table(self, game: str, seats: int) -> str:
        """Open a table whose seats are all ours; gives its id."""
        return self.new_table(shared_table(game, seats))

    def new_table(self, wanted: dict[str, Any]) -> str:
        """Open a table; gives its id."""
        body = msgspec.json.encode(wanted)
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        return str(self.fetch(Request(f"{self.address}/api/tables", body, headers))["id"])

    def health(self) -> dict[str, Any]:
        """The health that the server reports."""
        return self.fetch(Request(f"{self.address}/api/health"))

    def fetch(self, request: Request) -> dict[str, Any]:
        with urlopen(request, timeout=PATIENCE) as answer:
            found: dict[str, Any] = msgspec.json.decode(answer.read())
        return found

    @property
    def cpu_seconds(self) -> float | None:
        """CPU time that the process has used, where Linux tells it."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").split()
        except OSError:
            return None
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    @property
    def kilobytes(self) -> float | None:
        """Memory that the process holds, where Linux tells it."""
        try:
            pages = int(Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1])
        except OSError:
            return None
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def shared_table(game: str, seats: int) -> dict[str, Any]:
    """The request for a table whose seats share one screen."""
    names = (f"Seat {seat + 1}" for seat in range(seats))
    return {"game": game, "seats": [{"kind": "hotseat", "name": name} for name in names]}


@contextmanager
def database(kind: str) -> Iterator[str]:
    """Make an empty database for this block and give its address; empty for SQLite.

    Raises `NoPostgres`.
    """
    if kind == "sqlite":
        yield ""
        return
    with postgres_server() as server:
        yield asyncio.run(new_database(server))


@contextmanager
def running_server(kind: str = "sqlite", *, limits: bool = False) -> Iterator[ServerProcess]:
    """Run a server on a free port and an empty database of this kind."""
    with tempfile.TemporaryDirectory() as folder, database(kind) as url:
        own = {
            "ROTONDE_PORT": "0",
            "ROTONDE_DATA_DIR": folder,
            "ROTONDE_DATABASE_URL": url,
            "ROTONDE_LIMITS": str(int(limits)),
        }
        process = subprocess.Popen(
            [sys.executable, "-m", "rotonde", "serve"],
            env={**os.environ, "LC_ALL": "C", **own},
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        try:
            address = printed_address(process)
            yield ServerProcess(process.pid, address, guest_cookie(address))
        finally:
            process.terminate()
            process.communicate()


def printed_address(process: subprocess.Popen[str]) -> str:
    """The address that a server prints when it is ready."""
    assert process.stdout is not None
    line = process.stdout.readline()
    found = [word.rstrip(".") for word in line.split() if word.startswith("http://")]
    if not found:
        raise RuntimeError(f"the server did not start: {line!r}")
    return found[0]


def guest_cookie(address: str) -> str:
    """The cookie of a new guest."""
    with urlopen(f"{address}/api/me", timeout=PATIENCE) as answer:
        return str(answer.headers["Set-Cookie"]).partition(";")[0]
