"""What goes out to those who watch a table: the whole position, or what changed in it.

Everything here passes through `view` and `seen_by`: nothing else of a state leaves the server.
"""

import logging
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from rotonde.kernel.card import Card, card
from rotonde.kernel.codec import encode
from rotonde.kernel.ids import Seat
from rotonde.kernel.menu import Choice
from rotonde.kernel.refusal import Refusal
from rotonde.server.deltas import Deltas
from rotonde.server.frames import Frame, frame
from rotonde.server.live import Account, LiveGame, Told, account, events_of, place_of
from rotonde.server.packing import PackedMenu, packed
from rotonde.server.wire import Delta, Position

LOGGER: Final = logging.getLogger(__name__)
ENCODER: Final = msgspec.json.Encoder()


class Sights:
    """One version of a game through all eyes that look at it; each view is made once."""

    def __init__(self, game: LiveGame) -> None:
        self.version = game.version
        self.rules = game.rules
        self.state = game.state
        self.views: dict[Seat | None, Any] = {}

    def through(self, eyes: Seat | None) -> Any:
        """The view of these eyes; it shares with a spectator's what both see."""
        if eyes not in self.views:
            self.views[eyes] = self.made(eyes)
        return self.views[eyes]

    def made(self, eyes: Seat | None) -> Any:
        if eyes is None:
            return self.rules.view(self.state, None)
        return self.rules.own_view(self.through(None), self.state, eyes)


# --- what changed -------------------------------------------------------------------------------


class Telling:
    """What a change tells all eyes. Eyes that see the same get the very same frame."""

    def __init__(self, game: LiveGame, before: Sights, now: Sights, told: Told) -> None:
        self.game = game
        self.before = before
        self.now = now
        self.told = told
        self.deltas = Deltas()
        self.actors = tuple(sorted(game.rules.actors(game.state)))
        self.outcome = game.rules.outcome(game.state)
        self.lesson = game.guidance
        self.written: dict[int, tuple[msgspec.Raw, msgspec.Raw]] = {}
        self.frames: dict[tuple[bytes, int, int, int], Frame] = {}

    def frame_for(self, eyes: Seat | None, *, playing: bool) -> Frame:
        """The frame of what changed for these eyes, with what they may do now."""
        view = self.deltas.between(self.before.through(eyes), self.now.through(eyes))
        back, menu = choices(self.game, eyes, self.actors) if playing else NO_CHOICE
        if menu is not None:
            return frame(self.delta(eyes, view, back, menu))
        lines = self.game.lines_until_now(eyes)
        alike = (view, id(self.account(eyes)), lines, back)
        if alike not in self.frames:
            self.frames[alike] = frame(self.delta(eyes, view, back, None))
        return self.frames[alike]

    def account(self, eyes: Seat | None) -> Account:
        return self.told[place_of(eyes)]

    def delta(self, eyes: Seat | None, view: bytes, back: int, menu: PackedMenu | None) -> Delta:
        told = self.account(eyes)
        events, log = self.in_json(told)
        return Delta(
            since=self.before.version,
            version=self.game.version,
            moves=self.game.moves,
            actors=self.actors,
            view=msgspec.Raw(view),
            menu=menu,
            events=events,
            log_from=self.game.lines_until_now(eyes) - len(told.lines),
            log=log,
            take_back=back,
            outcome=self.outcome,
            lesson=self.lesson,
        )

    def in_json(self, told: Account) -> tuple[msgspec.Raw, msgspec.Raw]:
        """Events and lines as they are sent, written once for all who are told the same."""
        if id(told) not in self.written:
            events, lines = encode(told.events), ENCODER.encode(told.lines)
            self.written[id(told)] = (msgspec.Raw(events), msgspec.Raw(lines))
        return self.written[id(told)]


# --- what may be chosen -------------------------------------------------------------------------

NO_CHOICE: Final = (0, None)
FEW: Final = 8
"""A menu of so few choices brings their cards along: a click need not wait for one."""


def choices(
    game: LiveGame, eyes: Seat | None, actors: tuple[Seat, ...]
) -> tuple[int, PackedMenu | None]:
    """What these eyes may do now: take back so many decisions, and choose."""
    if eyes is None:
        return NO_CHOICE
    return len(game.takes_back(eyes)), offered(game, eyes) if eyes in actors else None


def offered(game: LiveGame, seat: Seat) -> PackedMenu | None:
    """What a seat may choose now, with the cards of a few and those that its board draws."""
    menu = game.rules.menu(game.state, seat)
    if menu is None:
        return None
    known = menu.ahead or len(menu.choices) <= FEW
    return packed(menu, cards_ahead(game, seat, menu.choices) if known else {})


def cards_ahead(game: LiveGame, seat: Seat, choices: Iterable[Choice]) -> dict[str, Card]:
    """The cards of choices at which nobody points yet; all others are asked for one by one."""
    known = {choice.notation: card_ahead(game, seat, choice) for choice in choices}
    return {notation: card for notation, card in known.items() if isinstance(card, Card)}


def card_ahead(game: LiveGame, seat: Seat, choice: Choice) -> Card | Refusal | None:
    """A card that nobody asked for: a bug of ours in it must not hide the table."""
    try:
        return card(game.rules, game.state, seat, choice.actions)
    except Exception:
        LOGGER.exception("no card of %s", choice.notation)
        return None


# --- the whole position -------------------------------------------------------------------------


def whole(game: LiveGame, sights: Sights, eyes: Seat | None, *, playing: bool) -> Position:
    """The position for somebody who knows nothing yet, with the whole log.

    So too after a take-back: where seats decide at once, what is gone need not stand last.
    """
    rules = game.rules
    moves = (events_of(rules, raw) for raw in game.story)
    told = (account(rules, events, eyes).lines for events in (game.prelude, *moves))
    lines = tuple(line for lines in told for line in lines)
    shown = position(game, sights, eyes, Account((), lines), 0)
    if not playing:
        return shown
    back, menu = choices(game, eyes, shown.actors)
    return msgspec.structs.replace(shown, menu=menu, take_back=back)


def earlier(game: LiveGame, eyes: Seat | None, version: int) -> Position:
    """A position of the past, to be looked at and not to be played on."""
    rules = game.rules
    latest = game.story.last
    events = () if latest is None else events_of(rules, latest)
    told = Account(account(rules, events, eyes).events, ())
    past = position(game, Sights(game), eyes, told, game.lines_until_now(eyes))
    return msgspec.structs.replace(past, version=version)


def position(
    game: LiveGame, sights: Sights, eyes: Seat | None, told: Account, log_from: int
) -> Position:
    """The position, for eyes that only watch."""
    rules, state = game.rules, game.state
    return Position(
        version=game.version,
        moves=game.moves,
        seat=eyes,
        actors=tuple(sorted(rules.actors(state))),
        view=msgspec.Raw(ENCODER.encode(sights.through(eyes))),
        menu=None,
        events=tuple(msgspec.Raw(encode(event)) for event in told.events),
        log_from=log_from,
        log=told.lines,
        take_back=0,
        outcome=rules.outcome(state),
        lesson=game.guidance,
    )
