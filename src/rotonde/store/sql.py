"""The store on SQLite (aiosqlite, WAL) and on PostgreSQL (asyncpg): one body for both.

Only what is played goes another way, since it is what a server does most: `logs.py`.
"""

import asyncio
import math
import re
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Row, Select, Table, delete, event, exc, exists, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rotonde.store import looking
from rotonde.store.append import Appender
from rotonde.store.listen import listen, notify, notify_of
from rotonde.store.logs import PRAGMAS, Log, PostgresLog, SqliteLog, Written
from rotonde.store.migrate import newer_revision, require_current, upgrade
from rotonde.store.nodes import PostgresNodes
from rotonde.store.outage import Outage, outage_of
from rotonde.store.port import (
    Change,
    Entry,
    Result,
    SeatRow,
    Snapshot,
    StoreProblem,
    TableRow,
    TableStanding,
    User,
)
from rotonde.store.probing import try_every_page, try_reading, try_secrets, try_writing
from rotonde.store.schema import (
    ATTENDANCE,
    LOG,
    RESULTS,
    SEATS,
    SECRETS,
    SNAPSHOTS,
    TABLES,
    USERS,
)
from rotonde.store.turns import WriteTurns

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
PATIENCE: Final = 2.0
"""Seconds after which a database that says nothing is away."""
INSERTS: Final[Mapping[str, Callable[[Table], Any]]] = {
    "sqlite": sqlite_insert,
    "postgresql": postgresql_insert,
}


def without_password(url: str) -> str:
    """An address that cannot be parsed, as it may be shown."""
    return re.sub(r"(//[^:/@]*):.*@", r"\1:***@", url)


def engine_url(url: str) -> URL:
    """The address with the driver that we use. Raises `StoreProblem`."""
    try:
        parsed = make_url(url)
    except (exc.ArgumentError, ValueError) as error:
        raise StoreProblem("start-database-url", url=without_password(url)) from error
    kind = {"postgres": "postgresql"}.get(parsed.get_backend_name(), parsed.get_backend_name())
    if kind not in DRIVERS:
        raise StoreProblem("start-database-url", url=without_password(url))
    return parsed.set(drivername=DRIVERS[kind])


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database; None for any other."""
    named = url.get_backend_name() == "sqlite" and url.database
    return Path(named) if named else None


def tune_sqlite(connection: Any, _record: object) -> None:
    """Every connection keeps what was committed as safely as the writer of the log."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def try_file(url: URL) -> None:
    """Open a SQLite file once by ourselves: the driver's threads do not take a failure well.

    Seeds and the key of all cookies lie in it, so that nobody else on the machine may read it.
    """
    if url.get_backend_name() == "sqlite" and url.database:
        sqlite3.connect(url.database).close()
        Path(url.database).chmod(0o600)


def unanswered(url: URL, error: Exception) -> StoreProblem:
    """What to do differs: a file is missing or somebody else's, a database is away."""
    reason = str(getattr(error, "orig", None) or error).splitlines()[0]
    if url.get_backend_name() == "sqlite":
        damaged = outage_of(error) == "damaged"
        code = "start-database-damaged" if damaged else "start-database-file"
        return StoreProblem(code, file=str(url.database), reason=reason)
    shown = url.render_as_string(hide_password=True)
    return StoreProblem("start-database", url=shown, reason=reason)


def make_engine(url: URL, *, reading: bool = False) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True)  # the database may have been away
    # Reading opens no transaction on SQLite: a rollback at each return would be a trip for nothing.
    engine = create_async_engine(url, pool_reset_on_return=None)
    event.listen(engine.sync_engine, "connect", tune_to_read if reading else tune_sqlite)
    return engine


def tune_to_read(connection: Any, _record: object) -> None:
    """A connection that changes nothing."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only=ON")
    cursor.close()


def make_log(url: URL, turns: WriteTurns) -> Log:
    sqlite = url.get_backend_name() == "sqlite"
    return SqliteLog(url.database or "", turns) if sqlite else PostgresLog(url)


def seat_of(row: Row[Any]) -> SeatRow:
    """A seat; a person is called by the user's name of today."""
    name = row.user_name if row.kind == "person" and row.user_name else row.name
    return SeatRow(row.seat, row.kind, name, row.user_id, row.level, row.there, row.share)


def table_of(row: Row[Any], seats: Sequence[SeatRow]) -> TableRow:
    standing = TableStanding(row.status, row.changed, row.summary, row.awaits_bot)
    return TableRow(
        id=row.id,
        name=row.name,
        game=row.game,
        edition=row.edition,
        options=row.options,
        seed=row.seed,
        listed=row.listed,
        owner=row.owner,
        created=row.created,
        version=row.version,
        standing=standing,
        seats=tuple(seats),
        lesson=row.lesson,
        rematch=row.rematch,
        task=row.task,
        deal=row.deal,
        origin=row.origin,
    )


def table_values(table: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(table)
    del values["seats"], values["standing"]
    return values | msgspec.structs.asdict(table.standing)


def seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(seat)
    del values["there"]
    return {"table_id": table, "user_id": values.pop("user"), **values}


class SqlStore:
    """The port of `port.py` on a database."""

    def __init__(self, url: str, *, reading: bool = False) -> None:
        self.url = engine_url(url)
        self.engine = make_engine(self.url, reading=reading)
        self.insert = INSERTS[self.engine.dialect.name]
        self.turns = WriteTurns()
        self.log = make_log(self.url, self.turns)
        self.appender = Appender(self.log)
        self.nodes = PostgresNodes(self.engine) if self.insert is postgresql_insert else None

    async def open(self) -> None:
        try:
            try_file(self.url)
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
                await try_secrets(connection)
        except (exc.DBAPIError, OSError, sqlite3.Error) as error:
            raise unanswered(self.url, error) from error

    async def open_to_read(self) -> None:
        """Get ready without changing anything, the schema least of all. Raises `StoreProblem`."""
        try:
            if (file := self.file) is not None:
                file.open("rb").close()  # SQLite would make one
            async with self.engine.connect() as connection:
                await connection.run_sync(require_current)
        except (exc.DBAPIError, OSError, sqlite3.Error) as error:
            raise unanswered(self.url, error) from error

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database; None for any other."""
        return file_of(self.url)

    async def close(self) -> None:
        await self.appender.close()
        await self.engine.dispose()

    async def answers(self) -> bool:
        return await succeeds(asyncio.wait_for(try_reading(self.engine), PATIENCE))

    async def look_through(self) -> None:
        if self.file is not None:
            await try_every_page(self.engine)

    async def recovered(self, outage: Outage) -> bool:
        match outage:
            case "away":
                return await self.answers()
            case "unwritable":
                return await succeeds(try_writing(self.engine, self.insert))
            case "damaged":
                return await succeeds(try_every_page(self.engine))

    async def newer_schema(self) -> str:
        async with self.engine.connect() as connection:
            return await connection.run_sync(newer_revision)

    async def editions(self) -> Mapping[tuple[str, int], int]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(looking.EDITIONS)
            return {(row.game, row.edition): row.tables for row in rows}

    async def secret(self, name: str, proposal: str) -> str:
        async with self.writing() as connection:
            ours = self.insert(SECRETS).values(name=name, value=proposal)
            await connection.execute(ours.on_conflict_do_nothing())
            found = await connection.scalar(select(SECRETS.c.value).where(SECRETS.c.name == name))
        return str(found)

    async def user(self, user: str) -> User | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(USERS).where(USERS.c.id == user))).first()
        return User(*row) if row else None

    async def add_user(self, user: User) -> None:
        async with self.writing() as connection:
            await connection.execute(USERS.insert(), msgspec.structs.asdict(user))

    async def rename(self, user: str, name: str) -> None:
        async with self.writing() as connection:
            await connection.execute(update(USERS).where(USERS.c.id == user).values(name=name))
            await notify_of(connection, Change("", 0, user))

    async def add_table(
        self, table: TableRow, entries: Sequence[Entry] = (), snapshots: Sequence[Snapshot] = ()
    ) -> None:
        async with self.writing() as connection:
            await connection.execute(TABLES.insert(), table_values(table))
            seats = [seat_values(table.id, seat) for seat in table.seats]
            await connection.execute(SEATS.insert(), seats)
            for part, brought in ((LOG, entries), (SNAPSHOTS, snapshots)):
                rows = [{"table_id": table.id, **msgspec.structs.asdict(row)} for row in brought]
                if rows:
                    await connection.execute(part.insert(), rows)

    async def table(self, table: str) -> TableRow | None:
        if "\0" in table:  # PostgreSQL takes no such text, not even to look for it
            return None
        rows = await self._tables(select(TABLES).where(TABLES.c.id == table))
        return rows[0] if rows else None

    async def tables_of(
        self, user: str, limit: int, *, before: float = math.inf
    ) -> Sequence[TableRow]:
        wanted = select(TABLES).where(looking.sits(user), TABLES.c.changed < before)
        return await self._tables(latest(wanted).limit(limit))

    async def lessons_of(self, user: str, game: str) -> Sequence[TableRow]:
        lessons = (looking.sits(user), TABLES.c.game == game, TABLES.c.lesson != "")
        return await self._tables(latest(select(TABLES).where(*lessons)))

    async def task_of(self, user: str, game: str, task: str) -> TableRow | None:
        same = (TABLES.c.game == game, TABLES.c.task == task, TABLES.c.status == "playing")
        wanted = latest(select(TABLES).where(looking.sits(user), *same)).limit(1)
        return next(iter(await self._tables(wanted)), None)

    async def untouched_tables(self, user: str, before: float, limit: int) -> Sequence[TableRow]:
        return await self._tables(looking.untouched_tables(user, before, limit))

    async def tables(self, before: float, limit: int) -> Sequence[TableRow]:
        old = latest(select(TABLES).where(TABLES.c.changed < before))
        return await self._tables(old.limit(limit))

    async def listed_tables(self, limit: int, few: int, origin: str = "") -> Sequence[TableRow]:
        return await self._tables(looking.listed_tables(limit, few, origin))

    async def table_ids(self, after: str, limit: int) -> Sequence[str]:
        ids = select(TABLES.c.id).where(TABLES.c.id > after).order_by(TABLES.c.id)
        async with self.engine.connect() as connection:
            return (await connection.scalars(ids.limit(limit))).all()

    async def awaiting_bots(self, before: float, after: str, limit: int) -> Sequence[str]:
        async with self.engine.connect() as connection:
            return (await connection.scalars(looking.awaiting_bots(before, after, limit))).all()

    async def bot_tables(self, owner: str) -> int:
        return await self._count(looking.bot_tables(TABLES.c.owner == owner))

    async def bot_tables_from(self, origin: str) -> int:
        return await self._count(looking.bot_tables(TABLES.c.origin == origin))

    async def forgotten_tables(self, before: float, limit: int) -> Sequence[TableRow]:
        return await self._tables(looking.forgotten_tables(before, limit))

    async def forget_guests(self, before: float) -> int:
        async with self.writing() as connection:
            return (await connection.execute(looking.idle_guests(before))).rowcount

    async def sit(self, table: str, seat: int, user: str, share: str = "") -> bool:
        place = (SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.kind == "open")
        async with self.writing() as connection:
            taken = update(SEATS).where(*place).values(kind="person", user_id=user, share=share)
            found = (await connection.execute(taken)).rowcount == 1
            if found:
                await notify(connection, table)
        return found

    async def fill(self, table: str, seats: Sequence[SeatRow]) -> None:
        async with self.writing() as connection:
            for seat in seats:
                place = (SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
                free = update(SEATS).where(*place, SEATS.c.kind == "open")
                await connection.execute(free.values(seat_values(table, seat)))
            await notify(connection, table)

    async def follow_up(self, table: str, rematch: str, instead: str) -> bool:
        unchanged = (TABLES.c.id == table, TABLES.c.rematch == instead)
        async with self.writing() as connection:
            named = update(TABLES).where(*unchanged).values(rematch=rematch)
            found = (await connection.execute(named)).rowcount == 1
            await notify(connection, table)
        return found

    async def reseat(self, table: str, seats: Sequence[SeatRow], *, awaits_bot: bool) -> None:
        waits = update(TABLES).where(TABLES.c.id == table).values(awaits_bot=awaits_bot)
        async with self.writing() as connection:
            await connection.execute(waits)
            for seat in seats:
                place = (SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
                await connection.execute(
                    update(SEATS).where(*place).values(seat_values(table, seat))
                )
            await notify(connection, table)

    async def keep_result(self, result: Result) -> None:
        values = msgspec.structs.asdict(result)
        key = {
            "user_id": values.pop("user"),
            "game": values.pop("game"),
            "task": values.pop("task"),
        }
        kept = self.insert(RESULTS).values(**key, **values)
        async with self.writing() as connection:
            await connection.execute(kept.on_conflict_do_update(index_elements=[*key], set_=values))

    async def results(self, user: str, game: str) -> Sequence[Result]:
        wanted = select(RESULTS).where(RESULTS.c.user_id == user, RESULTS.c.game == game)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(RESULTS.c.task))
            return [Result(*row) for row in rows]

    async def remove_table(self, table: str) -> None:
        async with self.writing() as connection:
            for part in (SNAPSHOTS, LOG, SEATS):
                await connection.execute(delete(part).where(part.c.table_id == table))
            await connection.execute(delete(TABLES).where(TABLES.c.id == table))
            await notify(connection, table)

    async def deal(self, table: str, seed: str, deal: str, standing: TableStanding) -> bool:
        waiting = (TABLES.c.id == table, TABLES.c.status == "open")
        values = {"seed": seed, "deal": deal, **msgspec.structs.asdict(standing)}
        async with self.writing() as connection:
            begun = update(TABLES).where(*waiting).values(values)
            found = (await connection.execute(begun)).rowcount == 1
            if found:
                await notify(connection, table)
        return found

    async def begin(self, table: str, standing: TableStanding) -> None:
        values = msgspec.structs.asdict(standing)
        async with self.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
            await notify(connection, table)

    async def append(self, table: str, entry: Entry, standing: TableStanding) -> None:
        await self.appender.append(Written(table, entry, standing))

    async def entries(self, table: str, since: int = 0) -> Sequence[Entry]:
        wanted = select(LOG).where(LOG.c.table_id == table, LOG.c.version > since)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(LOG.c.version))
            return [Entry(*row[1:]) for row in rows]

    async def add_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self.log.keep(table, snapshot)

    async def snapshots(self, table: str) -> Sequence[Snapshot]:
        wanted = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(SNAPSHOTS.c.version))
            return [Snapshot(*row[1:]) for row in rows]

    def changes(self) -> AsyncGenerator[Change | None]:
        return listen(self.engine)

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that writes what is not played; on SQLite it waits for its turn."""
        turn = self.turns.of_others() if self.file else nullcontext()
        async with turn, self.engine.begin() as connection:
            yield connection

    async def _count(self, wanted: Select[Any]) -> int:
        async with self.engine.connect() as connection:
            return int(await connection.scalar(wanted) or 0)

    async def _tables(self, wanted: Select[Any]) -> list[TableRow]:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
            seats = await seats_of(connection, [row.id for row in rows]) if rows else {}
        return [table_of(row, seats.get(row.id, [])) for row in rows]


async def succeeds(attempt: Awaitable[None]) -> bool:
    """Whether it went well, whatever a database in trouble comes to say."""
    try:
        await attempt
    except Exception:
        return False
    return True


def latest(wanted: Select[Any]) -> Select[Any]:
    return wanted.order_by(TABLES.c.changed.desc())


async def seats_of(connection: AsyncConnection, tables: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables, in order, with the names people have today."""
    there = exists().where(
        ATTENDANCE.c.table_id == SEATS.c.table_id, ATTENDANCE.c.user_id == SEATS.c.user_id
    )
    named = select(SEATS, USERS.c.name.label("user_name"), there.label("there")).outerjoin(USERS)
    wanted = named.where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    found: dict[str, list[SeatRow]] = {}
    for row in await connection.execute(wanted):
        found.setdefault(row.table_id, []).append(seat_of(row))
    return found
