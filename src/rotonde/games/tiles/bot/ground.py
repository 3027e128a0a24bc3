"""What a map may come to: rectangle, cities, dead ends, and room to lay what comes."""

import math
from functools import lru_cache
from typing import Final

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.bot.prospects import Prospect
from rotonde.games.tiles.bot.weights import Weights
from rotonde.games.tiles.maps import Layout, PlayerMap
from rotonde.games.tiles.state import CONSTANTS
from rotonde.railway.bitset import members

Rows = tuple[int, ...]
"""The occupied cells of a map row by row, its north-west corner moved to the first bit."""

LONGEST_SIDE: Final = 9


# --- rectangle ------------------------------------------------------------------------------------


def rows_of(layout: Layout) -> Rows:
    """The occupied cells, wherever on the grid they lie."""
    rows = layout.rows
    if not rows:
        return ()
    every = 0
    for row in rows.values():
        every |= row
    shift = (every & -every).bit_length() - 1
    return tuple([rows[row] >> shift for row in range(min(rows), max(rows) + 1)])


@lru_cache(maxsize=1 << 15)
def rectangle(rows: Rows, tiles: float, fill: float, haze: float) -> float:
    """The largest rectangle to be expected, by its cells and the chance to fill it."""
    count = sum(row.bit_count() for row in rows)
    best = 0.0
    for bound, width, height in shapes(count, tiles, fill, haze):
        if bound <= best:
            break
        area = width * height
        missing = area - most_within(rows, width, height)
        best = max(best, area * chance(missing, tiles, fill, haze))
    return best


@lru_cache(maxsize=1 << 10)
def shapes(
    count: int, tiles: float, fill: float, haze: float
) -> tuple[tuple[float, int, int], ...]:
    """Rectangles and the most they may be worth with so many tiles, best first."""
    sides = range(1, LONGEST_SIDE + 1)
    found = [
        (w * h * chance(max(0, w * h - count), tiles, fill, haze), w, h)
        for w in sides
        for h in sides
    ]
    return tuple(sorted(found, reverse=True))


@lru_cache(maxsize=1 << 14)
def chance(missing: int, tiles: float, fill: float, haze: float) -> float:
    """The chance that a rectangle is filled in which so many cells are missing."""
    return 1 / (1 + math.exp(min(50.0, (missing - 0.5 - fill * tiles) / (0.08 + haze * tiles))))


def most_within(rows: Rows, width: int, height: int) -> int:
    """The most occupied cells that a rectangle of this shape can hold."""
    columns = max(rows, default=0).bit_length()
    mask = (1 << width) - 1
    best = 0
    for shift in range(max(1, columns - width + 1)):
        counts = [(row >> shift & mask).bit_count() for row in rows]
        for top in range(max(1, len(rows) - height + 1)):
            best = max(best, sum(counts[top : top + height]))
    return best


# --- cities ---------------------------------------------------------------------------------------


def cities(ground: PlayerMap, ahead: Prospect, weights: Weights) -> float:
    """Cities, and groups of urban tiles that may become one."""
    least, worth = CONSTANTS.city_min_tiles, 0.0
    layout = ground.layout
    for town in layout.towns:
        size = town.bit_count()
        if size >= least:
            worth += 1
        elif any(borders(ground, tile) for tile in members(town)):
            each = weights.pair if size == least - 1 else weights.single
            worth += 1 - (1 - each) ** ahead.tiles
    return CONSTANTS.city_points * worth


def borders(ground: PlayerMap, tile: int) -> bool:
    """Whether an empty cell lies beside a tile."""
    cell = ground.cells[tile]
    return any(cell + step not in ground.layout.at for step in BOARD.steps)


# --- dead ends and room ---------------------------------------------------------------------------

FITTING: Final = tuple(
    sum(row.count for row in BOARD.tables.track_tile if need in BOARD.ways[BOARD.numbers[row.id]])
    / len(BOARD.bag)
    for need in range(1 << 8)
)
"""For each need, the part of all tiles that meets it."""


def dead_ends(layout: Layout, ahead: Prospect, weights: Weights) -> float:
    """What dead ends will cost."""
    count = layout.dead_ends
    beyond = count - CONSTANTS.dead_ends_free - weights.closing * ahead.tiles
    return CONSTANTS.dead_end_penalty * max(0.0, beyond) + weights.loose * count * min(
        1.0, ahead.tiles
    )


def room(layout: Layout, ahead: Prospect) -> float:
    """How well the tiles to come will find a place."""
    return sum([FITTING[need] for need in layout.frontier.values()]) * min(1.0, ahead.tiles / 8)
