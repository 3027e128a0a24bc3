"""The component tables of `data/rocket.toml`: typed on load, and held to their own counts.

Reads text, knows no rule. A wrong table raises `DataError`, which names table, row and field.
"""

import re
from collections import Counter
from typing import Literal, NewType

from rotonde.games.rocket.field import ODD_ROWS_EAST
from rotonde.kernel.tools.datafile import DataError, Row, demand, distinct, read_typed
from rotonde.railway.hexes import HexName, Steps, name

CompanyId = NewType("CompanyId", str)
TownId = NewType("TownId", str)
Good = NewType("Good", str)
TownKind = Literal["start", "city", "railway"]

PASSENGER = "passenger"
"""The one scoring category that is not a good."""

ROW = re.compile(r"([A-Z])-([A-Z])")


class Meta(Row, frozen=True):
    """The game on its box, and the order of its goods."""

    slug: str
    title: str
    designers: tuple[str, ...]
    year: int
    players_min: int
    players_max: int
    goods: tuple[Good, ...]
    categories: tuple[str, ...]


class Numbers(Row, frozen=True):
    """How many there are of everything."""

    companies: int
    shares_per_company: int
    supplementary_shares: int
    track_tiles: int
    stations_per_player: int
    starting_towns: int
    cities: int
    railway_towns: int
    markers_per_city: int
    markers_per_good: int
    passenger_markers: int
    actions_per_turn: int
    start_money: int


class Amounts(Row, frozen=True):
    """Pounds (ROC-53 to ROC-55, ROC-81)."""

    city_first: int
    city_second: int
    per_town_first: int
    category_first: int
    category_second: int
    unit: int


class Defaults(Row, frozen=True):
    """The options of a table that chose none (ROC-85 to ROC-87)."""

    station_may_leave_track: bool
    money_visible: bool
    stall_limit_rounds: int


class Layout(Row, frozen=True):
    """How the hexes lie (ROC-1, ROC-2)."""

    orientation: Literal["pointy-top"]
    layout: Literal["odd-r"]
    cols: int
    rows: int
    land_hexes: int
    open_hexes: int
    directions: tuple[str, str, str, str, str, str]
    neighbours_even_index: Steps
    neighbours_odd_index: Steps


class Land(Row, frozen=True):
    """The hexes of land, as a range of columns in each row."""

    rows: tuple[str, ...]


class CompanyRow(Row, frozen=True):
    """A railway company."""

    id: CompanyId
    label: str
    name: str
    colour: str
    start: TownId
    provenance: str


class TownRow(Row, frozen=True):
    """A town; only cities have markers."""

    id: TownId
    name: str
    kind: TownKind
    hex: HexName
    provenance: str
    markers: tuple[Good, ...] = ()


class Tables(Row, frozen=True):
    """The whole file."""

    meta: Meta
    numbers: Numbers
    income: Amounts
    options: Defaults
    board: Layout
    land: Land
    company: tuple[CompanyRow, ...]
    town: tuple[TownRow, ...]


def read(text: str) -> Tables:
    """The tables that `text` spells. Raises `DataError`."""
    tables = read_typed(text, Tables)
    check_counts(tables)
    check_layout(tables)
    check_towns(tables)
    check_companies(tables)
    check_markers(tables)
    return tables


def check_counts(tables: Tables) -> None:
    """The tables have as many rows as `[numbers]` says."""
    numbers = tables.numbers
    kinds = Counter(town.kind for town in tables.town)
    demand(numbers.companies, len(tables.company), "numbers", "companies")
    demand(numbers.starting_towns, kinds["start"], "numbers", "starting_towns")
    demand(numbers.cities, kinds["city"], "numbers", "cities")
    demand(numbers.railway_towns, kinds["railway"], "numbers", "railway_towns")
    demand((PASSENGER, *tables.meta.goods), tables.meta.categories, "meta", "categories")


def check_layout(tables: Tables) -> None:
    """The grid is the one that hex sets know, and the land lies inside it."""
    layout = tables.board
    demand(ODD_ROWS_EAST[0], layout.neighbours_even_index, "board", "neighbours_even_index")
    demand(ODD_ROWS_EAST[1], layout.neighbours_odd_index, "board", "neighbours_odd_index")
    demand(layout.rows, len(tables.land.rows), "land", "rows")
    for row, span in enumerate(tables.land.rows):
        if not inside(span, layout.cols):
            problem = f"{span} is no range of the {layout.cols} columns"
            raise DataError("land", row, "rows", problem)
    land = len(land_hexes(tables))
    demand(layout.land_hexes, land, "board", "land_hexes")
    demand(layout.open_hexes, land - len(tables.town), "board", "open_hexes")


def inside(span: str, cols: int) -> bool:
    """Whether a range such as `C-J` lies within the columns."""
    found = ROW.fullmatch(span)
    return found is not None and found[1] <= found[2] and ord(found[2]) - ord("A") < cols


def land_hexes(tables: Tables) -> tuple[HexName, ...]:
    """All land by row, then column."""
    return tuple(
        name(ord(letter) - ord("A"), row)
        for row, span in enumerate(tables.land.rows)
        for letter in map(chr, range(ord(span[0]), ord(span[2]) + 1))
    )


def check_towns(tables: Tables) -> None:
    """Each town has its own id and its own hex of land."""
    land = set(land_hexes(tables))
    distinct("town", "id", [town.id for town in tables.town])
    distinct("town", "hex", [town.hex for town in tables.town])
    for row, town in enumerate(tables.town):
        if town.hex not in land:
            raise DataError("town", row, "hex", f"{town.hex} is not land")


def check_companies(tables: Tables) -> None:
    """Each company has its own id and its own starting town."""
    starts = {town.id for town in tables.town if town.kind == "start"}
    distinct("company", "id", [company.id for company in tables.company])
    distinct("company", "start", [company.start for company in tables.company])
    for row, company in enumerate(tables.company):
        if company.start not in starts:
            raise DataError("company", row, "start", f"{company.start} is no starting town")


def check_markers(tables: Tables) -> None:
    """Cities have their markers and nothing else has any; each good has its share."""
    numbers, goods = tables.numbers, tables.meta.goods
    for row, town in enumerate(tables.town):
        due = numbers.markers_per_city if town.kind == "city" else 0
        demand(due, len(town.markers), "town", "markers", row)
        if not set(town.markers) <= set(goods):
            raise DataError("town", row, "markers", f"{list(town.markers)} are not all goods")
    found = Counter(good for town in tables.town for good in town.markers)
    for good in goods:
        demand(numbers.markers_per_good, found[good], "numbers", f"markers_per_good ({good})")
