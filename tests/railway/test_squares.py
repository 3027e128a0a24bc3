"""Square grids: cells as numbers, names, rectangles and holes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rotonde.railway.squares import (
    STEPS,
    CellName,
    Rectangle,
    Squares,
    holes,
    largest_rectangle,
    largest_with,
    name,
    position,
)

GRID = Squares(36)


def rows(drawing: str) -> dict[int, int]:
    """The occupied columns of each row of a drawing, `#` for a cell."""
    lines = drawing.split()
    return {
        row: sum(1 << col for col, c in enumerate(s) if c == "#") for row, s in enumerate(lines)
    }


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
    assert position(expected) == (col, row)


def test_no_two_cells_share_a_name() -> None:
    """Each name reads back to its cell."""
    places = [(col, row) for col in range(-40, 60) for row in range(-40, 60, 7)]

    assert [position(name(*place)) for place in places] == places


@pytest.mark.parametrize(
    "text", ["", "13", "M", "m13", "M013", "M 13", "M-0", "AAA1", "--A1", "M1x"]
)
def test_what_names_no_cell_has_no_position(text: str) -> None:
    """One spelling for each cell, and nothing else."""
    assert position(text) is None


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("#", Rectangle(0, 0, 1, 1)),
        (".###", Rectangle(1, 0, 3, 1)),
        ("#. #. ##", Rectangle(0, 0, 1, 3)),
        ("#.## ##.# ####", Rectangle(0, 1, 2, 2)),
        ("##.. #### ####", Rectangle(0, 1, 4, 2)),
        ("##### #.#.# #####", Rectangle(0, 0, 5, 1)),
    ],
)
def test_the_largest_full_rectangle(drawing: str, expected: Rectangle) -> None:
    """Lines and squares count; the first by row, then column, where several are as large."""
    assert largest_rectangle(rows(drawing)) == expected


@given(
    lines=st.lists(st.integers(0, 2**6 - 1), max_size=6),
    row=st.integers(0, 5),
    col=st.integers(0, 5),
)
def test_the_largest_rectangle_with_one_more_cell(lines: list[int], row: int, col: int) -> None:
    """Found from the one before it, and the same that is found by looking at everything."""
    before = {at: line & ~(1 << col) if at == row else line for at, line in enumerate(lines)}
    after = {**before, row: before.get(row, 0) | 1 << col}

    assert largest_with(before, largest_rectangle(before), row, col) == largest_rectangle(after)


def test_nothing_has_no_rectangle() -> None:
    """An empty map."""
    assert largest_rectangle({}) is None


@pytest.mark.parametrize(
    ("drawing", "small", "large"),
    [
        ("### #.# ###", 1, 0),
        ("### #.# ##.", 0, 0),
        ("##### #.#.# #####", 2, 0),
        ("#### #..# #..# ####", 0, 1),
        ("#### #..# #..# ###.", 0, 0),
        ("#### #..# #.## ####", 0, 0),
        ("### #.# ### #.# ###", 2, 0),
    ],
)
def test_holes_are_enclosed_on_all_sides_and_corners(drawing: str, small: int, large: int) -> None:
    """Of one cell, and of two by two; they may share what is around them."""
    assert [holes(rows(drawing), size) for size in (1, 2)] == [small, large]
