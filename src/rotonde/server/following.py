"""Follows what other nodes write to this node's tables (PostgreSQL alone has other nodes)."""

import asyncio
import logging
from typing import Final

from rotonde.server.tables import Tables
from rotonde.store import Change, Store

LOGGER: Final = logging.getLogger(__name__)
PATIENCE: Final = 1.0
"""Seconds before a lost line to the database is tried again."""


class Follower:
    """Listens to the store for as long as the server runs."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.keep_listening())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def keep_listening(self) -> None:
        """Listen; after a lost line, look at every table again: something may be missed."""
        while True:
            try:
                async for change in self.store.changes():
                    await self.stir(change)
                return
            except OSError:
                LOGGER.warning("the line to the database is lost; trying again")
            await asyncio.sleep(PATIENCE)
            await self.look_again()

    async def stir(self, change: Change) -> None:
        try:
            await self.tables.stir(change.table, change.version)
        except Exception:
            LOGGER.exception("table %s cannot follow another node", change.table)

    async def look_again(self) -> None:
        for table in list(self.tables.live):
            await self.stir(Change(table, 0))
