"""A table in memory for those who look on: answers to their questions, and news of each change.

`table.py` adds playing there.
"""

import asyncio
from collections.abc import Sequence

from rotonde.kernel.desk.card import card_of
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import Refusal
from rotonde.server.tables.card_push import STILL, cards_for
from rotonde.server.tables.closed_tables import REMOVED
from rotonde.server.tables.history import story_again, story_until
from rotonde.server.tables.hub import Hub, Listener
from rotonde.server.tables.live import ByViewer, LiveGame
from rotonde.server.tables.orders import orders_spelt
from rotonde.server.tables.people import Person, with_names
from rotonde.server.tables.positions import DeltaFrames, Views, whole
from rotonde.server.tables.summaries import seats_of, table_info
from rotonde.server.wire.frames import frame
from rotonde.server.wire.messages import Explained, Fault, Position, Shown, TableInfo, Why
from rotonde.store import Store, TableRow


class WatchedTable:
    """A game at hand, who sits there, and the version that everybody has been told of."""

    def __init__(self, store: Store, hub: Hub, row: TableRow, game: LiveGame) -> None:
        self.store = store
        self.hub = hub
        self.seated: Sequence[Person] = ()
        self.read(row)
        self.game = game
        self.views = Views(game)
        """The version that everybody here has been told of."""
        self.lock = asyncio.Lock()
        self.told_at = 0.0
        self.stillness: asyncio.TimerHandle | None = None
        """When a small menu was last offered, and who looks whether nothing happened since."""
        self.gone = False
        """Whether the table was removed meanwhile: nothing can be played there any more."""

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

    # --- questions ----------------------------------------------------------------------------

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
