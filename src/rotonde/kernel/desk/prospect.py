"""Prospects: what counts to come would bring a seat, before a choice and after it.

A game says once what every count would bring a seat if it were taken now; what a choice changes in
them is found here, for every kind of choice of every game.
"""

from collections.abc import Iterable

import msgspec

from rotonde.kernel.desk.menu import Later
from rotonde.kernel.law.text import Text


class Prospect(msgspec.Struct, frozen=True):
    """One count to come, as it would turn out for a seat if it were taken now."""

    id: str
    """The id of the count, equal before and after a choice."""
    amount: int
    """The amount that it would bring the seat."""
    mine: tuple[int, ...]
    """The number that the seat has of the things counted."""
    text: Text
    """The count, and where the seat stands in it."""
    figure: Text
    """The amount in words."""
    rule: str
    source: str | None = None
    """The source of the final score that it goes into; None for what is paid on the way."""


def changes(before: Iterable[Prospect], after: Iterable[Prospect]) -> tuple[Later, ...]:
    """The counts that turn out otherwise after a choice, those that gain or lose most first."""
    had = {each.id: each for each in before}
    lines = [line(had[each.id], each) for each in after if differs(had.get(each.id), each)]
    return tuple(sorted(lines, key=lambda found: -abs(found.change)))


def differs(had: Prospect | None, has: Prospect) -> bool:
    """Whether a count brings the seat something else, or the seat has more or less of it."""
    return had is not None and (had.amount, had.mine) != (has.amount, has.mine)


def line(had: Prospect, has: Prospect) -> Later:
    """A count after a choice, with the figure before it where that is another."""
    change = has.amount - had.amount
    return Later(has.text, has.figure, has.rule, change, had.figure if change else None)
