"""Ports of the store: users, tables, their logs and results.

Rows are plain values; rules never enter here. Every body of these ports passes the same tests.
"""

import math
from collections.abc import AsyncGenerator, Collection, Mapping, Sequence
from typing import Protocol

from rotonde.store.outage import Outage
from rotonde.store.rows import (
    Attendance,
    Change,
    Entry,
    Result,
    SeatRow,
    Snapshot,
    TableRow,
    TableStanding,
    User,
)


class StoreProblem(Exception):
    """Why a store cannot be used; `code` is a message."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class Conflict(Exception):
    """Somebody else wrote this version first, or closed the table; nothing was written."""


class Users(Protocol):
    """Users, and the secret that their cookies are signed with."""

    async def secret(self, name: str, proposal: str) -> str:
        """The secret of that name; `proposal` becomes it when there is none."""

    async def user(self, user: str) -> User | None:
        """The user of that id."""

    async def add_user(self, user: User) -> None:
        """Add a user."""

    async def rename(self, user: str, name: str) -> None:
        """Give a user another name, at all tables."""

    async def forget_guests(self, before: float) -> int:
        """Forget users made before then who sit nowhere and own no table; says how many."""


class TableRows(Protocol):
    """Tables with their seats: one is found by its id, written, and removed."""

    async def add_table(
        self, table: TableRow, entries: Sequence[Entry] = (), snapshots: Sequence[Snapshot] = ()
    ) -> None:
        """Add a table, with the log and the snapshots that it brings along."""

    async def table(self, table: str) -> TableRow | None:
        """The table of that id."""

    async def take_seat(self, table: str, seat: int, user: str, share: str = "") -> bool:
        """Put a user into an open seat; False when it is not open any more."""

    async def fill_seats(self, table: str, seats: Sequence[SeatRow]) -> None:
        """Put these into their seats, as far as the seats are still open."""

    async def reseat(self, table: str, seats: Sequence[SeatRow], *, awaits_bot: bool) -> None:
        """Put these into their seats, whoever sits there now."""

    async def set_rematch(self, table: str, rematch: str, instead: str) -> bool:
        """Name the rematch of a table; False when another than `instead` was named meanwhile."""

    async def deal(self, table: str, seed: str, deal: str, standing: TableStanding) -> bool:
        """Begin the game of an open table; False when it is not open any more."""

    async def set_standing(self, table: str, standing: TableStanding) -> None:
        """Set how a table stands without an entry of its log: a host closes it so."""

    async def remove_table(self, table: str) -> None:
        """Forget a table, with all that was played there."""


class TableLists(Protocol):
    """Searches among all tables. `before` asks for tables whose last change is older than that."""

    async def all_tables(self, before: float, limit: int) -> Sequence[TableRow]:
        """Tables of everybody, latest change first."""

    async def tables_of(
        self, user: str, limit: int, *, before: float = math.inf
    ) -> Sequence[TableRow]:
        """The tables at which a user sits, latest change first."""

    async def lessons_of(self, user: str, game: str) -> Sequence[TableRow]:
        """The lessons of a game that a user took, latest change first."""

    async def task_of(self, user: str, game: str, task: str) -> TableRow | None:
        """The running table at which a user plays for a task."""

    async def listed_tables(self, limit: int, few: int, origin: str = "") -> Sequence[TableRow]:
        """Public tables, latest change first: at most `few` of each origin, all of this one."""

    async def untouched_tables(self, user: str, before: float, limit: int) -> Sequence[TableRow]:
        """Running tables of this user and bots at which the user never decided anything."""

    async def forgotten_tables(self, before: float, limit: int) -> Sequence[TableRow]:
        """Tables of one person and bots, oldest change first."""

    async def table_ids(self, after: str, limit: int) -> Sequence[str]:
        """The ids of all tables in their order, from behind the id `after` on."""

    async def awaiting_bots(self, before: float, after: str, limit: int) -> Sequence[str]:
        """Ids of tables at which a bot is to decide, claimed by no node.

        In their order, from behind the id `after` on.
        """

    async def count_bot_tables(self, owner: str) -> int:
        """How many running tables with bots a user opened."""

    async def count_bot_tables_from(self, origin: str) -> int:
        """How many running tables with bots were opened from one address."""

    async def count_editions(self) -> Mapping[tuple[str, int], int]:
        """How many tables there are of each game and edition."""


class Log(Protocol):
    """The log of each table: entries that are only added, and snapshots as a cache."""

    async def append(self, table: str, entries: Sequence[Entry], standing: TableStanding) -> None:
        """Write the next entries, all or none, for good when this returns. Raises `Conflict`."""

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


class Results(Protocol):
    """Results of users in tasks; they outlive the tables at which they were reached."""

    async def keep_result(self, result: Result) -> None:
        """Keep a result in the place of that of the same task."""

    async def results(self, user: str, game: str) -> Sequence[Result]:
        """The results of a user in the tasks of a game."""


class Reviews(Protocol):
    """Reviews of finished games, opaque to the store; they go with their tables."""

    async def keep_review(self, table: str, body: str) -> None:
        """Keep the review of a table, unless it is gone, in the place of an earlier one."""

    async def review(self, table: str) -> str | None:
        """The review of a table."""


class Nodes(Protocol):
    """The nodes that share a store, and what they know of each other through it."""

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
        """Note the users who look on through this node from now on, and those who no longer do."""


class Store(Users, TableRows, TableLists, Log, Results, Reviews, Protocol):
    """All ports of one database, which is opened, closed and asked for its health."""

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

    async def has_recovered(self, outage: Outage) -> bool:
        """Whether it can do again what it could not in an outage. Never raises."""

    async def newer_schema(self) -> str:
        """The schema to which a newer version has brought this store; empty where none has."""
