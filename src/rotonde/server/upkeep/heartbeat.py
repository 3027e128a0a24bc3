"""A node among others: says twice a second that it lives, and who looks on through it."""

from collections.abc import Iterator
from typing import Final

from rotonde.server.bots.leases import Leases
from rotonde.server.tables.live_tables import Tables
from rotonde.store import Attendance

INTERVAL: Final = 0.5


class Heartbeat:
    """Tells the other nodes of this one, where nodes share a store."""

    def __init__(self, leases: Leases, tables: Tables) -> None:
        self.leases = leases
        self.tables = tables
        self.told: frozenset[Attendance] = frozenset()
        """Who looks on, as the other nodes know it."""

    async def beat(self) -> None:
        if await self.leases.beat():
            self.told = frozenset()
        now = frozenset(attendance(self.tables))
        if now != self.told and self.leases.nodes is not None:
            await self.leases.nodes.attend(self.leases.node, now - self.told, self.told - now)
            self.told = now


def attendance(tables: Tables) -> Iterator[Attendance]:
    """The users who sit at a table and look on through this node."""
    for table in tables.live.values():
        present = tables.hub.present(table.row.id)
        for seat in table.row.seats if present else ():
            if seat.user is not None and seat.user in present:
                yield table.row.id, seat.user
