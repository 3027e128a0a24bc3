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

import asyncpg
import msgspec
from sqlalchemy.engine import URL

from rotonde.kernel.tools.codec import encode
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
    """An entry of the log, and how its table stands after it."""

    table: str
    entry: Entry
    standing: TableStanding


class LogWriter(Protocol):
    """Where entries and snapshots are written."""

    async def append(self, group: Sequence[Written]) -> None:
        """Write entries of different tables, all or none. Raises `Conflict`."""

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
        for some in stretches(group):
            write_stretch(connection, some)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a disk that is full ends it by itself
            connection.execute("ROLLBACK")
        raise


def stretches(group: Sequence[Written]) -> Iterator[Sequence[Written]]:
    """The group in parts of 2, 4, 8 and so on: however large it is, few statements are kept."""
    while group:
        size = min(LARGEST, 1 << len(group).bit_length() - 1)
        yield group[:size]
        group = group[size:]


def write_stretch(connection: sqlite3.Connection, some: Sequence[Written]) -> None:
    """Raises `Conflict` where one of the tables was closed."""
    insert, update = statements(len(some))
    connection.execute(insert, [*chain.from_iterable(map(log_values, some))])
    tables = [each.table for each in some]
    stood = [*chain.from_iterable(map(standing_values, some)), *tables]
    if connection.execute(update, stood).rowcount < len(some):
        raise Conflict


@cache
def statements(size: int) -> tuple[str, str]:
    """What logs so many entries, and what says how their tables stand."""
    log, standing, table = (", ".join([row] * size) for row in (LOG_ROW, STANDING_ROW, "?"))
    return INSERT.format(rows=log), UPDATE.format(rows=standing, tables=table)


def keep(connection: sqlite3.Connection, table: str, snapshot: Snapshot) -> None:
    """A snapshot is a cache: it need not outlive a power cut, and waits for no disk."""
    connection.execute("PRAGMA synchronous=NORMAL")
    try:
        connection.execute(KEEP, (table, *msgspec.structs.astuple(snapshot)))
    finally:
        connection.execute("PRAGMA synchronous=FULL")


def log_values(each: Written) -> tuple[Any, ...]:
    return (each.table, *msgspec.structs.astuple(each.entry))


def standing_values(each: Written) -> tuple[Any, ...]:
    return (each.entry.version, *msgspec.structs.astuple(each.standing), each.table)


# --- PostgreSQL ---------------------------------------------------------------------------------

STATEMENT: Final = f"""
WITH given AS (
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::text[], $4::integer[], $5::text[], $6::text[],
        $7::double precision[], $8::text[], $9::double precision[], $10::text[], $11::boolean[],
        $12::text[]
    ) AS each (
        table_id, version, kind, seat, body, hash, at, status, changed, summary, awaits_bot, change
    )
), stood AS (
    UPDATE tables
    SET version = given.version, status = given.status, changed = given.changed,
        summary = given.summary, awaits_bot = given.awaits_bot
    FROM given WHERE tables.id = given.table_id AND tables.status <> 'closed'
    RETURNING tables.id
), logged AS (
    INSERT INTO log (table_id, version, kind, seat, body, hash, at)
    SELECT stood.id, version, kind, seat, body, hash, at
    FROM given LEFT JOIN stood ON stood.id = given.table_id
)
SELECT pg_notify('{CHANNEL}', change) FROM given
"""
"""Log, standing and the word to the other nodes, in one trip and one transaction.

A table that was closed meanwhile stands no more: its entry has no table and is refused, and all
others of the group with it.
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
        rows = [(*log_values(each), *told(each)) for each in group]
        try:
            await self.execute(STATEMENT, *map(list, zip(*rows, strict=True)))
        except asyncpg.IntegrityConstraintViolationError as error:
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
            except asyncpg.InternalClientError:  # the driver is still hearing that its line is cut
                self.connection.terminate()
                await self.execute_once(statement, *values)

    async def execute_once(self, statement: str, *values: Any) -> None:
        if self.connection is None or self.connection.is_closed():
            self.connection = await connect(self.url)
        await self.connection.execute(statement, *values)


def told(each: Written) -> tuple[Any, ...]:
    """How the table stands, and what the other nodes hear."""
    change = encode(Change(each.table, each.entry.version)).decode()
    return (*msgspec.structs.astuple(each.standing), change)


def log_writer(url: URL, turns: WriteTurns) -> LogWriter:
    """The writer for a database at this address."""
    sqlite = url.get_backend_name() == "sqlite"
    return SqliteWriter(url.database or "", turns) if sqlite else PostgresWriter(url)
