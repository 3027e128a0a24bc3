"""Deliver: which cube may go where, and all that follows (TYC-48 to TYC-58)."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import reasons
from rotonde.games.tycoon.actions import Deliver
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.maps import Railways
from rotonde.games.tycoon.rules import routes
from rotonde.games.tycoon.rules.action_ends import busy, end_action, with_points
from rotonde.games.tycoon.rules.bag import drawn_into, with_city, with_cubes
from rotonde.games.tycoon.rules.objectives import delivery_met
from rotonde.games.tycoon.state import (
    LIMITS,
    MARKERS_NEEDED,
    Deed,
    State,
    empty_markers,
    hotel_owner,
    western_builder,
)
from rotonde.games.tycoon.steps import Delivering
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, Named
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.tools.derived import kept
from rotonde.railway.bitset import members

WESTERN_COLOUR = BOARD.city_colours.number[BOARD.tables.western_link.colour]

# --- what may be delivered ------------------------------------------------------------------------


def may_deliver(state: State, seat: Seat) -> bool:
    """Whether any cube can be delivered (TYC-55)."""
    railways, level = state.network.railways, state.railroads[seat].engine_level
    for city in routes.origins(railways, seat):
        cubes = state.cubes[city]
        if any(cubes):
            going = routes.leads_anywhere(railways, seat, level, city)
            if any(going >> colour & 1 for colour in routes.colours_of(cubes)):
                return True
    return False


def why_not_deliver(state: State, seat: Seat) -> Refusal | None:
    """Why no cube can be delivered."""
    return None if may_deliver(state, seat) else reasons.NOTHING_TO_DELIVER()


def legal_deliveries(state: State, seat: Seat, better: int = 0) -> list[Deliver]:
    """Every cube with every kept route: by city, colour, then the links (TYC-56, TYC-58).

    With an engine that is so many levels better, where somebody asks what it could pull.
    """
    railways, level = state.network.railways, state.railroads[seat].engine_level + better
    out: list[Deliver] = []
    for city in routes.origins(railways, seat):
        cubes = state.cubes[city]
        if any(cubes):
            orders = orders_from(railways, seat, level, city, routes.colour_set(cubes))
            for colour in routes.colours_of(cubes):
                out += orders[colour]
    return out


@kept
def orders_from(
    railways: Railways, seat: Seat, level: int, city: int, colours: routes.ColourSet
) -> Mapping[int, tuple[Deliver, ...]]:
    """The orders for cubes of these colours in a city, by colour."""
    found, origin = routes.routes_from(railways, seat, level, city, colours), BOARD.cities.ids[city]
    return {
        colour: tuple([Deliver(origin, BOARD.colours[colour], r.links) for r in found[colour]])
        for colour in members(colours)
    }


def check_deliver(state: State, step: Delivering, action: Deliver) -> Refusal | None:
    """May this cube go this way?"""
    seat = step.seat
    city = BOARD.cities.number.get(action.origin)
    if city is None:
        return reasons.NO_SUCH_CITY(city=action.origin)
    colour = BOARD.city_colours.number.get(action.colour, BOARD.gray)
    if colour == BOARD.gray:
        return reasons.NO_SUCH_COLOUR(colour=action.colour)
    if not state.cubes[city][colour]:  # TYC-48
        return reasons.NO_SUCH_CUBE(**cube(action))
    if route_of(state, seat, city, colour, action.route) is not None:
        return None
    return why_not_route(state, seat, city, action)


def cube(action: Deliver) -> dict[str, Fact]:
    """The cube of an order, for a sentence."""
    return {"city": Named(f"city-{action.origin}"), "colour": Named(f"colour-{action.colour}")}


def route_of(
    state: State, seat: Seat, city: int, colour: int, links: tuple[int, ...]
) -> routes.Route | None:
    """The kept route over these links."""
    level = state.railroads[seat].engine_level
    kept = routes.routes_from(state.network.railways, seat, level, city, 1 << colour)[colour]
    return next((route for route in kept if route.links == links), None)


def route_of_order(state: State, seat: Seat, order: Deliver) -> routes.Route:
    """The route of an order that is legal."""
    city, colour = BOARD.cities.number[order.origin], BOARD.city_colours.number[order.colour]
    route = route_of(state, seat, city, colour, order.route)
    assert route is not None
    return route


def why_not_route(state: State, seat: Seat, city: int, action: Deliver) -> Refusal:
    """Why a cube cannot travel over these links."""
    railways, route = state.network.railways, action.route
    if not route:  # TYC-50
        return reasons.ROUTE_EMPTY()
    unknown = [link for link in route if not 1 <= link <= len(railways.links)]
    if unknown:  # TYC-48
        return reasons.NO_SUCH_LINK(link=unknown[0])
    if railways.links[route[0] - 1].owner != seat:  # TYC-49
        return reasons.FIRST_LINK_FOREIGN(link=route[0])
    level = state.railroads[seat].engine_level
    if len(route) > level:  # TYC-50
        return reasons.ROUTE_TOO_LONG(links=len(route), level=level)
    cities = cities_along(state, city, route)
    if len(cities) <= len(route):  # TYC-48
        return reasons.ROUTE_BROKEN(link=route[len(cities) - 1])
    return why_not_stops(state, cities, action)


def cities_along(state: State, city: int, route: Sequence[int]) -> list[int]:
    """The cities of a route from its origin on, as far as its links follow each other."""
    cities = [city]
    for number in route:
        link = state.network.links[number - 1]
        if cities[-1] not in (link.city_a, link.city_b):
            break
        cities.append(link.city_b if cities[-1] == link.city_a else link.city_a)
    return cities


def why_not_stops(state: State, cities: Sequence[int], action: Deliver) -> Refusal:
    """Why a continuous route is not that of this cube (TYC-51, TYC-52, TYC-58)."""
    names = [Named(f"city-{BOARD.cities.ids[city]}") for city in cities]
    twice = [n for n, city in enumerate(cities) if city in cities[:n]]
    if twice:  # TYC-51
        return reasons.CITY_TWICE(city=names[twice[0]])
    colours = state.network.railways.colours
    colour = BOARD.city_colours.number[action.colour]
    stops = [n for n, city in enumerate(cities) if n and colours[city] == colour]
    named = Named(f"colour-{action.colour}")
    if stops and stops[0] < len(cities) - 1:  # TYC-52
        return reasons.STOPS_BEFORE(city=names[stops[0]], colour=named)
    if not stops:  # TYC-52
        return reasons.NOT_ACCEPTED(city=names[-1], colour=named)
    return reasons.OTHER_ROUTE(city=names[-1])  # TYC-58


# --- delivering -----------------------------------------------------------------------------------


class Journey(NamedTuple):
    """A delivery under way: who sends which cube from where, and its route."""

    seat: Seat
    origin: int
    colour: int
    route: routes.Route


def deliver(state: State, step: Delivering, action: Deliver) -> Turn[State]:
    """All effects in their order (TYC-53)."""
    seat, city = step.seat, BOARD.cities.number[action.origin]
    colour, route = BOARD.city_colours.number[action.colour], route_of_order(state, seat, action)
    events: list[Event] = [journey_events(state, seat, action, route)]
    taken = with_cubes(state.cubes[city], colour, -1)
    state = replace(state, cubes=with_city(state, city, taken))
    turn = mark_if_empty(state, city)
    events += turn.events
    state = paid_links(turn.state, route)
    for effect in (hotel, objectives, refill):
        turn = effect(state, Journey(seat, city, colour, route))
        state = turn.state
        events += turn.events
    state = replace(state, bag=with_cubes(state.bag, colour, 1))
    return end_action(state, deed_of(state, seat, action, route), *events)


def journey_events(
    state: State, seat: Seat, action: Deliver, route: routes.Route
) -> past.CubeDelivered:
    """The events of the journey."""
    cities = cities_along(state, BOARD.cities.number[action.origin], route.links)
    legs = tuple(
        past.RouteLeg(number, state.network.links[number - 1].owner, BOARD.cities.ids[city])
        for number, city in zip(route.links, cities[1:], strict=True)
    )
    return past.CubeDelivered(
        seat=seat,
        origin=action.origin,
        colour=action.colour,
        destination=BOARD.cities.ids[route.destination],
        route=legs,
        points=routes.points_of(route.points, state.seats),
    )


def mark_if_empty(state: State, city: int) -> Turn[State]:
    """A city without cubes gets a marker, and the last turn may be fixed (TYC-81, TYC-82)."""
    if any(state.cubes[city]):
        return Turn(state)
    markers, needed = empty_markers(state), MARKERS_NEEDED[state.seats]
    events: tuple[Event, ...] = (past.CityEmptied(BOARD.cities.ids[city], markers, needed),)
    if markers < needed or state.final_turn is not None:
        return Turn(state, events)
    after = replace(state, final_turn=state.turn + 1)
    return Turn(after, (*events, past.EndFixed(state.turn + 1)))


def paid_links(state: State, route: routes.Route) -> State:
    """Each link of the route pays its owner a point (TYC-53, TYC-54)."""
    for seat, points in enumerate(routes.points_of(route.points, state.seats)):
        if points:
            state = with_points(state, Seat(seat), points)
    return state


def hotel(state: State, journey: Journey) -> Turn[State]:
    """The hotel of the destination earns, whoever delivers (TYC-68)."""
    city = BOARD.cities.ids[journey.route.destination]
    owner = hotel_owner(state, city)
    if owner is None:
        return Turn(state)
    points = BOARD.cards[owner[1]].points
    after = with_points(state, owner[0], points, hotel=points)
    return Turn(after, (past.HotelPaid(owner[0], owner[1], city, points),))


def objectives(state: State, journey: Journey) -> Turn[State]:
    """Objectives pay the seat that delivers (TYC-54, TYC-61)."""
    route = journey.route
    return delivery_met(state, journey.seat, route.destination, len(route.links))


def refill(state: State, journey: Journey) -> Turn[State]:
    """A red cube of the West brings new cubes to Chicago (TYC-74)."""
    from_west = western_builder(state, journey.origin) is not None
    to_city = journey.route.destination == BOARD.refilled
    if not (from_west and to_city and journey.colour == WESTERN_COLOUR):
        return Turn(state)
    came = drawn_into(state, BOARD.refilled, LIMITS.chicago_refill_cubes)
    told = past.CityRefilled(BOARD.cities.ids[BOARD.refilled], came.cubes, came.refreshed)
    return Turn(came.state, (told,))


def deed_of(state: State, seat: Seat, action: Deliver, route: routes.Route) -> Deed:
    """The turn line's entry for a delivery."""
    return Deed(
        state.action_round,
        seat,
        "deliver",
        city=action.origin,
        destination=BOARD.cities.ids[route.destination],
        colour=action.colour,
        links=route.links,
    )


def legal_routes(state: State, step: Delivering) -> list[Deliver]:
    """Every cube with every kept route of the seat."""
    return legal_deliveries(state, step.seat)


DECISIONS: Final = (
    Decision(Delivering, legal_routes, (Order(Deliver, deliver, check_deliver),), busy),
)
