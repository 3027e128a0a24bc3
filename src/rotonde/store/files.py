"""A SQLite file as a whole: whether its pages are sound, and of which schema it is."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from rotonde.store.migrate import revisions
from rotonde.store.ports import StoreProblem

SCHEMA: Final = "SELECT version_num FROM alembic_version"


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection that changes nothing, also while a server writes to the file.

    One that SQLite calls read-only would leave its files beside the database.
    """
    address = f"{file.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
        connection.execute("PRAGMA query_only=ON")
        yield connection


def give_to_owner(file: Path) -> None:
    """Give a file that root made to the owner of its folder, who is to use it."""
    if os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def defects(file: Path) -> list[str]:
    """The faults that SQLite finds in the pages of a file; none where they are sound."""
    try:
        with reading(file) as connection:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [] if found == ["ok"] else found


def schema_of(file: Path) -> str:
    """The schema of a database of ours. Raises `StoreProblem` where the file is none, or newer."""
    try:
        with reading(file) as connection:
            found = connection.execute(SCHEMA).fetchone()
    except sqlite3.DatabaseError as error:
        raise StoreProblem("start-no-database", file=str(file), reason=str(error)) from error
    revision = str(found[0]) if found else ""
    if not revision:
        raise StoreProblem("start-no-database", file=str(file), reason="it has no schema")
    if revision not in revisions():
        raise StoreProblem("start-newer-schema", revision=revision)
    return revision
