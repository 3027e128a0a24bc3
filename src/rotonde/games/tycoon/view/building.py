"""The build action under way, and where it may lead: ways to cities, and what shuts them."""

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.maps import Network, UnfinishedLink, is_full
from rotonde.games.tycoon.rules.planning import (
    Planned,
    hexes_ahead,
    hindrance,
    unhindered,
    ways_on,
)
from rotonde.games.tycoon.state import State, build_limit
from rotonde.games.tycoon.steps import Building
from rotonde.games.tycoon.view.shapes import BuildingView, WayView
from rotonde.kernel.ids import Seat
from rotonde.railway.hexes import HexName


def building_view(state: State, reader: Seat | None) -> BuildingView | None:
    """The build action under way; who builds sees where it may lead."""
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, Building):
        return None
    link = None
    if step.loose_end is not None:
        link = state.network.loose[BOARD.side_number(step.loose_end)]
    limit = build_limit(state, step.seat)
    left = limit - len(step.laid)
    mine = link if reader == step.seat else None
    return BuildingView(
        tiles_laid=len(step.laid),
        limit=limit,
        loose_end=step.loose_end,
        city=None if link is None else BOARD.city_ids[link.city],
        grant=step.grant,
        paid=step.paid,
        ways=() if mine is None else ways(state.network, mine, left if step.grant else 0),
        ahead=() if mine is None else ahead(state.network, mine, left),
    )


def ahead(network: Network, link: UnfinishedLink, tiles: int) -> tuple[HexName, ...]:
    """The hexes that the tiles left could lie on."""
    return tuple(BOARD.hexes[place] for place in hexes_ahead(network, link, tiles))


def ways(network: Network, link: UnfinishedLink, granted: int) -> tuple[WayView, ...]:
    """The cheapest way on to each city near the loose end, and what shuts a cheaper one."""
    found, free = ways_on(network, link, granted), unhindered(network, link, granted)
    cities = sorted(found.keys() | free.keys())
    shown = (way_view(network, city, found.get(city), free.get(city)) for city in cities)
    return tuple(way for way in shown if way.tiles or way.closed is not None)


def way_view(network: Network, city: int, way: Planned | None, free: Planned | None) -> WayView:
    """One way, and the hex that shuts a cheaper one."""
    cheaper = free is not None and (way is None or free.total < way.total)
    place = hindrance(network, free) if cheaper and free is not None else None
    return WayView(
        city=BOARD.city_ids[city],
        tiles=() if way is None else tuple(BOARD.tiles[track] for track in way.tracks),
        prices=() if way is None else way.prices,
        total=0 if way is None else way.total,
        closed=None if place is None else BOARD.hexes[place],
        full=place is not None and is_full(network.used, place),
    )
