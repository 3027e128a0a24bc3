"""The build action under way, and where it may lead: ways to cities, and what shuts them."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.maps import Network, UnfinishedLink, is_full
from rotonde.games.tycoon.rules.planning import hexes_ahead, hindrance, ways_if_alone, ways_on
from rotonde.games.tycoon.rules.ways import Planned
from rotonde.games.tycoon.state import COSTS, LIMITS, State, build_limit
from rotonde.games.tycoon.steps import Building
from rotonde.games.tycoon.view.shapes import BuildingView, GroundPrices, WayView
from rotonde.kernel.law.ids import Seat
from rotonde.railway.hexes import HexName

KEPT: Final = 4096
"""The number of ways that are kept as they are shown: most lead on as before."""
PRINTED: Final = GroundPrices(COSTS.open, COSTS.hills, COSTS.river_crossing, COSTS.ridge)
GRANTED: Final = replace(PRINTED, open=0)


def prices(state: State) -> GroundPrices:
    """The cost of ground for the next tile (TYC-37 to TYC-39, TYC-66)."""
    step = state.steps[-1] if state.steps else None
    return GRANTED if isinstance(step, Building) and step.grant else PRINTED


def building_view(state: State, reader: Seat | None) -> BuildingView | None:
    """The build action under way; who builds sees where it may lead."""
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, Building):
        return None
    link = None if step.side is None else state.network.loose[step.side]
    limit = build_limit(state, step.seat)
    left = limit - len(step.laid)
    mine = link if reader == step.seat else None
    return BuildingView(
        tiles_laid=len(step.laid),
        limit=limit,
        loose_end=step.loose_end,
        city=None if link is None else BOARD.cities.ids[link.city],
        grant=step.grant,
        paid=step.paid,
        ways=() if mine is None else ways(state.network, mine, left, grant=step.grant),
        ahead=() if mine is None else ahead(state.network, mine, left),
    )


def ahead(network: Network, link: UnfinishedLink, tiles: int) -> tuple[HexName, ...]:
    """The hexes that the tiles left could lie on."""
    return tuple(BOARD.track_hexes.ids[place] for place in hexes_ahead(network, link, tiles))


def ways(network: Network, link: UnfinishedLink, left: int, *, grant: bool) -> tuple[WayView, ...]:
    """The cheapest way on to each city near the loose end, and what shuts a cheaper one.

    `left` is how many tiles the action may still have, under a grant or not.
    """
    granted = left if grant else 0
    found, free = ways_on(network, link, granted), ways_if_alone(network, link, granted)
    return tuple([way_view(network, found.get(city), free[city], left) for city in sorted(free)])


def way_view(network: Network, way: Planned | None, free: Planned, left: int) -> WayView:
    """One way, and the hex that shuts a cheaper one."""
    if way is not None and way.total == free.total:
        return open_way(way, left)
    place = hindrance(network, free)
    assert place is not None, "a free way is the cheapest"
    shown = no_way(free.city) if way is None else open_way(way, left)
    return replace(shown, closed=BOARD.track_hexes.ids[place], full=is_full(network, place))


@lru_cache(maxsize=KEPT)
def open_way(way: Planned, left: int) -> WayView:
    """A way to a city, of which an action may have so many more tiles."""
    later = max(0, len(way.tracks) - left)
    return WayView(
        city=BOARD.cities.ids[way.city],
        tiles=tuple([BOARD.tiles[track] for track in way.tracks]),
        prices=way.prices,
        total=way.total,
        now=min(left, len(way.tracks)),
        actions=1 + -(-later // LIMITS.tiles_per_build),
    )


def no_way(city: int) -> WayView:
    """A city to which all ways are shut."""
    return WayView(BOARD.cities.ids[city], tiles=(), prices=(), total=0, now=0, actions=0)
