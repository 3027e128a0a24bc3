"""The map of a view: cities, links and crossings, each made once for the part it hangs on."""

from functools import lru_cache
from typing import Final

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.maps import FULL, SHUT, Exits, Link, Network, Railways, UnfinishedLink
from rotonde.games.tycoon.state import NO_CUBES, Cubes, State, hotels
from rotonde.games.tycoon.view.shapes import CityView, LinkView, UnfinishedView
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.derived import kept
from rotonde.railway.hexes import HexName

Owners = tuple[Seat | None, ...]
"""By city, or by city that can have a western link."""
MAPS: Final = 256
"""The number of maps of cities that are kept: of the tables that are in play, the last of each."""
CITIES: Final = 16 * MAPS
"""Most of a map is as it was before a move."""


def city_views(state: State) -> tuple[CityView, ...]:
    """All cities; the same object where nothing happened to any of them."""
    colours, western = state.network.railways.colours, state.western_links
    return shown_cities(state.cubes, colours, state.network.exits, hotel_owners(state), western)


def hotel_owners(state: State) -> Owners:
    """The owner of the hotel in each city."""
    owners: list[Seat | None] = [None] * len(BOARD.city_rows)
    for city, seat, _ in hotels(state):
        owners[BOARD.cities.number[city]] = seat
    return tuple(owners)


@lru_cache(maxsize=MAPS)
def shown_cities(
    cubes: tuple[Cubes, ...],
    colours: tuple[int, ...],
    exits: tuple[Exits, ...],
    hotels: Owners,
    western: Owners,
) -> tuple[CityView, ...]:
    """All cities from what they hang on."""
    builders = dict(zip(BOARD.western, western, strict=True))
    west = [builders.get(city) for city in range(len(BOARD.city_rows))]
    return tuple(map(city_view, range(len(west)), cubes, colours, exits, hotels, west))


@lru_cache(maxsize=CITIES)
def city_view(
    city: int, cubes: Cubes, colour: int, exits: Exits, hotel: Seat | None, western: Seat | None
) -> CityView:
    """A city, its cubes, and which of its exits are still free."""
    used, closed = exits
    return CityView(
        id=BOARD.cities.ids[city],
        colour=BOARD.city_colours.ids[colour],
        urbanized=colour != BOARD.printed_colours[city],
        cubes=cubes,
        empty=cubes == NO_CUBES,
        hotel=hotel,
        western_link=western,
        used_exits=used,
        closed_exits=closed,
    )


@kept
def crossings(network: Network) -> tuple[HexName, ...]:
    """The hexes with two tracks."""
    full = [place for place, sides in network.used.items() if SHUT[sides] is FULL]
    return tuple([BOARD.track_hexes.ids[place] for place in sorted(full)])


@kept
def link_views(railways: Railways) -> tuple[LinkView, ...]:
    """The completed links."""
    return tuple(map(link_view, railways.links))


@lru_cache(maxsize=CITIES)
def link_view(link: Link) -> LinkView:
    """A completed link."""
    return LinkView(
        id=link.id,
        owner=link.owner,
        city_a=BOARD.cities.ids[link.city_a],
        city_b=BOARD.cities.ids[link.city_b],
        tiles=tuple([BOARD.tiles[track] for track in link.tiles]),
    )


@kept
def unfinished_views(network: Network) -> tuple[UnfinishedView, ...]:
    """The links that are under way."""
    return tuple(map(unfinished_view, network.unfinished))


@lru_cache(maxsize=CITIES)
def unfinished_view(link: UnfinishedLink) -> UnfinishedView:
    """An unfinished link."""
    return UnfinishedView(
        owner=link.owner,
        city=BOARD.cities.ids[link.city],
        loose_end=BOARD.loose_ends[link.loose_end],
        ridge=BOARD.ridges[link.loose_end],
        tiles=tuple([BOARD.tiles[track] for track in link.tiles]),
    )
