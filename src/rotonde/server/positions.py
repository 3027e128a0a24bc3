"""What goes out to those who watch a table: one position for each pair of eyes.

Everything here passes through `view` and `seen_by`: nothing else of a state leaves the server.
"""

import logging
from collections.abc import Sequence
from typing import Final

import msgspec

from rotonde.kernel.card import Card, card
from rotonde.kernel.codec import encode
from rotonde.kernel.event import Event
from rotonde.kernel.ids import Seat
from rotonde.kernel.menu import Choice, Menu
from rotonde.kernel.refusal import Refusal
from rotonde.kernel.rules import AnyRules
from rotonde.kernel.text import LogLine
from rotonde.server.live import LiveGame, events_of, lines_for
from rotonde.server.packing import PackedMenu, packed
from rotonde.server.wire import Position, ServerMessage

LOGGER: Final = logging.getLogger(__name__)
ENCODER = msgspec.json.Encoder()
FEW: Final = 8
"""A menu of so few choices brings their cards along."""


def frame(message: ServerMessage) -> str:
    """A message as it goes over a socket."""
    return ENCODER.encode(message).decode()


def with_choices(game: LiveGame, told: Position) -> Position:
    """The position with what its eyes may do now: choose, or take back."""
    if told.seat is None:
        return told
    menu = offered(game, told.seat) if told.seat in told.actors else None
    take_back = len(game.takes_back(told.seat))
    return msgspec.structs.replace(told, menu=menu, take_back=take_back)


def offered(game: LiveGame, seat: Seat) -> PackedMenu | None:
    """What a seat may choose now, with the cards of a few choices."""
    menu = game.rules.menu(game.state, seat)
    return None if menu is None else packed(menu, few_cards(game, seat, menu))


def few_cards(game: LiveGame, seat: Seat, menu: Menu) -> dict[str, Card]:
    """The cards of a small menu; those of a large one are asked for one by one."""
    choices = menu.choices if len(menu.choices) <= FEW else ()
    known = {choice.notation: card_ahead(game, seat, choice) for choice in choices}
    return {notation: card for notation, card in known.items() if isinstance(card, Card)}


def card_ahead(game: LiveGame, seat: Seat, choice: Choice) -> Card | Refusal | None:
    """A card that nobody asked for: a bug of ours in it must not hide the table."""
    try:
        return card(game.rules, game.state, seat, choice.actions)
    except Exception:
        LOGGER.exception("no card of %s", choice.notation)
        return None


def after_move(game: LiveGame, eyes: Seat | None, events: Sequence[Event]) -> Position:
    """The position that a move just led to, with what happened."""
    lines = lines_for(game.rules, events, eyes)
    log_from = game.lines_until_now(eyes) - len(lines)
    return position(game, eyes, seen(game.rules, events, eyes), log_from, lines)


def from_scratch(game: LiveGame, eyes: Seat | None) -> Position:
    """The position for somebody who knows nothing yet, with the whole log.

    So too after a take-back: where seats decide at once, what is gone need not stand last.
    """
    rules = game.rules
    moves = (events_of(rules, raw) for raw in game.story)
    told = (lines_for(rules, events, eyes) for events in (game.prelude, *moves))
    return position(game, eyes, (), 0, tuple(line for lines in told for line in lines))


def earlier(game: LiveGame, eyes: Seat | None, version: int) -> Position:
    """A position of the past, to be looked at and not to be played on."""
    events = events_of(game.rules, game.story[-1]) if game.story else ()
    kept = game.lines_until_now(eyes)
    past = position(game, eyes, seen(game.rules, events, eyes), kept, ())
    return msgspec.structs.replace(past, version=version)


def seen(rules: AnyRules, events: Sequence[Event], eyes: Seat | None) -> tuple[msgspec.Raw, ...]:
    """The events that these eyes may know of, as they may know them."""
    known = (rules.seen_by(event, eyes) for event in events)
    return tuple(msgspec.Raw(encode(event)) for event in known if event is not None)


def position(
    game: LiveGame,
    eyes: Seat | None,
    events: tuple[msgspec.Raw, ...],
    log_from: int,
    log: tuple[LogLine, ...],
) -> Position:
    """The position, for eyes that only watch."""
    rules, state = game.rules, game.state
    return Position(
        version=game.version,
        moves=game.moves,
        seat=eyes,
        actors=tuple(sorted(rules.actors(state))),
        view=msgspec.Raw(ENCODER.encode(rules.view(state, eyes))),
        menu=None,
        events=events,
        log_from=log_from,
        log=log,
        take_back=0,
        outcome=rules.outcome(state),
    )
