"""Hex grids: names, neighbours, both tilts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rotonde.railway.hexes import SIDES, Grid, HexName, Tilt, name, position, rotate

POINTY = Grid(
    Tilt.POINTY,
    15,
    18,
    even=((1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1)),
    odd=((1, 0), (1, 1), (0, 1), (-1, 0), (0, -1), (1, -1)),
)
FLAT = Grid(
    Tilt.FLAT,
    15,
    18,
    even=((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)),
    odd=((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
)
GRIDS = pytest.mark.parametrize("grid", [POINTY, FLAT], ids=["pointy", "flat"])
SOMEWHERE = st.tuples(st.integers(0, 80), st.integers(0, 40))


def test_a_hex_is_named_by_column_and_row() -> None:
    """Column index 6, row index 16 is G17."""
    assert HexName("G17") == name(6, 16)
    assert position(HexName("G17")) == (6, 16)


def test_columns_go_on_after_z() -> None:
    """AA, AB and so on, both ways."""
    assert [name(25, 0), name(26, 0), name(27, 9), name(52, 2)] == ["Z1", "AA1", "AB10", "BA3"]
    assert [position(HexName(text)) for text in ("Z1", "AA1", "AB10")] == [
        (25, 0),
        (26, 0),
        (27, 9),
    ]


@pytest.mark.parametrize("text", ["", "G", "17", "g17", "G0", "G01", "[1", "G-1"])
def test_what_is_no_name_has_no_position(text: str) -> None:
    """It raises, and never points somewhere else."""
    with pytest.raises(ValueError, match="is no hex"):
        position(HexName(text))


@given(SOMEWHERE)
def test_names_and_positions_are_inverse(place: tuple[int, int]) -> None:
    """Nothing is lost in a name."""
    assert place == position(name(*place))


@GRIDS
@given(place=SOMEWHERE, side=st.integers(0, 5))
def test_there_and_back_again(grid: Grid, place: tuple[int, int], side: int) -> None:
    """The opposite side leads back."""
    there = grid.neighbour(*place, side)

    assert place == grid.neighbour(*there, rotate(side, 3))


@GRIDS
@given(place=SOMEWHERE)
def test_six_different_neighbours(grid: Grid, place: tuple[int, int]) -> None:
    """Neighbours on consecutive sides are neighbours of each other."""
    ring = [grid.neighbour(*place, side) for side in range(SIDES)]

    assert len({*ring, place}) - 1 == SIDES
    assert all(
        ring[rotate(side, 1)] in [grid.neighbour(*ring[side], s) for s in range(SIDES)]
        for side in range(SIDES)
    )


def test_turning_goes_round() -> None:
    """Six turns are none; left of 0 is 5."""
    assert rotate(0, -1) == 5
    assert rotate(5, 1) == 0
