"""The card of a delivery: who is paid for which link, and what is left behind."""

from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter
from typing import Final, NamedTuple

from rotonde.games.tycoon import things
from rotonde.games.tycoon.actions import Deliver
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CardId, CardRow, CityId
from rotonde.games.tycoon.names import card as card_name
from rotonde.games.tycoon.names import city, colour, numbered, points, scored
from rotonde.games.tycoon.rules.delivering import route_of
from rotonde.games.tycoon.rules.objectives import BY_DELIVERY, meets_delivery
from rotonde.games.tycoon.rules.routes import Route, points_of
from rotonde.games.tycoon.state import (
    MARKERS_NEEDED,
    State,
    empty_markers,
    hotel_owner,
    hotels,
)
from rotonde.kernel.desk.menu import Preview, PreviewRow, WordSign
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Text

FEW_LINKS: Final = 4
"""So many stand on the card one by one."""


class Terms(NamedTuple):
    """What deliveries pay beside their links, and to how many seats."""

    seats: int
    hotels: tuple[tuple[CityId, Seat, CardId], ...]
    objectives: tuple[CardId, ...]
    """Those face up that a delivery may meet."""


def terms_of(state: State) -> Terms:
    """What deliveries pay as things stand."""
    objectives = [card for card in state.face_up if BOARD.cards[card].effect in BY_DELIVERY]
    return Terms(state.seats, tuple(hotels(state)), tuple(objectives))


def earned(terms: Terms, seat: Seat, route: Route) -> tuple[int, ...]:
    """What every seat scores by a delivery: links, hotel, objectives (TYC-53)."""
    totals = list(points_of(route.points, terms.seats))
    city = BOARD.city_ids[route.destination]
    for place, owner, card in terms.hotels:
        if place == city:
            totals[owner] += BOARD.cards[card].points
    for row in objectives_of(terms, route):
        totals[seat] += row.points
    return tuple(totals)


def objectives_of(terms: Terms, route: Route) -> list[CardRow]:
    """The objectives face up that a delivery meets (TYC-61)."""
    rows = [BOARD.cards[card] for card in terms.objectives]
    return [row for row in rows if meets_delivery(row, route.destination, len(route.links))]


def deliver_card(state: State, seat: Seat, action: Deliver) -> Preview:
    """Each link pays its owner in place; then hotel, cards, income, and what is left behind."""
    origin = BOARD.city_numbers[action.origin]
    route = route_of(state, seat, origin, BOARD.colour_numbers[action.colour], action.route)
    assert route is not None
    totals = earned(terms_of(state), seat, route)
    return Preview(
        title=Text(
            "preview-delivery",
            {
                "colour": colour(action.colour),
                "city": city(action.origin),
                "other": numbered(route.destination),
            },
        ),
        note=Text("preview-links", {"links": len(route.links)}),
        rows=(*leg_rows(state, origin, route), *bonus_rows(state, seat, route)),
        totals=points(totals),
        remarks=tuple(delivery_remarks(state, origin)),
        signs=route_signs(action, route, totals[seat]),
    )


class Leg(NamedTuple):
    """Links of one owner that a cube travels one after the other."""

    owner: Seat
    origin: int
    destination: int
    links: tuple[int, ...]


def leg_rows(state: State, origin: int, route: Route) -> Iterator[PreviewRow]:
    """The links in the order of travel, each named from where the cube comes to where it goes. On a
    long route those of one owner are one row, so that the card stays lower than the board."""
    legs = legs_of(state, origin, route)
    for leg in legs if len(route.links) <= FEW_LINKS else joined(legs):
        many = len(leg.links)
        cities = {"city": numbered(leg.origin), "other": numbered(leg.destination)}
        yield PreviewRow(
            Text("preview-link", cities),
            note=Text("preview-links", {"links": many}) if many > 1 else None,
            gains=(scored(leg.owner, many),),
            thing=things.link(leg.links[0]) if many == 1 else None,
        )


def legs_of(state: State, origin: int, route: Route) -> Iterator[Leg]:
    """Link by link."""
    here = origin
    for number in route.links:
        link = state.network.links[number - 1]
        beyond = link.city_b if here == link.city_a else link.city_a
        yield Leg(link.owner, here, beyond, (number,))
        here = beyond


def joined(legs: Iterator[Leg]) -> Iterator[Leg]:
    """Owner by owner."""
    for owner, run in groupby(legs, key=attrgetter("owner")):
        first, *others = run
        links = (*first.links, *(number for leg in others for number in leg.links))
        yield Leg(owner, first.origin, (others or [first])[-1].destination, links)


def bonus_rows(state: State, seat: Seat, route: Route) -> Iterator[PreviewRow]:
    """The hotel of the destination, and the objectives met."""
    owner = hotel_owner(state, BOARD.city_ids[route.destination])
    if owner is not None:
        gain = (scored(owner[0], BOARD.cards[owner[1]].points),)
        yield PreviewRow(Text("preview-card", {"card": card_name(owner[1])}), gains=gain)
    for row in objectives_of(terms_of(state), route):
        gain = (scored(seat, row.points),)
        yield PreviewRow(Text("preview-card", {"card": card_name(row.id)}), gains=gain)


def delivery_remarks(state: State, origin: int) -> Iterator[Text]:
    """What is left behind, and a city that is empty then."""
    left = sum(state.cubes[origin]) - 1
    if left:
        yield Text("remark-keeps", {"city": numbered(origin), "cubes": left})
        return
    markers, needed = empty_markers(state) + 1, MARKERS_NEEDED[state.seats]
    facts: dict[str, Fact] = {"city": numbered(origin), "markers": markers, "needed": needed}
    facts["beyond"] = max(0, markers - needed)
    yield Text("remark-empties", facts)


def route_signs(action: Deliver, route: Route, mine: int) -> tuple[WordSign, ...]:
    """The route under the pointer, and what it pays at its end."""
    plus = Text("points-plus", {"points": 1})
    links = (WordSign(things.link(number), "route", plus) for number in route.links)
    end = things.city(BOARD.city_ids[route.destination])
    cube = WordSign(things.cube(action.origin, action.colour), "held")
    return (cube, *links, WordSign(end, "pays", Text("points-plus", {"points": mine})))
