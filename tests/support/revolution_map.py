"""The map of Revolution once more, as sets of names: connected cities and available spaces."""

from collections.abc import Iterable

from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import CityId, SpaceId
from rotonde.games.revolution.state import Company

NEIGHBOURS: dict[SpaceId, set[str]] = {
    row.id: set(row.neighbours) for row in BOARD.tables.rail_space
}
CITIES = [row.id for row in BOARD.tables.city]


def space_ids(network: int) -> set[SpaceId]:
    """The spaces of a set of bits."""
    return {row.id for n, row in enumerate(BOARD.tables.rail_space) if network >> n & 1}


def city_ids(cities: int) -> set[CityId]:
    """The cities of a set of bits."""
    return {row.id for n, row in enumerate(BOARD.tables.city) if cities >> n & 1}


def reached(rails: Iterable[SpaceId]) -> set[str]:
    """The cities that one of these rails is a neighbour of (REV-20)."""
    return {place for rail in rails for place in NEIGHBOURS[rail] if place in CITIES}


def free_spaces(rails: Iterable[SpaceId]) -> set[SpaceId]:
    """The spaces that are available to these rails (REV-21)."""
    mine = set(rails)
    known = reached(mine) | mine
    return {space for space, beside in NEIGHBOURS.items() if space not in mine and beside & known}


def free_cities(company: Company) -> list[CityId]:
    """The cities available for a station, in data order (REV-22)."""
    open_to = reached(space_ids(company.network)) - city_ids(company.stations)
    return [city for city in CITIES if city in open_to]
