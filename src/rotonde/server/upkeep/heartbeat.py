"""A node among others: says twice a second that it lives, and who looks on through it."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Final

from rotonde.server.bots.leases import Leases
from rotonde.server.runtime.outages import Outages
from rotonde.server.runtime.tasks import ended
from rotonde.server.tables.live_tables import Tables
from rotonde.store import Attendance

LOGGER: Final = logging.getLogger(__name__)
INTERVAL: Final = 0.5


class Beat:
    """Runs for as long as the server does, where other nodes share its store."""

    def __init__(self, leases: Leases, tables: Tables, outages: Outages) -> None:
        self.leases = leases
        self.tables = tables
        self.outages = outages
        self.told: frozenset[Attendance] = frozenset()
        """Who looks on, as the other nodes know it."""
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.leases.nodes is not None:
            await self.leases.beat()
            self.task = asyncio.create_task(self.keep_beating())

    async def stop(self) -> None:
        if self.task is not None:
            await ended(self.task)
            await self.leases.retire()

    async def keep_beating(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.beat()
            except Exception as error:
                if not self.outages.explain(error):
                    LOGGER.exception("this node could not say that it lives")

    async def beat(self) -> None:
        if await self.leases.beat():
            self.told = frozenset()
        now = frozenset(attendance(self.tables))
        if now != self.told and self.leases.nodes is not None:
            await self.leases.nodes.attend(self.leases.node, now - self.told, self.told - now)
            self.told = now


def attendance(tables: Tables) -> Iterator[Attendance]:
    """Who sits at a table and looks on through this node."""
    for table in tables.live.values():
        present = tables.hub.present(table.row.id)
        for seat in table.row.seats if present else ():
            if seat.user is not None and seat.user in present:
                yield table.row.id, seat.user
