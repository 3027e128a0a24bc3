"""A store that lasts as long as its process: for tests and for use as a library."""

import math
from collections import Counter
from collections.abc import AsyncGenerator, Iterable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from rotonde.store.outage import Outage
from rotonde.store.ports import Conflict
from rotonde.store.rows import (
    Change,
    Entry,
    Result,
    SeatRow,
    Snapshot,
    TableRow,
    TableStanding,
    User,
)


class MemoryStore:
    """All ports on dicts."""

    nodes: Final = None

    def __init__(self) -> None:
        self._secrets: dict[str, str] = {}
        self._users: dict[str, User] = {}
        self._tables: dict[str, TableRow] = {}
        self._log: dict[str, list[Entry]] = {}
        self._snapshots: dict[str, dict[int, Snapshot]] = {}
        self._results: dict[tuple[str, str, str], Result] = {}
        self._reviews: dict[str, str] = {}

    async def open(self) -> None:
        """Do nothing: memory is always ready."""

    async def close(self) -> None:
        """Do nothing: memory holds no connection."""

    async def answers(self) -> bool:
        return True

    async def look_through(self) -> None:
        """No page of it is on a disk."""

    async def has_recovered(self, outage: Outage) -> bool:
        return await self.answers()

    async def newer_schema(self) -> str:
        return ""

    async def count_editions(self) -> Mapping[tuple[str, int], int]:
        return Counter((row.game, row.edition) for row in self._tables.values())

    async def secret(self, name: str, proposal: str) -> str:
        return self._secrets.setdefault(name, proposal)

    async def user(self, user: str) -> User | None:
        return self._users.get(user)

    async def add_user(self, user: User) -> None:
        self._users[user.id] = user

    async def rename(self, user: str, name: str) -> None:
        self._users[user] = replace(self._users[user], name=name)

    async def add_table(
        self, table: TableRow, entries: Sequence[Entry] = (), snapshots: Sequence[Snapshot] = ()
    ) -> None:
        self._tables[table.id] = table
        self._log[table.id] = list(entries)
        self._snapshots[table.id] = {snapshot.version: snapshot for snapshot in snapshots}

    async def table(self, table: str) -> TableRow | None:
        row = self._tables.get(table)
        return self._with_names(row) if row else None

    async def tables_of(
        self, user: str, limit: int, *, before: float = math.inf
    ) -> Sequence[TableRow]:
        rows = [row for row in self._tables.values() if row.standing.changed < before]
        return self._latest([r for r in rows if any(s.user == user for s in r.seats)])[:limit]

    async def lessons_of(self, user: str, game: str) -> Sequence[TableRow]:
        rows = await self.tables_of(user, len(self._tables))
        return [row for row in rows if row.game == game and row.lesson]

    async def task_of(self, user: str, game: str, task: str) -> TableRow | None:
        rows = await self.tables_of(user, len(self._tables))
        mine = (row for row in rows if (row.game, row.task) == (game, task))
        return next((row for row in mine if row.standing.status == "playing"), None)

    async def untouched_tables(self, user: str, before: float, limit: int) -> Sequence[TableRow]:
        rows = await self.tables_of(user, len(self._tables), before=before)
        found = [row for row in rows if has_bots_at_play(row) and is_of_one(row)]
        return [row for row in found if not self._has_decided(row, user)][:limit]

    async def all_tables(self, before: float, limit: int) -> Sequence[TableRow]:
        rows = self._tables.values()
        return self._latest(row for row in rows if row.standing.changed < before)[:limit]

    async def listed_tables(self, limit: int, few: int, origin: str = "") -> Sequence[TableRow]:
        listed = self._latest([row for row in self._tables.values() if row.listed])
        shown: list[TableRow] = []
        for row in listed:
            known = sum(row.origin == other.origin for other in shown)
            if known < few or row.origin in ("", origin):
                shown.append(row)
        return shown[:limit]

    async def table_ids(self, after: str, limit: int) -> Sequence[str]:
        return sorted(table for table in self._tables if table > after)[:limit]

    async def awaiting_bots(self, before: float, after: str, limit: int) -> Sequence[str]:
        waiting = (row for row in self._tables.values() if row.standing.awaits_bot)
        found = [row.id for row in waiting if row.standing.changed < before and row.id > after]
        return sorted(found)[:limit]

    async def count_bot_tables(self, owner: str) -> int:
        return sum(row.owner == owner and has_bots_at_play(row) for row in self._tables.values())

    async def count_bot_tables_from(self, origin: str) -> int:
        return sum(row.origin == origin and has_bots_at_play(row) for row in self._tables.values())

    async def forgotten_tables(self, before: float, limit: int) -> Sequence[TableRow]:
        old = [row for row in self._tables.values() if row.standing.changed < before]
        return [row for row in self._latest(old)[::-1] if is_of_one(row)][:limit]

    async def forget_guests(self, before: float) -> int:
        rows = self._tables.values()
        known = {row.owner for row in rows} | {seat.user for row in rows for seat in row.seats}
        gone = [u.id for u in self._users.values() if u.created < before and u.id not in known]
        for user in gone:
            del self._users[user]
        self._results = {key: kept for key, kept in self._results.items() if key[0] in self._users}
        return len(gone)

    async def take_seat(self, table: str, seat: int, user: str, share: str = "") -> bool:
        row = self._tables[table]
        if row.seats[seat].kind != "open":
            return False
        taken = replace(row.seats[seat], kind="person", user=user, share=share)
        seats = tuple(taken if other.seat == seat else other for other in row.seats)
        self._tables[table] = replace(row, seats=seats)
        return True

    async def fill_seats(self, table: str, seats: Sequence[SeatRow]) -> None:
        row, given = self._tables[table], {seat.seat: seat for seat in seats}
        after = (given.get(seat.seat, seat) if seat.kind == "open" else seat for seat in row.seats)
        self._tables[table] = replace(row, seats=tuple(after))

    async def set_rematch(self, table: str, rematch: str, instead: str) -> bool:
        row = self._tables[table]
        if row.rematch != instead:
            return False
        self._tables[table] = replace(row, rematch=rematch)
        return True

    async def reseat(self, table: str, seats: Sequence[SeatRow], *, awaits_bot: bool) -> None:
        row, given = self._tables[table], {seat.seat: seat for seat in seats}
        after = tuple(given.get(seat.seat, seat) for seat in row.seats)
        standing = replace(row.standing, awaits_bot=awaits_bot)
        self._tables[table] = replace(row, seats=after, standing=standing)

    async def keep_result(self, result: Result) -> None:
        self._results[result.user, result.game, result.task] = result

    async def results(self, user: str, game: str) -> Sequence[Result]:
        kept = sorted(self._results.values(), key=lambda result: result.task)
        return [result for result in kept if (result.user, result.game) == (user, game)]

    async def keep_review(self, table: str, body: str) -> None:
        if table in self._tables:
            self._reviews[table] = body

    async def review(self, table: str) -> str | None:
        return self._reviews.get(table)

    async def remove_table(self, table: str) -> None:
        del self._tables[table], self._log[table], self._snapshots[table]
        self._reviews.pop(table, None)

    async def deal(self, table: str, seed: str, deal: str, standing: TableStanding) -> bool:
        row = self._tables[table]
        if row.standing.status != "open":
            return False
        self._tables[table] = replace(row, seed=seed, deal=deal, standing=standing)
        return True

    async def set_standing(self, table: str, standing: TableStanding) -> None:
        self._tables[table] = replace(self._tables[table], standing=standing)

    async def append(self, table: str, entries: Sequence[Entry], standing: TableStanding) -> None:
        row = self._tables.get(table)
        if row is None or entries[0].version != row.version + 1 or row.standing.status == "closed":
            raise Conflict
        self._log[table] += entries
        self._tables[table] = replace(row, version=entries[-1].version, standing=standing)

    async def entries(self, table: str, since: int = 0) -> Sequence[Entry]:
        return self._log.get(table, [])[since:]

    async def add_snapshot(self, table: str, snapshot: Snapshot) -> None:
        self._snapshots[table][snapshot.version] = snapshot

    async def snapshots(self, table: str) -> Sequence[Snapshot]:
        kept = self._snapshots.get(table, {})
        return [kept[version] for version in sorted(kept)]

    async def changes(self) -> AsyncGenerator[Change | None]:
        nothing: tuple[Change, ...] = ()
        for change in nothing:
            yield change

    def _has_decided(self, row: TableRow, user: str) -> bool:
        """Whether a user decided anything at a table."""
        mine = {seat.seat for seat in row.seats if seat.user == user}
        return any(entry.seat in mine for entry in self._log[row.id])

    def _latest(self, rows: Iterable[TableRow]) -> list[TableRow]:
        ordered = sorted(rows, key=lambda row: row.standing.changed, reverse=True)
        return [self._with_names(row) for row in ordered]

    def _with_names(self, row: TableRow) -> TableRow:
        return replace(row, seats=tuple(self._named_seat(seat) for seat in row.seats))

    def _named_seat(self, seat: SeatRow) -> SeatRow:
        if seat.kind != "person" or seat.user is None:
            return seat
        return replace(seat, name=self._users[seat.user].name)


def is_of_one(row: TableRow) -> bool:
    """Whether one person, or none, sits here with bots, and nobody else can come."""
    people = {seat.user for seat in row.seats if seat.user is not None}
    return len(people) <= 1 and all(seat.kind != "open" for seat in row.seats)


def has_bots_at_play(row: TableRow) -> bool:
    """Whether a game runs here with bots."""
    return row.standing.status == "playing" and any(seat.kind == "bot" for seat in row.seats)
