"""The unchanging parts of Railroad Dice: cells, tiles in every rotation, companies.

Built once from the tables; never part of a state, a view or a log. Cells are numbered by row, then
column; sides clockwise from the north; sets of cells are the bits of an int.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

import msgspec

from rotonde.games.dice.components import (
    MOUNTAIN,
    SIDES,
    TURNS,
    WATER,
    Border,
    CompanyId,
    CompanyRow,
    Position,
    Side,
    SiteKind,
    Tables,
    TileGrid,
    TileRow,
    border_cells,
    read,
    sites_of,
    turned,
)
from rotonde.kernel.tools.derived import derived
from rotonde.railway import squares
from rotonde.railway.bitset import bits
from rotonde.railway.squares import OPPOSITE, STEPS, Squares

Place = squares.Square
"""A place of the general map by its number."""
Cell = int
"""A cell of a tile by its number."""
CellSet = int
"""A set of cells, one bit each."""
NOWHERE: Final = -1
"""The number of the cell beyond a border."""

Needs = int
"""The needs of the sides of a place, two bits a side, north lowest; 0 asks for nothing."""
BORDER_CODES: Final[Mapping[Border, int]] = {"C": 1, "M": 2}


class Ground(msgspec.Struct, frozen=True):
    """A tile in one rotation, large or small; its number stands for it in a state."""

    number: int
    kind: int
    """The number of its kind."""
    rotation: int
    grid: TileGrid
    sides: tuple[Border, ...]
    """Country or mountain on each side, north first (DIC-3)."""
    mountains: CellSet
    water: CellSet
    sites: Mapping[Cell, tuple[SiteKind, ...]]
    """The kinds of stations that a cell can take; cells that can take none are left out."""
    massifs: Mapping[Cell, int]
    """For each mountain cell, the number of the massif it belongs to on this tile alone."""
    rim: tuple[tuple[int | None, ...], ...]
    """The massif at each border cell of each side, from west to east or north to south."""
    marks: tuple[tuple[int, Needs], ...]
    """For each side, the step to the place behind it and what it asks of a tile there (DIC-3)."""


class Board(msgspec.Struct, frozen=True, dict=True):
    """Everything that never changes."""

    tables: Tables

    # --- cells ----------------------------------------------------------------------------------

    @derived
    def size(self) -> int:
        """Cells along a side of a tile."""
        return self.tables.terrain.size

    @derived
    def positions(self) -> tuple[Position, ...]:
        """Row and column of each cell by its number."""
        return tuple((row, col) for row in range(self.size) for col in range(self.size))

    @derived
    def cells(self) -> Mapping[Position, Cell]:
        """The number of each cell by its row and column."""
        return {at: cell for cell, at in enumerate(self.positions)}

    @derived
    def cell_names(self) -> tuple[str, ...]:
        """A letter for the column and a number for the row, as in `d3`."""
        return tuple(f"{chr(ord('a') + col)}{row + 1}" for row, col in self.positions)

    @derived
    def beside(self) -> tuple[tuple[Cell, ...], ...]:
        """The cell on each side of a cell, `NOWHERE` beyond the border."""
        return tuple(
            tuple(self.cells.get((row + dy, col + dx), NOWHERE) for dx, dy in STEPS)
            for row, col in self.positions
        )

    @derived
    def around(self) -> tuple[CellSet, ...]:
        """The cells that touch a cell over a side."""
        return tuple(bits(c for c in cells if c != NOWHERE) for cells in self.beside)

    @derived
    def rims(self) -> tuple[tuple[Cell, ...], ...]:
        """The border cells of each side, from west to east or from north to south."""
        return tuple(
            tuple(cell for cell, near in enumerate(self.beside) if near[side] == NOWHERE)
            for side in range(TURNS)
        )

    @derived
    def exits(self) -> tuple[CellSet, ...]:
        """The border cells of each set of sides, one bit a side."""
        return tuple(
            bits(c for side in range(TURNS) if sides >> side & 1 for c in self.rims[side])
            for sides in range(1 << TURNS)
        )

    def spread(self, start: CellSet, ground: CellSet) -> CellSet:
        """`start`, and all that touches it over cells of `ground`."""
        seen = new = start
        while new:
            near = 0
            for cell in self.members(new):
                near |= self.around[cell]
            new = near & ground & ~seen
            seen |= new
        return seen

    def members(self, cells: CellSet) -> list[Cell]:
        """The cells of a set, smallest number first."""
        return [cell for cell in range(len(self.positions)) if cells >> cell & 1]

    def entry(self, cell: Cell, out: int) -> Cell:
        """The cell of the next tile that touches a border cell over the side `out` (DIC-46)."""
        return self.rims[OPPOSITE[out]][self.rims[out].index(cell)]

    # --- places ---------------------------------------------------------------------------------

    @derived
    def squares(self) -> Squares:
        """How the numbers of places lie to each other; no map grows farther (DIC-1)."""
        return Squares(self.tables.components.small_tiles)

    @derived
    def places(self) -> Mapping[Place, Position]:
        """The position of each place, as (x, y)."""
        reach = range(-self.squares.reach, self.squares.reach + 1)
        return {self.squares.cell(x, y): (x, y) for y in reach for x in reach}

    @derived
    def steps(self) -> tuple[int, ...]:
        """The number that a step over each side adds to a place."""
        return tuple(self.squares.step(*step) for step in STEPS)

    @derived
    def start(self) -> Place:
        """The place of the start tile (DIC-10)."""
        return self.squares.cell(*self.tables.setup.start_place)

    # --- tiles ----------------------------------------------------------------------------------

    @derived
    def kinds(self) -> tuple[TileRow, ...]:
        """The kinds of tiles in data order."""
        return self.tables.tile

    @derived
    def grounds(self) -> tuple[Ground, ...]:
        """Every kind in each of its distinct rotations (DIC-2)."""
        pairs = [(kind, r) for kind, row in enumerate(self.kinds) for r in row.rotations]
        return tuple(self.ground(number, *pair) for number, pair in enumerate(pairs))

    def ground(self, number: int, kind: int, rotation: int) -> Ground:
        """A kind of tile in one rotation."""
        grid = turned(self.kinds[kind].grid, rotation)
        patterns = {cells: border for border, cells in self.tables.terrain.side_patterns.items()}
        letters = "".join(grid)
        sides = tuple(patterns[cells] for cells in border_cells(grid))
        mountains = bits(cell for cell, letter in enumerate(letters) if letter == MOUNTAIN)
        massifs = self.massifs(mountains)
        sites: dict[Cell, tuple[SiteKind, ...]] = {}
        for at, site in sites_of(grid, self.tables.rules.station_min_neighbours):
            cell = self.cells[at]
            sites[cell] = (*sites.get(cell, ()), site)
        return Ground(
            number=number,
            kind=kind,
            rotation=rotation,
            grid=grid,
            sides=sides,
            mountains=mountains,
            water=bits(cell for cell, letter in enumerate(letters) if letter == WATER),
            sites=sites,
            massifs=massifs,
            rim=tuple(tuple(massifs.get(cell) for cell in rim) for rim in self.rims),
            marks=tuple(
                (step, BORDER_CODES[border] << 2 * other)
                for step, border, other in zip(self.steps, sides, OPPOSITE, strict=True)
            ),
        )

    def massifs(self, mountains: CellSet) -> dict[Cell, int]:
        """The mountain cells of a tile, each with the number of its massif (DIC-7)."""
        found: dict[Cell, int] = {}
        while mountains:
            massif = self.spread(mountains & -mountains, mountains)
            found |= dict.fromkeys(self.members(massif), len(set(found.values())))
            mountains &= ~massif
        return found

    @derived
    def ground_numbers(self) -> Mapping[tuple[str, int], int]:
        """The number of a ground by the id of its kind and its rotation."""
        return {(self.kinds[g.kind].id, g.rotation): g.number for g in self.grounds}

    @derived
    def fitting(self) -> Mapping[Needs, tuple[Ground, ...]]:
        """The grounds whose sides meet each need, in canonical order (DIC-3)."""
        found: dict[Needs, tuple[Ground, ...]] = {}
        for ground in self.grounds:
            codes = [BORDER_CODES[border] for border in ground.sides]
            for asked in range(1 << TURNS):
                need = sum(code << 2 * s for s, code in enumerate(codes) if asked >> s & 1)
                found[need] = (*found.get(need, ()), ground)
        return found

    # --- companies ------------------------------------------------------------------------------

    @derived
    def companies(self) -> tuple[CompanyRow, ...]:
        """The companies in data order."""
        return self.tables.company

    @derived
    def company_numbers(self) -> Mapping[CompanyId, int]:
        """The number of each company by its id."""
        return {row.id: number for number, row in enumerate(self.companies)}

    @derived
    def prices(self) -> tuple[Mapping[SiteKind, tuple[int, ...]], ...]:
        """For each company and kind, the prices of its stations, cheap ones first (DIC-64)."""
        costs = self.tables.station_costs
        return tuple(
            {
                kind: (costs.cheap,) * cheap + (costs.dear,) * dear
                for kind, (cheap, dear) in row.stations.items()
            }
            for row in self.companies
        )

    @derived
    def market_opens(self) -> Mapping[int, int]:
        """For each number of seats, the companies sold out before directors sell (DIC-36)."""
        opens = self.tables.rules.market_opens
        return {2: opens.p2, 3: opens.p3, 4: opens.p4}

    @derived
    def side_numbers(self) -> Mapping[Side, int]:
        """The number of each side by its letter."""
        return {side: number for number, side in enumerate(SIDES)}


def load(text: str) -> Board:
    """The board that the tables in `text` describe. Raises `DataError`."""
    return Board(read(text))


BOARD: Final = load(files(__package__).joinpath("data/dice.toml").read_text("utf-8"))
