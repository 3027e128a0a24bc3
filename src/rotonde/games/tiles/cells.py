"""Names of cells: letters for the column and a number for the row, with signs west and north."""

import re
from typing import NewType

from rotonde.railway.lettering import column, letters

CellName = NewType("CellName", str)
"""Letters for the column and a number for the row, as in `M13`."""

NAME = re.compile(r"(-?)([A-Z]{1,2})(0|-?[1-9][0-9]{0,2})")


def name(col: int, row: int) -> CellName:
    """`M13` for column index 12 and row index 12.

    After `Z` comes `AA`; to the west of `A` lie `-A`, `-B` and so on, to the north of row 1 lie
    rows 0, -1 and so on.
    """
    return CellName(f"{letters(col) if col >= 0 else '-' + letters(-1 - col)}{row + 1}")


def position(cell_name: str) -> tuple[int, int] | None:
    """Column and row index of a cell by its name; None for what names no cell."""
    found = NAME.fullmatch(cell_name)
    if found is None:
        return None
    col = column(found[2])
    return (-1 - col if found[1] else col), int(found[3]) - 1
