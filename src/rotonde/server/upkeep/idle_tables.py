"""Tables at which nobody is leave memory after a while; the store has them."""

import time
from typing import Final

from rotonde.server.tables.live_tables import Tables

INTERVAL: Final = 60.0
REST: Final = 600.0
"""Seconds for which a table stays in memory after somebody last came to it."""


class IdleTables:
    """Lets go of the tables that nobody came to lately."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def let_go(self) -> None:
        self.tables.let_go_idle(time.monotonic() - REST)
