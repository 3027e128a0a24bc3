"""The component tables of `data/tycoon.toml`: typed on load, and held to their own counts.

Reads text, knows no rule. A wrong table raises `DataError`, which names table, row and field.
"""

from collections.abc import Container, Mapping
from typing import Final, Literal, NewType

import msgspec

from rotonde.kernel.tools.datafile import DataError, Row, SourceRow, demand, distinct, read_typed
from rotonde.railway.hexes import SIDES, HexName, name

CityId = NewType("CityId", str)
CardId = NewType("CardId", str)
"""An operations card, as in `hotel_boston`; equal cards share their id."""
TycoonId = NewType("TycoonId", str)
Colour = NewType("Colour", str)
"""The colour of goods, and of the cities that accept them."""

Terrain = Literal["o", "h"]
"""Open and hills: where track may be laid (TYC-9)."""

CardClass = Literal["objective", "immediate", "hand", "per_turn", "permanent"]
Effect = Literal[
    "first_delivery",
    "first_delivery_over_links",
    "first_delivery_to",
    "first_engine_level",
    "major_line",
    "major_line_west",
    "free_urbanize",
    "add_cubes",
    "two_actions",
    "open_terrain_free_one_build",
    "build_limit",
    "hotel",
]
Objective = Literal[
    "links_at_city",
    "most_links",
    "fewest_shares",
    "first_to_engine_level",
    "built_western_link",
    "longest_line",
    "connects",
    "most_money",
]

GRAY: Final = "gray"
"""The colour of a city that accepts no goods (TYC-12)."""
GROUND: Final = "ohCw."
"""Open, hills, city, western hex, not playable."""

NEEDS: Final[Mapping[Effect, tuple[str, ...]]] = {
    "first_delivery": ("points",),
    "first_delivery_over_links": ("points", "links"),
    "first_delivery_to": ("points", "city"),
    "first_engine_level": ("points", "level"),
    "major_line": ("points", "cities"),
    "major_line_west": ("points", "cities"),
    "free_urbanize": (),
    "add_cubes": ("cubes",),
    "two_actions": ("actions",),
    "open_terrain_free_one_build": (),
    "build_limit": ("tiles",),
    "hotel": ("points", "city"),
}
"""The figures that a card of each effect must have."""


class Meta(Row, frozen=True):
    """The game on its box, its colours and its sides."""

    slug: str
    title: str
    designers: tuple[str, ...]
    publisher: str
    players_min: int
    players_max: int
    seat_colours: tuple[str, ...]
    goods_colours: tuple[Colour, ...]
    goods_letters: tuple[str, ...]
    sides: tuple[str, str, str, str, str, str]


class Supply(Row, frozen=True):
    """How many there are of everything."""

    cubes_per_colour: int
    locomotives_per_seat: int
    western_link_tiles: int
    new_city_tiles: Mapping[Colour, int]
    track_tiles: Literal["unlimited"]
    empty_city_markers: Literal["unlimited"]
    shares: Literal["unlimited"]


class Costs(Row, frozen=True):
    """Prices in thousands of dollars (TYC-14, TYC-21, TYC-37 to TYC-39, TYC-43, TYC-70)."""

    open: int
    hills: int
    river_crossing: int
    ridge: int
    urbanize: int
    western_link: int
    share_value: int
    dividend_per_share: int
    bid_min: int
    bid_max: int


class Limits(Row, frozen=True):
    """How often, and how many at once."""

    tiles_per_build: int
    action_rounds: int
    urbanize_cubes: int
    western_red_cubes: int
    chicago_refill_cubes: int
    voluntary_shares_per_turn: int
    turns_max: int


class Engines(Row, frozen=True):
    """Levels and the price of each (TYC-46)."""

    start_level: int
    max_level: int
    upgrade_cost: Mapping[str, int]


class EndOfGame(Row, frozen=True):
    """Markers that bring the end, by number of players (TYC-79)."""

    markers: Mapping[str, int]


class SetupRow(Row, frozen=True):
    """The figures that change with the number of players (TYC-2, TYC-7)."""

    goods_reduction: Mapping[str, int]
    face_up_cards_per_player: int


class WesternLink(Row, frozen=True):
    """Its cubes, and the city that their delivery refills (TYC-71, TYC-74)."""

    colour: Colour
    refill_city: CityId


class IncomeTrack(Row, frozen=True):
    """Income by space, from space 0 on (TYC-75)."""

    spaces: tuple[int, ...]


class Terrains(Row, frozen=True):
    """The ground, one letter a hex."""

    rows: tuple[str, ...]


class CityRow(Row, frozen=True):
    """A city; gray ones accept no goods."""

    name: str
    hex: HexName
    colour: Colour
    goods: int
    exits: str
    western_hex: HexName | None = None


class Ridges(Row, frozen=True):
    """Hex sides on a ridge."""

    sides: tuple[str, ...]


class Rivers(Row, frozen=True):
    """Hexes with the sides that a river crosses."""

    hexes: tuple[str, ...]


class TycoonRow(Row, frozen=True):
    """A secret card (TYC-87, TYC-88)."""

    id: TycoonId
    name: str
    points: int
    objective: Objective
    city: CityId | None = None
    cities: tuple[CityId, ...] = ()
    level: int | None = None


class CardRow(Row, frozen=True):
    """An operations card and its copies (TYC-59 to TYC-69)."""

    id: CardId
    name: str
    copies: int
    effect: Effect
    certainty: str
    kind: CardClass = msgspec.field(name="class")
    start: bool = False
    points: int = 0
    links: int = 0
    level: int = 0
    cubes: int = 0
    tiles: int = 0
    actions: int = 0
    city: CityId | None = None
    cities: tuple[CityId, ...] = ()
    copies_proposed: int = 0


class Tables(Row, frozen=True):
    """The whole file."""

    meta: Meta
    source: tuple[SourceRow, ...]
    supply: Supply
    costs: Costs
    limits: Limits
    engines: Engines
    end_of_game: EndOfGame
    setup: SetupRow
    western_link: WesternLink
    income: IncomeTrack
    terrain: Terrains
    cities: Mapping[CityId, CityRow]
    ridges: Ridges
    rivers: Rivers
    tycoon_card: tuple[TycoonRow, ...]
    operations_card: tuple[CardRow, ...]


def read(text: str) -> Tables:
    """The tables that `text` spells. Raises `DataError`."""
    tables = read_typed(text, Tables)
    check_terrain(tables)
    check_colours(tables)
    check_cities(tables)
    check_sides(tables)
    check_counts(tables)
    check_tycoons(tables)
    check_cards(tables)
    return tables


def ground(tables: Tables) -> dict[HexName, str]:
    """The letter of each hex, by row, then column."""
    return {
        name(col, row): letter
        for row, line in enumerate(tables.terrain.rows)
        for col, letter in enumerate(line)
    }


def check_terrain(tables: Tables) -> None:
    """The rows are equally long and hold known letters."""
    rows = tables.terrain.rows
    for row, line in enumerate(rows):
        demand(len(rows[0]), len(line), "terrain", "rows", row)
        if strange := set(line) - set(GROUND):
            raise DataError("terrain", row, "rows", f"no ground is written {sorted(strange)}")


def check_colours(tables: Tables) -> None:
    """Each colour has its letter; new cities and western links have one of the colours."""
    colours = tables.meta.goods_colours
    demand(len(colours), len(tables.meta.goods_letters), "meta", "goods_letters")
    distinct("meta", "goods_letters", tables.meta.goods_letters)
    for colour in tables.supply.new_city_tiles:
        one_of(colour, colours, "supply", "new_city_tiles")
    one_of(tables.western_link.colour, colours, "western_link", "colour")
    one_of(tables.western_link.refill_city, tables.cities, "western_link", "refill_city")


def one_of(
    value: str, known: Container[str], table: str, field: str, row: int | str | None = None
) -> None:
    """Raise where a table names something that no other table has."""
    if value not in known:
        raise DataError(table, row, field, f"{value} is not known")


def check_cities(tables: Tables) -> None:
    """Each city stands on a hex of its own, has exits, and a colour."""
    letters, sides = ground(tables), tables.meta.sides
    for city, row in tables.cities.items():
        demand("C", letters.get(row.hex), "cities", "hex", city)
        one_of(row.colour, (*tables.meta.goods_colours, GRAY), "cities", "colour", city)
        for side in row.exits.split():
            one_of(side, sides, "cities", "exits", city)
        if row.goods < 1:
            raise DataError("cities", city, "goods", "every city begins with a cube")
        if row.western_hex is not None:
            demand("w", letters.get(row.western_hex), "cities", "western_hex", city)
    hexes = [row.hex for row in tables.cities.values()]
    distinct("cities", "hex", hexes)
    demand(list(letters.values()).count("C"), len(hexes), "terrain", "rows")


def check_sides(tables: Tables) -> None:
    """Ridges and rivers lie on the map, each told once."""
    letters = ground(tables)
    for row, line in enumerate(tables.ridges.sides):
        place, *sides = line.split()
        one_of(place, letters, "ridges", "sides", row)
        demand(1, len(sides), "ridges", "sides", row)
        one_of(sides[0], tables.meta.sides, "ridges", "sides", row)
    distinct("ridges", "sides", tables.ridges.sides)
    for row, line in enumerate(tables.rivers.hexes):
        place, *sides = line.split()
        if letters.get(HexName(place)) not in ("o", "h"):
            raise DataError("rivers", row, "hexes", f"{place} is no hex for track")
        for side in sides:
            one_of(side, tables.meta.sides, "rivers", "hexes", row)
    distinct("rivers", "hexes", [line.split()[0] for line in tables.rivers.hexes])


def check_counts(tables: Tables) -> None:
    """Every number of players and every level has its figure; the bag holds what cities need."""
    meta, engines = tables.meta, tables.engines
    players = [str(n) for n in range(meta.players_min, meta.players_max + 1)]
    demand(players, list(tables.end_of_game.markers), "end_of_game", "markers")
    demand(players, list(tables.setup.goods_reduction), "setup", "goods_reduction")
    levels = [str(n) for n in range(engines.start_level + 1, engines.max_level + 1)]
    demand(levels, list(engines.upgrade_cost), "engines", "upgrade_cost")
    cubes = sum(row.goods for row in tables.cities.values())
    if cubes > tables.supply.cubes_per_colour * len(meta.goods_colours):
        raise DataError("supply", None, "cubes_per_colour", f"cities need {cubes} cubes")
    western = [row for row in tables.cities.values() if row.western_hex is not None]
    demand(tables.supply.western_link_tiles, len(western), "supply", "western_link_tiles")
    demand(len(meta.sides), SIDES, "meta", "sides")


def check_tycoons(tables: Tables) -> None:
    """There is a tycoon for each seat, and its cities are cities."""
    distinct("tycoon_card", "id", [card.id for card in tables.tycoon_card])
    if len(tables.tycoon_card) < tables.meta.players_max:
        raise DataError("tycoon_card", None, "id", "there are fewer cards than seats")
    for row, card in enumerate(tables.tycoon_card):
        for city in (*card.cities, *filter(None, [card.city])):
            one_of(city, tables.cities, "tycoon_card", "cities", row)


def check_cards(tables: Tables) -> None:
    """Each card has the figures of its effect, and its cities are cities."""
    distinct("operations_card", "id", [card.id for card in tables.operations_card])
    for row, card in enumerate(tables.operations_card):
        for field in NEEDS[card.effect]:
            if not getattr(card, field):
                raise DataError("operations_card", row, field, f"{card.effect} needs it")
        for city in (*card.cities, *filter(None, [card.city])):
            one_of(city, tables.cities, "operations_card", "cities", row)
        if card.copies < 1:
            raise DataError("operations_card", row, "copies", "a card has one copy or more")
