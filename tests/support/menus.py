"""A menu held against the rules: every order it offers, one by one."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from rotonde.catalogue import desk
from rotonde.kernel.desk.card import Card, card
from rotonde.kernel.desk.menu import Choice, Dial, Menu, Preview
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import carried_out
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import AnyRules


def preview_of(rules: AnyRules, state: object, seat: int, choice: Choice) -> Preview | None:
    """What a choice would bring about."""
    return desk(rules.id).preview(pointed_at(rules, state, Seat(seat), choice.actions))


def card_of(rules: AnyRules, state: object, seat: int, choice: Choice) -> Card:
    """The card of a choice, which is never refused."""
    known = card(desk(rules.id), state, Seat(seat), choice.actions)
    assert isinstance(known, Card), f"{choice.notation} is offered and refused: {known}"
    return known


def first_orders(rules: AnyRules, state: object, seat: Seat, menu: Menu) -> list[Action]:
    """Every action that a menu offers at once, by a choice or a dial, each of them once."""
    orders = [choice.action for choice in menu.choices]
    orders += [order for dial in menu.dials for order in dialled(rules, state, seat, dial)]
    return list(dict.fromkeys(orders))


def dialled(rules: AnyRules, state: object, seat: Seat, dial: Dial) -> Iterator[Action]:
    """The legal orders within the spans of a dial."""
    ranges = (range(span.least, span.most + 1) for span in dial.spans)
    for values in product(*ranges):
        order = rules.read(dial.order(*values))
        assert not isinstance(order, Refusal), f"a dial that cannot be read: {dial.notation}"
        if rules.check(state, seat, order) is None:
            yield order


def read_line(rules: AnyRules, notation: str) -> tuple[object, ...]:
    """The orders of a choice as they are typed."""
    return tuple(rules.read(order) for order in notation.split(","))


def pointed_at(
    rules: AnyRules, state: Any, seat: Seat, actions: Sequence[Action]
) -> Pointed[Any, Any]:
    """The last of some legal orders, played one after another."""
    line: tuple[Pointed[Any, Any], ...] = ()
    for action in actions:
        turn = carried_out(rules, state, seat, action)
        line = (*line, Pointed(state, seat, action, turn, earlier=line))
        state = turn.state
    return line[-1]
