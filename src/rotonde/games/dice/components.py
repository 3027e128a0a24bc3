"""The component tables of `data/dice.toml`: typed on load, and held to their own counts.

Reads text, knows no rule. A wrong table raises `DataError`, which names table, row and field.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Literal, NewType

from rotonde.kernel.tools.datafile import DataError, Row, SourceRow, demand, distinct, read_typed

CompanyId = NewType("CompanyId", str)
TileKind = NewType("TileKind", str)

Face = Literal["straight", "curve", "share", "joker"]
SiteKind = Literal["mountain", "lake", "country"]
Side = Literal["N", "E", "S", "W"]
LineEnd = Literal["A", "B"]
Border = Literal["C", "M"]
"""The kinds of a tile's side: country or mountain (DIC-3)."""

FACES: tuple[Face, ...] = ("straight", "curve", "share", "joker")
SITE_KINDS: tuple[SiteKind, ...] = ("mountain", "lake", "country")
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
MOUNTAIN, WATER, COUNTRY = LETTERS = "MWC"
TURNS = 4

SITES: Mapping[SiteKind, tuple[str, str]] = {
    "mountain": (MOUNTAIN, MOUNTAIN),
    "lake": (COUNTRY, WATER),
    "country": (COUNTRY, COUNTRY),
}
"""The ground of a station of each kind, and what must lie around it (DIC-62)."""

TileGrid = tuple[str, ...]
Position = tuple[int, int]


class Meta(Row, frozen=True):
    """The game on its box."""

    slug: str
    title: str
    designers: tuple[str, ...]
    year: int
    players_min: int
    players_max: int


class Components(Row, frozen=True):
    """How many there are of everything."""

    rail_dice: int
    station_dice: int
    company_cards: int
    shares_per_company: int
    large_tiles: int
    small_tiles: int
    passenger_tokens_small: int
    passenger_tokens_large: int


class Die(Row, frozen=True):
    """The six faces of a rail die, and the order in which faces are listed."""

    faces: tuple[Face, ...]
    face_order: tuple[Face, ...]


class Setup(Row, frozen=True):
    """The start position (DIC-10, DIC-11)."""

    start_tile: TileKind
    start_rotation: int
    start_place: Position
    start_cell: Position
    start_axis: Literal["NS", "EW"]
    front_jokers: int


class OptionRow(Row, frozen=True):
    """An option of a table (DIC-14)."""

    dice_total: tuple[int, ...]
    default_dice_total: int


class Market(Row, frozen=True):
    """A figure for each number of seats."""

    p2: int
    p3: int
    p4: int


class Figures(Row, frozen=True):
    """Costs and gains."""

    income_base: int
    income_threshold: int
    income_lost_office: int
    first_income_year: int
    joker_roll_bonus: int
    front_limit: int
    mountain_cost: int
    bridge_cost: int
    crossing_min_dice: int
    discovery_reward: int
    station_reward: int
    station_min_neighbours: int
    market_opens: Market
    passengers_per_station: int


class Safeguard(Row, frozen=True):
    """When a game ends in which nothing is built (DIC-90)."""

    idle_years: int


class Terrain(Row, frozen=True):
    """The common figures of all tiles."""

    size: int
    side_patterns: Mapping[Border, str]


class SidesRow(Row, frozen=True):
    """The four sides of a tile at rotation 0."""

    N: Border
    E: Border
    S: Border
    W: Border


class TileRow(Row, frozen=True):
    """A kind of tile, large and small."""

    id: TileKind
    copies: int
    supply: int
    sides: SidesRow
    rotations: tuple[int, ...]
    sites: Mapping[SiteKind, int]
    grid: TileGrid


class StationCosts(Row, frozen=True):
    """The two prices of a station (DIC-64)."""

    cheap: int
    dear: int


class CompanyRow(Row, frozen=True):
    """A company and its stations: cheap and dear ones of each kind."""

    id: CompanyId
    name: str
    letter: str
    colour: str
    stations_total: int
    stations: Mapping[SiteKind, tuple[int, int]]


class Tables(Row, frozen=True):
    """The whole file."""

    meta: Meta
    components: Components
    die: Die
    setup: Setup
    options: OptionRow
    rules: Figures
    safeguard: Safeguard
    terrain: Terrain
    tile: tuple[TileRow, ...]
    station_costs: StationCosts
    company: tuple[CompanyRow, ...]
    source: tuple[SourceRow, ...]


def read(text: str) -> Tables:
    """The tables that `text` spells. Raises `DataError`."""
    tables = read_typed(text, Tables)
    check_counts(tables)
    check_die(tables)
    check_grids(tables)
    check_borders(tables)
    check_sites(tables)
    check_companies(tables)
    check_setup(tables)
    return tables


def check_counts(tables: Tables) -> None:
    """The tables have as many rows and pieces as `[components]` says, each with its own id."""
    components = tables.components
    distinct("tile", "id", [row.id for row in tables.tile])
    distinct("company", "id", [row.id for row in tables.company])
    distinct("company", "letter", [row.letter for row in tables.company])
    large = sum(row.copies for row in tables.tile)
    small = sum(row.supply for row in tables.tile)
    demand(components.large_tiles, large, "components", "large_tiles")
    demand(components.small_tiles, small, "components", "small_tiles")
    demand(components.company_cards, len(tables.company), "components", "company_cards")
    stations = sum(row.stations_total for row in tables.company)
    demand(components.station_dice, stations, "components", "station_dice")


def check_die(tables: Tables) -> None:
    """Each face is listed once, and the die has no other."""
    demand(FACES, tables.die.face_order, "die", "face_order")
    demand(set(FACES), set(tables.die.faces), "die", "faces")
    demand(tables.components.rail_dice, tables.options.dice_total[0], "options", "dice_total")
    if tables.options.default_dice_total not in tables.options.dice_total:
        raise DataError("options", None, "default_dice_total", "no such number of dice")


def check_grids(tables: Tables) -> None:
    """Every grid is a square of known letters, listed in each of its distinct rotations."""
    size = tables.terrain.size
    for row, tile in enumerate(tables.tile):
        demand(size, len(tile.grid), "tile", "grid", row)
        for line in tile.grid:
            demand(size, len(line), "tile", "grid", row)
            if not set(line) <= set(LETTERS):
                raise DataError("tile", row, "grid", f"{line} has a letter that is no ground")
        demand(distinct_turns(tile.grid), tile.rotations, "tile", "rotations", row)


def check_borders(tables: Tables) -> None:
    """No border cell is water, and sides of one kind meet cell by cell, whichever way they turn."""
    for kind, pattern in tables.terrain.side_patterns.items():
        demand(pattern[::-1], pattern, "terrain", f"side_patterns.{kind}")
        if WATER in pattern:
            raise DataError("terrain", None, f"side_patterns.{kind}", "a border cell is water")
    for row, tile in enumerate(tables.tile):
        for side, cells in zip(SIDES, border_cells(tile.grid), strict=True):
            pattern = tables.terrain.side_patterns[getattr(tile.sides, side)]
            demand(pattern, cells, "tile", f"sides.{side}", row)


def check_sites(tables: Tables) -> None:
    """As many cells can take a station of each kind as the table says (DIC-61, DIC-62)."""
    least = tables.rules.station_min_neighbours
    for row, tile in enumerate(tables.tile):
        found = Counter(kind for _, kind in sites_of(tile.grid, least))
        for kind in SITE_KINDS:
            demand(tile.sites[kind], found[kind], "tile", f"sites.{kind}", row)


def check_companies(tables: Tables) -> None:
    """The stations of a company are as many as it says."""
    for row, company in enumerate(tables.company):
        demand(set(SITE_KINDS), set(company.stations), "company", "stations", row)
        total = sum(map(sum, company.stations.values()))
        demand(total, company.stations_total, "company", "stations_total", row)


def check_setup(tables: Tables) -> None:
    """The start tile exists, and its rail lies on it."""
    setup = tables.setup
    if setup.start_tile not in {row.id for row in tables.tile}:
        raise DataError("setup", None, "start_tile", f"there is no tile {setup.start_tile}")
    if not all(0 <= at < tables.terrain.size for at in setup.start_cell):
        raise DataError("setup", None, "start_cell", "lies beside the tile")


# --- grids --------------------------------------------------------------------------------------


def turned(grid: TileGrid, quarters: int) -> TileGrid:
    """A grid after so many clockwise quarter turns."""
    for _ in range(quarters):
        grid = tuple("".join(line) for line in zip(*grid[::-1], strict=True))
    return grid


def distinct_turns(grid: TileGrid) -> tuple[int, ...]:
    """The lowest rotation of each distinct result (DIC-2)."""
    first: dict[TileGrid, int] = {}
    for quarters in range(TURNS):
        first.setdefault(turned(grid, quarters), quarters)
    return tuple(first.values())


def border_cells(grid: TileGrid) -> tuple[str, str, str, str]:
    """The cells along the sides: north, east, south, west."""
    east, west = ("".join(line[col] for line in grid) for col in (-1, 0))
    return grid[0], east, grid[-1], west


def sites_of(grid: TileGrid, least: int) -> Iterator[tuple[Position, SiteKind]]:
    """Every cell that can take a station, once for each kind (DIC-61, DIC-62)."""
    inside = range(1, len(grid) - 1)
    for row in inside:
        for col in inside:
            around = "".join(line[col - 1 : col + 2] for line in grid[row - 1 : row + 2])
            for kind, (ground, beside) in SITES.items():
                near = around.count(beside) - (grid[row][col] == beside)
                if grid[row][col] == ground and near >= least:
                    yield (row, col), kind
