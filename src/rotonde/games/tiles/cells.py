"""Names of cells: letters for the column and a number for the row, with signs west and north."""

from typing import NewType

from rotonde.railway.lettering import letters

CellName = NewType("CellName", str)
"""Letters for the column and a number for the row, as in `M13`."""


def name(col: int, row: int) -> CellName:
    """`M13` for column index 12 and row index 12.

    After `Z` comes `AA`; to the west of `A` lie `-A`, `-B` and so on, to the north of row 1 lie
    rows 0, -1 and so on.
    """
    return CellName(f"{letters(col) if col >= 0 else '-' + letters(-1 - col)}{row + 1}")
