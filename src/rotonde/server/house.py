"""All parts of a running server, put together once."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Final

from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.law.ids import GameId
from rotonde.server.bots import unattended_tables
from rotonde.server.bots.bot_seats import BotSeats
from rotonde.server.bots.bot_workers import BotWorkers
from rotonde.server.bots.hints import Hints
from rotonde.server.bots.leases import Leases
from rotonde.server.runtime.outages import Outages
from rotonde.server.runtime.recurring import Recurring
from rotonde.server.runtime.settings import Settings
from rotonde.server.tables.archive import Archive
from rotonde.server.tables.hub import Hub
from rotonde.server.tables.live_tables import Tables
from rotonde.server.tables.reviews import BackgroundReviews
from rotonde.server.tables.solo_results import SoloResults
from rotonde.server.tables.table import Table
from rotonde.server.upkeep import garbage, heartbeat, idle_tables, metrics, other_nodes, retention
from rotonde.server.upkeep.readiness import Readiness
from rotonde.server.visitors.accounts import Accounts
from rotonde.server.visitors.limits import Limits
from rotonde.server.visitors.pace import Lanes
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
        self.pace: Final = Lanes(on=settings.limits, crowd=settings.crowd)
        self.tables: Final = Tables(store, self.hub, games)
        self.workers: Final = BotWorkers(settings.bot_workers, seed=settings.seed)
        self.archive: Final = Archive(self.tables, settings.replay_workers)
        self.outages: Final = Outages(store)
        self.reviews: Final = BackgroundReviews(self.archive, self.outages)
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
        self.hints: Final = Hints(self.workers, self.bots.turns)
        self.lag: Final = metrics.LoopLag()
        self.garbage: Final = garbage.Garbage(self.hub)
        self.heartbeat: Final = heartbeat.Heartbeat(self.leases, self.tables)
        self.upkeep: Final = tuple(self.recurring(settings))
        self.heartbeat_task: Final = self.every(heartbeat.INTERVAL, self.heartbeat.beat)
        self.solo_results: Final = SoloResults(store)
        self.tables.changed = self.follow

    def follow(self, table: Table) -> None:
        """A table has changed: its bots may be to decide, its game may be over."""
        self.bots.wake(table)
        self.solo_results.note(table)

    def recurring(self, settings: Settings) -> Iterator[Recurring]:
        """The tasks beside the tables, until the bots stop."""
        follower = other_nodes.Follower(self.store, self.tables, self.outages)
        unattended = unattended_tables.UnattendedTables(self.tables, self.bots)
        yield self.every(metrics.INTERVAL, self.lag.look)
        yield self.every(garbage.PAUSE, self.garbage.look)
        yield self.every(idle_tables.INTERVAL, idle_tables.IdleTables(self.tables).let_go)
        keep = retention.Retention(self.tables, settings.keep_days)
        yield self.every(retention.INTERVAL, keep.apply)
        if self.leases.nodes is not None:
            yield self.every(other_nodes.PATIENCE, follower.listen, at_once=True)
        yield self.every(unattended_tables.INTERVAL, unattended.look, at_once=True)

    def every(
        self, pause: float, work: Callable[[], Awaitable[object]], *, at_once: bool = False
    ) -> Recurring:
        return Recurring(pause, work, self.outages, at_once=at_once)

    async def open(self) -> None:
        """Get ready, and let the bots go on where they were stopped."""
        await self.store.open()
        self.outages.start()
        await self.readiness.open()
        await self.accounts.open()
        self.garbage.take_over()
        if self.leases.nodes is not None:
            await self.heartbeat.beat()
            self.heartbeat_task.start()
        for task in self.upkeep:
            task.start()

    async def close(self) -> None:
        for task in reversed(self.upkeep):
            await task.stop()
        self.garbage.give_back()
        await self.bots.close()
        await self.solo_results.close()
        await self.heartbeat_task.stop()
        await self.leases.retire()
        await self.workers.close()
        await self.reviews.close()
        await self.archive.close()
        await self.outages.stop()
        await self.store.close()
