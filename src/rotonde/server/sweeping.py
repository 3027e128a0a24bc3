"""Garbage is looked for when it is planned: a look through everything would hold all tables up.

Counts of references free nearly all that goes; only what goes round in circles has to be found. The
young is looked through every second, and what is left of it then stays and is not looked at again:
tables, sockets and their positions. All is looked through when nobody listens, and once a day in a
moment in which no table moves.
"""

import asyncio
import gc
from typing import Final

from rotonde.server.hub import Hub

YOUNG: Final = 1
"""The generations of Python's collector that are looked through every second."""
INTERVAL: Final = 1.0
LEAST, MOST, LATEST = 600, 86_400, 172_800
"""Seconds after which all is looked through: where nobody listens, where no table moves, and in any
case."""
QUIET: Final = 3.0
"""Seconds after which no table moves for a moment."""


class Sweeper:
    """Takes the place of Python's own collecting for as long as the server runs."""

    def __init__(self, hub: Hub, interval: float = INTERVAL) -> None:
        self.hub = hub
        self.interval = interval
        self.since = 0.0
        """Seconds since all was looked through."""
        self.moves = 0
        self.quiet = 0.0
        """What the hub had told a moment ago, and for how many seconds it has told no more."""
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
            await asyncio.sleep(self.interval)
            self.since += self.interval
            self.listen()
            self.sweep()

    def listen(self) -> None:
        """Note for how long no table has moved."""
        still = self.moves == self.hub.moves
        self.quiet = self.quiet + self.interval if still else 0.0
        self.moves = self.hub.moves

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
        if not len(self.hub):
            return self.since >= LEAST
        return self.since >= (MOST if self.quiet >= QUIET else LATEST)
