"""Rectangles and holes in sets of cells."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rotonde.games.tiles.areas import Rectangle, holes, largest_rectangle, largest_with


def rows(drawing: str) -> dict[int, int]:
    """The occupied columns of each row of a drawing, `#` for a cell."""
    lines = drawing.split()
    return {
        row: sum(1 << col for col, c in enumerate(s) if c == "#") for row, s in enumerate(lines)
    }


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
