"""Whether an error means that the database is away, in all the ways in which drivers say so."""

import sqlite3
from collections.abc import Iterator
from typing import Final

import asyncpg
from sqlalchemy import exc

AWAY: Final = (
    OSError,
    sqlite3.OperationalError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    exc.InterfaceError,
    exc.OperationalError,
    exc.TimeoutError,
)
"""No line, or a database that starts, stops, is full or lets nobody in."""


def is_outage(error: BaseException) -> bool:
    """Whether the store could not answer, as opposed to a mistake of ours."""
    return any(isinstance(each, AWAY) for each in reasons(error))


def reasons(error: BaseException | None) -> Iterator[BaseException]:
    """An error, and those that led to it."""
    while error is not None:
        yield error
        error = getattr(error, "orig", None) or error.__cause__
