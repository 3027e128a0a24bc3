"""Garbage is looked for when it is planned: a look through everything would hold all tables up.

Counts of references free nearly all that goes; only what goes round in circles has to be found. The
young is looked through every second, or as often as it takes for each look to be short where much
is played; what is left of it then stays and is not looked at again: tables, sockets and their
positions, which leave no circles behind. All is looked through only when nobody listens.
"""

import asyncio
import gc
import time
from typing import Final

from rotonde.server.hub import Hub

YOUNG: Final = 1
"""The generations of Python's collector that are looked through every second."""
INTERVAL: Final = 1.0
SOONEST: Final = 0.05
SHORT: Final = 0.005
"""Seconds of work that a look should take: nobody notices that."""
LEAST: Final = 600
"""Seconds after which all is looked through again, where nobody listens."""


class Sweeper:
    """Takes the place of Python's own collecting for as long as the server runs."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.pause = INTERVAL
        """Seconds until the next look."""
        self.since = 0.0
        """Seconds since all was looked through."""
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        gc.disable()
        self.task = asyncio.create_task(self.keep_sweeping())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
        gc.unfreeze()
        gc.enable()

    async def keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(self.pause)
            self.since += self.pause
            began = time.thread_time()
            self.sweep()
            self.pause = next_pause(self.pause, time.thread_time() - began)

    def sweep(self) -> None:
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


def next_pause(pause: float, took: float) -> float:
    """After how long the next look is about as long as it should be, going by the last one."""
    return min(INTERVAL, max(SOONEST, pause * SHORT / max(took, SHORT * SOONEST)))
