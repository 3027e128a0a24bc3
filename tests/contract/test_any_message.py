"""No exception from any message: orders and things, whole and mangled, through every door."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings

from rotonde.catalogue import desk
from rotonde.kernel.desk.card import Card, card
from rotonde.kernel.desk.orderline import orders_in
from rotonde.kernel.desk.orders import understand
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.known import known_to
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import NO_SUCH_THING, Refusal
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.text import Text
from rotonde.kernel.tools.codec import encode, legible
from tests.support.depth import depth
from tests.support.mangling import Mangler
from tests.support.speech import problems
from tests.support.walks import EVERY_GAME, Table, tables

LINES = 6
"""Sensible lines of a position."""


def manglers(rules: AnyRules, table: Table) -> Iterator[tuple[Any, Mangler]]:
    """Positions of a whole game, the last of them included, and what is said there."""
    walk = list(table.walk(rules))
    step = depth(17, 3)
    for index in range(table.seed % step, len(walk), step):
        played = walk[index]
        yield played.before, Mangler(rules, played.before, played.seat, f"{table} {index}", LINES)
    last = walk[-1]
    yield last.turn.state, Mangler(rules, last.before, last.seat, f"{table} end", LINES)


@EVERY_GAME
@settings(max_examples=6)
@given(table=tables())
def test_whatever_is_pointed_at_has_an_answer(rules: AnyRules, table: Table) -> None:
    """A card or a refusal that can be sent and said, for every line of orders."""
    said: set[str] = set()
    for state, mangler in manglers(rules, table):
        for line in (mangler.line() for _ in range(depth(25, 100))):
            orders = [rules.read(text) for text in orders_in(line) or (line,)]
            wrong = next((order for order in orders if isinstance(order, Refusal)), None)
            told = wrong or card(desk(rules.id), state, mangler.seat, orders)
            assert encode(told)
            if isinstance(told, Refusal) and told.code not in said:
                said.add(told.code)
                assert problems(rules.id, Text(told.code, told.facts)) == []
            assert isinstance(told, Card | Refusal)


@EVERY_GAME
@settings(max_examples=6)
@given(table=tables())
def test_whatever_is_asked_has_an_answer(rules: AnyRules, table: Table) -> None:
    """By a player and by somebody who only watches."""
    for state, mangler in manglers(rules, table):
        for eyes in (None, mangler.seat):
            position = known_to(rules, state, eyes)
            for thing in (mangler.thing() for _ in range(depth(20, 80))):
                answer = desk(rules.id).why_not_known(position, Thing(thing))
                assert problems(rules.id, Text(answer.code, answer.facts)) == []
                assert encode(answer)


@EVERY_GAME
@settings(max_examples=6)
@given(table=tables())
def test_whatever_is_named_has_an_explanation(rules: AnyRules, table: Table) -> None:
    """Or a refusal that repeats the name, for a player and for somebody who only watches."""
    for state, mangler in manglers(rules, table):
        for eyes in (None, mangler.seat):
            view = rules.view(state, eyes)
            for thing in (mangler.thing() for _ in range(depth(20, 80))):
                told = desk(rules.id).about(view, Thing(thing))
                if isinstance(told, Refusal):
                    assert NO_SUCH_THING(thing=legible(thing)) == told
                assert encode(told)


@EVERY_GAME
@settings(max_examples=6)
@given(table=tables())
def test_whatever_is_typed_and_played_has_an_answer(rules: AnyRules, table: Table) -> None:
    """The move line: each order is understood where those before it led, and played or refused."""
    for state, mangler in manglers(rules, table):
        for line in (mangler.line() for _ in range(depth(15, 60))):
            for text in orders_in(line):
                order = understand(rules, state, mangler.seat, text)
                refused = isinstance(order, Refusal)
                turn = order if refused else play(rules, state, mangler.seat, order)
                assert encode(turn if isinstance(turn, Refusal) else turn.events)
                state = state if isinstance(turn, Refusal) else turn.state
