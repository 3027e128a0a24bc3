"""The tables this node has at hand: read from the store when asked for, let go when idle."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from rotonde.kernel.law.ids import GameId
from rotonde.server.tables.closed_tables import (
    ClosedTable,
    Diverged,
    Games,
    closed_because,
    damage_fault,
)
from rotonde.server.tables.history import restore
from rotonde.server.tables.hub import Hub
from rotonde.server.tables.live import LiveGame
from rotonde.server.tables.people import Person
from rotonde.server.tables.table import Table
from rotonde.server.wire.messages import Fault
from rotonde.store import Store, TableRow

LOGGER: Final = logging.getLogger(__name__)
MOST_IDLE: Final = 512
"""Tables kept in memory although nobody looks at them."""


class Tables:
    """A cache of (table, version) → state; the store alone is the truth."""

    def __init__(self, store: Store, hub: Hub, games: Games) -> None:
        self.store = store
        self.hub = hub
        self.games = games
        self.changed: Callable[[Table], None] = lambda _table: None
        self.live: OrderedDict[str, Table] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Table | ClosedTable | None]] = {}
        self.telling: set[asyncio.Task[None]] = set()
        self.damaged: dict[str, Fault] = {}
        """Tables whose log was found not to fit their rules: each is read and told once."""

    async def get(self, table: str) -> Table | ClosedTable | None:
        """The table of that id, opened once however many ask for it."""
        if (found := self.live.get(table)) is not None and not found.gone:
            self.live.move_to_end(table)
            found.asked_for = time.monotonic()
            return found
        if table not in self.opening:
            self.opening[table] = asyncio.create_task(self.open(table))
            self.opening[table].add_done_callback(lambda _task: self.opening.pop(table))
        return await asyncio.shield(self.opening[table])

    async def open(self, table: str) -> Table | ClosedTable | None:
        row = await self.store.table(table)
        if row is None:
            return None
        if fault := closed_because(row, self.games) or self.damaged.get(table):
            return ClosedTable(row, fault)
        try:
            return self.keep(await self.read(row))
        except Diverged as parted:
            return ClosedTable(row, self.close(row, parted))

    async def read(self, row: TableRow) -> Table:
        """The table of a row, as its log tells it. Raises `Diverged`.

        Where no late snapshot fitted the log, one that does is kept: the next reading is short.
        """
        entries = await self.store.entries(row.id)
        snapshots = await self.store.snapshots(row.id)
        desk = self.games[GameId(row.game)]
        game = await asyncio.to_thread(restore, desk, row, entries, snapshots)
        if row.version != game.version:
            row = await self.store.table(row.id) or row
        table = Table(self.store, self.hub, row, game, entries)
        if game.is_chapter:
            await table.keep_snapshot()
        return table

    def close(self, row: TableRow, parted: Diverged) -> Fault:
        """Close a table whose log and rules part; the log of the server says so once."""
        fault = self.damaged[row.id] = damage_fault(parted)
        LOGGER.error(
            "table %s (%s) is closed: its log and the rules part after move %d (%s)",
            row.id,
            row.game,
            parted.move,
            parted.detail,
        )
        if found := self.live.pop(row.id, None):
            found.vanish(fault)
        return fault

    def begin(self, row: TableRow) -> Table:
        """A table that was made just now: nobody else can have written to it yet."""
        game = LiveGame(self.games[GameId(row.game)], row)
        return self.keep(Table(self.store, self.hub, row, game))

    def keep(self, table: Table) -> Table:
        table.changed = self.changed
        self.live[table.row.id] = table
        for other in list(self.live.values())[: max(0, len(self.live) - MOST_IDLE)]:
            self.let_go(other)
        return table

    def let_go_idle(self, before: float) -> None:
        """Forget the tables that nobody needs and nobody asked for since."""
        for table in list(self.live.values()):
            if table.asked_for < before:
                self.let_go(table)

    def let_go(self, table: Table) -> None:
        """Forget a table that nobody needs in memory."""
        needed = self.hub.at(table.row.id) or table.pins or table.lock.locked()
        if not needed:
            del self.live[table.row.id]

    async def refresh(self, table: str, version: int) -> None:
        """Another node may have written to a table; version 0 means that its seats changed."""
        found = await self.get(table) if table in self.live or table in self.opening else None
        if isinstance(found, Table):
            await found.catch_up(version)
            if found.gone:
                self.live.pop(table, None)

    async def remove(self, row: TableRow) -> None:
        """Forget a table for good, whether it can be opened or not."""
        found = self.live.pop(row.id, None)
        self.damaged.pop(row.id, None)
        await self.store.remove_table(row.id)
        if found is not None:
            found.vanish()

    def rename(self, user: str, name: str) -> None:
        """Somebody is called otherwise now; those who look at a table of theirs are told soon."""
        person = self.hub.people.known.get(user)
        if person is not None and person.name != name:
            person.name = name
            telling = asyncio.create_task(self.tell_name(person))
            self.telling.add(telling)
            telling.add_done_callback(self.telling.discard)

    async def tell_name(self, person: Person) -> None:
        """One table after the other: between two of them others have a turn."""
        for table in [each for each in person.tables if each.row.id in self.hub.audiences]:
            table.tell_info()
            await asyncio.sleep(0)

    async def hear_name(self, user: str) -> None:
        """Somebody was given another name, by this node or by another."""
        found = await self.store.user(user)
        if found is not None:
            self.rename(user, found.name)
