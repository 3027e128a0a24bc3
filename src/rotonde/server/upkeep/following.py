"""Follows what other nodes write to this node's tables (PostgreSQL alone has other nodes)."""

import asyncio
import logging
from contextlib import aclosing
from typing import Final

from rotonde.server.runtime.outages import Outages
from rotonde.server.runtime.tasks import ended
from rotonde.server.tables.live_tables import Tables
from rotonde.store import Change, Log

LOGGER: Final = logging.getLogger(__name__)
PATIENCE: Final = 1.0
"""Seconds before a lost line to the database is tried again."""


class Follower:
    """Listens to the store for as long as the server runs."""

    def __init__(self, log: Log, tables: Tables, outages: Outages) -> None:
        self.log = log
        self.tables = tables
        self.outages = outages
        self.task: asyncio.Task[None] | None = None
        self.lost = False

    def start(self) -> None:
        self.task = asyncio.create_task(self.keep_listening())

    async def stop(self) -> None:
        await ended(self.task)

    async def keep_listening(self) -> None:
        """Listen for as long as the server runs, whatever becomes of the database meanwhile."""
        while True:
            try:
                async with aclosing(self.log.changes()) as changes:
                    async for change in changes:
                        await self.heed(change)
                return
            except ConnectionError as error:
                self.outages.explain(error)
                self.lost = True
            await asyncio.sleep(PATIENCE)

    async def heed(self, change: Change | None) -> None:
        """A change; or the line stands again, and something may have been missed."""
        if change is not None:
            await self.stir(change)
        elif self.lost:
            await self.look_again()
            self.lost = False

    async def stir(self, change: Change) -> None:
        """Raises `ConnectionError` while the database is away: it is then looked at again."""
        try:
            if change.user:
                await self.tables.hear_name(change.user)
            else:
                await self.tables.stir(change.table, change.version)
        except Exception as error:
            if self.outages.explain(error):
                raise ConnectionError from error
            LOGGER.exception("table %s cannot follow another node", change.table)

    async def look_again(self) -> None:
        for table in list(self.tables.live):
            await self.stir(Change(table, 0))
        for user in list(self.tables.hub.people.known):
            await self.stir(Change("", 0, user))
