"""Orders as they come from elsewhere: an action, or the notation of one or several of them."""

import msgspec

from rotonde.kernel.action import Action
from rotonde.kernel.codec import decoder
from rotonde.kernel.refusal import Refusal
from rotonde.kernel.rules import AnyRules


def orders_of(rules: AnyRules, raw: msgspec.Raw | bytes) -> tuple[Action, ...] | Refusal:
    """The orders of a message. Raises one of `UNREADABLE`."""
    if bytes(raw).lstrip()[:1] == b'"':
        return line_of(rules, decoder(str).decode(raw))
    return (decoder(rules.action_type).decode(raw),)


def line_of(rules: AnyRules, text: str) -> tuple[Action, ...] | Refusal:
    """The orders of a line, separated by commas; the first refusal where one cannot be read."""
    orders: list[Action] = []
    for word in text.split(","):
        order = rules.read(word)
        if isinstance(order, Refusal):
            return order
        orders.append(order)
    return tuple(orders)
