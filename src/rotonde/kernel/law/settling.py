"""The loop behind every game's `settle`: it runs what nobody decides until a seat must."""

from collections.abc import Callable
from typing import TypeVar

from rotonde.kernel.law.turn import Turn

S = TypeVar("S")


def run_until_asked(turn: Turn[S], proceed: Callable[[S], Turn[S] | None], bound: int) -> Turn[S]:
    """The turn with all that follows by itself; `proceed` says None where a seat must decide.

    Raises beyond `bound` steps: a game that goes on without anybody is our own fault.
    """
    for _ in range(bound):
        after = proceed(turn.state)
        if after is None:
            return turn
        turn = Turn(after.state, turn.events + after.events)
    raise RuntimeError(f"nobody decides and nothing ends after {bound} steps")
