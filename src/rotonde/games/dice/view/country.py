"""The general map, as it is shown: each tile made once for what lies on it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from rotonde.games.dice.board import BOARD, Cell, Place
from rotonde.games.dice.components import CompanyId, LineEnd
from rotonde.games.dice.maps.general import GeneralMap
from rotonde.games.dice.maps.line import ENDS, Line
from rotonde.games.dice.scoring import count_basis
from rotonde.games.dice.state import State, Trail
from rotonde.games.dice.view.shapes import SupplyView, TileView
from rotonde.kernel.tools.derived import kept_last

TILES: Final = 4096
"""The number of tiles that are kept as they are shown."""
Stations = tuple[tuple[int, Cell], ...]
"""The company and the cell of each station of a tile."""


def tile_views(state: State) -> tuple[TileView, ...]:
    """The small tiles in the order of discovery."""
    return shown_tiles(state.line, state.trails, count_basis(state).stations_on)


@kept_last
def shown_tiles(
    line: Line, trails: tuple[Trail, ...], stations: Mapping[Place, Stations]
) -> tuple[TileView, ...]:
    """The tiles from all that they depend on: of most only their trail is left to be seen."""
    general_map, ends = line.general_map, ends_on(line)
    tiles = [*quiet_tiles(general_map, trails, stations)]
    for sheet in line.sheets:
        place, number = sheet.place, general_map.layout.at[sheet.place]
        course = tuple([die.cell for die in sheet.in_order])
        tile = number + 1, place, general_map.grounds[number]
        tiles[number] = tile_view(tile, ends.get(place, ()), course, stations.get(place, ()))
    return tuple(tiles)


@kept_last
def quiet_tiles(
    general_map: GeneralMap, trails: tuple[Trail, ...], stations: Mapping[Place, Stations]
) -> tuple[TileView, ...]:
    """All tiles as if none were active; what is cleared left its trail."""
    courses = {trail.place: trail.cells for trail in reversed(trails)}
    small = zip(general_map.places, general_map.grounds, strict=True)
    return tuple(
        [
            tile_view((number, place, ground), (), courses.get(place, ()), stations.get(place, ()))
            for number, (place, ground) in enumerate(small, start=1)
        ]
    )


@lru_cache(maxsize=TILES)
def tile_view(
    tile: tuple[int, Place, int],
    ends: tuple[LineEnd, ...],
    course: tuple[Cell, ...],
    stations: Stations,
) -> TileView:
    """A small tile by its number, place and ground, from what lies on it."""
    number, place, ground = tile
    return TileView(
        number=number,
        place=BOARD.places[place],
        kind=BOARD.kinds[BOARD.grounds[ground].kind].id,
        rotation=BOARD.grounds[ground].rotation,
        ends=ends,
        course=tuple([BOARD.cell_names[cell] for cell in course]),
        stations={company_id(company): BOARD.cell_names[cell] for company, cell in stations},
    )


def company_id(company: int) -> CompanyId:
    """The name of a company."""
    return BOARD.companies[company].id


def ends_on(line: Line) -> Mapping[Place, tuple[LineEnd, ...]]:
    """The ends that stand on each tile."""
    a, b = line.ends
    return {a.place: ENDS} if a.place == b.place else {a.place: ENDS[:1], b.place: ENDS[1:]}


def supply_views(state: State) -> tuple[SupplyView, ...]:
    """The small tiles that are left."""
    return shown_supply(state.general_map.layout.supply)


@lru_cache(maxsize=TILES)
def shown_supply(supply: tuple[int, ...]) -> tuple[SupplyView, ...]:
    """The supply from the numbers that are left of each kind."""
    rows = zip(BOARD.kinds, supply, strict=True)
    return tuple(SupplyView(row.id, left, row.supply) for row, left in rows)
