"""Users, tables and moves as rows. Knows kernel types for encoding, and no rules."""

from rotonde.store.memory import MemoryStore
from rotonde.store.port import (
    Change,
    Conflict,
    Entry,
    EntryKind,
    SeatKind,
    SeatRow,
    Snapshot,
    Standing,
    Status,
    Store,
    StoreProblem,
    TableRow,
    User,
)
from rotonde.store.sql import SqlStore

__all__ = [
    "Change",
    "Conflict",
    "Entry",
    "EntryKind",
    "MemoryStore",
    "SeatKind",
    "SeatRow",
    "Snapshot",
    "SqlStore",
    "Standing",
    "Status",
    "Store",
    "StoreProblem",
    "TableRow",
    "User",
]
