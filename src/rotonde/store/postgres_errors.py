"""Errors of PostgreSQL's driver, by what they mean here. Where the driver is not installed, nothing
raises them.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

Kinds = tuple[type[Exception], ...]

DRIVER: Final = import_module("asyncpg") if find_spec("asyncpg") else None


def kinds(*names: str) -> Kinds:
    """The driver's classes of these names; none without the driver."""
    return tuple(getattr(DRIVER, name) for name in names) if DRIVER else ()


AWAY: Final = kinds(
    "PostgresConnectionError",
    "InterfaceError",
    "InternalClientError",
    "OperatorInterventionError",
    "InsufficientResourcesError",
)
"""No line, or a database that starts, stops, is full or lets nobody in."""
ANY: Final = kinds("PostgresError", "InterfaceError")
LINE_IS_BEING_CUT: Final = kinds("InternalClientError")
CONFLICT: Final = kinds("IntegrityConstraintViolationError")
DISK_FULL: Final = kinds("DiskFullError")
DAMAGED: Final = kinds("DataCorruptedError", "IndexCorruptedError")
