"""Work that is done again and again for as long as the server runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from rotonde.server.runtime.outages import Outages
from rotonde.server.runtime.tasks import cancel

LOGGER: Final = logging.getLogger(__name__)


class Recurring:
    """A task that works and pauses in turn. An error is logged, and the next turn comes."""

    def __init__(
        self,
        pause: float,
        work: Callable[[], Awaitable[object]],
        outages: Outages,
        *,
        at_once: bool = False,
    ) -> None:
        self.pause = pause
        self.work = work
        self.outages = outages
        self.at_once = at_once
        """Whether the work comes first; else a pause does."""
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.repeat())

    async def stop(self) -> None:
        await cancel(self.task)

    async def repeat(self) -> None:
        if not self.at_once:
            await asyncio.sleep(self.pause)
        while True:
            await self.attempt()
            await asyncio.sleep(self.pause)

    async def attempt(self) -> None:
        """Work once. An outage of the database has its own lines in the log."""
        try:
            await self.work()
        except Exception as error:
            if not self.outages.explain(error):
                LOGGER.exception("%s failed, and is tried again", self.work.__qualname__)
