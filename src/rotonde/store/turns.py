"""Turns of those who write to one SQLite file: a move is written before all that is not played.

SQLite lets one transaction write at a time. Whoever meets another one there sleeps and tries again,
longer each time: with many writers a move can lose to all of them.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class WriteTurns:
    """Lets one transaction write at a time; a move waits for one other at most."""

    def __init__(self) -> None:
        self.file = asyncio.Lock()
        """Held by whoever writes; what is played asks for it directly."""
        self.others = asyncio.Lock()

    @asynccontextmanager
    async def of_others(self) -> AsyncIterator[None]:
        """A turn of everything else: only the first of those who wait asks for the file."""
        async with self.others, self.file:
            yield
