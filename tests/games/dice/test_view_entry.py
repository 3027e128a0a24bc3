"""What a view shows of a tile that was chosen and is not entered yet."""

from rotonde.games.dice.view import view
from rotonde.kernel.law.ids import Seat
from tests.support.dice import position


def test_the_tile_that_is_entered_is_shown_bare() -> None:
    """A client draws the new sheet before any die lies on it."""
    state = position("A d3W c3N c2N c1N @lake:0 | front 1/0/0/0")

    seen = view(state, Seat(0)).obligation

    assert seen is not None
    assert (seen.what, seen.entry) == ("entry", "c7")
    assert seen.sheet is not None
    assert (seen.sheet.kind, seen.sheet.number, seen.sheet.dice) == ("lake", 2, ())
    assert seen.sheet.sides == {"N": "open", "E": "open", "S": "tile", "W": "open"}
