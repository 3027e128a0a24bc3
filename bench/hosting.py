"""A server of our own to be measured: a process on a free port and an empty database."""

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
"""Seconds after which a server that says nothing is broken."""


class Running(msgspec.Struct, frozen=True):
    """A server process and where it answers."""

    pid: int
    address: str
    cookie: str

    def open_table(self, game: str, seats: int) -> str:
        """A new table whose seats are all ours."""
        shared = [{"kind": "hotseat", "name": f"Seat {seat + 1}"} for seat in range(seats)]
        return self.new_table({"game": game, "seats": shared})

    def new_table(self, wanted: dict[str, Any]) -> str:
        """A new table; says its id."""
        body = msgspec.json.encode(wanted)
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        return str(self.asked(Request(f"{self.address}/api/tables", body, headers))["id"])

    def health(self) -> dict[str, Any]:
        """How the server says that it is doing."""
        return self.asked(Request(f"{self.address}/api/health"))

    def asked(self, request: Request) -> dict[str, Any]:
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


@contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of an empty database that lasts as long as the block; none for a SQLite file.

    Raises `NoPostgres`.
    """
    if kind == "sqlite":
        yield ""
        return
    with postgres_server() as server:
        yield asyncio.run(new_database(server))


@contextmanager
def running_server(kind: str = "sqlite", *, limits: bool = False) -> Iterator[Running]:
    """A server on a free port and an empty database of this kind; gone afterwards."""
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
        )
        try:
            address = greeting(process)
            yield Running(process.pid, address, guest_cookie(address))
        finally:
            process.terminate()
            process.wait()


def greeting(process: subprocess.Popen[str]) -> str:
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
