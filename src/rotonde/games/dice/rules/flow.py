"""What nobody decides: the last year announced, the turn passed on, the year ended."""

from typing import Final

from rotonde.games.dice.rules import ending, years
from rotonde.games.dice.state import State
from rotonde.games.dice.steps import Bridging, ChoosingTile, Entering
from rotonde.kernel.rules import Turn
from rotonde.kernel.settling import settled

OBLIGATIONS: Final = (ChoosingTile, Entering, Bridging)
"""A compound move is begun (DIC-40)."""
BOUND: Final = 8
"""An announcement and the next turn: more than that is our fault."""


def settle(turn: Turn[State]) -> Turn[State]:
    """Run what nobody decides, until somebody must or the game is over."""
    return settled(turn, proceed, BOUND)


def proceed(state: State) -> Turn[State] | None:
    """The next thing that nobody decides; None when a seat must, or the game is over."""
    if state.over:
        return None
    steps = state.steps
    if state.end_reason is None and not (steps and isinstance(steps[-1], OBLIGATIONS)):
        reason = ending.end_reason(state)
        if reason is not None:
            return ending.announce(state, reason)  # DIC-83
    return None if steps else years.pass_on(state)
