"""`why THING`: the reason for which something cannot be chosen now, whatever it is called by."""

from collections.abc import Iterable, Iterator

from rotonde.cli.offering import Offer
from rotonde.cli.seating import Seating
from rotonde.kernel.desk.card import card_of
from rotonde.kernel.desk.orderline import orders_in
from rotonde.kernel.desk.orders import understood
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.refusal import Refusal

NOBODY_KNOWS = "?"
"""The name of no thing: what is answered to it says nothing of what was asked."""


def why(seating: Seating, offer: Offer, asked: str, kinds: Iterable[str]) -> Refusal | None:
    """Why not; None where it can be done. An option, orders or a thing are asked about."""
    for closed in offer.menu.closed:
        if asked.lower() in (offer.say(closed.label).lower(), *map(str.lower, closed.things)):
            return closed.refusal
    orders = orders_meant(seating, asked)
    if isinstance(orders, Refusal):
        return next(answers(seating, asked, kinds), orders)
    told = card_of(seating.desk, seating.known, orders)
    return told if isinstance(told, Refusal) else None


def waiting(seating: Seating, asked: str) -> int:
    """How many orders of a line that can be given are judged only when they are played."""
    orders = orders_meant(seating, asked)
    told = orders if isinstance(orders, Refusal) else card_of(seating.desk, seating.known, orders)
    return 0 if isinstance(told, Refusal) else told.rest or 0


def orders_meant(seating: Seating, asked: str) -> tuple[Action, ...] | Refusal:
    """An order, or a line of them, each as it is understood now."""
    rules, state, person = seating.rules, seating.known.state, seating.person
    orders: list[Action] = []
    for text in orders_in(asked) or (asked,):
        order = understood(rules, state, person, text)
        if isinstance(order, Refusal):
            return order
        orders.append(order)
    return tuple(orders)


def answers(seating: Seating, asked: str, kinds: Iterable[str]) -> Iterator[Refusal]:
    """What is said to a click on `hex:E13`, `town:E13` and so on, where there is such a thing."""
    if ":" in asked:
        yield why_not(seating, asked)
    for kind in kinds:
        nothing = why_not(seating, f"{kind}:{NOBODY_KNOWS}")
        for name in dict.fromkeys((asked, asked.upper(), asked.lower())):
            answer = why_not(seating, f"{kind}:{name}")
            if answer.code != nothing.code:
                yield answer


def why_not(seating: Seating, thing: str) -> Refusal:
    """The answer to a click on this thing."""
    return seating.desk.why_not_known(seating.known, Thing(thing))
