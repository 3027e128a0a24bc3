"""Square grids that grow to all sides of a middle: cells as numbers, and names for people.

A cell is the number `(y + reach) * width + x + reach`, x growing to the east and y to the south, so
that cells rise by row, then column, and a step to a side adds a constant. Nothing is laid farther
than `reach` from the middle; one more column keeps what steps over an edge off the other side.
Sides are numbered clockwise from the north.
"""

import re
from typing import NewType

import msgspec

Cell = NewType("Cell", int)
"""A square as a number."""

CellName = NewType("CellName", str)
"""Letters for the column and a number for the row, as in `M13`."""

SIDES = 4
OPPOSITE = (2, 3, 0, 1)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The neighbour on each side as (x step, y step)."""
AROUND = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)
"""All eight neighbours, those over the corners included."""

NAME = re.compile(r"(-?)([A-Z]{1,2})(0|-?[1-9][0-9]{0,2})")
LETTERS = 26


class Squares(msgspec.Struct, frozen=True):
    """How the numbers of cells lie to each other."""

    reach: int

    @property
    def width(self) -> int:
        """How much a step to the south adds."""
        return 2 * self.reach + 2

    def cell(self, x: int, y: int) -> Cell:
        """The number of a cell."""
        return Cell((y + self.reach) * self.width + x + self.reach)

    def position(self, cell: Cell) -> tuple[int, int]:
        """Where a cell lies, as (x, y)."""
        row, col = divmod(cell, self.width)
        return col - self.reach, row - self.reach

    def step(self, dx: int, dy: int) -> int:
        """What is added to a cell to come so far."""
        return dy * self.width + dx


def name(col: int, row: int) -> CellName:
    """`M13` for column index 12 and row index 12.

    After `Z` comes `AA`; to the west of `A` lie `-A`, `-B` and so on, to the north of row 1 lie
    rows 0, -1 and so on.
    """
    return CellName(f"{letters(col) if col >= 0 else '-' + letters(-1 - col)}{row + 1}")


def letters(col: int) -> str:
    """`A` for 0, `Z` for 25, `AA` for 26."""
    head, tail = divmod(col, LETTERS)
    last = chr(ord("A") + tail)
    return letters(head - 1) + last if head else last


def position(cell_name: str) -> tuple[int, int] | None:
    """Column and row index of a cell by its name; None for what names no cell."""
    found = NAME.fullmatch(cell_name)
    if found is None:
        return None
    col = 0
    for letter in found[2]:
        col = col * LETTERS + ord(letter) - ord("A") + 1
    return (-col if found[1] else col - 1), int(found[3]) - 1
