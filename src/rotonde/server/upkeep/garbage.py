"""Schedules garbage collection; a full pass would pause every table.

Reference counts free nearly everything; only cycles have to be found. The young generation is
collected every second, or after a fifth of a second of work; what survives is frozen and not looked
at again: tables, sockets and their positions, which leave no cycles. A full pass runs only when
nobody listens.
"""

import gc
import time
from typing import Final

from rotonde.server.tables.hub import Hub

YOUNG: Final = 1
"""The generations of Python's collector that are looked through again and again."""
PAUSE: Final = 0.05
INTERVAL: Final = 1.0
WORK: Final = 0.2
"""Seconds that the loop may work until the next look: what they leave is looked through in less
than 10 ms, which nobody notices, and seldom enough that tables are not held up by looking."""
LEAST: Final = 600
"""Seconds after which all is looked through again, where nobody listens."""


class Garbage:
    """Takes the place of Python's own collecting for as long as the server runs."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.worked = 0.0
        """How long the loop had worked at the last look."""
        self.rested = 0.0
        """Seconds since that look."""
        self.since = 0.0
        """Seconds since all was looked through."""

    def take_over(self) -> None:
        """From now on Python collects nothing by itself."""
        gc.disable()

    def give_back(self) -> None:
        gc.unfreeze()
        gc.enable()

    async def look(self) -> None:
        """Collect where it is due. To be called every `PAUSE` seconds."""
        self.rested += PAUSE
        self.since += PAUSE
        if self.is_due(time.thread_time()):
            self.collect()
            self.worked, self.rested = time.thread_time(), 0.0

    def is_due(self, worked: float) -> bool:
        """Whether enough was done, or enough time has passed, since the last look."""
        return worked - self.worked >= WORK or self.rested >= INTERVAL

    def collect(self) -> None:
        """Look through the young, or through all where it is time; what is left stays."""
        if self.is_time_for_all:
            gc.unfreeze()
            gc.collect()
            self.since = 0.0
        else:
            gc.collect(YOUNG)
        gc.freeze()

    @property
    def is_time_for_all(self) -> bool:
        return self.since >= LEAST and not len(self.hub)
