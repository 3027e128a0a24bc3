"""How entries reach the disk, a group at a time: one writer on SQLite, one statement on PostgreSQL.

Both raise `Conflict` where an entry of the group was written before, or its table was closed, and
have then written none.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain
from typing import Any, Final, Protocol, TypeVar

import msgspec
from sqlalchemy.engine import URL

from rotonde.kernel.tools.codec import encode
from rotonde.store import postgres_errors
from rotonde.store.listen import CHANNEL, connect
from rotonde.store.ports import Conflict
from rotonde.store.rows import Change, Entry, Snapshot, TableStanding
from rotonde.store.turns import WriteTurns

T = TypeVar("T")

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
)
"""Readers never wait for the writer, and what was committed outlives a power cut."""


class Written(msgspec.Struct, frozen=True):
    """The next entries of a table's log, and how the table stands after them."""

    table: str
    entries: tuple[Entry, ...]
    standing: TableStanding

    @property
    def version(self) -> int:
        """The version that they lead to."""
        return self.entries[-1].version


class LogWriter(Protocol):
    """A writer of entries and snapshots."""

    async def append(self, group: Sequence[Written]) -> None:
        """Write what was played at different tables, all or none. Raises `Conflict`."""

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot; one of the same version is replaced."""

    async def close(self) -> None:
        """Let go of the connection."""


# --- SQLite -------------------------------------------------------------------------------------

INSERT: Final = "INSERT INTO log (table_id, version, kind, seat, body, hash, at) VALUES {rows}"
LOG_ROW: Final = "(?, ?, ?, ?, ?, ?, ?)"
UPDATE: Final = (
    "UPDATE tables SET (version, status, changed, summary, awaits_bot) ="
    " (SELECT column1, column2, column3, column4, column5 FROM (VALUES {rows}) WHERE column6 = id)"
    " WHERE id IN ({tables}) AND status <> 'closed'"
)
STANDING_ROW: Final = "(?, ?, ?, ?, ?, ?)"
LARGEST: Final = 128
"""Rows of one statement: older versions of SQLite take less than a thousand values in it."""
KEEP: Final = (
    "INSERT OR REPLACE INTO snapshots (table_id, version, moves, body) VALUES (?, ?, ?, ?)"
)


class SqliteWriter:
    """One thread with one connection writes everything that is played."""

    def __init__(self, file: str, turns: WriteTurns) -> None:
        self.file = file
        self.turns = turns
        self.thread = writer()
        self.connection: sqlite3.Connection | None = None

    async def append(self, group: Sequence[Written]) -> None:
        try:
            await self.by_writer(lambda connection: write(connection, group))
        except sqlite3.IntegrityError as error:
            raise Conflict from error

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        await self.by_writer(lambda connection: keep(connection, table, snapshot))

    async def close(self) -> None:
        if self.connection is None:
            return
        await self.by_writer(sqlite3.Connection.close)
        self.thread.shutdown()
        self.thread, self.connection = writer(), None

    async def by_writer(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Let the writer do something, after all that it was given before."""
        loop = asyncio.get_running_loop()
        async with self.turns.file:
            return await loop.run_in_executor(self.thread, lambda: work(self.connected()))

    def connected(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(
                self.file, isolation_level=None, check_same_thread=False
            )
            tune(self.connection)
        return self.connection


def tune(connection: Any) -> None:
    """Every connection to a SQLite file keeps what was committed as safely as any other."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def writer() -> ThreadPoolExecutor:
    """The thread of the writer; it starts with the first thing to do."""
    return ThreadPoolExecutor(1, "rotonde-log")


def write(connection: sqlite3.Connection, group: Sequence[Written]) -> None:
    """One transaction for the whole group.

    In few statements: after each, the writer waits until the loop lets go of the interpreter.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        for rows in stretches([row for each in group for row in log_rows(each)]):
            connection.execute(insertion(len(rows)), [*chain.from_iterable(rows)])
        for some in stretches(group):
            note_standings(connection, some)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a disk that is full ends it by itself
            connection.execute("ROLLBACK")
        raise


def stretches(rows: Sequence[T]) -> Iterator[Sequence[T]]:
    """Rows in parts of 2, 4, 8 and so on: however many there are, few statements are kept."""
    while rows:
        size = min(LARGEST, 1 << len(rows).bit_length() - 1)
        yield rows[:size]
        rows = rows[size:]


@cache
def insertion(size: int) -> str:
    """The statement that logs so many entries."""
    return INSERT.format(rows=", ".join([LOG_ROW] * size))


def note_standings(connection: sqlite3.Connection, some: Sequence[Written]) -> None:
    """Write how these tables stand. Raises `Conflict` where one of them was closed."""
    tables = [each.table for each in some]
    values = [*chain.from_iterable(map(standing_values, some)), *tables]
    if connection.execute(update(len(some)), values).rowcount < len(some):
        raise Conflict


@cache
def update(size: int) -> str:
    """The statement that says how so many tables stand."""
    return UPDATE.format(rows=", ".join([STANDING_ROW] * size), tables=", ".join("?" * size))


def keep(connection: sqlite3.Connection, table: str, snapshot: Snapshot) -> None:
    """A snapshot is a cache: it need not outlive a power cut, and waits for no disk."""
    connection.execute("PRAGMA synchronous=NORMAL")
    try:
        connection.execute(KEEP, (table, *msgspec.structs.astuple(snapshot)))
    finally:
        connection.execute("PRAGMA synchronous=FULL")


def log_rows(each: Written) -> list[tuple[Any, ...]]:
    return [(each.table, *msgspec.structs.astuple(entry)) for entry in each.entries]


def standing_values(each: Written) -> tuple[Any, ...]:
    return (each.version, *msgspec.structs.astuple(each.standing), each.table)


# --- PostgreSQL ---------------------------------------------------------------------------------

STATEMENT: Final = f"""
WITH given AS (
    SELECT * FROM unnest(
        $1::bigint[], $2::text[], $3::double precision[], $4::text[], $5::boolean[], $6::text[],
        $7::text[]
    ) AS each (version, status, changed, summary, awaits_bot, table_id, change)
), played AS (
    SELECT * FROM unnest(
        $8::text[], $9::bigint[], $10::text[], $11::integer[], $12::text[], $13::text[],
        $14::double precision[]
    ) AS each (table_id, version, kind, seat, body, hash, at)
), stood AS (
    UPDATE tables
    SET version = given.version, status = given.status, changed = given.changed,
        summary = given.summary, awaits_bot = given.awaits_bot
    FROM given WHERE tables.id = given.table_id AND tables.status <> 'closed'
    RETURNING tables.id
), logged AS (
    INSERT INTO log (table_id, version, kind, seat, body, hash, at)
    SELECT stood.id, version, kind, seat, body, hash, at
    FROM played LEFT JOIN stood ON stood.id = played.table_id
)
SELECT pg_notify('{CHANNEL}', change) FROM given
"""
"""Standings, log and the word to the other nodes, in one trip and one transaction.

A table that was closed meanwhile stands no more: its entries have no table and are refused, and all
others of the group with them.
"""
KEEP_THERE: Final = """
INSERT INTO snapshots (table_id, version, moves, body) VALUES ($1, $2, $3, $4)
ON CONFLICT (table_id, version) DO UPDATE SET moves = $3, body = $4
"""


class PostgresWriter:
    """A connection of its own, made anew when the database was away."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.connection: Any = None
        self.lock = asyncio.Lock()

    async def append(self, group: Sequence[Written]) -> None:
        tables = [(*standing_values(each), change_of(each)) for each in group]
        played = [row for each in group for row in log_rows(each)]
        try:
            await self.execute(STATEMENT, *columns(tables), *columns(played))
        except postgres_errors.CONFLICT as error:
            raise Conflict from error

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        await self.execute(KEEP_THERE, table, *msgspec.structs.astuple(snapshot))

    async def close(self) -> None:
        if self.connection is not None and not self.connection.is_closed():
            await self.connection.close()

    async def execute(self, statement: str, *values: Any) -> None:
        async with self.lock:
            try:
                await self.execute_once(statement, *values)
            except postgres_errors.LINE_IS_BEING_CUT:
                self.connection.terminate()
                await self.execute_once(statement, *values)

    async def execute_once(self, statement: str, *values: Any) -> None:
        if self.connection is None or self.connection.is_closed():
            self.connection = await connect(self.url)
        await self.connection.execute(statement, *values)


def columns(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    """Rows as one array for each column."""
    return [list(column) for column in zip(*rows, strict=True)]


def change_of(each: Written) -> str:
    """The word that the other nodes hear of a table."""
    return encode(Change(each.table, each.version)).decode()


def log_writer(url: URL, turns: WriteTurns) -> LogWriter:
    """The writer for a database at this address."""
    sqlite = url.get_backend_name() == "sqlite"
    return SqliteWriter(url.database or "", turns) if sqlite else PostgresWriter(url)
