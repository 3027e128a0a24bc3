"""All parts of a running server, put together once."""

from collections.abc import Mapping
from typing import Final

from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.law.ids import GameId
from rotonde.server.bots.bot_seats import BotSeats
from rotonde.server.bots.bot_workers import BotWorkers
from rotonde.server.bots.leases import Leases
from rotonde.server.bots.resuming import Resumer
from rotonde.server.runtime.outages import Outages
from rotonde.server.runtime.settings import Settings
from rotonde.server.tables.archive import Archive
from rotonde.server.tables.hub import Hub
from rotonde.server.tables.live_tables import Tables
from rotonde.server.tables.solo_results import Honours
from rotonde.server.tables.table import Table
from rotonde.server.upkeep.following import Follower
from rotonde.server.upkeep.garbage import Sweeper
from rotonde.server.upkeep.heartbeat import Beat
from rotonde.server.upkeep.idle_tables import Rester
from rotonde.server.upkeep.metrics import LoopLag
from rotonde.server.upkeep.readiness import Readiness
from rotonde.server.upkeep.retention import Tidier
from rotonde.server.visitors.accounts import Accounts
from rotonde.server.visitors.limits import Limits
from rotonde.server.visitors.pace import Pace
from rotonde.store import Store


class House:
    """The server's parts; opened before the first request, closed after the last."""

    def __init__(self, settings: Settings, store: Store, games: Mapping[GameId, AnyDesk]) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.games: Final = games
        self.hub: Final = Hub()
        self.accounts: Final = Accounts(store)
        self.limits: Final = Limits(on=settings.limits, crowd=settings.crowd)
        self.pace: Final = Pace(on=settings.limits, crowd=settings.crowd)
        self.tables: Final = Tables(store, self.hub, games)
        self.workers: Final = BotWorkers(settings.bot_workers, seed=settings.seed)
        self.archive: Final = Archive(self.tables, settings.replay_workers)
        self.outages: Final = Outages(store)
        self.readiness: Final = Readiness(store, self.tables, self.outages)
        self.leases: Final = Leases(store.nodes)
        self.bots: Final = BotSeats(
            self.workers,
            settings.bot_pause,
            leases=self.leases,
            outages=self.outages,
            minds=settings.bot_workers,
            pace=self.pace,
        )
        self.lag: Final = LoopLag()
        self.sweeper: Final = Sweeper(self.hub)
        self.follower: Final = Follower(store, self.tables, self.outages)
        self.beat: Final = Beat(self.leases, self.tables, self.outages)
        self.rester: Final = Rester(self.tables)
        self.resumer: Final = Resumer(self.tables, self.bots, self.outages)
        self.tidier: Final = Tidier(self.tables, settings.keep_days)
        self.honours: Final = Honours(store)
        self.tables.changed = self.follow

    def follow(self, table: Table) -> None:
        """A table has changed: its bots may be to decide, its game may be over."""
        self.bots.wake(table)
        self.honours.note(table)

    async def open(self) -> None:
        """Get ready, and let the bots go on where they were stopped."""
        await self.store.open()
        self.outages.start()
        await self.readiness.open()
        await self.accounts.open()
        self.lag.start()
        self.sweeper.start()
        self.follower.start()
        self.tidier.start()
        self.rester.start()
        await self.beat.start()
        self.resumer.start()

    async def close(self) -> None:
        await self.resumer.stop()
        await self.follower.stop()
        await self.tidier.stop()
        self.rester.stop()
        self.lag.stop()
        self.sweeper.stop()
        await self.bots.close()
        await self.honours.close()
        await self.beat.stop()
        await self.workers.close()
        await self.archive.close()
        await self.outages.stop()
        await self.store.close()
