"""What a game's `bot.py` offers to search: knowledge of the game, and none of searching."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from rotonde.kernel.ids import Seat

S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")


class Evaluator(Protocol[S_contra, A]):
    """How good a position is, and which actions are worth looking at."""

    def value(self, state: S_contra, seat: Seat) -> float:
        """How well `seat` stands against the others, in points of the final score."""

    def candidates(
        self,
        state: S_contra,
        seat: Seat,
        legal: Sequence[A],
    ) -> Sequence[A]:
        """The actions of `legal` worth a closer look; never empty, all of them by default."""
        return legal
