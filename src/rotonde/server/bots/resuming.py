"""Bots go on where nobody thinks for them: after a start, an outage, or the death of a node."""

import asyncio
import logging
import time
from typing import Final

from rotonde.server.bots.bot_seats import BotSeats
from rotonde.server.runtime.outages import Outages
from rotonde.server.runtime.tasks import ended
from rotonde.server.tables.live_tables import Tables
from rotonde.server.tables.table import Table

LOGGER: Final = logging.getLogger(__name__)
INTERVAL: Final = 0.5
GRACE: Final = 1.0
"""Seconds for which a table is left to the node at which it changed."""
PAGE: Final = 200
MOST: Final = 256
"""Tables that are taken up at once: what else waits stays in the store until its turn."""


class Resumer:
    """Looks twice a second for tables at which a bot is to decide and nobody thinks."""

    def __init__(self, tables: Tables, bots: BotSeats, outages: Outages) -> None:
        self.tables = tables
        self.bots = bots
        self.outages = outages
        self.closed: set[str] = set()
        """Tables that cannot be played on under these rules."""
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.keep_resuming())

    async def stop(self) -> None:
        await ended(self.task)

    async def keep_resuming(self) -> None:
        while True:
            try:
                await self.resume(time.time() - GRACE)
            except Exception as error:
                if not self.outages.explain(error):
                    LOGGER.exception("tables that await a bot could not be looked for")
            await asyncio.sleep(INTERVAL)

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
