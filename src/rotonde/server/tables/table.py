"""Playing at a table: judge, save, then tell. Knows versions and seats, never a game's fields.

One lock per table puts decisions in order on this node; the key of the log does so for all nodes.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from rotonde.kernel.desk.card import Card, Pause, card_of
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Reason, Refusal
from rotonde.kernel.tools.codec import UNREADABLE
from rotonde.server.tables.closed_tables import CLOSED_BY_HOST, REMOVED, Diverged, damage_fault
from rotonde.server.tables.guide import OVER
from rotonde.server.tables.history import restore
from rotonde.server.tables.hub import Hub
from rotonde.server.tables.live import LiveGame, join
from rotonde.server.tables.orders import orders_of
from rotonde.server.tables.positions import Views
from rotonde.server.tables.seal import Seal
from rotonde.server.tables.stretch import Played, stretch
from rotonde.server.tables.summaries import seats_of, standing_of
from rotonde.server.tables.watched_table import WatchedTable
from rotonde.server.wire.messages import Fault, Held, Refused
from rotonde.server.wire.problems import detail_of
from rotonde.store import Conflict, Entry, Store, TableRow, is_outage

LOGGER: Final = logging.getLogger(__name__)
BARRIER: Final = Reason("take-back-barrier", "")
NOT_DEALT: Final = Fault("table-open")

Reply = Fault | Refused | Held | None
"""None when it was done: everybody hears of that over the hub."""


class Table(WatchedTable):
    """One table whose game this node has at hand."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        row: TableRow,
        game: LiveGame,
        entries: Iterable[Entry] = (),
    ) -> None:
        super().__init__(store, hub, row, game)
        self.seal = Seal(row, entries)
        """Of the log that led to this game."""
        self.changed: Callable[[Table], None] = lambda _table: None
        """Called after each change; those who play the bots' seats listen here."""
        self.asked_for = time.monotonic()
        """When somebody last came to it."""
        self.pins = 0
        """How many need this very object to stay in memory."""

    async def submit(
        self,
        seat: Seat,
        version: int,
        raw: msgspec.Raw | bytes,
        unless: Sequence[Pause] = (),
    ) -> Reply:
        """Play an action in a seat, on the version that was seen, unless its card gives pause."""
        async with self.lock:
            answer = self.too_late(version, seat) or await self.judge(seat, raw, unless)
        if answer is None:
            self.changed(self)
        return answer

    async def take_back(self, seat: Seat, version: int, steps: int) -> Reply:
        """Take back the last `steps` decisions of a seat."""
        async with self.lock:
            answer = self.too_late(version, seat) or await self.undo(seat, steps)
        if answer is None:
            self.changed(self)
        return answer

    async def catch_up(self, version: int) -> None:
        """Read what another node wrote, and tell it here; version 0 when its seats changed."""
        async with self.lock:
            if version == 0 or version > self.game.version:
                await self.read_on()

    def begin(self, row: TableRow) -> None:
        """All seats are taken: the game is as it was dealt just now."""
        self.read(row)
        self.game, self.seal = LiveGame(self.game.desk, row), Seal(row)
        self.views = Views(self.game)
        for listener in self.hub.at(row.id):
            listener.eyes = self.first_eyes(listener.user)

    async def tell_seats(self) -> None:
        """Somebody sat down or left: all look through their own eyes, and the game may have begun.

        Like all telling of positions it wants the lock, so that nobody hears of them out of order.
        """
        for listener in self.hub.at(self.row.id):
            if listener.eyes not in seats_of(self.row, listener.user):
                listener.eyes = self.first_eyes(listener.user)
        self.tell_info()
        await self.tell_anew(await self.story_of(self.game))
        self.changed(self)

    # --- judge, save, then tell ---------------------------------------------------------------

    def too_late(self, version: int, seat: Seat) -> Fault | None:
        """Why this seat can play nothing on this version."""
        if self.gone:
            return REMOVED
        if self.is_open:
            return NOT_DEALT
        if self.game.guide.is_over(self.game.moves):
            return OVER
        if not self.game.is_open_since(version, seat):
            return Fault("stale-version", {"version": self.game.version})
        return None

    async def judge(
        self, seat: Seat, raw: msgspec.Raw | bytes, unless: Sequence[Pause] = ()
    ) -> Reply:
        """The orders of one message, saved and told as far as each stretch goes."""
        game = self.game
        try:
            orders = orders_of(game.rules, raw)
        except UNREADABLE as error:
            return Fault("malformed-action", {"detail": detail_of(error)})
        if isinstance(orders, Refusal):
            return Refused(orders, game.version)
        if held := self.held_back(seat, orders, unless):
            return held
        while orders:
            if early := game.guide.too_early(self.views.known, seat, game.moves, orders):
                return Refused(early, game.version)
            played, refusal = stretch(game, seat, orders)
            if played and not await self.play_stretch(seat, played):
                return Fault("stale-version", {"version": self.game.version})
            if refusal is not None:
                return Refused(refusal, game.version)
            orders = orders[len(played) :]
        return None

    def held_back(
        self, seat: Seat, orders: Sequence[Action], unless: Sequence[Pause]
    ) -> Held | None:
        """The card of orders that give one of these pauses, made from what their seat knows.

        None where they are played or refused: a lesson refuses what it does not await yet.
        """
        game, known = self.game, self.views.known
        if not unless or game.guide.too_early(known, seat, game.moves, orders):
            return None
        told = card_of(game.desk, known(seat), orders)
        if isinstance(told, Card) and any(map(told.gives, unless)):
            return Held(game.version, told)
        return None

    async def play_stretch(self, seat: Seat, played: Sequence[Played]) -> bool:
        """Save orders at once and tell them at once; False when another node was faster."""
        game = self.game
        entries = [
            game.entry("played", seat, each.action, each.turn.state, ahead=number)
            for number, each in enumerate(played, start=1)
        ]
        if not await self.save(entries, played[-1].turn.state):
            return False
        told = [
            game.add(seat, each.turn, entry.version)
            for entry, each in zip(entries, played, strict=True)
        ]
        await self.tell(join(told))
        await self.keep_snapshot()
        return True

    async def undo(self, seat: Seat, steps: int) -> Reply:
        possible = self.game.takes_back(seat)
        if steps > len(possible):
            return Refused(BARRIER(steps=steps, possible=len(possible)), self.game.version)
        removed = sorted(possible[:steps])
        try:
            game = await self.without(seat, removed)
            story = await self.story_of(game)
        except Diverged:
            return Refused(BARRIER(steps=steps, possible=0), self.game.version)
        entry = self.game.entry("takenback", seat, removed, game.state)
        if not await self.save([entry], game.state):
            return Fault("stale-version", {"version": self.game.version})
        self.game = game
        await self.tell_anew(story)
        return None

    async def without(self, seat: Seat, removed: Sequence[int]) -> LiveGame:
        """The game as the log would tell it less some moves. Raises `Diverged`."""
        entries = await self.store.entries(self.row.id)
        snapshots = await self.store.snapshots(self.row.id)
        known = [entry for entry in entries if entry.version <= self.game.version]
        shorter = [*known, self.game.entry("takenback", seat, removed, None)]
        desk, proven = self.game.desk, len(known)
        return await asyncio.to_thread(restore, desk, self.row, shorter, snapshots, proven=proven)

    async def save(self, entries: Sequence[Entry], state: Any) -> bool:
        """Write entries; False, and up to date again, when another node was faster."""
        last = entries[-1]
        moves = self.game.moves + len(entries)
        over = last.kind == "played" and self.game.guide.is_over(moves)
        standing = standing_of(self.game.rules, state, self.row.seats, over=over)
        try:
            await self.store.append(self.row.id, entries, standing)
        except Conflict:
            await self.read_on()
            return False
        for entry in entries:
            self.seal.add(entry)
        ended = standing.status != self.row.standing.status
        self.row = replace(self.row, version=last.version, standing=standing)
        if ended:
            self.tell_info()
        return True

    async def keep_snapshot(self) -> None:
        """Every chapter and at the end, so that nobody replays a whole game."""
        game = self.game
        if not game.is_chapter and self.row.standing.status != "finished":
            return
        try:
            await self.store.add_snapshot(self.row.id, game.snapshot(self.seal.text))
        except Exception as error:  # a cache: the move is saved and told, and has not failed
            if not is_outage(error):
                LOGGER.exception("no snapshot of table %s", self.row.id)
            return
        game.note_saved()

    async def read_on(self) -> None:
        """Follow the log where another node wrote it; what does not fit the rules closes it."""
        try:
            await self.follow_log()
        except Diverged as parted:
            self.vanish(damage_fault(parted))

    async def follow_log(self) -> None:
        """Tell what another node wrote since. Raises `Diverged`."""
        row = await self.store.table(self.row.id)
        if row is None or row.standing.status == "closed":
            self.vanish(REMOVED if row is None else CLOSED_BY_HOST)
            return
        entries = await self.store.entries(row.id, since=self.game.version)
        before = self.row
        self.read(row)
        if before.standing.status == "open" != row.standing.status:
            self.begin(row)
        if any(entry.kind == "takenback" for entry in entries):
            await self.read_again()
        else:
            for entry in entries:
                told = self.game.follow(entry)
                self.seal.add(entry)
                await self.tell(told)
        if sitters(before) != sitters(row):
            await self.tell_seats()
        elif before.seats != row.seats or before.rematch != row.rematch:
            self.tell_info()

    async def read_again(self) -> None:
        entries = await self.store.entries(self.row.id)
        snapshots = await self.store.snapshots(self.row.id)
        self.game = await asyncio.to_thread(restore, self.game.desk, self.row, entries, snapshots)
        self.seal = Seal(self.row, entries)
        await self.tell_anew(await self.story_of(self.game))


def sitters(row: TableRow) -> tuple[Any, ...]:
    """The seats as their game needs them: without names, and without who looks on."""
    return row.standing.status, [(seat.kind, seat.user, seat.level) for seat in row.seats]
