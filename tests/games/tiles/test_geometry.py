"""Map geometry, tiles and orientation: cells, sides, turning, matching."""

from collections import Counter

import pytest

from rotonde.games.tiles.actions import AnyAction, LayTile
from rotonde.games.tiles.board import BOARD, cell_name
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.components import TileId
from rotonde.games.tiles.reasons import (
    CELL_NOT_FIRST,
    CELL_OCCUPIED,
    CELL_TOUCHES_NOTHING,
    NO_SUCH_CELL,
    ORIENTATION_REPEATED,
    SIDES_DIFFERENT,
)
from rotonde.kernel.law.text import Named
from rotonde.railway.squares import Square
from tests.support import rule
from tests.support.tiles import at, perform, position, refused
from tests.support.tiles_box import DRAWINGS, TILES, TRACK, TURNS, distinct_turns, sides_of
from tests.support.tiles_plain import Laid
from tests.support.tiles_reading import choices, places, seat_at

ROAD = "V24(0,0)o1"
EMPTY_MAP = "seats 1 | challenge holes | hand 0 V24 V55 V17"


def lay(tile: str, place: str, turn: int) -> AnyAction:
    """An order with a cell that may not exist."""
    return LayTile(TileId(tile), CellName(place), turn)


@rule("TIL-1")
def test_x_grows_to_the_east_and_y_to_the_south() -> None:
    """The first tile lies on M13; letters run east, numbers south."""
    assert (at(0, 0), at(1, 0), at(0, 1)) == ("M13", "N13", "M14")
    assert (at(-1, 0), at(0, -1)) == ("L13", "M12")
    near = {"N": "M12", "E": "N13", "S": "M14", "W": "L13"}
    state = position(f"map 0 {ROAD} V24(1,0)o1")
    assert [(tile.cell, tile.x, tile.y) for tile in seat_at(state).map] == [
        ("M13", 0, 0),
        ("N13", 1, 0),
    ]
    steps = [BOARD.names[Square(BOARD.middle + step)] for step in BOARD.steps]
    assert steps == list(near.values())


@rule("TIL-1")
def test_a_map_is_wider_than_any_game_can_make_it() -> None:
    """36 tiles in a row to either side; every cell has one name, read back alike."""
    for x, y in [(36, 0), (-36, 0), (0, 36), (0, -36), (35, -35)]:
        assert BOARD.squares.position(BOARD.cells[cell_name(x, y)]) == (x, y)
    assert len(set(BOARD.names.values())) == len(BOARD.names)


@rule("TIL-1")
def test_what_names_no_cell_is_refused() -> None:
    """Small letters, nothing at all, and places beyond the edge of the world."""
    state = position(f"map 0 {ROAD} | hand 0 V24")

    for place in ("m13", "", "13M", "ZZ999"):
        assert refused(state, 0, lay("V24", place, 1)) == NO_SUCH_CELL(cell=place)


@rule("TIL-2")
def test_every_side_is_rail_road_or_empty() -> None:
    """No other kind is drawn on any tile."""
    sides = {side for tile in TILES.values() for side in sides_of(tile.segments)}

    assert sides == {"R", "H", "-"}


@rule("TIL-2")
def test_the_background_never_restricts_a_placement() -> None:
    """V24 and V25 have the same drawing, one in the country and one in town."""
    assert (TRACK[TileId("V24")].urban, TRACK[TileId("V25")].urban) == (False, True)
    for ground in (ROAD, "V25(0,0)o1"):
        assert places(ground, "V24") == places(ground, "V25")


@pytest.mark.parametrize("tile", TILES)
@rule("TIL-3")
def test_a_tile_is_mirrored_first_and_then_turned(tile: str) -> None:
    """After a quarter turn the new side i is the old side i-1; the back swaps east and west."""
    letters = dict(enumerate("?-RH"))
    for orientation in distinct_turns(tile):
        face = BOARD.faces[BOARD.face_numbers[tile, orientation]]
        found = "".join(letters[code] for code in face.sides)
        north, *rest = list(sides_of(TILES[tile].segments))
        drawn = north + "".join(rest[::-1] if orientation >= 4 else rest)
        turns = orientation % 4
        assert found == drawn[-turns:] + drawn[:-turns]
        assert found == "".join(Laid(tile, orientation).sides.values())


DISTINCT = {
    "rail_straight": 2,
    "rail_curve": 4,
    "rail_tee": 4,
    "rail_cross": 1,
    "rail_end": 4,
    "road_straight": 2,
    "road_curve": 4,
    "road_tee": 4,
    "road_cross": 1,
    "road_end": 4,
    "overpass": 2,
    "station_straight": 4,
    "station_curve": 8,
    "station_3road": 4,
    "station_3rail": 4,
    "station_cross": 2,
    "station_corner": 4,
}


@pytest.mark.parametrize("archetype", DISTINCT)
@rule("TIL-4")
def test_equal_orientations_are_one(archetype: str) -> None:
    """Only the lowest of each class is legal; only the curved station needs the mirror."""
    tile = next(tile for tile, row in TRACK.items() if row.archetype == archetype)
    turns = [turn for turn in TURNS if (tile, turn) in BOARD.face_numbers]

    assert turns == list(distinct_turns(tile)) == DRAWINGS[archetype]["orientations"]
    assert len(turns) == DISTINCT[archetype]
    assert (max(turns) > 3) == (archetype == "station_curve")


@rule("TIL-4")
def test_an_orientation_that_repeats_another_is_refused() -> None:
    """A straight road turned by half a turn is the same road."""
    state = position(f"map 0 {ROAD} | hand 0 V24")

    assert refused(state, 0, "lay V24(1,0)o3") == ORIENTATION_REPEATED(orientation=3)
    assert choices(state, "lay").count("V24(1,0)o1") == 1


@rule("TIL-5")
def test_a_tile_is_laid_beside_another_one_on_an_empty_cell() -> None:
    """Not on top of it, not over a corner, not far away."""
    state = position(f"map 0 {ROAD} | hand 0 V24")

    assert refused(state, 0, "lay V24(0,0)o1") == CELL_OCCUPIED(cell="M13")
    assert refused(state, 0, "lay V24(1,1)o1") == CELL_TOUCHES_NOTHING(cell="N14")
    assert refused(state, 0, "lay V24(5,0)o1") == CELL_TOUCHES_NOTHING(cell="R13")


@rule("TIL-5")
def test_touching_sides_are_equal() -> None:
    """Rail to rail, road to road, empty to empty."""
    state = position(f"map 0 {ROAD} | hand 0 V24 V04")

    refusal = refused(state, 0, "lay V04(1,0)o1")
    assert refusal == SIDES_DIFFERENT(
        cell="N13", side=Named("side-3"), asked=Named("track-3"), shown=Named("track-2")
    )
    assert refused(state, 0, "lay V24(1,0)o0").code == SIDES_DIFFERENT.code
    assert refused(state, 0, "lay V24(0,1)o0").code == SIDES_DIFFERENT.code
    assert choices(perform(state, 0, "lay V24(1,0)o1", "lay V04(1,1)o1").state, "lay") == []


@rule("TIL-5")
def test_contact_through_empty_sides_is_enough() -> None:
    """A rail beside a road, with nothing between them."""
    assert places(ROAD, "V04") == ["(0,-1)o1", "(0,1)o1"]


@rule("TIL-5")
def test_every_neighbour_must_match() -> None:
    """In the corner between two tiles both of them ask for something."""
    corner = "V29(0,0)o1 V24(1,0)o1 V24(0,1)o0"

    # (1,1) has an empty side above it and an empty side to its west.
    assert [place for place in places(corner, "V29") if place.startswith("(1,1)")] == ["(1,1)o1"]
    assert [place for place in places(corner, "V37") if place.startswith("(1,1)")] == []


@rule("TIL-6")
def test_the_first_tile_of_a_solo_map_lies_in_the_middle_any_way() -> None:
    """(0, 0) alone, with every distinct orientation."""
    state = position(EMPTY_MAP)
    offered = Counter(order.split("o")[0] for order in choices(state, "lay"))

    assert offered == {"V17(0,0)": 1, "V24(0,0)": 2, "V55(0,0)": 8}
    assert refused(state, 0, "lay V24(1,0)o0") == CELL_NOT_FIRST(cell="N13", first="M13")


@rule("TIL-6", "TIL-34")
def test_with_more_seats_no_map_is_ever_empty() -> None:
    """Everybody begins with a starting tile."""
    state = position("seats 2 | pool V24 V30")
    state = perform(perform(state, 1, "start V24").state, 0, "start V30").state

    assert [len(seat_at(state, seat).map) for seat in range(2)] == [1, 1]


@rule("TIL-7")
def test_nothing_is_laid_over_or_moved() -> None:
    """An occupied cell refuses every tile, even its own copy; no order takes a tile away."""
    state = position(f"map 0 {ROAD} V24(1,0)o1 | hand 0 V25 V37")

    for tile, turn in (("V25", 1), ("V25", 0), ("V37", 0)):
        assert refused(state, 0, f"lay {tile}(1,0)o{turn}") == CELL_OCCUPIED(cell="N13")
    assert not [order for order in choices(state, "lay") if "(1,0)" in order or "(0,0)" in order]
