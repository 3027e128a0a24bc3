"""Deletes what nobody came back to: untouched practice tables, guests without tables."""

import time
from typing import Final

import msgspec

from rotonde.server.tables.live_tables import Tables

DAY: Final = 86_400.0
INTERVAL: Final = DAY / 4
AT_ONCE: Final = 200
"""Tables that are looked up together, so that no answer is large."""


class Tidied(msgspec.Struct, frozen=True):
    """How much was let go."""

    tables: int
    guests: int


class Retention:
    """Lets go of what nobody touched for so many days; 0 keeps everything."""

    def __init__(self, tables: Tables, days: int) -> None:
        self.tables = tables
        self.days = days

    async def apply(self) -> None:
        if self.days:
            await self.tidy(time.time())

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
