"""Views never leak: what a seat cannot know changes nothing that it is shown."""

from itertools import takewhile
from typing import Any

from hypothesis import given, settings

from rotonde.catalogue import desk
from rotonde.kernel.desk.menu import Menu
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.tools.codec import decoder, encode
from tests.support.menus import card_of
from tests.support.providers import PROVIDERS
from tests.support.walks import EVERY_GAME, Played, Table, tables


def readers(rules: AnyRules, table: Table) -> list[Seat | None]:
    """Every seat, and a spectator."""
    return [None, *map(Seat, range(table.seats_of(rules)))]


def shown(rules: AnyRules, state: Any, seat: Seat | None) -> list[bytes]:
    """Everything a seat is shown of a state."""
    seen = encode(rules.view(state, seat))
    if seat is None:
        return [seen]
    menu = desk(rules.id).menu(state, seat)
    return [seen, encode(menu), encode(rules.legal(state, seat)), *cards(rules, state, seat, menu)]


def cards(rules: AnyRules, state: Any, seat: Seat, menu: Menu | None) -> list[bytes]:
    """What a seat is told of some of its choices before it makes them."""
    choices = () if menu is None else menu.choices[:12]
    return [encode(card_of(rules, state, seat, choice).preview) for choice in choices]


def told(rules: AnyRules, turn: Turn[Any], seat: Seat | None) -> bytes:
    """The events of a turn as a seat may know them, up to the first that shows something, and
    their log lines."""
    before = takewhile(lambda event: not event.reveals, turn.events)
    seen = [rules.seen_by(event, seat) for event in before]
    known = [event for event in seen if event is not None]
    return encode([*known, *map(desk(rules.id).tell, known)])


@EVERY_GAME
@settings(max_examples=15)
@given(table=tables())
def test_what_is_hidden_shows_nowhere(rules: AnyRules, table: Table) -> None:
    """Two states that differ only in hidden facts give byte-equal views, menus and events."""
    for index, played in enumerate(table.walk(rules)):
        if index % 5 == 0:
            for seat in readers(rules, table):
                hides_its_secrets(rules, played, seat)


def hides_its_secrets(rules: AnyRules, played: Played[Any], seat: Seat | None) -> None:
    """From one reader, before a decision and in what is told of it."""
    known = shown(rules, played.before, seat)
    for twin in PROVIDERS[rules.id].hidden_twins(played.before, seat):
        assert twin != played.before
        assert shown(rules, twin, seat) == known
        compare_events(rules, played, twin, seat)


def compare_events(rules: AnyRules, played: Played[Any], twin: Any, seat: Seat | None) -> None:
    """The same decision is told in the same words, until it shows what was hidden.

    A decision of somebody else may hang on what this seat cannot see, such as a card in the hand.
    """
    other = play(rules, twin, played.seat, played.action)
    if isinstance(other, Refusal):
        assert seat != played.seat
    elif rules.actors(other.state):
        assert told(rules, played.turn, seat) == told(rules, other, seat)


@EVERY_GAME
def test_there_is_something_hidden_to_test(rules: AnyRules) -> None:
    """The providers know the secrets of their games, or that there are none."""
    state = Table(1, 0, 0).begin(rules)
    twins = list(PROVIDERS[rules.id].hidden_twins(state, Seat(0)))

    assert bool(twins) == PROVIDERS[rules.id].has_secrets


@EVERY_GAME
@settings(max_examples=15)
@given(table=tables())
def test_a_view_can_be_imagined_and_sent(rules: AnyRules, table: Table) -> None:
    """`view(imagine(view)) == view`, for every reader; the view survives JSON, which sorts keys,
    and the same is imagined from it."""
    for index, played in enumerate(table.walk(rules)):
        if index % 4 == 0:
            for seat in readers(rules, table):
                seen = rules.view(played.turn.state, seat)
                imagined = rules.imagine(seen, Rng("imagined"))
                assert rules.view(imagined, seat) == seen
                sent = decoder(rules.view_type).decode(encode(seen))
                assert sent == seen
                assert rules.imagine(sent, Rng("imagined")) == imagined


@EVERY_GAME
@settings(max_examples=15)
@given(table=tables())
def test_an_imagined_state_can_be_played(rules: AnyRules, table: Table) -> None:
    """What the actor may do does not hang on what it cannot see."""
    for index, played in enumerate(table.walk(rules)):
        if index % 4 == 0:
            imagined = rules.imagine(rules.view(played.before, played.seat), Rng("imagined"))
            assert rules.actors(imagined) == rules.actors(played.before)
            assert rules.legal(imagined, played.seat) == rules.legal(played.before, played.seat)
