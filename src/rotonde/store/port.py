"""The store as the server asks it: users, tables, an append-only log, snapshots as a cache.

Rows are plain values; rules never enter here. Every body of this port passes the same tests.
"""

import math
from collections.abc import AsyncGenerator, Collection, Mapping, Sequence
from typing import Literal, Protocol

import msgspec

from rotonde.store.outage import Outage

Stage = Literal["open", "playing", "finished", "closed"]
Sitter = Literal["person", "bot", "hotseat", "open"]
"""Who sits in a seat."""
EntryKind = Literal["played", "takenback"]


class StoreProblem(Exception):
    """Why a store cannot be used; `code` is a message."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class Conflict(Exception):
    """Somebody else wrote this version first, or closed the table; nothing was written."""


class User(msgspec.Struct, frozen=True):
    """A person, guest or not."""

    id: str
    name: str
    created: float
    origin: str = ""
    """A digest of the address from which they first came; of guests of earlier versions unknown."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits in one seat. A person's name is read from the user, so that it can change."""

    seat: int
    kind: Sitter
    name: str
    user: str | None = None
    level: str | None = None
    there: bool = False
    """Whether some node says that its person looks on; never where there is one node only."""
    share: str = ""
    """What the person brought to the deal; it counts when the game is dealt, and not later."""


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
    """What its result counts as: `solo`, or the day whose challenge it is; else empty."""
    deal: str = ""
    """JSON of how it was, or will be, dealt, opaque to the store; empty at tables of before."""
    origin: str = ""
    """That of who opened it: somebody without a cookie has no other share."""


class Result(msgspec.Struct, frozen=True):
    """What a user reached in a task of a game: a challenge, or that of a day."""

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
    """Who is called otherwise now; then there is no table."""


Attendance = tuple[str, str]
"""A table, and a user who sits there and looks on."""


class Nodes(Protocol):
    """What nodes that share a store know of each other through it."""

    async def beat(self, node: str, seconds: float, held: Collection[str]) -> bool:
        """This node lives for so long yet, and thinks for these tables and no others.

        Nodes whose time is over are forgotten, with all that they held. True when this node was
        not known, and so holds nothing.
        """

    async def retire(self, node: str) -> None:
        """This node goes, and leaves what it held to the others."""

    async def claim(self, node: str, table: str) -> bool:
        """Whether this node, and no other, thinks for the bots of a table from now on."""

    async def release(self, node: str, table: str) -> None:
        """This node thinks for a table no longer."""

    async def attend(
        self, node: str, came: Collection[Attendance], went: Collection[Attendance]
    ) -> None:
        """Who looks on through this node from now on, and who does no longer."""


class Store(Protocol):
    """Where people, tables and moves are kept."""

    @property
    def nodes(self) -> Nodes | None:
        """The nodes that share this store; None where there is one only."""

    async def open(self) -> None:
        """Get ready; bring the schema up to date. Raises `StoreProblem`."""

    async def close(self) -> None:
        """Let go of all connections; once more changes nothing."""

    async def answers(self) -> bool:
        """Whether it can be asked anything now. Never raises."""

    async def look_through(self) -> None:
        """Read every page, where the store can be asked to. Raises what an outage is known by."""

    async def recovered(self, outage: Outage) -> bool:
        """Whether it can do again what it could not in an outage. Never raises."""

    async def newer_schema(self) -> str:
        """The schema to which a newer version has brought this store; empty where none has."""

    async def editions(self) -> Mapping[tuple[str, int], int]:
        """How many tables there are of each game and edition."""

    async def secret(self, name: str, proposal: str) -> str:
        """The secret of that name; `proposal` becomes it when there is none."""

    async def user(self, user: str) -> User | None:
        """The user of that id."""

    async def add_user(self, user: User) -> None:
        """A new user."""

    async def rename(self, user: str, name: str) -> None:
        """Another name for a user, at all tables."""

    async def add_table(
        self, table: TableRow, entries: Sequence[Entry] = (), snapshots: Sequence[Snapshot] = ()
    ) -> None:
        """A new table, with the log and the snapshots that it brings along."""

    async def table(self, table: str) -> TableRow | None:
        """The table of that id."""

    async def tables_of(
        self, user: str, limit: int, *, before: float = math.inf
    ) -> Sequence[TableRow]:
        """The tables at which a user sits and nothing happened since, latest change first."""

    async def lessons_of(self, user: str, game: str) -> Sequence[TableRow]:
        """The lessons of a game that a user took, latest change first."""

    async def task_of(self, user: str, game: str, task: str) -> TableRow | None:
        """The running table at which a user plays for a task."""

    async def untouched_tables(self, user: str, before: float, limit: int) -> Sequence[TableRow]:
        """Running tables of this user and bots at which the user never decided anything."""

    async def tables(self, before: float, limit: int) -> Sequence[TableRow]:
        """All tables at which nothing happened since, latest change first."""

    async def listed_tables(self, limit: int, few: int, origin: str = "") -> Sequence[TableRow]:
        """The tables that everybody may see, latest change first; so few of each origin but one."""

    async def table_ids(self, after: str, limit: int) -> Sequence[str]:
        """The ids of all tables in their order, from behind the id `after` on."""

    async def awaiting_bots(self, before: float, after: str, limit: int) -> Sequence[str]:
        """Tables at which a bot is to decide and did not since `before`, claimed by no node.

        Ids in their order, from behind the id `after` on.
        """

    async def bot_tables(self, owner: str) -> int:
        """How many running tables with bots a user opened."""

    async def bot_tables_from(self, origin: str) -> int:
        """How many running tables with bots were opened from one address."""

    async def forgotten_tables(self, before: float, limit: int) -> Sequence[TableRow]:
        """Tables of one person and bots at which nothing happened since, longest first."""

    async def forget_guests(self, before: float) -> int:
        """Forget users of earlier days who sit nowhere and opened nothing; says how many."""

    async def sit(self, table: str, seat: int, user: str, share: str = "") -> bool:
        """Put a user into an open seat; False when it is not open any more."""

    async def fill(self, table: str, seats: Sequence[SeatRow]) -> None:
        """Put these into their seats, as far as the seats are still open."""

    async def follow_up(self, table: str, rematch: str, instead: str) -> bool:
        """Name the rematch of a table; False when another than `instead` was named meanwhile."""

    async def reseat(self, table: str, seats: Sequence[SeatRow], *, awaits_bot: bool) -> None:
        """Somebody else, a bot or nobody sits in these seats from now on."""

    async def keep_result(self, result: Result) -> None:
        """Keep a result in the place of that of the same task."""

    async def results(self, user: str, game: str) -> Sequence[Result]:
        """What a user reached in the tasks of a game."""

    async def remove_table(self, table: str) -> None:
        """Forget a table, with all that was played there."""

    async def deal(self, table: str, seed: str, deal: str, standing: TableStanding) -> bool:
        """Begin the game of an open table; False when it is not open any more."""

    async def begin(self, table: str, standing: TableStanding) -> None:
        """How a table stands from now on, where a host closed it."""

    async def append(self, table: str, entry: Entry, standing: TableStanding) -> None:
        """Write one entry, for good, when this returns. Raises `Conflict`."""

    async def entries(self, table: str, since: int = 0) -> Sequence[Entry]:
        """The log after version `since`, oldest first."""

    async def add_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot; one of the same version is replaced."""

    async def snapshots(self, table: str) -> Sequence[Snapshot]:
        """The snapshots of a table, oldest first."""

    def changes(self) -> AsyncGenerator[Change | None]:
        """None once the line stands, then what any node writes, as it happens.

        Ends at once where there is one node only. Raises `ConnectionError` when the line is lost.
        """
