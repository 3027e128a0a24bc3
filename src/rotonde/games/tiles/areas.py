"""Rectangles and holes in a map whose occupied columns are the bits of an int for each row."""

from collections.abc import Mapping

import msgspec


class Rectangle(msgspec.Struct, frozen=True):
    """A rectangle of cells, from its north-west corner in column and row index."""

    col: int
    row: int
    width: int
    height: int

    @property
    def area(self) -> int:
        """The number of its cells."""
        return self.width * self.height


def largest_rectangle(rows: Mapping[int, int]) -> Rectangle | None:
    """The largest full rectangle, the first by row, then column, where several are; None for none.

    `rows` has the occupied columns of each row as the bits of an int.
    """
    best = None
    for top in sorted(rows):
        shared, bottom = rows[top], top
        while shared:
            col, width = longest_run(shared)
            height = bottom - top + 1
            if best is None or width * height > best.area:
                best = Rectangle(col, top, width, height)
            bottom += 1
            shared &= rows.get(bottom, 0)
    return best


def largest_with(
    rows: Mapping[int, int], best: Rectangle | None, row: int, col: int
) -> Rectangle | None:
    """The largest full rectangle once one more cell is occupied, `best` being that of `rows`.

    A new one has the cell in it: only the rows above and below that are full there are looked at.
    """
    found, above = best, row
    shared = rows.get(row, 0) | 1 << col
    while shared >> col & 1:
        below, inside = row, shared
        while inside >> col & 1:
            first, width = run_around(inside, col)
            height = below - above + 1
            if found is None or width * height >= found.area:
                new = Rectangle(first, above, width, height)
                found = new if found is None else min(found, new, key=rank)
            below += 1
            inside &= rows.get(below, 0)
        above -= 1
        shared &= rows.get(above, 0)
    return found


def run_around(line: int, col: int) -> tuple[int, int]:
    """The first column of the run that holds a column, and the length of that run."""
    first = (~line & (1 << col) - 1).bit_length()
    east = (line >> col) + 1
    return first, col - first + (east & -east).bit_length() - 1


def rank(rectangle: Rectangle) -> tuple[int, int, int, int]:
    """The largest comes first, then that whose row is first, the lowest, and by column."""
    return -rectangle.area, rectangle.row, rectangle.height, rectangle.col


def longest_run(line: int) -> tuple[int, int]:
    """The first column of the longest run, and its length."""
    width, starts = 0, line
    while line:
        starts = line
        line &= line >> 1
        width += 1
    return (starts & -starts).bit_length() - 1, width


def holes(rows: Mapping[int, int], size: int) -> int:
    """The number of empty squares, `size` cells a side, that cells enclose, corners included."""
    found = 0
    for above in rows:
        inside = range(above + 1, above + 1 + size)
        closed = full_columns(rows[above], size + 2) & full_columns(
            rows.get(above + 1 + size, 0), size + 2
        )
        for row in inside:
            line = rows.get(row, 0)
            closed &= line & line >> size + 1 & empty(line >> 1, size)
        found += closed.bit_count()
    return found


def full_columns(line: int, size: int) -> int:
    """The columns from which on `size` cells in a row are occupied."""
    run = line
    for _ in range(size - 1):
        line >>= 1
        run &= line
    return run


def empty(line: int, size: int) -> int:
    """The columns from which on `size` cells in a row are empty."""
    taken = 0
    for shift in range(size):
        taken |= line >> shift
    return ~taken
