"""Rows of the store as plain values: users, tables with their seats, log entries, results."""

from typing import Literal

import msgspec

Stage = Literal["open", "playing", "finished", "closed"]
Sitter = Literal["person", "bot", "hotseat", "open"]
"""The kind of a seat's sitter."""
EntryKind = Literal["played", "takenback"]


class User(msgspec.Struct, frozen=True):
    """A person, guest or not."""

    id: str
    name: str
    created: float
    origin: str = ""
    """A digest of the address from which they first came; of guests of earlier versions unknown."""


class SeatRow(msgspec.Struct, frozen=True):
    """One seat and its sitter. A person's name is read from the user, so that it can change."""

    seat: int
    kind: Sitter
    name: str
    user: str | None = None
    level: str | None = None
    there: bool = False
    """Whether some node says that its person looks on; never where there is one node only."""
    share: str = ""
    """The person's share of the deal; it counts when the game is dealt, and not later."""


class TableStanding(msgspec.Struct, frozen=True):
    """How a table stands after its last entry, for lists; can be derived from the log."""

    status: Stage
    changed: float
    """Unix time of the last entry."""
    summary: str
    """JSON of what lists show, opaque to the store."""
    awaits_bot: bool = False
    """Whether a bot is to decide: somebody has to think for it."""


class TableRow(msgspec.Struct, frozen=True):
    """A table: how its game began, who sits there, and how it stands."""

    id: str
    name: str
    game: str
    edition: int
    options: str
    """JSON of the game's options."""
    seed: str
    """Empty while the game is not dealt."""
    listed: bool
    owner: str
    created: float
    version: int
    """Number of log entries."""
    standing: TableStanding
    seats: tuple[SeatRow, ...]
    lesson: str = ""
    """The mark of the lesson that is given here; empty at any other table."""
    rematch: str = ""
    """The table at which the same people play again; empty while nobody asked for it."""
    task: str = ""
    """The kind of its result: `solo`, or the day whose challenge it is; else empty."""
    deal: str = ""
    """JSON of how it was, or will be, dealt, opaque to the store; empty at tables of before."""
    origin: str = ""
    """That of who opened it: somebody without a cookie has no other share."""
    hints: bool = False
    """Whether whoever plays here may ask for hints, though other people play too."""


class Result(msgspec.Struct, frozen=True):
    """The result of a user in a task of a game: a challenge, or that of a day."""

    user: str
    game: str
    task: str
    won: bool
    stars: int
    score: int
    at: float


class Entry(msgspec.Struct, frozen=True):
    """One row of the log: a decision, or the taking back of some."""

    version: int
    """1 for the first entry of a table."""
    kind: EntryKind
    seat: int
    body: str
    """JSON: the action played, or the indexes of the moves taken back."""
    hash: str
    """Digest of the state it led to."""
    at: float


class Snapshot(msgspec.Struct, frozen=True):
    """A state kept so that nobody replays a whole game. May be deleted at any time."""

    version: int
    moves: int
    body: bytes


class Change(msgspec.Struct, frozen=True):
    """A node wrote to a table; version 0 where its seats changed. Or it gave a user a name."""

    table: str
    version: int
    user: str = ""
    """The user who is called otherwise now; then there is no table."""


Attendance = tuple[str, str]
"""A table, and a user who sits there and looks on."""
