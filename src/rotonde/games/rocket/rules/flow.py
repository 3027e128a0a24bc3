"""The turn: two actions, then the next seat (ROC-14 to ROC-19), and what nobody decides."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.rocket.events import ActionLost, TurnBegan
from rotonde.games.rocket.rules.choosing import may_act
from rotonde.games.rocket.rules.ending import complete, end_reason, finish
from rotonde.games.rocket.state import NUMBERS, State
from rotonde.games.rocket.steps import ChooseAction
from rotonde.kernel.law.clockwise import next_seat
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.settling import run_until_asked
from rotonde.kernel.law.turn import Turn

BOUND: Final = 1_000
"""More than any stall of lost actions and turns takes: beyond it the fault is ours."""

CHOICES: Final = tuple((ChooseAction(Seat(seat)),) for seat in range(4))


def settle(turn: Turn[State]) -> Turn[State]:
    """Run what nobody decides, until somebody must or the game is over."""
    return run_until_asked(turn, proceed, BOUND)


def proceed(state: State) -> Turn[State] | None:
    """The next thing that nobody decides; None when a seat must, or the game is over."""
    if state.steps or state.end_reason is not None:
        return None
    reason = end_reason(state)
    if reason is not None:
        return finish(state, reason)
    if not state.actions_left:
        return pass_turn(state)
    if may_act(state):
        return Turn(replace(state, steps=CHOICES[state.active_seat]))
    return complete(state, ActionLost(state.active_seat), stalls=True)  # ROC-18


def pass_turn(state: State) -> Turn[State]:
    """The next seat is active (ROC-19)."""
    seat = next_seat(state.active_seat, state.seats)
    after = replace(
        state,
        round=state.round + (seat == 0),
        active_seat=seat,
        actions_left=NUMBERS.actions_per_turn,
        moved=0,
    )
    return Turn(after, (TurnBegan(seat, after.round),))
