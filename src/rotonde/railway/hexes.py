"""Hex grids in rows and columns: names, neighbours and centres.

Two grids serve our games. In the pointy-top grid every second row is shifted half a hex to the
east; in the flat-top grid every second column is shifted half a hex to the south. Directions are
numbered clockwise.
"""

import re
from enum import Enum
from typing import NewType

import msgspec

from rotonde.railway.lettering import column, letters

HexName = NewType("HexName", str)
"""Letters for the column and a number for the row, as in `G17`."""

Steps = tuple[tuple[int, int], ...]
"""The neighbour in each direction as (column step, row step)."""

SIDES = 6
NAME = re.compile(r"([A-Z]+)([1-9][0-9]*)")


class Tilt(Enum):
    """The direction in which the hexes of a grid point."""

    POINTY = "pointy-top"
    FLAT = "flat-top"


class Grid(msgspec.Struct, frozen=True):
    """How the hexes of a map lie to each other."""

    tilt: Tilt
    cols: int
    rows: int
    even: Steps
    """Neighbours from an even row (pointy-top) or an even column (flat-top)."""
    odd: Steps

    def steps(self, col: int, row: int) -> Steps:
        """The neighbour steps from this hex."""
        line = row if self.tilt is Tilt.POINTY else col
        return self.odd if line % 2 else self.even

    def neighbour(self, col: int, row: int, direction: int) -> tuple[int, int]:
        """The hex next to this one; it may lie off the map."""
        dcol, drow = self.steps(col, row)[direction]
        return col + dcol, row + drow


def name(col: int, row: int) -> HexName:
    """`G17` for column index 6 and row index 16; after column `Z` comes `AA`."""
    return HexName(f"{letters(col)}{row + 1}")


def position(hex_name: HexName) -> tuple[int, int]:
    """Column and row index of a hex by its name. Raises `ValueError` for what names no hex."""
    found = NAME.fullmatch(hex_name)
    if found is None:
        raise ValueError(f"{hex_name} is no hex")
    return column(found[1]), int(found[2]) - 1


def rotate(direction: int, by: int) -> int:
    """The direction `by` sides clockwise from this one."""
    return (direction + by) % SIDES
