"""Names of cells on all sides of the first tile."""

import pytest

from rotonde.games.tiles.cells import CellName, name


@pytest.mark.parametrize(
    ("col", "row", "expected"),
    [
        (12, 12, "M13"),
        (25, 0, "Z1"),
        (26, 0, "AA1"),
        (27, 47, "AB48"),
        (-1, -1, "-A0"),
        (-24, -2, "-X-1"),
    ],
)
def test_cells_have_names_on_all_sides(col: int, row: int, expected: str) -> None:
    """Letters go on after Z, and beyond A and row 1 they go on with a sign."""
    assert name(col, row) == CellName(expected)


def test_no_two_cells_share_a_name() -> None:
    """Each name leads back to its cell."""
    places = [(col, row) for col in range(-40, 60) for row in range(-40, 60, 7)]

    assert len({name(*place) for place in places}) == len(places)
