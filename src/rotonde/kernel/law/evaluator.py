"""The evaluator of a game for search: knowledge of the game, and none of searching."""

from collections.abc import Hashable, Sequence
from typing import Protocol, TypeVar

from rotonde.kernel.law.ids import Seat

S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")


class Evaluator(Protocol[S_contra, A]):
    """How good a position is, and which actions are worth looking at."""

    breadth: int = 24
    """The number of ways to make a decision that are worth following at one time."""
    first_look: int = 4
    """The breadth of a quick plan, for each way to begin: more where a quick plan misses much."""
    horizon: float = 1.0
    """So far ahead, by `clock`, a game is played on in search before its position is rated."""

    def values(self, state: S_contra) -> Sequence[float]:
        """How well each seat stands against the others, in points of the final score."""
        ...

    def worths(self, state: S_contra) -> Sequence[float]:
        """The points that each seat may expect at the end, rivals left aside."""
        return self.values(state)

    def doubt(self, state: S_contra) -> float:
        """Points that a lead must have to make its seat likely to win: by so much `worths` err."""
        return 1.0

    def clock(self, state: S_contra) -> float:
        """How far the game is, in rounds: equal parts of it bring every seat equally many turns.

        A game that does not tell is played on to its end.
        """
        return 0.0

    def worth_searching(self, state: S_contra, seat: Seat) -> bool:
        """Whether the decision of `seat` gains by being played on in search."""
        return True

    def value(self, state: S_contra, seat: Seat) -> float:
        """How well `seat` stands against the others, in points of the final score."""
        return self.values(state)[seat]

    def decision_complete(self, state: S_contra, seat: Seat) -> bool:
        """Whether no decision of `seat` is half made; search follows such a one to its end."""
        return True

    def is_answered(self, state: S_contra, seat: Seat) -> bool:
        """Whether nobody is left to answer what `seat` did, though its decision may go on."""
        return self.decision_complete(state, seat)

    def position_key(self, state: S_contra, seat: Seat) -> Hashable | None:
        """A key that positions share when they differ only in the way `seat` came to them.

        Search looks at one position of each position_key; None says that there is no other like it.
        """
        return None

    def candidates(
        self,
        state: S_contra,
        seat: Seat,
        legal: Sequence[A],
    ) -> Sequence[A]:
        """The actions of `legal` worth a closer look; never empty, all of them by default."""
        return legal
