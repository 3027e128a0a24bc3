"""Orders worth a look: the first tiles of the best planned links, deliveries, cities."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rotonde.games.tycoon.actions import AnyAction, Deliver, StopBuilding
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.bot.worth import turns_left
from rotonde.games.tycoon.rules.building import TILES
from rotonde.games.tycoon.rules.delivering import route_of
from rotonde.games.tycoon.rules.planning import ways_from_city, ways_on
from rotonde.games.tycoon.rules.routes import origins, points_of
from rotonde.games.tycoon.rules.ways import Planned
from rotonde.games.tycoon.state import LIMITS, State, build_limit, locomotives_left
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
TWO_ACTIONS: Final = 1.5
"""The cost of a second action for a link."""


class Judged(NamedTuple):
    """The first tile of a planned link, and how good the link looks at first sight."""

    value: float
    first: int


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


def link_values(
    state: State, seat: Seat, home: int, ways: Mapping[int, Planned], most: int
) -> list[Judged]:
    """How good the links from one city look: goods they open, less what they cost."""
    own = set(origins(state.network.railways, seat))
    dollar = 0.2 * (1 + max(0.0, turns_left(state)) / 8)
    out = list[Judged]()
    for city, way in ways.items():
        late = TWO_ACTIONS * (len(way.tracks) > most)
        value = goods_moved(state, home, city, own) - dollar * way.total - late
        out.append(Judged(value, way.tracks[0]))
    return out


def goods_moved(state: State, home: int, city: int, own: set[int]) -> float:
    """The goods that a link between two cities moves, over it alone and into the own network."""
    colours = state.network.railways.colours
    total = 0.0
    for here, there in ((home, city), (city, home)):
        if colours[there] != BOARD.gray:
            total += 1.3 * state.cubes[here][colours[there]]
        fresh = there not in own
        wanted = {colours[other] for other in own}
        for colour, count in enumerate(state.cubes[there]):
            total += 0.5 * count * (fresh and colour in wanted)
        if fresh and colours[there] != BOARD.gray:
            total += 0.45 * sum(state.cubes[other][colours[there]] for other in own)
    return total


def best_nexts(state: State, step: Building) -> list[AnyAction]:
    """The next tile of the two best ways on; to stop where none leads anywhere in time."""
    assert step.loose_end is not None
    side = BOARD.side_number(step.loose_end)
    link = state.network.loose[side]
    left = build_limit(state, step.seat) - len(step.laid)
    later = LIMITS.tiles_per_build * (state.action_round < LIMITS.action_rounds)
    ways = ways_on(state.network, link, 0, left)
    if not ways and later:
        ways = ways_on(state.network, link, 0, left + later)
    planned = link_values(state, step.seat, link.city, ways, left)
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
