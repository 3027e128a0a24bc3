"""Advice is made from a view alone: legal steps, chances in order, words in every language."""

import itertools
from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest

from rotonde.bots.advice import COMPARED, MOST, ROUNDS, Advice, advise
from rotonde.bots.levels import look, seen_as
from rotonde.bots.search import Budget, Searching
from rotonde.catalogue import desk
from rotonde.kernel.desk.orderline import orders_in
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.tools.codec import encode
from rotonde.words import Language
from tests.support.begun import begun
from tests.support.walks import EVERY_GAME, Table

NAMES: Final = ("Ada", "Hugo", "Zoé", "Léon", "Ida", "Max")
PATIENCE: Final = 16
"""So often an adviser asks whether it is late before it is: the same on every machine."""
PLACES: Final = pytest.mark.parametrize(("seats", "moves"), [(0, 37), (2, 61)])


def soon() -> Callable[[], bool]:
    asked = itertools.count()
    return lambda: next(asked) > PATIENCE


def advice_at(rules: AnyRules, view: Any, seat: Seat) -> Sequence[Advice]:
    mind = Searching(rules, seat, look(rules), Budget(COMPARED, ROUNDS))
    return advise(desk(rules.id), mind, view, Rng("advice"), soon())


def after(rules: AnyRules, state: Any, seat: Seat, orders: str) -> Any:
    for text in orders_in(orders):
        turn = play(rules, state, seat, rules.read(text))
        assert isinstance(turn, Turn), turn
        state = turn.state
    return state


@EVERY_GAME
@PLACES
def test_the_best_decisions_can_be_played_and_said(rules: AnyRules, seats: int, moves: int) -> None:
    """At most three, the likeliest first; each can be begun, and each step has its words."""
    at = begun(rules, Table(1, seats, 0), moves)
    advice = advice_at(rules, rules.view(at.state, at.seat), at.seat)

    assert 1 <= len(advice) <= MOST
    told = [each.advised.chance for each in advice]
    chances = [chance for chance in told if chance is not None]
    is_alone = rules.seats[seats % len(rules.seats)] == 1
    assert len(chances) == (0 if is_alone else len(told))
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 100 for chance in chances)
    for each in advice:
        after(rules, at.state, at.seat, each.advised.steps[0].orders)
        assert len(each.due) == len(each.advised.steps)
        for lang, step in itertools.product(("en", "fr"), each.advised.steps):
            assert Language(lang, rules.id, strict=True).say(step.label, NAMES)


@EVERY_GAME
def test_what_a_seat_cannot_see_changes_no_advice(rules: AnyRules) -> None:
    """Twins: positions that differ only in what is hidden are advised alike."""
    at = begun(rules, Table(2, 1, 0), 23)
    twin = rules.redraw(at.state, Rng("another deal"))
    views = [rules.view(state, at.seat) for state in (at.state, twin)]

    assert encode(views[0]) == encode(views[1])
    first, second = (encode(advice_at(rules, view, at.seat)) for view in views)
    assert first == second


@EVERY_GAME
def test_the_next_step_is_due_in_the_view_that_was_foreseen(rules: AnyRules) -> None:
    """A seat that makes the first step and still decides sees the position of the second."""
    for moves in (4, 40):
        at = begun(rules, Table(1, 1, 0), moves)
        for advice in advice_at(rules, rules.view(at.state, at.seat), at.seat):
            step = advice.advised.steps[0]
            now = after(rules, at.state, at.seat, step.orders)
            if len(advice.due) > 1 and rules.actors(now) == {at.seat}:
                assert advice.due[1] == seen_as(encode(rules.view(now, at.seat))), step
