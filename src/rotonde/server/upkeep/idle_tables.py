"""Tables at which nobody is leave memory after a while; the store has them."""

import asyncio
import time
from typing import Final

from rotonde.server.tables.live_tables import Tables

INTERVAL: Final = 60.0
REST: Final = 600.0
"""Seconds for which a table stays at hand after somebody last came to it."""


class Rester:
    """Looks every minute, for as long as the server runs."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.keep_looking())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def keep_looking(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            self.tables.let_go_idle(time.monotonic() - REST)
