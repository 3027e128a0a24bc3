"""Orders as they come from elsewhere: an action, or the notation of one or several of them."""

from typing import Final

import msgspec

from rotonde.kernel.desk.orderline import orders_in
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import decoder

LONGEST_ORDER: Final = 400
"""Letters of an order that is longer than any game has one."""


def orders_of(rules: AnyRules, raw: msgspec.Raw | bytes) -> tuple[Action, ...] | Refusal:
    """The orders of a message. Raises one of `UNREADABLE`."""
    if bytes(raw).lstrip()[:1] == b'"':
        return orders_spelt(rules, decoder(str).decode(raw))
    return (decoder(rules.action_type).decode(raw),)


def orders_spelt(rules: AnyRules, line: str) -> tuple[Action, ...] | Refusal:
    """The orders of a line; the first refusal where one cannot be read.

    A refusal repeats what it refuses: of what is too long to be an order, it repeats the beginning.
    """
    orders: list[Action] = []
    for text in orders_in(line) or (line,):
        order = rules.read(text if len(text) <= LONGEST_ORDER else f"{text[:LONGEST_ORDER]} …")
        if isinstance(order, Refusal):
            return order
        orders.append(order)
    return tuple(orders)
