"""One server to a file: a second on the same data folder is refused before it touches anything.

The lock is one of SQLite itself, on an empty file beside the database: it works on every system
and ends with the process, however that ends. Nodes share PostgreSQL instead.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from rotonde.server.runtime.settings import Settings, StartProblem
from rotonde.store.files import give_to_owner

LOCK_FILE: Final = "rotonde.lock"
FILE: Final = "sqlite:///"


@contextmanager
def hold_folder(settings: Settings) -> Iterator[None]:
    """Hold the data folder while the block runs. Raises `StartProblem` where another does."""
    folder = folder_of(settings)
    if folder is None:
        yield
        return
    with closing(sqlite3.connect(folder / LOCK_FILE, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise StartProblem("start-folder-in-use", folder=str(folder)) from error
        give_to_owner(folder / LOCK_FILE)
        yield


def folder_of(settings: Settings) -> Path | None:
    """The folder of the SQLite file, however it was named; None for other databases."""
    if not settings.database.startswith(FILE):
        return None
    folder = Path(settings.database.removeprefix(FILE)).absolute().parent
    return folder if folder.is_dir() else None
