"""Majorities: the first, the second, and the worth of a tie."""

from collections.abc import Sequence
from typing import Literal

MajorityRank = Literal["lead", "tie", "second", "behind", "none"]
"""Alone in front; one of several in front; next to one who leads; further back; has nothing."""


def majority(counts: Sequence[int], first: int, second: int, unit: int = 1) -> tuple[int, ...]:
    """The payment of each place: FIRST to the leader, SECOND to the next, ties sharing.

    Who has nothing takes no part. Tied leaders share both prizes and leave no second place.
    Every quotient is rounded down to a multiple of `unit`.
    """
    best = max(counts, default=0)
    if best <= 0:
        return (0,) * len(counts)
    leaders = counts.count(best)
    if leaders > 1:
        share = (first + second) // leaders // unit * unit
        return tuple(share if count == best else 0 for count in counts)
    runner_up = max((count for count in counts if count != best), default=0)
    seconds = counts.count(runner_up) if runner_up > 0 else 0
    share = second // seconds // unit * unit if seconds else 0
    prizes = {best: first, runner_up: share} if seconds else {best: first}
    return tuple(prizes.get(count, 0) for count in counts)


def place(counts: Sequence[int], number: int) -> MajorityRank:
    """The rank of one of them."""
    own, ahead = counts[number], sorted(count for count in counts if count > counts[number])
    if own <= 0:
        return "none"
    if not ahead:
        return "lead" if counts.count(own) == 1 else "tie"
    return "second" if len(ahead) == 1 else "behind"


def best_other(counts: Sequence[int], number: int) -> int:
    """The most that any of the others has."""
    return max((*counts[:number], *counts[number + 1 :]), default=0)
