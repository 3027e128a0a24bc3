"""Orders as they come from elsewhere: an action, or the notation of one or several of them."""

import msgspec

from rotonde.kernel.desk.orderline import orders_in
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import decoder


def orders_of(rules: AnyRules, raw: msgspec.Raw | bytes) -> tuple[Action, ...] | Refusal:
    """The orders of a message. Raises one of `UNREADABLE`."""
    if bytes(raw).lstrip()[:1] == b'"':
        return orders_spelt(rules, decoder(str).decode(raw))
    return (decoder(rules.action_type).decode(raw),)


def orders_spelt(rules: AnyRules, line: str) -> tuple[Action, ...] | Refusal:
    """The orders of a line; the first refusal where one cannot be read."""
    orders: list[Action] = []
    for text in orders_in(line) or (line,):
        order = rules.read(text)
        if isinstance(order, Refusal):
            return order
        orders.append(order)
    return tuple(orders)
