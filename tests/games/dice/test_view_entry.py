"""What a view shows of a tile that was chosen and is not entered yet."""

from msgspec.structs import replace

from rotonde.games.dice.board import BOARD, Place
from rotonde.games.dice.maps import GeneralMap
from rotonde.games.dice.rules.setup import beginning
from rotonde.games.dice.state import DiceOptions, Head, State
from rotonde.games.dice.steps import Entering
from rotonde.games.dice.view import view
from rotonde.kernel.ids import Seat
from rotonde.kernel.rng import Rng


def entering_a_lake() -> State:
    """End A leads over the northern border at d1; a lake was chosen beyond it."""
    state = beginning(2, DiceOptions(), Rng("entry"))
    north = Place(BOARD.start + BOARD.steps[0])
    country, lake = BOARD.ground_numbers["country", 0], BOARD.ground_numbers["lake", 0]
    return replace(
        state,
        general_map=GeneralMap((BOARD.start, north), (country, lake)),
        ends=(Head(BOARD.start, BOARD.cells[0, 3], 0), state.ends[1]),
        steps=(Entering(Seat(0), "A"),),
    )


def test_the_tile_that_is_entered_is_shown_bare() -> None:
    """A client draws the new sheet before any die lies on it."""
    state = entering_a_lake()

    seen = view(state, Seat(0)).obligation

    assert seen is not None
    assert (seen.what, seen.entry) == ("entry", "d7")
    assert seen.sheet is not None
    assert (seen.sheet.kind, seen.sheet.number, seen.sheet.dice) == ("lake", 2, ())
    assert seen.sheet.sides == {"N": "open", "E": "open", "S": "tile", "W": "open"}
