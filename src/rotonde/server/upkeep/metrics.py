"""How the server is doing: how long the event loop was held up, and by how much at worst."""

import time
from collections import deque
from typing import Final

INTERVAL: Final = 0.05
"""Seconds between two looks at the clock."""
WINDOW: Final = 1200
"""Looks that are remembered: a minute."""


class LoopLag:
    """Measures how late the event loop wakes a sleeper: all that blocks it shows here."""

    def __init__(self) -> None:
        self.looks: deque[float] = deque(maxlen=WINDOW)
        self.looked: float | None = None
        """When the clock was last looked at."""

    async def look(self) -> None:
        """To be called every `INTERVAL` seconds."""
        now = time.perf_counter()
        if self.looked is not None:
            self.looks.append(max(0.0, now - self.looked - INTERVAL))
        self.looked = now

    @property
    def worst(self) -> float:
        """The longest delay of the last minute, in seconds."""
        return max(self.looks, default=0.0)

    @property
    def last(self) -> float:
        """The latest delay, in seconds."""
        return self.looks[-1] if self.looks else 0.0
