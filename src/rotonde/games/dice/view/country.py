"""The general map, as it is shown: each tile made once for what lies on it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from rotonde.games.dice.board import BOARD, Cell, Place
from rotonde.games.dice.components import CompanyId, LineEnd
from rotonde.games.dice.maps.line import ENDS
from rotonde.games.dice.state import State
from rotonde.games.dice.view.shapes import SupplyView, TileView

TILES: Final = 4096
"""The number of tiles that are kept as they are shown."""
Stations = tuple[tuple[int, Cell], ...]
"""The company and the cell of each station of a tile."""


def tile_views(state: State) -> tuple[TileView, ...]:
    """The small tiles in the order of discovery."""
    courses, stations, ends = courses_of(state), stations_on(state), ends_on(state)
    small = zip(state.general_map.places, state.general_map.grounds, strict=True)
    return tuple(
        [
            tile_view(
                (number, place, ground),
                ends.get(place, ()),
                courses.get(place, ()),
                stations.get(place, ()),
            )
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


def ends_on(state: State) -> Mapping[Place, tuple[LineEnd, ...]]:
    """The ends that stand on each tile."""
    a, b = state.line.ends
    return {a.place: ENDS} if a.place == b.place else {a.place: ENDS[:1], b.place: ENDS[1:]}


def courses_of(state: State) -> Mapping[Place, tuple[Cell, ...]]:
    """The cells of the line on each tile, in their order; what is cleared left its trail."""
    trails = {trail.place: trail.cells for trail in reversed(state.trails)}
    active = {
        sheet.place: tuple([die.cell for die in sheet.in_order]) for sheet in state.line.sheets
    }
    return trails | active


def stations_on(state: State) -> Mapping[Place, Stations]:
    """The stations on each tile, company by company."""
    found: dict[Place, Stations] = {}
    for company, built in enumerate(state.stations):
        for station in built:
            found[station.place] = (*found.get(station.place, ()), (company, station.cell))
    return found


def supply_views(state: State) -> tuple[SupplyView, ...]:
    """The small tiles that are left."""
    return shown_supply(state.general_map.layout.supply)


@lru_cache(maxsize=TILES)
def shown_supply(supply: tuple[int, ...]) -> tuple[SupplyView, ...]:
    """The supply from the numbers that are left of each kind."""
    rows = zip(BOARD.kinds, supply, strict=True)
    return tuple(SupplyView(row.id, left, row.supply) for row, left in rows)
