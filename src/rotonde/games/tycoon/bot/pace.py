"""The pace of a game: how many turns are still to come, about. Pure."""

from typing import Final

from rotonde.games.tycoon.state import (
    LIMITS,
    MARKERS_NEEDED,
    State,
    empty_markers,
    is_final_turn,
    turn_order,
)
from rotonde.games.tycoon.steps import ChoosingAction
from rotonde.kernel.law.ids import Seat

MOST_TURNS: Final = 14
"""No game is looked at further than this."""
MARKERS_A_TURN: Final = 0.45
"""Cities that one seat empties in a turn, about."""


def turns_left(state: State) -> float:
    """How many incomes are still to come, about."""
    done = state.action_round / (LIMITS.action_rounds + 1)
    if state.final_turn is not None:
        return state.final_turn - state.turn + 1 - done
    missing = MARKERS_NEEDED[state.seats] - empty_markers(state)
    return min(MOST_TURNS, 2 + missing / (MARKERS_A_TURN * state.seats)) - done


def goes_left(state: State, seat: Seat, turns: float) -> int:
    """The actions that a seat may still take for a delivery, one that it has begun left out.

    In the last turn they are counted; before it two of the three of a turn are for deliveries.
    """
    if not is_final_turn(state):
        return max(1, round(turns * 2))
    if not state.action_round:
        return LIMITS.action_rounds
    order = turn_order(state)
    choosing = state.steps and isinstance(state.steps[-1], ChoosingAction)
    next_seat = order.index(state.acting_seat) + (0 if choosing else 1)
    return LIMITS.action_rounds - state.action_round + (order.index(seat) >= next_seat)
