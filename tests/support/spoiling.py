"""Damages a SQLite file as a bad disk does: a page of it is overwritten."""

import sqlite3
from contextlib import closing
from pathlib import Path


def spoil_page(file: Path, name: str) -> None:
    """Overwrite the first page of a table or an index."""
    with closing(sqlite3.connect(file)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        wanted = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = connection.execute(wanted, [name]).fetchone()
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xa5" * size)
