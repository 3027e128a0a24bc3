"""The past of tables: replayed from their rows in processes of its own, and kept for a while.

Askers get their turns address by address, so that nobody waits for all that another looks at.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.server.runtime.workers import WorkerLost, Workers
from rotonde.server.tables import replays
from rotonde.server.tables.answers import Answers
from rotonde.server.tables.closed_tables import Diverged
from rotonde.server.tables.history import complete
from rotonde.server.tables.live_tables import Tables
from rotonde.server.tables.played_log import PlayedLog
from rotonde.server.tables.records import Imported, Onward
from rotonde.server.visitors.fair_turns import Turns
from rotonde.server.wire.problems import RequestRefused, again_in, closed_table
from rotonde.store import Entry, Snapshot, TableRow, User

MOST_KEPT: Final = 32 * 1024 * 1024
"""Bytes of answers that are kept; the past of a finished table never changes."""
PATIENCE: Final = 30.0
"""Seconds that a replay may take."""
NICENESS: Final = 10
"""Somebody who plays now goes before somebody who looks back."""


class Asker(NamedTuple):
    """An address, and a guest there, who ask for something."""

    address: str
    guest: str


class Archive:
    """Answers about the past of tables. Raises `RequestRefused` where it cannot."""

    def __init__(self, tables: Tables, workers: int) -> None:
        self.tables = tables
        self.store = tables.store
        self.kinds = {game: type(desk) for game, desk in tables.games.items()}
        self.workers = Workers(workers, PATIENCE, niceness=NICENESS)
        self.turns = Turns(workers)
        self.answers = Answers(MOST_KEPT)

    async def close(self) -> None:
        await self.workers.close()

    async def position(self, asker: Asker, row: TableRow, move: int, eyes: Seat | None) -> bytes:
        """The position after so many moves."""

        async def find() -> bytes:
            entries = await self.entries(row)
            log = PlayedLog(entries)
            require_move(move, len(log.moves))
            kept = before(move, log.still_true(await self.store.snapshots(row.id)))
            kind = self.kind_of(row)
            return await self.workers.do(replays.position, kind, row, entries, kept, move, eyes)

        return await self.answer(asker, row, ("position", move, eyes), find)

    async def course(self, asker: Asker, row: TableRow, eyes: Seat | None) -> bytes:
        """How a game went."""

        async def find() -> bytes:
            entries = await self.entries(row)
            return await self.workers.do(replays.course, self.kind_of(row), row, entries, eyes)

        return await self.answer(asker, row, ("course", row.standing.status, eyes), find)

    async def record(self, asker: Asker, row: TableRow) -> bytes:
        """A game to take away; it keeps the names of its seats."""

        async def find() -> bytes:
            entries = await self.entries(row)
            return await self.workers.do(replays.record, self.kind_of(row), row, entries)

        names = tuple(seat.name for seat in row.seats)
        return await self.answer(asker, row, ("record", names), find)

    async def bring(self, asker: Asker, user: User, raw: bytes) -> Imported:
        """The table of a record that somebody brings."""
        async with self.turn(asker):
            return await self.workers.do(replays.import_of, self.kinds, user, raw)

    async def played_on(self, asker: Asker, row: TableRow, user: User, onward: Onward) -> Imported:
        """The table that goes on after some moves of another."""
        async with self.turn(asker), self.closing(row):
            entries, kind = await self.entries(row), self.kind_of(row)
            require_move(onward.moves, len(PlayedLog(entries).moves) - 1)
            return await self.workers.do(replays.continuation, kind, row, entries, user, onward)

    async def answer(
        self, asker: Asker, row: TableRow, question: Hashable, find: Callable[[], Awaitable[bytes]]
    ) -> bytes:
        """The answer that is kept; else the one found, unless another found it meanwhile."""
        asked = (row.id, row.version, question)
        if (kept := self.answers.get(asked)) is not None:
            return kept
        async with self.turn(asker), self.closing(row):
            kept = self.answers.get(asked)
            return kept or self.answers.keep(asked, await find())

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Work that is begun when it is this asker's turn. Raises `RequestRefused`."""
        async with self.turns.turn(*asker):
            try:
                yield
            except WorkerLost as lost:
                raise again_in(60, RequestRefused(503, "replay-too-long")) from lost

    @asynccontextmanager
    async def closing(self, row: TableRow) -> AsyncIterator[None]:
        """A table whose log is found damaged is closed. Raises `RequestRefused`."""
        if fault := self.tables.damaged.get(row.id):
            raise closed_table(fault)
        try:
            yield
        except Diverged as parted:
            raise closed_table(self.tables.close(row, parted)) from parted

    async def entries(self, row: TableRow) -> Sequence[Entry]:
        """The log as far as the row knows it. Raises `Diverged`."""
        found = (await self.store.entries(row.id))[: row.version]
        complete(row, found)
        return found

    def kind_of(self, row: TableRow) -> type[AnyDesk]:
        return self.kinds[GameId(row.game)]


def require_move(move: int, last: int) -> None:
    """Raises `RequestRefused` for a position that a game does not have."""
    if not 0 <= move <= last:
        raise RequestRefused(404, "unknown-position", move=move, last=last)


def before(move: int, snapshots: Sequence[Snapshot]) -> Sequence[Snapshot]:
    """The last snapshot before a move; none where there is none."""
    return [kept for kept in snapshots if kept.moves < move][-1:]
