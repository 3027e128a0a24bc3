"""The static board of Stephenson's Rocket: hexes as bits, towns, companies and markers.

Built once from the tables; never part of a state, a view or a log.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

import msgspec

from rotonde.games.rocket import components
from rotonde.games.rocket.field import Field, HexCell, HexSet, field
from rotonde.kernel.tools.derived import derived
from rotonde.kernel.tools.numbered import Numbered
from rotonde.railway.bitset import bits, members
from rotonde.railway.hexes import SIDES, HexName, position, rotate

TownSet = int
"""A set of towns, one bit for each number."""

MarkerSet = int
"""A set of markers, one bit for each number."""


class Marker(msgspec.Struct, frozen=True):
    """A city marker; its number in `Board.markers` is its bit in a set of markers."""

    city: components.TownId
    good: components.Good


class Board(msgspec.Struct, frozen=True, dict=True):
    """Everything that never changes. Companies, towns and markers are numbered in data order."""

    tables: components.Tables

    # --- hexes --------------------------------------------------------------------------------

    @derived
    def field(self) -> Field:
        """How the bits of a hex set lie to each other."""
        return field(self.tables.board.cols, self.tables.board.rows)

    @derived
    def hexes(self) -> tuple[HexName, ...]:
        """All land, by row, then column."""
        return components.land_hexes(self.tables)

    @derived
    def cells(self) -> Mapping[HexName, HexCell]:
        """The bit of each hex by its name."""
        return {place: self.field.cell(*position(place)) for place in self.hexes}

    @derived
    def names(self) -> Mapping[HexCell, HexName]:
        """The name of each hex by its bit."""
        return {cell: place for place, cell in self.cells.items()}

    @derived
    def land(self) -> HexSet:
        """Every hex there is (ROC-2)."""
        return bits(self.cells.values())

    @derived
    def open(self) -> HexSet:
        """Land without a town (ROC-4)."""
        return self.land & ~bits(self.town_cells)

    @derived
    def near(self) -> Mapping[HexCell, HexSet]:
        """The land next to each hex."""
        return {cell: self.field.around(1 << cell) & self.land for cell in self.names}

    @derived
    def sides(self) -> Mapping[tuple[HexCell, HexCell], int]:
        """The direction from a hex to the one next to it."""
        return {
            (cell, HexCell(other)): side
            for cell in self.names
            for side in range(SIDES)
            for other in members(self.field.step(1 << cell, side) & self.land)
        }

    @derived
    def fans(self) -> Mapping[tuple[HexCell, int | None], tuple[HexSet, ...]]:
        """By hex and heading, the open hexes of the next step, by its direction (ROC-28)."""
        return {
            (cell, heading): tuple(
                self.field.step(1 << cell, side) & self.open if side in turns(heading) else 0
                for side in range(SIDES)
            )
            for cell in self.names
            for heading in (None, *range(SIDES))
        }

    @derived
    def ahead(self) -> Mapping[tuple[HexCell, int | None], HexSet]:
        """By hex and heading, all open hexes of the next step."""
        return {place: sum(fan) for place, fan in self.fans.items()}

    def hex_names(self, hexes: HexSet) -> tuple[HexName, ...]:
        """The hexes of a set, by row, then column."""
        return tuple(self.names[HexCell(cell)] for cell in members(hexes))

    # --- companies and towns ------------------------------------------------------------------

    @derived
    def companies(self) -> Numbered[components.CompanyId]:
        """The companies in data order."""
        return Numbered(row.id for row in self.tables.company)

    @derived
    def starts(self) -> tuple[HexCell, ...]:
        """The starting town of each company."""
        return tuple(self.town_cells[self.towns.number[row.start]] for row in self.tables.company)

    @derived
    def towns(self) -> Numbered[components.TownId]:
        """The towns in data order."""
        return Numbered(row.id for row in self.tables.town)

    @derived
    def town_at(self) -> Mapping[HexName, components.TownId]:
        """The town that covers a hex."""
        return {row.hex: row.id for row in self.tables.town}

    def town(self, town_id: components.TownId) -> components.TownRow:
        """The row of a town."""
        return self.tables.town[self.towns.number[town_id]]

    @derived
    def town_cells(self) -> tuple[HexCell, ...]:
        """The hex of each town."""
        return tuple(self.cells[row.hex] for row in self.tables.town)

    @derived
    def beside(self) -> Mapping[HexCell, TownSet]:
        """The towns next to each hex (ROC-7)."""
        return {
            cell: bits(n for n, town in enumerate(self.town_cells) if near >> town & 1)
            for cell, near in self.near.items()
        }

    @derived
    def cities(self) -> TownSet:
        """The towns that have markers."""
        return self.towns_of("city")

    @derived
    def railway_towns(self) -> TownSet:
        """The towns that pay for stations."""
        return self.towns_of("railway")

    def towns_of(self, kind: components.TownKind) -> TownSet:
        """The towns of one kind."""
        return self.towns.bits(row.id for row in self.tables.town if row.kind == kind)

    # --- markers ------------------------------------------------------------------------------

    @derived
    def markers(self) -> tuple[Marker, ...]:
        """Every marker: cities in data order, the goods of each in the order of the goods."""
        order = self.tables.meta.goods.index
        return tuple(
            Marker(row.id, good)
            for row in self.tables.town
            for good in sorted(row.markers, key=order)
        )

    @derived
    def city_markers(self) -> Mapping[components.TownId, MarkerSet]:
        """The markers of each city."""
        return {
            city: bits(n for n, marker in enumerate(self.markers) if marker.city == city)
            for city in self.towns.named(self.cities)
        }

    @derived
    def good_markers(self) -> Mapping[components.Good, MarkerSet]:
        """The markers of each good."""
        return {
            good: bits(n for n, marker in enumerate(self.markers) if marker.good == good)
            for good in self.tables.meta.goods
        }


def turns(heading: int | None) -> tuple[int, ...]:
    """The directions in which an engine with this heading may step (ROC-28)."""
    if heading is None:
        return tuple(range(SIDES))
    return rotate(heading, -1), heading, rotate(heading, 1)


def load(text: str) -> Board:
    """The board that the tables in `text` describe. Raises `DataError`."""
    return Board(components.read(text))


BOARD: Final = load(files(__package__).joinpath("data/rocket.toml").read_text("utf-8"))
