"""Users, tables and moves as rows. Knows kernel types for encoding, and no rules."""

from rotonde.store.memory import MemoryStore
from rotonde.store.port import (
    Change,
    Conflict,
    Entry,
    EntryKind,
    SeatRow,
    Sitter,
    Snapshot,
    Stage,
    Store,
    StoreProblem,
    TableRow,
    TableStanding,
    User,
)
from rotonde.store.sql import SqlStore

__all__ = [
    "Change",
    "Conflict",
    "Entry",
    "EntryKind",
    "MemoryStore",
    "SeatRow",
    "Sitter",
    "Snapshot",
    "SqlStore",
    "Stage",
    "Store",
    "StoreProblem",
    "TableRow",
    "TableStanding",
    "User",
]
