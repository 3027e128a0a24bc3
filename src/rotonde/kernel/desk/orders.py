"""Typed orders: short forms, and several in a line.

What stands on a button is enough: `D14` where `to D14` is the one order it can mean. Orders that
are separated by commas form a line, `extend GWR, to D14`; each is understood in the position that
those before it led to, so that a player takes a line order by order.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from rotonde.kernel.desk.orderline import line_of
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import AMBIGUOUS_ORDER, Refusal
from rotonde.kernel.law.rules import Rules

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")

SHOWN: Final = 6
"""As many of the orders that a text could mean are told; a player types on from there."""


def understand(rules: Rules[S, A, V], state: S, seat: Seat, text: str) -> A | Refusal:
    """The order that a text spells, or else the one legal order that it can mean."""
    spelt = rules.read(text)
    if not isinstance(spelt, Refusal):
        return spelt
    written = {rules.write(action): action for action in rules.legal(state, seat)}
    meant = meanings(text, list(written))
    if len(meant) == 1:
        return written[meant[0]]
    return ambiguous(text, meant) if meant else spelt


def ambiguous(text: str, meant: Sequence[str]) -> Refusal:
    """Several orders fit: the first of them, for the player to choose from."""
    more = ("…",) if len(meant) > SHOWN else ()
    return AMBIGUOUS_ORDER(order=text, known=line_of((*meant[:SHOWN], *more)))


def meanings(text: str, written: Sequence[str]) -> list[str]:
    """The orders that have all words of a text, in order; else those where each begins a word."""
    words = text.lower().split()
    if not words:
        return []
    exact = [order for order in written if fits(words, order.lower().split(), whole=True)]
    return exact or [order for order in written if fits(words, order.lower().split(), whole=False)]


def fits(words: Sequence[str], order: Sequence[str], whole: bool) -> bool:
    """Whether each word stands in the order, one after the other, whole or begun."""
    left = iter(order)
    return all(
        any(word == one if whole else one.startswith(word) for one in left) for word in words
    )
