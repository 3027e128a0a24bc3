"""Square grids that grow to all sides of a middle: cells as numbers.

A cell is the number `(y + reach) * width + x + reach`, x growing to the east and y to the south, so
that cells rise by row, then column, and a step to a side adds a constant. Nothing is laid farther
than `reach` from the middle; one more column keeps what steps over an edge off the other side.
Sides are numbered clockwise from the north.
"""

from typing import NewType

import msgspec

Square = NewType("Square", int)
"""A square as a number."""

OPPOSITE = (2, 3, 0, 1)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The neighbour on each side as (x step, y step)."""


class Squares(msgspec.Struct, frozen=True):
    """How the numbers of cells lie to each other."""

    reach: int

    @property
    def width(self) -> int:
        """How much a step to the south adds."""
        return 2 * self.reach + 2

    def cell(self, x: int, y: int) -> Square:
        """The number of a cell."""
        return Square((y + self.reach) * self.width + x + self.reach)

    def position(self, cell: Square) -> tuple[int, int]:
        """The place of a square, as (x, y)."""
        row, col = divmod(cell, self.width)
        return col - self.reach, row - self.reach

    def step(self, dx: int, dy: int) -> int:
        """The number to add to a square to come so far."""
        return dy * self.width + dx
