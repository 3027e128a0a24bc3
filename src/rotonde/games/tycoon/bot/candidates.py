"""Orders worth a look: the first tiles of the best planned links, deliveries, cities."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.tycoon.actions import AnyAction, Deliver, StopBuilding
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.bot.links import Judged, link_values, ways_ahead
from rotonde.games.tycoon.rules.building import TILES
from rotonde.games.tycoon.rules.delivering import route_of
from rotonde.games.tycoon.rules.planning import ways_from_city, ways_on
from rotonde.games.tycoon.rules.routes import origins, points_of
from rotonde.games.tycoon.state import State, build_limit, locomotives_left
from rotonde.games.tycoon.steps import Building
from rotonde.kernel.law.ids import Seat

LINKS: Final = 9
"""So many planned links are looked at."""
STARTS: Final = 16
"""So many cities are looked at for a first link, or for a second start."""
SMALL: Final = 5
"""A network of fewer cities may have begun at the wrong place."""
DELIVERIES: Final = 8
CITIES: Final = 5


def best_firsts(state: State, step: Building) -> Sequence[AnyAction]:
    """The first tiles of the links that look best, own unfinished ones among them."""
    seat, planned = step.seat, list[Judged]()
    most = build_limit(state, seat)
    for link in state.network.unfinished:
        if link.owner == seat:
            ways = ways_on(state.network, link, 0, most)
            planned += link_values(state, seat, link.city, ways, most)
    if locomotives_left(state, seat):
        for city in starts(state, seat):
            ways = ways_from_city(state.network, seat, city, most)
            planned += link_values(state, seat, city, ways, most)
    planned.sort(key=lambda plan: -plan.value)
    return list(dict.fromkeys(TILES[plan.first] for plan in planned[: LINKS * 2]))[:LINKS]


def starts(state: State, seat: Seat) -> Sequence[int]:
    """Cities where a link may begin: the own network, and the richest while that is small."""
    own = origins(state.network.railways, seat)
    if len(own) >= SMALL:
        return own
    rich = sorted(range(len(state.cubes)), key=lambda city: -sum(state.cubes[city]))
    return list(dict.fromkeys([*own, *rich[:STARTS]]))


def best_nexts(state: State, step: Building) -> list[AnyAction]:
    """The next tile of the two best ways on; to stop where none leads anywhere in time."""
    assert step.loose_end is not None
    planned = ways_ahead(state, step)
    planned.sort(key=lambda plan: -plan.value)
    tiles: list[AnyAction] = [TILES[plan.first] for plan in planned[:2]]
    return list(dict.fromkeys(tiles)) or [StopBuilding()]


def best_deliveries(state: State, seat: Seat, legal: Sequence[Deliver]) -> list[AnyAction]:
    """The deliveries that pay the seat most and the others least."""

    def value(order: Deliver) -> float:
        city, colour = BOARD.cities.number[order.origin], BOARD.city_colours.number[order.colour]
        route = route_of(state, seat, city, colour, order.route)
        assert route is not None
        points = points_of(route.points, state.seats)
        return points[seat] - 0.4 * (sum(points) - points[seat])

    return list(sorted(legal, key=value, reverse=True)[:DELIVERIES])


def best_cities(state: State, seat: Seat) -> set[int]:
    """The own cities with the most links: where cubes and colours are of use."""
    railways = state.network.railways
    own = origins(railways, seat) or range(CITIES)
    return set(sorted(own, key=lambda city: -railways.ends_in(seat, city))[:CITIES])
