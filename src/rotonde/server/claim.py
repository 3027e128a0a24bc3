"""One server to a file: a second on the same data folder is refused before it touches anything.

The lock is one of SQLite itself, on an empty file beside the database: it works on every system
and ends with the process, however that ends. Nodes share PostgreSQL instead.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Final

from rotonde.server.settings import Settings, StartProblem

LOCK_FILE: Final = "rotonde.lock"


@contextmanager
def claimed(settings: Settings) -> Iterator[None]:
    """Hold the data folder while the block runs. Raises `StartProblem` where another does."""
    if settings.database_url:
        yield
        return
    place = settings.data_dir / LOCK_FILE
    with closing(sqlite3.connect(place, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise StartProblem("start-folder-in-use", folder=str(settings.data_dir)) from error
        yield
