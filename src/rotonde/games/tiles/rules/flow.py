"""The phases of a round (TIL-30), and what nobody decides."""

from typing import Final, assert_never

from rotonde.games.tiles.rules import ending, pieces, rounds
from rotonde.games.tiles.state import ROUNDS, State
from rotonde.kernel.law.settling import run_until_asked
from rotonde.kernel.law.turn import Turn

BOUND: Final = 4 * ROUNDS
"""More than all phases of a game: beyond it the fault is ours."""


def settle(turn: Turn[State]) -> Turn[State]:
    """Run what nobody decides, until somebody must or the game is over."""
    return run_until_asked(turn, proceed, BOUND)


def proceed(state: State) -> Turn[State] | None:
    """The next phase; None while a seat must decide in this one, or the game is over."""
    if state.steps or state.phase == "over":
        return None
    if not state.round:
        return rounds.begin_round(state)
    match state.phase:
        case "start":
            return Turn(rounds.open_columns(state))
        case "tiles":
            return pieces.begin_placing(state)
        case "pieces":
            return rounds.end_round(state) if state.round < ROUNDS else ending.finish(state)
        case _:
            assert_never(state.phase)
