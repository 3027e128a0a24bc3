"""The database goes away and comes back: two lines in the log, whoever runs into it how often."""

import asyncio
import logging
from typing import Final

from rotonde.server.ending import ended
from rotonde.store import Store, is_outage

LOGGER: Final = logging.getLogger(__name__)
PATIENCE: Final = 0.5
"""Seconds before a database that is away is asked again."""


class Outages:
    """What all parts of a server ask before they complain about an error."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.task: asyncio.Task[None] | None = None

    def explain(self, error: BaseException) -> bool:
        """Whether the database is away; the first to ask has it told."""
        if not is_outage(error):
            return False
        if self.task is None or self.task.done():
            LOGGER.error("the database is away: %s", " ".join(str(error).split())[:200])
            self.task = asyncio.create_task(self.wait())
        return True

    async def wait(self) -> None:
        while not await self.store.answers():
            await asyncio.sleep(PATIENCE)
        LOGGER.warning("the database is back")

    async def stop(self) -> None:
        await ended(self.task)
