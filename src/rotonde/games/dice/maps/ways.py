"""Ways over one tile: the rails that may lie next, and whether they can lead out of it.

Pure geometry of cells as bits: no dice of seats, no payments.
"""

from functools import lru_cache
from typing import Final, Literal

import msgspec

from rotonde.games.dice.board import BOARD, NOWHERE, Cell, CellSet
from rotonde.games.dice.maps.general import SideSet
from rotonde.railway.bitset import members
from rotonde.railway.squares import OPPOSITE

Keep = Literal["end", "other", "tile", "nothing"]
"""The ends that must have a way out when an obligation is over (DIC-38): the one prolonged; the
other end, where this one had none; the end, if its new tile has an open side; or nothing."""

LEAST: Final = BOARD.tables.rules.crossing_min_dice
BRIDGE_COST: Final = BOARD.tables.rules.bridge_cost
ALL_CELLS: Final[CellSet] = (1 << len(BOARD.positions)) - 1
WIDTH: Final = BOARD.size
WEST: Final[CellSet] = sum(1 << cell for cell in BOARD.rims[3])
EAST: Final[CellSet] = sum(1 << cell for cell in BOARD.rims[1])


def touching(cells: CellSet) -> CellSet:
    """Everything that touches one of these cells over a side."""
    across = (cells & ~EAST) << 1 | (cells & ~WEST) >> 1
    return (cells << WIDTH | cells >> WIDTH | across) & ALL_CELLS


def next_cells(dice: CellSet, head: Cell, out: int | None) -> CellSet:
    """The next cells of an end on which a die may lie (DIC-5, DIC-6); `out` None is a station."""
    if out is None:
        ahead = BOARD.around[head]
    else:
        cell = BOARD.beside[head][out]
        ahead = 0 if cell == NOWHERE else 1 << cell
    others = dice & ~(1 << head)
    return ahead & ~dice & ~touching(others)


@lru_cache(maxsize=1 << 16)
def has_way_out(dice: CellSet, head: Cell, out: int | None, sides: SideSet) -> bool:
    """Whether rails could lead from a head over one of these sides (DIC-9)."""
    goals, need = BOARD.exits[sides], LEAST - dice.bit_count()
    free = ALL_CELLS & ~dice & ~touching(dice)
    new = seen = starts = next_cells(dice, head, out)
    length, near = 1, 0
    while new:
        if new & goals:
            if length >= need:
                return True
            near |= new & goals
        new = touching(new) & free & ~seen
        seen |= new
        length += 1
    # Every border in reach is too near: a way round may be long enough (DIC-43).
    return bool(near) and any(winds_out(cell, free, goals, need) for cell in members(starts))


def winds_out(cell: Cell, free: CellSet, goals: CellSet, need: int) -> bool:
    """Whether a way from `cell` on that never touches itself is long enough at a border."""
    if need <= 1 and goals >> cell & 1:
        return True
    ahead = BOARD.around[cell] & free
    left = free & ~BOARD.around[cell] & ~(1 << cell)
    if not reachable_from(ahead, left) & goals:
        return False
    return any(winds_out(other, left, goals, need - 1) for other in members(ahead))


def reachable_from(start: CellSet, free: CellSet) -> CellSet:
    """`start`, and all that can be reached from it over `free` cells."""
    seen = new = start
    while new:
        new = touching(new) & free & ~seen
        seen |= new
    return seen


# --- next rails -----------------------------------------------------------------------------------

Begins = Literal["nothing", "bridge", "crossing"]
"""The obligations of a rail (DIC-40)."""


def line_ahead(cell: Cell, out: int) -> CellSet:
    """The cells from one, itself left out, up to the border in a direction."""
    cells = 0
    while (cell := BOARD.beside[cell][out]) != NOWHERE:
        cells |= 1 << cell
    return cells


DIRECTIONS: Final = range(len(OPPOSITE))
ONWARD: Final = tuple(
    tuple(out for out in DIRECTIONS if out != OPPOSITE[came]) for came in DIRECTIONS
)
"""The ways out of a cell for each direction of travel into it, north first (DIC-39)."""


AHEAD: Final = tuple(
    tuple(line_ahead(cell, out) for out in DIRECTIONS) for cell in range(len(BOARD.positions))
)
"""For each cell and direction, the cells up to the border."""


BORDERS: Final = tuple(
    sum(1 << out for out in DIRECTIONS if beside[out] == NOWHERE) for beside in BOARD.beside
)
"""For each cell, the sides of the tile that it lies at."""


class Way(msgspec.Struct, frozen=True, gc=False):
    """A rail that could lie next, whatever dice there are."""

    cell: Cell
    came: int
    """The direction of travel into the cell."""
    out: int
    begins: Begins
    mountain: bool
    toll: int
    """The surcharge of a bridge that begins on this cell (DIC-55)."""
    straight: bool
    """Whether it takes a straight die, or else a curve."""
    index: int
    """Its cell and way out in one number."""


class Ahead(msgspec.Struct, frozen=True, gc=False):
    """The way ahead of an end, as far as its own tile decides it."""

    way_out: bool
    """Whether the end has a way out (DIC-9)."""
    ways: tuple[Way, ...]
    """The rails that could lie next."""
    onward: tuple[Way, ...]
    """Those of them that begin something, or after which the end has a way out (DIC-38)."""
    plain: bool
    """Whether those lie on one cell and begin nothing: only their dice must be asked for."""
    begins: bool
    """Whether one of them begins something that must be finished."""


@lru_cache(maxsize=1 << 15)
def prospect(ground: int, dice: CellSet, head: Cell, out: int | None, sides: SideSet) -> Ahead:
    """The way ahead of a head on a tile with these dice and open sides."""
    ways = onward_ways(ground, dice, head, out, sides)
    blocked = dice | touching(dice)
    onward = tuple(
        [
            way
            for way in ways
            if way.begins != "nothing"
            or runs_out(dice, way, sides, blocked)
            or has_way_out(dice | 1 << way.cell, way.cell, way.out, sides)
        ]
    )
    # A crossing, or a rail that leads out, is a way out itself; behind a bridge one is looked for.
    begun = [way.begins for way in onward]
    bridges, plain = begun.count("bridge"), begun.count("nothing")
    way_out = bridges < len(begun) or has_way_out(dice, head, out, sides)
    is_plain = out is not None and 0 < plain == len(begun)
    return Ahead(way_out, ways, onward, is_plain, plain < len(begun))


def runs_out(dice: CellSet, way: Way, sides: SideSet, blocked: CellSet) -> bool:
    """Whether a rail leads straight out of the tile: what is true most often is asked first."""
    ahead = AHEAD[way.cell][way.out]
    if ahead & blocked or not sides >> way.out & 1:
        return False
    return dice.bit_count() + 1 + ahead.bit_count() >= LEAST


def onward_ways(
    ground: int, dice: CellSet, head: Cell, out: int | None, sides: SideSet
) -> tuple[Way, ...]:
    """The rails that could lie next to a head (DIC-5, DIC-6, DIC-43)."""
    wet = bool(BOARD.grounds[ground].water >> head & 1)
    open_sides = sides if dice.bit_count() + 1 >= LEAST else 0
    if out is None:
        return tuple(
            rail
            for cell in members(next_cells(dice, head, out))
            for rail in ways_over(
                ground, cell, BOARD.beside[head].index(cell), wet, open_sides & BORDERS[cell]
            )
        )
    cell = BOARD.beside[head][out]
    if cell == NOWHERE or (BOARD.around[cell] | 1 << cell) & dice & ~(1 << head):
        return ()
    return ways_over(ground, cell, out, wet, open_sides & BORDERS[cell])


def entry_ways(ground: int, cell: Cell, came: int) -> tuple[Way, ...]:
    """The rails that could lie on the entry cell of a tile; one die never leaves it (DIC-46)."""
    return ways_over(ground, cell, came, False, 0)


@lru_cache(maxsize=1 << 14)
def ways_over(
    ground: int, cell: Cell, came: int, wet: bool, open_sides: SideSet
) -> tuple[Way, ...]:
    """The rails over a cell of a tile, with those that cross one of these sides.

    `wet` says whether the line comes from water.
    """
    rails = [way(ground, cell, came, out, wet) for out in ONWARD[came]]
    return tuple(
        [rail for rail in rails if rail.begins != "crossing" or open_sides >> rail.out & 1]
    )


@lru_cache(maxsize=1 << 12)
def rails_ashore(ground: int, cell: Cell, out: int) -> int:
    """The fewest rails after one that begins or goes on with a bridge, until it lands (DIC-55)."""
    rails, heads, seen = 0, {(cell, out)}, set[tuple[Cell, int]]()
    while heads:
        rails, seen, further = rails + 1, seen | heads, set[tuple[Cell, int]]()
        for at, towards in heads:
            for rail in ways_over(ground, BOARD.beside[at][towards], towards, True, -1):
                if rail.begins != "bridge":
                    return rails
                further.add((rail.cell, rail.out))
        heads = further - seen
    return len(BOARD.positions)


def way(ground: int, cell: Cell, came: int, out: int, wet: bool) -> Way:
    """The conclusions from a rail, wherever else dice lie."""
    tile, ahead = BOARD.grounds[ground], BOARD.beside[cell][out]
    on_water = bool(tile.water >> cell & 1)
    begins: Begins = "nothing"
    if ahead == NOWHERE:
        begins = "crossing"  # DIC-43
    elif on_water or tile.water >> ahead & 1:
        begins = "bridge"
    return Way(
        cell=cell,
        came=came,
        out=out,
        begins=begins,
        mountain=bool(tile.mountains >> cell & 1),
        toll=BRIDGE_COST if on_water and not wet else 0,
        straight=out == came,
        index=cell * len(OPPOSITE) + out,
    )
