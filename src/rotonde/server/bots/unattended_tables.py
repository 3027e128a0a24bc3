"""Bots go on where nobody thinks for them: after a start, an outage, or the death of a node."""

import time
from typing import Final

from rotonde.server.bots.bot_seats import BotSeats
from rotonde.server.tables.live_tables import Tables
from rotonde.server.tables.table import Table

INTERVAL: Final = 0.5
GRACE: Final = 1.0
"""Seconds for which a table is left to the node at which it changed."""
PAGE: Final = 200
MOST: Final = 256
"""Tables that are taken up at once: what else waits stays in the store until its turn."""


class UnattendedTables:
    """Looks for tables at which a bot is to decide and nobody thinks."""

    def __init__(self, tables: Tables, bots: BotSeats) -> None:
        self.tables = tables
        self.bots = bots
        self.closed: set[str] = set()
        """Tables that cannot be played on under these rules."""

    async def look(self) -> None:
        """To be called every `INTERVAL` seconds."""
        await self.resume(time.time() - GRACE)

    async def resume(self, before: float) -> None:
        """Think for as many as there is room for of the tables that wait since then."""
        after = ""
        while found := await self.tables.store.awaiting_bots(before, after, PAGE):
            for table in found:
                if len(self.bots.playing) >= MOST:
                    return
                await self.take_up(table)
            after = found[-1]

    async def take_up(self, table: str) -> None:
        if table in self.bots.playing or table in self.closed:
            return
        found = await self.tables.get(table)
        if isinstance(found, Table):
            self.bots.wake(found)
        else:
            self.closed.add(table)
