"""Which tables' bots this node thinks for: a lease in the database, so that no other does too.

A lease lasts as long as its node says that it lives. Alone with its store, a node asks nobody.
"""

import secrets
import time
from typing import Final

from rotonde.store import Nodes, is_outage

LEASE: Final = 2.0
"""Seconds for which a node that says nothing is still thought to live."""


class Leases:
    """What this node holds."""

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
        if self.nodes is None or table not in self.held:
            return
        self.held.discard(table)
        try:
            await self.nodes.release(self.node, table)
        except Exception as error:
            if not is_outage(error):
                raise

    async def retire(self) -> None:
        """Leave all to the others; where that cannot be said, they notice."""
        if self.nodes is None:
            return
        try:
            await self.nodes.retire(self.node)
        except Exception as error:
            if not is_outage(error):
                raise
