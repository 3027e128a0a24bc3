"""How the server is doing: how long the event loop was held up, and by how much at worst."""

import asyncio
import time
from collections import deque
from typing import Final

INTERVAL: Final = 0.05
"""Seconds between two looks at the clock."""
WINDOW: Final = 1200
"""Looks that are remembered: a minute."""


class LoopLag:
    """Measures how late the event loop wakes a sleeper: all that blocks it shows here."""

    def __init__(self, interval: float = INTERVAL) -> None:
        self.interval = interval
        self.looks: deque[float] = deque(maxlen=WINDOW)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.watch())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def watch(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(self.interval)
            self.looks.append(max(0.0, time.perf_counter() - before - self.interval))

    @property
    def worst(self) -> float:
        """The longest delay of the last minute, in seconds."""
        return max(self.looks, default=0.0)

    @property
    def last(self) -> float:
        """The latest delay, in seconds."""
        return self.looks[-1] if self.looks else 0.0
