"""Deletes what nobody came back to: untouched practice tables, guests without tables."""

import asyncio
import logging
import time
from typing import Final

import msgspec

from rotonde.server.runtime.tasks import ended
from rotonde.server.tables.live_tables import Tables

LOGGER: Final = logging.getLogger(__name__)
DAY: Final = 86_400.0
INTERVAL: Final = DAY / 4
AT_ONCE: Final = 200
"""Tables that are looked up together, so that no answer is large."""


class Tidied(msgspec.Struct, frozen=True):
    """How much was let go."""

    tables: int
    guests: int


class Tidier:
    """Tidies up a few times a day, for as long as the server runs."""

    def __init__(self, tables: Tables, days: int) -> None:
        self.tables = tables
        self.days = days
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Where nothing is to be let go, nothing is done."""
        if self.days:
            self.task = asyncio.create_task(self.keep_tidying())

    async def stop(self) -> None:
        await ended(self.task)

    async def keep_tidying(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.tidy(time.time())
            except Exception as error:  # the database may be away; another time will do
                LOGGER.warning("nothing was tidied up: %s", error)

    async def tidy(self, now: float) -> Tidied:
        """Let go of what nobody touched for so many days and nobody looks at."""
        before, gone = now - self.days * DAY, 0
        store, hub = self.tables.store, self.tables.hub
        while True:
            rows = await store.forgotten_tables(before, AT_ONCE)
            unseen = [row for row in rows if not hub.at(row.id)]
            for row in unseen:
                await self.tables.remove(row)
            gone += len(unseen)
            if len(rows) < AT_ONCE or not unseen:
                return Tidied(gone, await store.forget_guests(before))
