"""A table in memory: judge, save, then tell. Knows versions and seats, never a game's fields.

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
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import Reason, Refusal
from rotonde.kernel.tools.codec import UNREADABLE
from rotonde.server.tables.card_push import STILL, cards_for
from rotonde.server.tables.closed_tables import CLOSED_BY_HOST, REMOVED, Diverged, damage_fault
from rotonde.server.tables.guide import OVER
from rotonde.server.tables.history import restore, story_again, story_until
from rotonde.server.tables.hub import Hub, Listener
from rotonde.server.tables.live import ByViewer, LiveGame, join
from rotonde.server.tables.orders import orders_of, orders_spelt
from rotonde.server.tables.people import Person, with_names
from rotonde.server.tables.positions import DeltaFrames, Views, whole
from rotonde.server.tables.seal import Seal
from rotonde.server.tables.stretch import Played, stretch
from rotonde.server.tables.summaries import seats_of, standing_of, table_info
from rotonde.server.wire.frames import frame
from rotonde.server.wire.messages import (
    Explained,
    Fault,
    Held,
    Position,
    Refused,
    Shown,
    TableInfo,
    Why,
)
from rotonde.server.wire.problems import detail_of
from rotonde.store import Conflict, Entry, Store, TableRow, is_outage

LOGGER: Final = logging.getLogger(__name__)
BARRIER: Final = Reason("take-back-barrier", "")
NOT_DEALT: Final = Fault("table-open")

Reply = Fault | Refused | Held | None
"""None when it was done: everybody hears of that over the hub."""


class Table:
    """One table whose game this node has at hand."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        row: TableRow,
        game: LiveGame,
        entries: Iterable[Entry] = (),
    ) -> None:
        self.store = store
        self.hub = hub
        self.seated: Sequence[Person] = ()
        self.read(row)
        self.game = game
        self.seal = Seal(row, entries)
        """Of the log that led to this game."""
        self.views = Views(game)
        """The version that everybody here has been told of."""
        self.lock = asyncio.Lock()
        self.changed: Callable[[Table], None] = lambda _table: None
        """Called after each change; those who play the bots' seats listen here."""
        self.asked_for = time.monotonic()
        """When somebody last came to it."""
        self.pins = 0
        """How many need this very object to stay in memory."""
        self.told_at = 0.0
        self.stillness: asyncio.TimerHandle | None = None
        """When a small menu was last offered, and who looks whether nothing happened since."""
        self.gone = False
        """Whether the table was removed meanwhile: nothing can be played there any more."""

    # --- what is asked of it ------------------------------------------------------------------

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

    def why_not(self, eyes: Seat | None, thing: Thing) -> Why:
        """The answer to a click on what is not offered."""
        return Why(thing, self.game.desk.why_not_known(self.views.known(eyes), thing))

    def about(self, eyes: Seat | None, thing: Thing) -> Explained:
        """A thing in words, by what these eyes see."""
        views = self.views
        told = self.game.desk.about(views.of(eyes), thing)
        if isinstance(told, Refusal):
            return Explained(views.version, thing, refusal=told)
        return Explained(views.version, thing, told)

    def point(self, seat: Seat, text: str) -> Shown:
        """The card of these orders now."""
        orders, version = orders_spelt(self.game.rules, text), self.views.version
        if isinstance(orders, Refusal):
            return Shown(version, text, refusal=orders)
        told = card_of(self.game.desk, self.views.known(seat), orders)
        if isinstance(told, Refusal):
            return Shown(version, text, refusal=told)
        return Shown(version, text, told.preview, told.final, rest=told.rest)

    def first_eyes(self, user: str | None) -> Seat | None:
        """Through which eyes a user looks at first: a seat that must decide, or any of theirs."""
        seats = seats_of(self.row, user)
        actors = self.game.rules.actors(self.game.state)
        return next((seat for seat in seats if seat in actors), seats[0] if seats else None)

    def read(self, row: TableRow) -> None:
        """Take the row as the store has it: who sits here, and what they are called."""
        self.row = row
        self.seated = self.hub.people.sit_at(self, row, self.seated)

    def info(self, user: str | None) -> TableInfo:
        return table_info(with_names(self.row, self.seated), user, self.hub.present(self.row.id))

    async def story_of(self, game: LiveGame) -> Sequence[bytes]:
        """The events of every move; what was told before the last snapshot, the store knows."""
        saved, moves, recent = game.saved_version, game.saved_moves, tuple(game.story)
        if not saved:
            return recent
        before = story_until(await self.store.snapshots(self.row.id), saved)
        if before is None or len(before) != moves:
            entries = await self.store.entries(self.row.id)
            before = await asyncio.to_thread(story_again, game.desk, self.row, entries, moves)
        return (*before, *recent)

    @property
    def is_playing(self) -> bool:
        return self.row.standing.status == "playing"

    @property
    def is_open(self) -> bool:
        """Whether somebody is awaited: nothing is dealt yet, and nothing of the game is shown."""
        return self.row.standing.status == "open"

    def begin(self, row: TableRow) -> None:
        """All seats are taken: the game is as it was dealt just now."""
        self.read(row)
        self.game, self.seal = LiveGame(self.game.desk, row), Seal(row)
        self.views = Views(self.game)
        for listener in self.hub.at(row.id):
            listener.eyes = self.first_eyes(listener.user)

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

    # --- telling -----------------------------------------------------------------------------

    async def tell(self, told: ByViewer) -> None:
        """Tell everybody what a move changed in the version that they know."""
        before, self.views = self.views, Views(self.game, self.views.menus)
        frames = DeltaFrames(self.game, before, self.views, told)
        await self.hub.tell_eyes(
            self.row.id, lambda eyes: frames.frame_for(eyes, playing=self.is_playing)
        )
        self.await_stillness()

    async def tell_anew(self, story: Sequence[bytes]) -> None:
        """Tell everybody the whole position, where there is one."""
        self.views = Views(self.game)
        if self.is_open:
            return
        await self.hub.tell_eyes(self.row.id, lambda eyes: frame(self.position(story, eyes)))
        self.await_stillness()

    async def tell_again(self, listener: Listener) -> None:
        """Tell somebody here the whole position: they missed something, or changed eyes."""
        async with self.lock:
            self.show(listener, await self.story_of(self.game))

    def show(self, listener: Listener, story: Sequence[bytes]) -> None:
        self.views.menus.forget(listener.eyes)
        if self.is_open:
            return
        listener.post(frame(self.position(story, listener.eyes)))
        self.await_stillness()

    def position(self, story: Sequence[bytes], eyes: Seat | None) -> Position:
        """Everything that these eyes may know now."""
        return whole(self.game, story, self.views, eyes, playing=self.is_playing)

    def await_stillness(self) -> None:
        """Small menus are followed by their cards, unless the game goes on at once."""
        if self.views.few:
            loop = asyncio.get_running_loop()
            self.told_at = loop.time()
            self.stillness = self.stillness or loop.call_later(STILL, self.look_round)

    def look_round(self) -> None:
        """Tell the cards that are due, or come back when they are.

        Whatever came in at the same moment is heard first.
        """
        loop = asyncio.get_running_loop()
        due = self.told_at + STILL
        if loop.time() < due:
            self.stillness = loop.call_at(due, self.look_round)
        else:
            self.stillness = None
            loop.call_soon(self.tell_cards)

    def tell_cards(self) -> None:
        """Tell those who decide what each choice of a small menu would bring about."""
        if self.lock.locked():
            self.await_stillness()  # the game goes on already, or a move is refused
            return
        few, self.views.few = self.views.few, {}
        for seat, choices in few.items():
            self.hub.tell_seat(self.row.id, seat, frame(cards_for(self.views, seat, choices)))

    def tell_info(self) -> None:
        """Tell everybody who sits where, and how the table stands."""
        self.hub.tell_users(self.row.id, self.party, lambda user: frame(self.info(user)))

    def party(self, user: str | None) -> str | None:
        """The user, if they sit here; all who only watch are told the same."""
        return user if seats_of(self.row, user) else None

    async def welcome(self, listener: Listener) -> None:
        """Somebody comes, and is shown the table before they hear what changes there."""
        async with self.lock:
            story = await self.story_of(self.game)
            self.enter(listener)
            self.show(listener, story)

    def enter(self, listener: Listener) -> None:
        """Somebody looks on. Only of who sits here do the others want to know that they came."""
        came = self.hub.enter(self.row.id, listener)
        if came and seats_of(self.row, listener.user):
            self.tell_info()
        else:
            listener.post(frame(self.info(listener.user)))

    def leave(self, listener: Listener) -> None:
        """Somebody looks on no more."""
        if self.hub.leave(self.row.id, listener) and seats_of(self.row, listener.user):
            self.tell_info()

    def vanish(self, why: Fault = REMOVED) -> None:
        """The table was removed or closed: nobody plays on, and who looks at it is told."""
        self.gone = True
        for listener in self.hub.at(self.row.id):
            listener.post(frame(why))

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


def sitters(row: TableRow) -> tuple[Any, ...]:
    """The seats as their game needs them: without names, and without who looks on."""
    return row.standing.status, [(seat.kind, seat.user, seat.level) for seat in row.seats]
