"""Deliveries: which cube may go where, and what every seat scores by it (TYC-48 to TYC-58)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Final, NamedTuple

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import names, things
from rotonde.games.tycoon.actions import Deliver
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CardId, CityId
from rotonde.games.tycoon.desk import signs
from rotonde.games.tycoon.desk.choices import offer_first
from rotonde.games.tycoon.desk.objectives import card_row, objective_rows
from rotonde.games.tycoon.desk.questions import ask_in_turn
from rotonde.games.tycoon.maps import Railways
from rotonde.games.tycoon.notation import COLOURS
from rotonde.games.tycoon.rules import delivering
from rotonde.games.tycoon.rules.objectives import BY_DELIVERY, meets_delivery
from rotonde.games.tycoon.rules.routes import (
    ColourSet,
    Route,
    colour_set,
    origins,
    points_of,
    routes_from,
)
from rotonde.games.tycoon.state import State, hotels
from rotonde.games.tycoon.steps import Delivering
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.log import consequence
from rotonde.kernel.desk.menu import Choice, Pick, Preview, PreviewRow, Sign
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Offer, Question
from rotonde.kernel.law.clockwise import clockwise
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.text import Fact, LogLine, Seated, Text
from rotonde.kernel.law.thing import words_of
from rotonde.kernel.tools.derived import kept
from rotonde.railway.bitset import members

KEPT: Final = 8192
"""So many deliveries are kept as choices: one that is offered again is not made again."""
FEW_LINKS: Final = 4
"""The number of deliveries that stand on the card one by one."""


# --- what a delivery pays -------------------------------------------------------------------------


class Terms(NamedTuple):
    """The pay of deliveries beside their links, and the number of seats."""

    seats: int
    hotels: tuple[tuple[CityId, Seat, CardId], ...]
    objectives: tuple[CardId, ...]
    """The objectives face up that a delivery may meet."""


def terms_of(state: State) -> Terms:
    """The terms of deliveries as things stand."""
    objectives = [card for card in state.face_up if BOARD.cards[card].effect in BY_DELIVERY]
    return Terms(state.seats, tuple(hotels(state)), tuple(objectives))


def scores_by(terms: Terms, seat: Seat, route: Route) -> tuple[int, ...]:
    """The score of every seat by a delivery: links, hotel, objectives (TYC-53)."""
    totals, city = list(points_of(route.points, terms.seats)), BOARD.cities.ids[route.destination]
    for place, owner, card in terms.hotels:
        if place == city:
            totals[owner] += BOARD.cards[card].points
    for row in [BOARD.cards[card] for card in terms.objectives]:
        if meets_delivery(row, route.destination, len(route.links)):
            totals[seat] += row.points
    return tuple(totals)


def best_left(state: State, seat: Seat) -> Iterator[Text]:
    """The delivery that would pay the seat most."""
    terms, orders = terms_of(state), delivering.legal_deliveries(state, seat)
    routes = [delivering.route_of_order(state, seat, order) for order in orders]
    paid = [scores_by(terms, seat, route)[seat] for route in routes]
    if orders:
        points, order = max(zip(paid, orders, strict=True), key=itemgetter(0))
        cube = {"colour": names.colour(order.colour), "city": names.city(order.origin)}
        yield Text("remark-pass-best", {**cube, "points": points})


def orders_to(state: State, seat: Seat, city: int) -> list[Deliver]:
    """The deliveries of a seat that go to this city."""
    orders = delivering.legal_deliveries(state, seat)
    return [o for o in orders if delivering.route_of_order(state, seat, o).destination == city]


# --- question -------------------------------------------------------------------------------------


def offer_cubes(state: State, step: Delivering) -> Offer:
    """Every cube with every way."""
    return delivery_offer(state, step.seat, opens=False)


def delivery_offer(state: State, seat: Seat, *, opens: bool) -> Offer:
    """The deliveries as they are offered: the best for the seat come first, then the worst for
    the others."""
    found = sorted(deliveries(state, seat, opens), key=lambda choice: -(choice.worth or 0))
    wide = dict.fromkeys([thing for choice in found for thing in choice.things[:-1]])
    return Offer(tuple(found), picks=tuple([pick(state, seat, thing) for thing in wide]))


def deliveries(state: State, seat: Seat, opens: bool) -> Iterator[Choice]:
    """The deliveries, city by city."""
    railways, terms = state.network.railways, terms_of(state)
    sender = Sender(seat, state.railroads[seat].engine_level)
    for origin in origins(railways, seat):
        colours = colour_set(state.cubes[origin])
        if colours:
            yield from deliveries_from(railways, sender, origin, colours, terms, opens)


class Sender(NamedTuple):
    """A seat that delivers, and its engine."""

    seat: Seat
    level: int


@kept
def deliveries_from(
    railways: Railways,
    sender: Sender,
    origin: int,
    colours: ColourSet,
    terms: Terms,
    opens: bool,
) -> Sequence[Choice]:
    """Every cube of these colours in one city with every way."""
    found = routes_from(railways, *sender, origin, colours)
    orders = delivering.orders_from(railways, *sender, origin, colours)
    return [
        delivery(sender.seat, order, route.destination, scores_by(terms, sender.seat, route), opens)
        for number in members(colours)
        for order, route in zip(orders[number], found[number], strict=True)
    ]


@lru_cache(maxsize=KEPT)
def delivery(
    seat: Seat, order: Deliver, destination: int, totals: tuple[int, ...], opens: bool
) -> Choice:
    """One cube, one destination, one way, and what it pays."""
    mine, others, end = totals[seat], sum(totals) - totals[seat], BOARD.cities.ids[destination]
    stand = (things.cube(order.origin, order.colour), things.city(end), things.route(order.route))
    return offer_first(
        "deliver",
        order,
        title(order, end),
        *stand,
        opens=opens,
        detail=Text("detail-points", {"mine": mine, "others": others}),
        badge=names.paid_to(totals, seat),
        worth=100 * mine - others,
    )


def title(order: Deliver, end: CityId) -> Text:
    """A cube, where it lies, and where it goes."""
    ends = {"city": names.city(order.origin), "other": names.city(end)}
    return Text("preview-delivery", {"colour": names.colour(order.colour), **ends})


def pick(state: State, seat: Seat, thing: Thing) -> Pick:
    """The words of a cube, or of a city that it may go to."""
    name, *letters = words_of(thing)
    city = CityId(name)
    if not letters:
        return Pick(thing, Text("label-city", {"city": names.city(city)}))
    colour = COLOURS[letters[0].lower()]
    facts: dict[str, Fact] = {"city": names.city(city), "colour": names.colour(colour)}
    rival = best_rival(state, seat, BOARD.cities.number[city], BOARD.city_colours.number[colour])
    return Pick(thing, Text("pick-cube", facts), Text("prompt-cube", facts), rival, holds=True)


def best_rival(state: State, seat: Seat, city: int, colour: int) -> Text | None:
    """The rival that could earn most with a cube in the next go, and how much by links."""
    rivals = clockwise(seat, state.seats)[1:]
    points = [most_points(state, rival, city, colour) for rival in rivals]
    most = max(points)
    seated = Seated(rivals[points.index(most)])
    return Text("detail-rival", {"seat": seated, "points": most}) if most else None


def most_points(state: State, seat: Seat, city: int, colour: int) -> int:
    """The most links of its own that a seat could be paid for with a cube; 0 where it has none."""
    level = state.railroads[seat].engine_level
    routes = routes_from(state.network.railways, seat, level, city, 1 << colour)[colour]
    return max([points_of(route.points, state.seats)[seat] for route in routes], default=0)


# --- card -----------------------------------------------------------------------------------------


def deliver_card(pointed: Pointed[State, Deliver]) -> Preview:
    """Each link pays its owner in place; then hotel, cards, income, and what is left behind."""
    events = pointed.turn.events
    sent = next(event for event in events if isinstance(event, past.CubeDelivered))
    hotel = [card_row(e.card, e.seat, e.points) for e in events if isinstance(e, past.HotelPaid)]
    bonuses, totals = (*hotel, *objective_rows(events)), list(sent.points)
    for gain in [gain for row in bonuses for gain in row.gains]:
        totals[gain.seat] += gain.amount
    gains = names.points(totals)
    return Preview(
        title=title(pointed.action, sent.destination),
        note=Text("preview-links", {"links": len(sent.route)}),
        rows=(*leg_rows(sent), *bonuses),
        totals=gains,
        remarks=(left_behind(pointed),),
        signs=(
            *route_signs(sent),
            route_gain(sent, totals[pointed.seat]),
            *signs.scores(pointed.before, gains),
        ),
    )


class Run(NamedTuple):
    """Links of one owner that a cube travels one after the other."""

    owner: Seat
    origin: CityId
    destination: CityId
    links: tuple[int, ...]


def leg_rows(sent: past.CubeDelivered) -> Iterator[PreviewRow]:
    """The links in the order of travel, each named from where the cube comes to where it goes. On a
    long route those of one owner are one row, so that the card stays lower than the board."""
    legs = legs_of(sent)
    for run in legs if len(sent.route) <= FEW_LINKS else legs_by_owner(legs):
        many = len(run.links)
        cities = {"city": names.city(run.origin), "other": names.city(run.destination)}
        yield PreviewRow(
            Text("preview-link", cities),
            note=Text("preview-links", {"links": many}) if many > 1 else None,
            gains=(names.point_gains(run.owner, many),),
            thing=things.link(run.links[0]) if many == 1 else None,
        )


def legs_of(sent: past.CubeDelivered) -> Iterator[Run]:
    """Link by link."""
    here = sent.origin
    for leg in sent.route:
        yield Run(leg.owner, here, leg.city, (leg.link,))
        here = leg.city


def legs_by_owner(legs: Iterator[Run]) -> Iterator[Run]:
    """Owner by owner."""
    for owner, run in groupby(legs, key=attrgetter("owner")):
        links = list(run)
        numbers = tuple(number for leg in links for number in leg.links)
        yield Run(owner, links[0].origin, links[-1].destination, numbers)


def left_behind(pointed: Pointed[State, Deliver]) -> Text:
    """The cubes that a city keeps, or that it is empty then."""
    for event in pointed.turn.events:
        if isinstance(event, past.CityEmptied):
            return Text("remark-empties", emptied_facts(event))
    origin = BOARD.cities.number[pointed.action.origin]
    left = sum(pointed.before.cubes[origin]) - 1
    return Text("remark-keeps", {"city": names.city_by_number(origin), "cubes": left})


def emptied_facts(event: past.CityEmptied) -> dict[str, Fact]:
    """An empty city, and how near its marker brings the end."""
    beyond = max(0, event.markers - event.needed)
    markers: dict[str, Fact] = {"markers": event.markers, "needed": event.needed, "beyond": beyond}
    return {"city": names.city(event.city), **markers}


def route_signs(sent: past.CubeDelivered) -> Iterator[Sign]:
    """The route under the pointer."""
    yield signs.HeldSign(things.cube(sent.origin, sent.colour))
    for leg in sent.route:
        yield signs.RouteSign(things.link(leg.link), Text("points-plus", {"points": 1}))


def route_gain(sent: past.CubeDelivered, points: int) -> Sign:
    """The gain of the seat at the end of its route."""
    return signs.PaysSign(things.city(sent.destination), Text("points-plus", {"points": points}))


# --- lines ----------------------------------------------------------------------------------------


def line_of_cube(event: past.CubeDelivered) -> LogLine:
    facts: dict[str, Fact] = {
        "seat": Seated(event.seat),
        "colour": names.colour(event.colour),
        "city": names.city(event.origin),
        "other": names.city(event.destination),
        "links": len(event.route),
    }
    links = (things.link(leg.link) for leg in event.route)
    at = (things.city(event.origin), *links, things.city(event.destination))
    return LogLine(Text("log-delivered", facts), event.seat, names.points(event.points), things=at)


def line_of_empty_city(event: past.CityEmptied) -> LogLine:
    return consequence("log-emptied", at=(things.city(event.city),), **emptied_facts(event))


def line_of_last_turn(event: past.EndFixed) -> LogLine:
    return consequence("log-end-fixed", turn=event.final_turn)


def line_of_hotel(event: past.HotelPaid) -> LogLine:
    gain = (names.point_gains(event.seat, event.points),)
    at = (things.city(event.city), things.card(event.card))
    return consequence("log-hotel", gain, at=at, card=names.card(event.card))


def line_of_refill(event: past.CityRefilled) -> LogLine:
    at, city = (things.city(event.city),), names.city(event.city)
    return consequence("log-refilled", at=at, city=city, **names.drawn_cubes(event.cubes))


CHAPTER: Final = DeskChapter(
    questions=(Question(Delivering, ask_in_turn, offer_cubes),),
    cards={Deliver: deliver_card},
    lines={
        past.CubeDelivered: line_of_cube,
        past.CityEmptied: line_of_empty_city,
        past.EndFixed: line_of_last_turn,
        past.HotelPaid: line_of_hotel,
        past.CityRefilled: line_of_refill,
    },
)
