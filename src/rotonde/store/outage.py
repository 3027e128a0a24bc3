"""Tells errors of a driver that mean an outage of the database from mistakes of ours."""

import sqlite3
from collections.abc import Iterator
from typing import Final, Literal

from sqlalchemy import exc

from rotonde.store import postgres_errors
from rotonde.store.postgres_errors import Kinds

Outage = Literal["away", "unwritable", "damaged"]
"""It does not answer; it answers and takes nothing; some of it cannot be read."""


class Damaged(Exception):
    """A page of the database cannot be read, or does not fit the others."""


AWAY: Final[Kinds] = (
    OSError,
    sqlite3.OperationalError,
    *postgres_errors.AWAY,
    exc.InterfaceError,
    exc.OperationalError,
    exc.TimeoutError,
)
"""No line, or a database that starts, stops, is full or lets nobody in."""
DAMAGED: Final[Kinds] = (Damaged, *postgres_errors.DAMAGED)
SQLITE: Final[dict[int, Outage]] = {
    sqlite3.SQLITE_FULL: "unwritable",
    sqlite3.SQLITE_IOERR: "unwritable",
    sqlite3.SQLITE_READONLY: "unwritable",
    sqlite3.SQLITE_CANTOPEN: "unwritable",
    sqlite3.SQLITE_BUSY: "unwritable",
    sqlite3.SQLITE_LOCKED: "unwritable",
    sqlite3.SQLITE_PROTOCOL: "unwritable",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
LOW_BYTE: Final = 0xFF
"""An extended code of SQLite has the plain one in its lowest byte."""
MOST_LETTERS: Final = 200
"""Letters of an error that are told."""
NO_TABLE: Final = "no such table"
"""The message of SQLite where another file was put in the place of ours."""


def is_outage(error: BaseException) -> bool:
    """Whether the store could not answer, as opposed to a mistake of ours."""
    return outage_of(error) is not None


def outage_of(error: BaseException) -> Outage | None:
    """The outage of the database that an error means; None where the error is a mistake of ours."""
    for each in reasons(error):
        if isinstance(each, sqlite3.Error) and hasattr(each, "sqlite_errorcode"):
            return outage_of_sqlite(each)
    if any(isinstance(each, DAMAGED) for each in reasons(error)):
        return "damaged"
    if any(isinstance(each, postgres_errors.DISK_FULL) for each in reasons(error)):
        return "unwritable"
    return "away" if any(isinstance(each, AWAY) for each in reasons(error)) else None


def outage_of_sqlite(error: sqlite3.Error) -> Outage | None:
    """The outage that a code of SQLite means; none where a statement is wrong."""
    if str(error).startswith(NO_TABLE):
        return "damaged"
    return SQLITE.get(error.sqlite_errorcode & LOW_BYTE)


def database_words(error: BaseException) -> str:
    """The database's own words for an error in one line, without the statement that failed."""
    return " ".join(str(getattr(error, "orig", None) or error).split())[:MOST_LETTERS]


def reasons(error: BaseException | None) -> Iterator[BaseException]:
    """An error, and those that led to it."""
    while error is not None:
        yield error
        error = getattr(error, "orig", None) or error.__cause__
