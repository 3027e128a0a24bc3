"""The future of a map: rectangle, cities, dead ends, and room to lay what comes."""

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.bot.reading import Reading
from rotonde.games.tiles.bot.weights import Weights
from rotonde.games.tiles.maps import WIDTH, Layout, PlayerMap
from rotonde.games.tiles.state import CONSTANTS
from rotonde.railway.bitset import members, union

Rows = tuple[int, ...]
"""The occupied cells of a map row by row, its north-west corner moved to the first bit."""
Shape = tuple[int, int]
"""Width and height of a rectangle."""

LONGEST: Final = 8
"""Rectangles with longer sides are not aimed at."""
LONG: Final = 12
"""The figure where columns must be short."""


def worth(reading: Reading, weights: Weights) -> float:
    """The worth of the tiles of a map at the end."""
    layout, tiles = reading.area.map.layout, reading.ahead.tiles
    hopes = (tiles, weights.fill, weights.haze)
    points = CONSTANTS.rectangle_points_per_tile * rectangle(
        frozenset(layout.at), hopes, reading.terms.column
    )
    points += cities(reading.area.map, tiles, weights)
    points -= dead_ends(layout, tiles, weights)
    return points + weights.room * room(layout) * min(1.0, tiles / 8)


# --- rectangle ------------------------------------------------------------------------------------

Hopes = tuple[float, float, float]
"""Tiles to come, the part of them that can be steered, and how unsure that is for each."""


@lru_cache(maxsize=1 << 15)
def rectangle(cells: frozenset[int], hopes: Hopes, highest: int | None) -> float:
    """The cells of the rectangle to be expected: its size and the chance that it is filled."""
    rows, best = rows_of(cells), 0.0
    for most, shape in shapes(len(cells), hopes, highest):
        if most <= best:
            break
        area = shape[0] * shape[1]
        best = max(best, area * chance(area - most_within(rows, shape), hopes))
    return best


@lru_cache(maxsize=1 << 10)
def shapes(count: int, hopes: Hopes, highest: int | None) -> tuple[tuple[float, Shape], ...]:
    """Rectangles and the most that each may be worth with so many tiles laid, best first."""
    widths = range(1, (LONG if highest else LONGEST) + 1)
    heights = range(1, (highest or LONGEST) + 1)
    found = [
        (w * h * chance(max(0, w * h - count), hopes), (w, h)) for w in widths for h in heights
    ]
    return tuple(sorted(found, reverse=True))


@lru_cache(maxsize=1 << 14)
def chance(missing: int, hopes: Hopes) -> float:
    """The chance that a rectangle is filled in which so many cells are missing."""
    tiles, fill, haze = hopes
    over = (missing - 0.5 - fill * tiles) / (0.08 + haze * tiles)
    return 1 / (1 + math.exp(min(50.0, over)))


def rows_of(cells: Iterable[int]) -> Rows:
    """The occupied cells, wherever on the grid they lie."""
    rows: dict[int, int] = {}
    for cell in cells:
        row, col = divmod(cell, WIDTH)
        rows[row] = rows.get(row, 0) | 1 << col
    every = union(rows.values())
    shift = (every & -every).bit_length() - 1
    return tuple([rows[row] >> shift for row in range(min(rows), max(rows) + 1)]) if rows else ()


def most_within(rows: Rows, shape: Shape) -> int:
    """The most occupied cells that a rectangle of this shape can hold."""
    width, height = shape
    columns, mask = max(rows, default=0).bit_length(), (1 << width) - 1
    best = 0
    for shift in range(max(1, columns - width + 1)):
        counts = [(row >> shift & mask).bit_count() for row in rows]
        for top in range(max(1, len(rows) - height + 1)):
            best = max(best, sum(counts[top : top + height]))
    return best


# --- cities ---------------------------------------------------------------------------------------


def cities(ground: PlayerMap, tiles: float, weights: Weights) -> float:
    """The worth of cities, and of towns that may become one."""
    least, count = CONSTANTS.city_min_tiles, 0.0
    for town in ground.layout.towns:
        size = town.bit_count()
        if size >= least:
            count += 1
        elif any(borders(ground, tile) for tile in members(town)):
            each = weights.pair if size == least - 1 else weights.single
            count += 1 - (1 - each) ** tiles
    return CONSTANTS.city_points * count


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


def dead_ends(layout: Layout, tiles: float, weights: Weights) -> float:
    """The cost of dead ends."""
    count = layout.dead_ends
    beyond = max(0.0, count - CONSTANTS.dead_ends_free - weights.closing * tiles)
    return CONSTANTS.dead_end_penalty * beyond + weights.loose * count * min(1.0, tiles)


def room(layout: Layout) -> float:
    """How well the tiles to come will find a place."""
    return sum([FITTING[need] for need in layout.frontier.values()])
