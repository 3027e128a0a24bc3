"""Users, tables and moves as rows. Knows kernel types for encoding, and no rules."""

from rotonde.store.memory import MemoryStore
from rotonde.store.outage import Outage, is_outage, outage_of
from rotonde.store.port import (
    Attendance,
    Change,
    Conflict,
    Entry,
    EntryKind,
    Nodes,
    Result,
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
    "Attendance",
    "Change",
    "Conflict",
    "Entry",
    "EntryKind",
    "MemoryStore",
    "Nodes",
    "Outage",
    "Result",
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
    "is_outage",
    "outage_of",
]
