"""All parts of a running server, put together once."""

import asyncio
from collections.abc import Mapping
from typing import Final

from rotonde.kernel.ids import GameId
from rotonde.kernel.rules import AnyRules
from rotonde.server.accounts import Accounts
from rotonde.server.botseats import BotSeats, next_bot
from rotonde.server.botworkers import BotWorkers
from rotonde.server.following import Follower
from rotonde.server.hub import Hub
from rotonde.server.limits import Limits
from rotonde.server.listing import summary_of
from rotonde.server.metrics import LoopLag
from rotonde.server.settings import Settings
from rotonde.server.sweeping import Sweeper
from rotonde.server.table import Table
from rotonde.server.tables import Tables
from rotonde.server.tidying import Tidier
from rotonde.store import Store, TableRow

PAGE: Final = 200
"""Tables that are looked up together at the start."""


class House:
    """The server's parts; opened before the first request, closed after the last."""

    def __init__(self, settings: Settings, store: Store, games: Mapping[GameId, AnyRules]) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.games: Final = games
        self.hub: Final = Hub()
        self.accounts: Final = Accounts(store)
        self.limits: Final = Limits(on=settings.limits)
        self.tables: Final = Tables(store, self.hub, games)
        self.workers: Final = BotWorkers(settings.bot_workers, seed=settings.seed)
        self.bots: Final = BotSeats(self.workers, settings.bot_pause)
        self.lag: Final = LoopLag()
        self.sweeper: Final = Sweeper(self.hub)
        self.follower: Final = Follower(store, self.tables)
        self.tidier: Final = Tidier(self.tables, settings.keep_days)
        self.tables.changed = self.bots.wake

    async def open(self) -> None:
        """Get ready, and let the bots go on where they were stopped."""
        await self.store.open()
        await self.accounts.open()
        self.lag.start()
        self.sweeper.start()
        self.follower.start()
        self.tidier.start()
        self.resuming = asyncio.create_task(self.resume_bots())

    async def close(self) -> None:
        self.resuming.cancel()
        self.follower.stop()
        self.tidier.stop()
        self.lag.stop()
        self.sweeper.stop()
        await self.bots.close()
        await self.workers.close()
        await self.store.close()

    async def resume_bots(self) -> None:
        """Open every table at which a bot has to decide; of the others only a page is looked at."""
        after = ""
        while rows := await self.store.running_bot_tables(after, PAGE):
            for row in filter(awaits_bot, rows):
                await self.resume(row.id)
            after = rows[-1].id

    async def resume(self, table_id: str) -> None:
        table = await self.tables.get(table_id)
        if isinstance(table, Table) and next_bot(table) is not None:
            self.bots.wake(table)


def awaits_bot(row: TableRow) -> bool:
    """Whether the table waits for a bot, as far as its row tells."""
    return any(row.seats[seat].kind == "bot" for seat in summary_of(row).actors)
