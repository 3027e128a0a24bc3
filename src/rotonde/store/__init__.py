"""Users, tables and moves as rows. Knows kernel types for encoding, and no rules."""

from rotonde.store.memory import MemoryStore
from rotonde.store.outage import Outage, database_words, is_outage, outage_of
from rotonde.store.ports import (
    Conflict,
    Log,
    Nodes,
    Results,
    Store,
    StoreProblem,
    TableLists,
    TableRows,
    Users,
)
from rotonde.store.rows import (
    Attendance,
    Change,
    Entry,
    EntryKind,
    Result,
    SeatRow,
    Sitter,
    Snapshot,
    Stage,
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
    "Log",
    "MemoryStore",
    "Nodes",
    "Outage",
    "Result",
    "Results",
    "SeatRow",
    "Sitter",
    "Snapshot",
    "SqlStore",
    "Stage",
    "Store",
    "StoreProblem",
    "TableLists",
    "TableRow",
    "TableRows",
    "TableStanding",
    "User",
    "Users",
    "database_words",
    "is_outage",
    "outage_of",
]
