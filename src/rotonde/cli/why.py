"""Answers `why THING`: why an option, an order or a thing of the board cannot be chosen now."""

from collections.abc import Iterable, Iterator

from rotonde.cli.local_game import LocalGame
from rotonde.cli.menu_text import MenuText
from rotonde.kernel.desk.card import card_of
from rotonde.kernel.desk.orderline import orders_in
from rotonde.kernel.desk.orders import understand
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.refusal import Refusal

NOBODY_KNOWS = "?"
"""Names no thing: the same answer to it and to what was asked tells that the thing is unknown."""


def reason_for(
    game: LocalGame, menu_text: MenuText, asked: str, kinds: Iterable[str]
) -> Refusal | None:
    """The refusal of an option, of orders or of a thing; None where it can be done."""
    for closed in menu_text.menu.closed:
        if asked.lower() in (menu_text.say(closed.label).lower(), *map(str.lower, closed.things)):
            return closed.refusal
    orders = orders_meant(game, asked)
    if isinstance(orders, Refusal):
        return next(answers(game, asked, kinds), orders)
    told = card_of(game.desk, game.known, orders)
    return told if isinstance(told, Refusal) else None


def orders_left(game: LocalGame, asked: str) -> int:
    """How many orders of an allowed line are checked only when they are played."""
    orders = orders_meant(game, asked)
    told = orders if isinstance(orders, Refusal) else card_of(game.desk, game.known, orders)
    return 0 if isinstance(told, Refusal) else told.rest or 0


def orders_meant(game: LocalGame, asked: str) -> tuple[Action, ...] | Refusal:
    """The orders that were typed, or why one is not understood."""
    rules, state, person = game.rules, game.known.state, game.person
    orders: list[Action] = []
    for text in orders_in(asked) or (asked,):
        order = understand(rules, state, person, text)
        if isinstance(order, Refusal):
            return order
        orders.append(order)
    return tuple(orders)


def answers(game: LocalGame, asked: str, kinds: Iterable[str]) -> Iterator[Refusal]:
    """The answers to a click on `hex:E13`, `town:E13` and so on, where there is such a thing."""
    if ":" in asked:
        yield why_not(game, asked)
    for kind in kinds:
        nothing = why_not(game, f"{kind}:{NOBODY_KNOWS}")
        for name in dict.fromkeys((asked, asked.upper(), asked.lower())):
            answer = why_not(game, f"{kind}:{name}")
            if answer.code != nothing.code:
                yield answer


def why_not(game: LocalGame, thing: str) -> Refusal:
    """The answer to a click on this thing."""
    return game.desk.why_not_known(game.known, Thing(thing))
