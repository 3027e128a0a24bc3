"""The answer to a click on what is not offered."""

from rotonde.games.tiles.state import State
from rotonde.kernel.ids import Seat, Thing
from rotonde.kernel.refusal import GAME_OVER, NOT_NOW, Refusal


def why_not(state: State, _seat: Seat | None, _thing: Thing) -> Refusal:
    """Why `seat` cannot choose this thing now. Answers anything, and never raises."""
    return NOT_NOW() if state.steps else GAME_OVER()
