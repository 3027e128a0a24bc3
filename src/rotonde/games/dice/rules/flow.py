"""The flow of the game without decisions: the turn passed on, the year ended."""

from typing import Final

from rotonde.games.dice.rules import years
from rotonde.games.dice.state import State
from rotonde.kernel.law.settling import run_until_asked
from rotonde.kernel.law.turn import Turn

BOUND: Final = 8
"""The next turn, with the year that ends: more than that is our fault."""


def settle(turn: Turn[State]) -> Turn[State]:
    """Run what nobody decides, until somebody must or the game is over."""
    state = turn.state
    return turn if state.steps or state.over else run_until_asked(turn, proceed, BOUND)


def proceed(state: State) -> Turn[State] | None:
    """The next thing that nobody decides; None when a seat must, or the game is over."""
    return None if state.steps or state.over else years.pass_on(state)
