"""Turns, rounds and goes: what nobody decides (TYC-19, TYC-25)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon.events import RoundBegan
from rotonde.games.tycoon.rules.ending import begin_turn, end_turn
from rotonde.games.tycoon.state import LIMITS, State
from rotonde.games.tycoon.steps import ChoosingAction
from rotonde.kernel.law.clockwise import next_seat
from rotonde.kernel.law.settling import run_until_asked
from rotonde.kernel.law.turn import Turn

BOUND: Final = 10
"""More than lies between two decisions: beyond it the fault is ours."""


def settle(turn: Turn[State]) -> Turn[State]:
    """Run what nobody decides, until somebody must or the game is over."""
    return run_until_asked(turn, proceed, BOUND)


def proceed(state: State) -> Turn[State] | None:
    """The next thing that nobody decides; None when a seat must, or the game is over."""
    if state.steps or state.end_reason is not None:
        return None
    if state.turn == 0:
        return begin_turn(state)
    if state.actions_left:
        return Turn(replace(state, steps=(ChoosingAction(state.acting_seat),)))
    seat = next_seat(state.acting_seat, state.seats)
    if seat != state.first_player:
        return Turn(replace(state, acting_seat=seat, actions_left=1))
    if state.action_round == LIMITS.action_rounds:
        return end_turn(state)
    after = replace(state, acting_seat=seat, actions_left=1, action_round=state.action_round + 1)
    return Turn(after, (RoundBegan(after.turn, after.action_round),))
