"""Square grids: cells as numbers."""

from rotonde.railway.squares import STEPS, Squares

GRID = Squares(36)


def test_cells_rise_by_row_then_column() -> None:
    """So that sorted numbers are sorted places."""
    places = [(-36, -36), (0, -1), (-1, 0), (0, 0), (1, 0), (-36, 1), (36, 36)]
    numbers = [GRID.cell(x, y) for x, y in places]

    assert numbers == sorted(numbers)
    assert [GRID.position(number) for number in numbers] == places


def test_a_step_is_the_same_from_everywhere() -> None:
    """A constant is added, and no edge is stepped over to the other side."""
    for x, y in ((0, 0), (36, 0), (-36, 36)):
        for dx, dy in STEPS:
            assert GRID.cell(x, y) + GRID.step(dx, dy) == GRID.cell(x + dx, y + dy)
    assert GRID.cell(36, 0) + GRID.step(1, 0) != GRID.cell(-36, 1)
