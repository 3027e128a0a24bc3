"""Clicks on a cube that goes nowhere, and on a city that it does not come to (TYC-48 to TYC-52)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon import names, reasons, things
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CityId
from rotonde.games.tycoon.desk import clicks
from rotonde.games.tycoon.maps import Railways
from rotonde.games.tycoon.notation import COLOURS
from rotonde.games.tycoon.rules.action_ends import busy
from rotonde.games.tycoon.rules.routes import routes_from
from rotonde.games.tycoon.state import ENGINES, State
from rotonde.games.tycoon.steps import AnyStep, ChoosingAction, Delivering
from rotonde.games.tycoon.view import View
from rotonde.games.tycoon.view.shapes import LinkView
from rotonde.kernel.desk.about import About, AboutRow, item_named, row, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, Text


def cube_clicked(state: State, step: AnyStep, words: Words) -> Refusal:
    """A cube: whether it is there, and why it goes nowhere."""
    name, letter = clicks.two_words(words)
    city, colour = BOARD.cities.number.get(CityId(name)), COLOURS.get(letter.lower())
    if city is None or colour is None:
        return reasons.NO_SUCH_CITY(city=name)
    if not isinstance(step, ChoosingAction | Delivering):
        return busy(state, step)
    shade = BOARD.city_colours.number[colour]
    if not state.cubes[city][shade]:
        return reasons.NO_SUCH_CUBE(city=names.city_by_number(city), colour=names.colour(colour))
    railways, level = state.network.railways, state.railroads[step.seat].engine_level
    if routes_from(railways, step.seat, level, city, 1 << shade)[shade]:
        return reasons.IS_OFFERED()
    return why_not_moved(state, step.seat, city, shade)


def why_not_moved(state: State, seat: Seat, city: int, colour: int) -> Refusal:
    """Why a cube goes nowhere: no own link, no chain, or an engine too weak (TYC-49, TYC-50)."""
    railways, level = state.network.railways, state.railroads[seat].engine_level
    own = railways.ends_in(seat, city)
    if not own and railways.ways[city]:
        return reasons.FIRST_LINK_FOREIGN(link=railways.ways[city][0].link)
    for more in range(level + 1, ENGINES.max_level + 1):
        if routes_from(railways, seat, more, city, 1 << colour)[colour]:
            return reasons.ROUTE_TOO_LONG(links=more, level=level)
    no_way = reasons.CUBE_STAYS if own else reasons.NO_CHAIN
    return no_way(city=names.city_by_number(city), colour=names.colour(BOARD.colours[colour]))


def trip_clicked(state: State, step: AnyStep, words: Words) -> Refusal:
    """A city as the end of a journey: why the held cube does not come there."""
    name, journey = clicks.two_words(words)
    letter, _, end = journey.partition("-")
    destination, colour = BOARD.cities.number.get(CityId(end)), COLOURS.get(letter.lower())
    if destination is None:
        return reasons.NO_SUCH_CITY(city=end)
    there = cube_clicked(state, step, (name, letter))
    if there.code != reasons.IS_OFFERED.code or colour is None:
        return there
    cube = BOARD.cities.number[CityId(name)], BOARD.city_colours.number[colour]
    return why_not_reached(state, step.seat, cube, destination)


def why_not_reached(state: State, seat: Seat, cube: tuple[int, int], destination: int) -> Refusal:
    """The reason that keeps a cube from this city (TYC-48 to TYC-52)."""
    (origin, shade), railways = cube, state.network.railways
    colour = names.colour(BOARD.colours[shade])
    if railways.colours[destination] != shade:
        return reasons.NOT_ACCEPTED(city=names.city_by_number(destination), colour=colour)
    level = state.railroads[seat].engine_level
    for more in range(level, ENGINES.max_level + 1):
        routes = routes_from(railways, seat, more, origin, 1 << shade)[shade]
        if any(route.destination == destination for route in routes):
            too_long = reasons.ROUTE_TOO_LONG(links=more, level=level)
            return reasons.IS_OFFERED() if more == level else too_long
    chain = shortest_chain(railways, seat, origin, destination)
    stops = (city for city in chain if railways.colours[city] == shade)
    stop = next(stops, destination)
    if stop == destination:
        return reasons.NO_CHAIN_TO(city=names.city_by_number(destination))
    return reasons.STOPS_BEFORE(city=names.city_by_number(stop), colour=colour)


def shortest_chain(railways: Railways, seat: Seat, origin: int, end: int) -> tuple[int, ...]:
    """The cities of a shortest chain of links that begins with an own one; none without any."""
    own = [way.city for way in railways.ways[origin] if way.owner == seat]
    chains: list[tuple[int, ...]] = [(city,) for city in own]
    seen = {origin, *own}
    for chain in chains:
        if chain[-1] == end:
            return chain
        new = [way.city for way in railways.ways[chain[-1]] if way.city not in seen]
        seen.update(new)
        chains += [(*chain, city) for city in new]
    return ()


def about_cube(view: View, city: str, letter: str) -> About | None:
    """A cube, and the cities that take its colour (TYC-52)."""
    found, colour = item_named(view.cities, city), COLOURS.get(letter.lower())
    if found is None or colour is None or not found.cubes[BOARD.colours.index(colour)]:
        return None
    wanted = (names.text_of(names.city(each.id)) for each in view.cities if each.colour == colour)
    facts: dict[str, Fact] = {"city": names.city(found.id), "colour": names.colour(colour)}
    return About(Text("board-cube", facts), "TYC-52", (row("about-row-wanted", *wanted),))


def about_trip(view: View, city: str, journey: str) -> About | None:
    """A cube and the city where it is to come."""
    letter, _, end = journey.partition("-")
    cube, there = about_cube(view, city, letter), item_named(view.cities, end)
    if cube is None or there is None:
        return None
    goes = row("about-row-to", names.text_of(names.city(there.id)))
    return replace(cube, rows=(goes, *cube.rows))


def about_route(view: View, links: str) -> About | None:
    """The links of a route, and their owners (TYC-49)."""
    found = [item_named(view.links, number) for number in links.split("-")]
    owned = [
        AboutRow(link_words(each), (seat_named(each.owner),)) for each in found if each is not None
    ]
    if len(owned) != len(found):
        return None
    return About(Text("about-route"), "TYC-49", tuple(owned))


def link_words(link: LinkView) -> Text:
    facts = {"city": names.city(link.city_a), "other": names.city(link.city_b)}
    return Text("preview-link", facts)


CHAPTER: Final = DeskChapter(
    clicks={"cube": cube_clicked, "trip": trip_clicked},
    about={
        things.cube: about_cube,
        things.trip: about_trip,
        things.route: about_route,
    },
)
