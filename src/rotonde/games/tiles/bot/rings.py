"""Holes in a map: how many tiles the rings around them lack (TIL-142, TIL-143)."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from rotonde.games.tiles.maps import WIDTH
from rotonde.railway.bitset import members, union

Cells = frozenset[int]

SPAN: Final = 48
"""Cells of a row of a patch, a small grid around a map whose cells are the bits of one int."""
RARE: Final = 1.5
"""The weight of a cell that few tiles fit, above that of others."""


@lru_cache(maxsize=1 << 15)
def least_lack(cells: Cells, rare: Cells, holes: int, size: int) -> float:
    """The least number of tiles that the rings around so many holes of this size lack."""
    top, left = corner(cells, size)
    taken, scarce = patch(cells, top, left), patch(rare, top, left)
    cost, kept_open, filled = 0.0, 0, 0
    for _, hole, lack in sorted(rings(taken, scarce, size)):
        if holes and not hole & filled and not lack & kept_open:
            cost += lack_of(lack & ~filled, scarce)
            kept_open, filled, holes = kept_open | hole, filled | lack, holes - 1
    return cost + holes * 4 * (size + 1)


def rings(taken: int, scarce: int, size: int) -> Iterator[tuple[float, int, int]]:
    """The holes that may be made: what their rings lack, the hole, and the cells lacking."""
    inside = square(1, size)
    ring = square(0, size + 1) & ~inside
    touching, blocked = placements(taken, ring), placements(taken, inside)
    for shift in members(touching & ~blocked):
        lack = ring << shift & ~taken
        yield lack_of(lack, scarce), inside << shift, lack


def square(first: int, last: int) -> int:
    """The cells of a square, as bits of a patch."""
    side = range(first, last + 1)
    return sum(1 << y * SPAN + x for y in side for x in side)


def placements(taken: int, shape: int) -> int:
    """The places of a shape in which one of its cells is taken."""
    return union(taken >> cell for cell in members(shape))


def lack_of(lack: int, scarce: int) -> float:
    """How much is lacking."""
    return lack.bit_count() + RARE * (lack & scarce).bit_count()


def corner(cells: Cells, size: int) -> tuple[int, int]:
    """Row and column of the patch's north-west cell: a ring may begin beside the map."""
    if not cells:
        return 0, 0
    return min(cells) // WIDTH - size - 1, min([cell % WIDTH for cell in cells]) - size - 1


def patch(cells: Iterable[int], top: int, left: int) -> int:
    """Cells as the bits of a patch."""
    return sum([1 << (cell // WIDTH - top) * SPAN + cell % WIDTH - left for cell in cells])
