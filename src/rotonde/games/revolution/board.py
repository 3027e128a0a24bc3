"""The static board of Railroad Revolution: cities, rail spaces and sections as bits, and all tiles.

Built once from the tables; never part of a state, a view or a log.
"""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from rotonde.games.revolution.components import ids
from rotonde.games.revolution.components.reading import read
from rotonde.games.revolution.components.rows import (
    AbilityRow,
    CityTileRow,
    DealRow,
    GateRow,
    MilestoneRow,
    PlayerCountRow,
    Tables,
    TelegraphTileRow,
    TrainTileRow,
)
from rotonde.kernel.tools.derived import derived
from rotonde.kernel.tools.numbered import Numbered
from rotonde.railway.bitset import bits, members, union

CitySet = int
"""A set of cities, one bit for each number."""
SpaceSet = int
"""A set of rail spaces, one bit for each number."""
SectionSet = int
"""A set of telegraph sections; section 1 is bit 1, so that a section is its own number."""


class Board(msgspec.Struct, frozen=True, dict=True):
    """Everything that never changes. Cities and spaces are numbered in data order."""

    tables: Tables

    # --- cities and rails -----------------------------------------------------------------------

    @derived
    def cities(self) -> Numbered[ids.CityId]:
        """The cities in data order."""
        return Numbered(row.id for row in self.tables.city)

    @derived
    def costs(self) -> tuple[int, ...]:
        """The price of a station in each city."""
        return tuple(city.cost for city in self.tables.city)

    @derived
    def levels(self) -> Mapping[int, CitySet]:
        """The cities of each level."""
        cities = tuple(enumerate(self.tables.city))
        every = {city.level for _, city in cities}
        return {
            level: bits(n for n, city in cities if city.level == level) for level in sorted(every)
        }

    @derived
    def spaces(self) -> Numbered[ids.SpaceId]:
        """The rail spaces in data order."""
        return Numbered(row.id for row in self.tables.rail_space)

    @derived
    def start(self) -> SpaceSet:
        """The space on which every seat has its first rail (REV-3)."""
        return 1 << self.spaces.number[self.tables.start_kit.start_rail]

    @derived
    def triangles(self) -> tuple[int, ...]:
        """Triangles beside each space; the start space has none."""
        return tuple(max(space.terrain, 0) for space in self.tables.rail_space)

    @derived
    def markets(self) -> SpaceSet:
        """The spaces with a Market icon."""
        return bits(n for n, space in enumerate(self.tables.rail_space) if space.market)

    @derived
    def terrains(self) -> Mapping[int, SpaceSet]:
        """The spaces with exactly so many triangles, plains being 0 (REV-114)."""
        spaces = tuple(enumerate(self.tables.rail_space))
        return {
            count: bits(n for n, space in spaces if space.terrain == count) for count in range(4)
        }

    @derived
    def reaches(self) -> tuple[CitySet, ...]:
        """The cities beside each space."""
        numbers = self.cities.number
        return tuple(
            bits(numbers[ids.CityId(name)] for name in space.neighbours if name in numbers)
            for space in self.tables.rail_space
        )

    @derived
    def opens(self) -> tuple[SpaceSet, ...]:
        """The spaces that a rail makes available: those beside it, and beside its cities."""
        numbers, out = self.spaces.number, []
        for number, space in enumerate(self.tables.rail_space):
            beside = bits(
                numbers[ids.SpaceId(name)] for name in space.neighbours if name in numbers
            )
            shared = bits(n for n, reach in enumerate(self.reaches) if reach & self.reaches[number])
            out.append((beside | shared) & ~(1 << number))
        return tuple(out)

    # --- player boards --------------------------------------------------------------------------

    @derived
    def building_fields(self) -> tuple[int, ...]:
        """The section that the next building leaves, by how many are left (REV-23)."""
        return section_left_at([field.buildings for field in self.tables.player_board_section])

    @derived
    def rail_fields(self) -> tuple[int, ...]:
        """The section that the next rail leaves, by how many are left (REV-23)."""
        return section_left_at([field.rails for field in self.tables.player_board_section])

    @derived
    def sales(self) -> Mapping[int, int]:
        """The proceeds of a piece of each section (REV-90)."""
        return {field.index: field.money for field in self.tables.player_board_section}

    @derived
    def right_of_logo(self) -> tuple[int, int]:
        """Buildings and rails right of the company logo."""
        right = [field for field in self.tables.player_board_section if not field.left_of_logo]
        return sum(field.buildings for field in right), sum(field.rails for field in right)

    # --- tiles ----------------------------------------------------------------------------------

    @derived
    def city_tiles(self) -> Mapping[ids.CityTileId, CityTileRow]:
        """The city tiles by id."""
        return {tile.id: tile for tile in self.tables.city_tile}

    @derived
    def telegraph_tiles(self) -> Mapping[ids.TelegraphTileId, TelegraphTileRow]:
        """The telegraph tiles by id."""
        return {tile.id: tile for tile in self.tables.telegraph_tile}

    @derived
    def deals(self) -> Mapping[ids.MarketTileId, tuple[DealRow, DealRow]]:
        """The two deals of each Market tile."""
        return {tile.id: (tile.deal_1, tile.deal_2) for tile in self.tables.market_tile}

    @derived
    def trains(self) -> Mapping[ids.TrainKind, TrainTileRow]:
        """The kinds of trains."""
        return {train.kind: train for train in self.tables.train_tile}

    @derived
    def milestones(self) -> Mapping[ids.MilestoneId, MilestoneRow]:
        """The milestones by id."""
        return {tile.id: tile for tile in self.tables.milestone}

    @derived
    def milestone_order(self) -> Mapping[ids.MilestoneId, int]:
        """The place of each milestone in data order."""
        return {tile.id: number for number, tile in enumerate(self.tables.milestone)}

    def pile(self, pile: ids.Pile) -> tuple[ids.MilestoneId, ...]:
        """The milestones of one pile, in data order."""
        return tuple(tile.id for tile in self.tables.milestone if tile.pile == pile)

    @derived
    def abilities(self) -> Mapping[tuple[ids.Colour, ids.ActionSpace], AbilityRow]:
        """The ability of a specialised worker on each action space."""
        rows = self.tables.worker_ability
        return {(row.worker, row.action): row for row in rows if row.action != "any"}

    @derived
    def gates(self) -> tuple[tuple[GateRow | None, ...], ...]:
        """By track and space, the gate before it."""
        return tuple(
            tuple(
                next((gate for gate in track.gates if gate.entering == space), None)
                for space in range(len(track.vp))
            )
            for track in self.tables.performance_track
        )

    def seating(self, seats: int) -> PlayerCountRow:
        """The figures that change with the number of seats."""
        return next(row for row in self.tables.player_count if row.players == seats)


def section_left_at(pieces: list[int]) -> tuple[int, ...]:
    """By how many pieces are left, the section that the next one leaves; none is left at 0."""
    fields = [ids.Field(n + 1) for n, count in enumerate(pieces) for _ in range(count)]
    return (0, *reversed(fields))


def load(text: str) -> Board:
    """The board that the tables in `text` describe. Raises `DataError`."""
    return Board(read(text))


BOARD: Final = load(files(__package__).joinpath("data/revolution.toml").read_text("utf-8"))
COLOUR_NUMBERS: Final[Mapping[ids.Colour, int]] = {
    colour: n for n, colour in enumerate(ids.COLOURS)
}


# --- networks, the same ones of which are asked for again and again ------------------------------


@lru_cache(maxsize=1 << 14)
def connected_cities(network: SpaceSet) -> CitySet:
    """The cities that these rails connect (REV-20)."""
    return union(BOARD.reaches[number] for number in members(network))


@lru_cache(maxsize=1 << 14)
def available(network: SpaceSet) -> SpaceSet:
    """The spaces on which these rails can be continued (REV-21)."""
    return union(BOARD.opens[number] for number in members(network)) & ~network


@lru_cache(maxsize=1 << 15)
def cheapest(network: SpaceSet, rails: int) -> tuple[int, ...]:
    """The spaces that so many more rails need least triangles for, lowest ids first (REV-65)."""
    if not rails:
        return ()
    firsts = members(available(network))
    ways = ((first, *cheapest(network | 1 << first, rails - 1)) for first in firsts)
    return min(ways, key=climb, default=())


def climb(spaces: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """All triangles of these spaces, then the spaces themselves."""
    return sum(BOARD.triangles[number] for number in spaces), spaces


@lru_cache(maxsize=1 << 15)
def least_triangles(network: SpaceSet, rails: int) -> int:
    """How many triangles so many more rails need at least (REV-65)."""
    return climb(cheapest(network, rails))[0]
