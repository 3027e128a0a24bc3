"""Follows what other nodes write to this node's tables (PostgreSQL alone has other nodes)."""

import logging
from contextlib import aclosing
from typing import Final

from rotonde.server.runtime.outages import Outages
from rotonde.server.tables.live_tables import Tables
from rotonde.store import Change, Log

LOGGER: Final = logging.getLogger(__name__)
PATIENCE: Final = 1.0
"""Seconds before a lost line to the database is tried again."""


class Follower:
    """Keeps tables and names as the other nodes leave them."""

    def __init__(self, log: Log, tables: Tables, outages: Outages) -> None:
        self.log = log
        self.tables = tables
        self.outages = outages
        self.lost = False
        """Whether the line to the database was lost, and changes were missed."""

    async def listen(self) -> None:
        """Follow until the line is lost. Raises `ConnectionError`; no line, nothing to follow."""
        try:
            async with aclosing(self.log.changes()) as changes:
                async for change in changes:
                    await self.take(change)
        except ConnectionError:
            self.lost = True
            raise

    async def take(self, change: Change | None) -> None:
        """A change; or the line stands again, and something may have been missed."""
        if change is not None:
            await self.follow(change)
        elif self.lost:
            await self.look_again()
            self.lost = False

    async def follow(self, change: Change) -> None:
        """Raises `ConnectionError` while the database is away: it is then looked at again."""
        try:
            if change.user:
                await self.tables.hear_name(change.user)
            else:
                await self.tables.refresh(change.table, change.version)
        except Exception as error:
            if self.outages.explain(error):
                raise ConnectionError from error
            LOGGER.exception("table %s cannot follow another node", change.table)

    async def look_again(self) -> None:
        for table in list(self.tables.live):
            await self.follow(Change(table, 0))
        for user in list(self.tables.hub.people.known):
            await self.follow(Change("", 0, user))
