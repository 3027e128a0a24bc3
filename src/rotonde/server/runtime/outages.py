"""Outages of the database: each is logged once when it begins and once when it ends.

Every part of the server asks here before it complains about an error. While an outage lasts, the
store is tried in the way that failed: a disk that is full still answers questions.
"""

import asyncio
import logging
from typing import Final

from rotonde.server.runtime.tasks import cancel
from rotonde.store import Outage, Store, database_words, outage_of

LOGGER: Final = logging.getLogger(__name__)
PATIENCE: Final[dict[Outage, float]] = {"away": 0.5, "unwritable": 1.0, "damaged": 60.0}
"""Seconds before a database in trouble is tried again; to look for damage every page is read."""
BEGINS: Final[dict[Outage, str]] = {
    "away": "the database is away: %s",
    "unwritable": "nothing can be written to the database: %s",
    "damaged": "the database is damaged: %s; rotonde host verify says which tables are",
}
ENDS: Final[dict[Outage, str]] = {
    "away": "the database is back",
    "unwritable": "the database can be written to again",
    "damaged": "the database is whole again",
}


class Outages:
    """The outages that last."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: dict[Outage, asyncio.Task[None]] = {}
        self.first_look: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look for damage beside what else begins: a large file takes a while to read."""
        self.first_look = asyncio.create_task(self.look_for_damage())

    async def look_for_damage(self) -> None:
        try:
            await self.store.look_through()
        except Exception as error:
            if not self.explain(error):
                LOGGER.exception("the database could not be looked through")

    @property
    def now(self) -> tuple[Outage, ...]:
        """The present outages of the database."""
        return tuple(self.waiting)

    def explain(self, error: BaseException) -> Outage | None:
        """The outage that an error is due to, which is logged if it is new; None if to none."""
        outage = outage_of(error)
        if outage is not None and outage not in self.waiting:
            LOGGER.error(BEGINS[outage], database_words(error))
            self.waiting[outage] = asyncio.create_task(self.wait(outage))
        return outage

    async def wait(self, outage: Outage) -> None:
        """Until the database can do again what it could not."""
        await asyncio.sleep(PATIENCE[outage])
        while not await self.store.has_recovered(outage):
            await asyncio.sleep(PATIENCE[outage])
        del self.waiting[outage]
        LOGGER.warning(ENDS[outage])

    async def stop(self) -> None:
        await cancel(self.first_look)
        for task in list(self.waiting.values()):
            await cancel(task)
