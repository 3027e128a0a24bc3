"""The static board of Railroad Tycoon: hexes, tracks and their prices, cities and cards.

Built once from the tables; never part of a state, a view or a log. Track hexes, sides, tracks and
cities are numbers: side `s` of hex `h` is `6 h + s`, and track `t` of hex `h` is `9 h + t`.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

import msgspec

from rotonde.games.tycoon import components
from rotonde.kernel.tools.derived import derived
from rotonde.kernel.tools.numbered import Numbered
from rotonde.railway.bitset import bits, union
from rotonde.railway.hexes import SIDES, Grid, HexName, Tilt, position, rotate

CitySet = int
"""A set of cities, one bit for each number."""
FirstSet = int
"""A set of first tiles, one bit for each number in `Board.firsts`."""

SHAPES: Final = ((0, 2), (0, 3), (0, 4), (1, 3), (1, 4), (1, 5), (2, 4), (2, 5), (3, 5))
"""The tracks of a hex by their two sides: gentle curves and straights (TYC-10)."""
TRACKS: Final = len(SHAPES)
TURNS: Final = (2, 3, 4)
"""How far from one end of a track the other may lie, clockwise."""
NOWHERE: Final = -1

EVEN_ROWS: Final = ((0, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1))
ODD_ROWS: Final = ((1, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (0, -1))
"""Neighbour steps (column, row) in the order of the sides, by the index of the row."""


class TrackTile(msgspec.Struct, frozen=True, gc=False):
    """One track: its hex and the two sides it joins, the smaller first."""

    hex: HexName
    sides: tuple[int, int]


class LooseEnd(msgspec.Struct, frozen=True, gc=False):
    """The end of an unfinished link: a side of its last hex."""

    hex: HexName
    side: int


class Board(msgspec.Struct, frozen=True, dict=True):
    """Everything that never changes. Hexes are numbered by row, then column; cities as listed."""

    tables: components.Tables

    # --- hexes and sides ----------------------------------------------------------------------

    @derived
    def grid(self) -> Grid:
        """How the hexes lie to each other."""
        rows = self.tables.terrain.rows
        return Grid(Tilt.POINTY, len(rows[0]), len(rows), EVEN_ROWS, ODD_ROWS)

    @derived
    def ground(self) -> Mapping[HexName, str]:
        """The letter of every hex of the map."""
        return components.ground(self.tables)

    @derived
    def track_hexes(self) -> Numbered[HexName]:
        """The hexes where track may lie (TYC-9)."""
        return Numbered(place for place, letter in self.ground.items() if letter in "oh")

    @derived
    def places(self) -> Mapping[tuple[int, int], HexName]:
        """Every hex of the map by its column and row."""
        return {position(place): place for place in self.ground}

    def beyond(self, place: HexName, side: int) -> HexName | None:
        """The hex on the other side; None off the map."""
        return self.places.get(self.grid.neighbour(*position(place), side))

    @derived
    def facing(self) -> tuple[int, ...]:
        """By side, the side of the track hex that it lies against; `NOWHERE` without one."""
        return tuple(
            self.facing_side(place, side) for place in self.track_hexes.ids for side in range(SIDES)
        )

    @derived
    def exits(self) -> tuple[int, ...]:
        """By side, the city whose exit it faces; `NOWHERE` without one (TYC-12)."""
        found: list[int] = []
        for place in self.track_hexes.ids:
            for side in range(SIDES):
                beyond = self.beyond(place, side)
                city = NOWHERE if beyond is None else self.city_at.get(beyond, NOWHERE)
                leads = city != NOWHERE and rotate(side, 3) in self.city_exits[city]
                found.append(city if leads else NOWHERE)
        return tuple(found)

    @derived
    def ridges(self) -> tuple[bool, ...]:
        """By side, whether it lies on a ridge."""
        told = (line.split() for line in self.tables.ridges.sides)
        sides = {(HexName(place), self.side_numbers[side]) for place, side in told}
        both = sides | {(self.beyond(place, side), rotate(side, 3)) for place, side in sides}
        return tuple(
            (place, side) in both for place in self.track_hexes.ids for side in range(SIDES)
        )

    @derived
    def rivers(self) -> Mapping[HexName, tuple[int, ...]]:
        """The sides that a river crosses, by hex."""
        lines = (line.split() for line in self.tables.rivers.hexes)
        return {
            HexName(place): tuple(self.side_numbers[side] for side in sides)
            for place, *sides in lines
        }

    @derived
    def side_numbers(self) -> Mapping[str, int]:
        """The number of each side by its name."""
        return {side: number for number, side in enumerate(self.tables.meta.sides)}

    @derived
    def loose_ends(self) -> tuple[LooseEnd, ...]:
        """Every side as it is spoken of."""
        return tuple(
            LooseEnd(place, side) for place in self.track_hexes.ids for side in range(SIDES)
        )

    def side_number(self, end: LooseEnd) -> int:
        """The number of a side."""
        return SIDES * self.track_hexes.number[end.hex] + end.side

    # --- tracks -------------------------------------------------------------------------------

    @derived
    def tiles(self) -> tuple[TrackTile, ...]:
        """Every track as it is spoken of."""
        return tuple(TrackTile(place, sides) for place in self.track_hexes.ids for sides in SHAPES)

    @derived
    def tracks(self) -> Mapping[tuple[HexName, tuple[int, int]], int]:
        """The number of each track by its hex and sides."""
        return {(tile.hex, tile.sides): number for number, tile in enumerate(self.tiles)}

    @derived
    def ends(self) -> tuple[tuple[int, int], ...]:
        """The two sides of each track."""
        hexes = range(0, SIDES * len(self.track_hexes), SIDES)
        return tuple((first + a, first + b) for first in hexes for a, b in SHAPES)

    @derived
    def onward(self) -> tuple[tuple[int, ...], ...]:
        """By side, the three tracks that begin there."""
        shape = {sides: number for number, sides in enumerate(SHAPES)}
        return tuple(
            tuple(
                TRACKS * number + shape[min(side, other), max(side, other)]
                for other in (rotate(side, by) for by in TURNS)
            )
            for number in range(len(self.track_hexes))
            for side in range(SIDES)
        )

    @derived
    def base_prices(self) -> tuple[int, ...]:
        """The price of the ground of each track (TYC-37)."""
        costs = {"o": self.tables.costs.open, "h": self.tables.costs.hills}
        return tuple(costs[self.ground[place]] for place in self.track_hexes.ids for _ in SHAPES)

    @derived
    def granted_prices(self) -> tuple[int, ...]:
        """The price with a land grant: open ground is free (TYC-66)."""
        costs = {"o": 0, "h": self.tables.costs.hills}
        return tuple(costs[self.ground[place]] for place in self.track_hexes.ids for _ in SHAPES)

    @derived
    def river_prices(self) -> tuple[int, ...]:
        """The extra price of a river for each track (TYC-38)."""
        cost = self.tables.costs.river_crossing
        return tuple(
            cost * crosses(self.rivers.get(place, ()), *sides)
            for place in self.track_hexes.ids
            for sides in SHAPES
        )

    @derived
    def ridge_prices(self) -> tuple[int, ...]:
        """The extra price of a ridge for an end on each side, once it is attached (TYC-39)."""
        return tuple(self.tables.costs.ridge * ridge for ridge in self.ridges)

    # --- first tiles --------------------------------------------------------------------------

    @derived
    def firsts(self) -> tuple[int, ...]:
        """The tracks that begin at an exit and could go on: exit by exit, three each (TYC-29)."""
        begun = (track for side in self.exit_sides for track in self.onward[side])
        return tuple(dict.fromkeys(track for track in begun if self.leads_on(track)))

    @derived
    def city_sides(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """By city, its exits as listed, each with the side it faces; `NOWHERE` without one."""
        return tuple(
            tuple((side, self.facing_side(row.hex, side)) for side in self.city_exits[city])
            for city, row in enumerate(self.city_rows)
        )

    def facing_side(self, place: HexName, side: int) -> int:
        """The side of a track hex that a side of any hex lies against."""
        beyond = self.beyond(place, side)
        number = None if beyond is None else self.track_hexes.number.get(beyond)
        return NOWHERE if number is None else SIDES * number + rotate(side, 3)

    @derived
    def exit_sides(self) -> tuple[int, ...]:
        """The sides that face an exit: cities as listed, their exits as listed."""
        sides = (facing for exits in self.city_sides for _, facing in exits)
        return tuple(side for side in sides if side != NOWHERE)

    def leads_on(self, track: int) -> bool:
        """Whether both ends of a track face an exit or a hex for track (TYC-30)."""
        return all(
            self.exits[side] != NOWHERE or self.facing[side] != NOWHERE for side in self.ends[track]
        )

    @derived
    def first_numbers(self) -> Mapping[int, int]:
        """The number of each of these tracks among them."""
        return {track: number for number, track in enumerate(self.firsts)}

    @derived
    def exit_firsts(self) -> Mapping[int, FirstSet]:
        """By side that faces an exit, the first tiles that begin there."""
        numbers = self.first_numbers
        return {
            side: bits(numbers[track] for track in self.onward[side] if track in numbers)
            for side in self.exit_sides
        }

    @derived
    def city_firsts(self) -> tuple[FirstSet, ...]:
        """By city, the first tiles that begin at one of its exits."""
        return tuple(
            union(self.exit_firsts[beyond] for _, beyond in exits if beyond != NOWHERE)
            for exits in self.city_sides
        )

    @derived
    def closed_sides(self) -> tuple[FirstSet, ...]:
        """By side, the first tiles that a track through it shuts out: on it, or against it."""
        ending: dict[int, list[int]] = {}
        for number, track in enumerate(self.firsts):
            for side in self.ends[track]:
                ending.setdefault(side, []).append(number)
        sides = range(SIDES * len(self.track_hexes))
        return tuple(
            bits(ending.get(side, ())) | bits(ending.get(self.facing[side], ())) for side in sides
        )

    @derived
    def closed_hexes(self) -> tuple[FirstSet, ...]:
        """By hex, the first tiles that a second track in it shuts out: in it, or towards it."""
        return tuple(
            union(self.closed_sides[SIDES * number : SIDES * (number + 1)])
            for number in range(len(self.track_hexes))
        )

    @derived
    def one_tile_links(self) -> Mapping[tuple[int, int], FirstSet]:
        """The first tiles that join two cities at once."""
        found: dict[tuple[int, int], FirstSet] = {}
        for number, track in enumerate(self.firsts):
            first, second = sorted(self.exits[side] for side in self.ends[track])
            if first != NOWHERE:
                found[first, second] = found.get((first, second), 0) | 1 << number
        return found

    # --- cities -------------------------------------------------------------------------------

    @derived
    def cities(self) -> Numbered[components.CityId]:
        """The cities as listed."""
        return Numbered(self.tables.cities)

    @derived
    def city_rows(self) -> tuple[components.CityRow, ...]:
        """The row of each city, by its number."""
        return tuple(self.tables.cities.values())

    @derived
    def city_at(self) -> Mapping[HexName, int]:
        """The number of the city on a hex."""
        return {row.hex: number for number, row in enumerate(self.city_rows)}

    @derived
    def city_exits(self) -> tuple[tuple[int, ...], ...]:
        """The exits of each city as listed."""
        return tuple(
            tuple(self.side_numbers[side] for side in row.exits.split()) for row in self.city_rows
        )

    @derived
    def western(self) -> tuple[int, ...]:
        """The cities that can have a western link (TYC-70)."""
        return tuple(n for n, row in enumerate(self.city_rows) if row.western_hex is not None)

    @property
    def colours(self) -> tuple[components.Colour, ...]:
        """The colours of goods, in their order."""
        return self.tables.meta.goods_colours

    @derived
    def city_colours(self) -> Numbered[components.Colour]:
        """The colours that a city can have: those of the goods, then gray."""
        return Numbered((*self.colours, components.Colour(components.GRAY)))

    @derived
    def gray(self) -> int:
        """The number of the colour that accepts nothing."""
        return len(self.colours)

    @derived
    def letters(self) -> Mapping[components.Colour, str]:
        """The letter of each colour of goods."""
        return dict(zip(self.colours, self.tables.meta.goods_letters, strict=True))

    @derived
    def printed_colours(self) -> tuple[int, ...]:
        """The colour of each city at the start."""
        return tuple(self.city_colours.number[row.colour] for row in self.city_rows)

    @derived
    def refilled(self) -> int:
        """The city that red cubes of a western link refill (TYC-74)."""
        return self.cities.number[self.tables.western_link.refill_city]

    # --- cards --------------------------------------------------------------------------------

    @derived
    def cards(self) -> Mapping[components.CardId, components.CardRow]:
        """The operations cards as listed."""
        return {card.id: card for card in self.tables.operations_card}

    @derived
    def tycoons(self) -> Mapping[components.TycoonId, components.TycoonRow]:
        """The tycoon cards as listed."""
        return {card.id: card for card in self.tables.tycoon_card}


def crosses(river: tuple[int, ...], a: int, b: int) -> bool:
    """Whether a track from side `a` to side `b` pays for the river of its hex (TYC-38)."""
    if not river:
        return False
    return a in river or b in river or bank(river, a) != bank(river, b)


def bank(river: tuple[int, ...], side: int) -> int:
    """The first side of the river that is met clockwise from `side`."""
    return min(river, key=lambda crossed: (crossed - side) % SIDES)


def load(text: str) -> Board:
    """The board that the tables in `text` describe. Raises `DataError`."""
    return Board(components.read(text))


BOARD: Final = load(files(__package__).joinpath("data/tycoon.toml").read_text("utf-8"))
