"""Leases: the database says which node thinks for the bots of a table.

A lease lasts as long as its node says that it lives. Alone with its store, a node asks nobody.
"""

import secrets
import time
from collections.abc import Awaitable
from typing import Final

from rotonde.store import Nodes, is_outage

LEASE: Final = 2.0
"""Seconds for which a node that says nothing is still thought to live."""


class Leases:
    """The leases that this node holds."""

    def __init__(self, nodes: Nodes | None) -> None:
        self.nodes = nodes
        self.node: Final = secrets.token_hex(8)
        self.held: set[str] = set()
        self.lapses = 0.0
        """When others may think that this node is gone."""

    async def beat(self) -> bool:
        """Say that this node lives. True when it was forgotten meanwhile, with all that it held."""
        assert self.nodes is not None
        began = time.monotonic()
        forgotten = await self.nodes.beat(self.node, LEASE, tuple(self.held))
        self.lapses = began + LEASE
        if forgotten:
            self.held.clear()
        return forgotten

    async def hold(self, table: str) -> bool:
        """Whether this node thinks for a table; it does from now on where no other does."""
        if self.nodes is None or (table in self.held and time.monotonic() < self.lapses):
            return True
        self.held.add(table)  # at once: a beat lets go of all that is not held
        granted = False
        try:
            granted = await self.nodes.claim(self.node, table)
        finally:
            if not granted:
                self.held.discard(table)
        return granted

    async def release(self, table: str) -> None:
        """Think for it no longer; while the database is away, its next beat will tell."""
        if self.nodes is not None and table in self.held:
            self.held.discard(table)
            await if_it_answers(self.nodes.release(self.node, table))

    async def retire(self) -> None:
        """Leave all to the others; where that cannot be said, they notice."""
        if self.nodes is not None:
            await if_it_answers(self.nodes.retire(self.node))


async def if_it_answers(said: Awaitable[None]) -> None:
    """The task, with an outage of the database left unsaid."""
    try:
        await said
    except Exception as error:
        if not is_outage(error):
            raise
