"""The answer to a click on what is not offered: what `check` says of the order it would be.

Pure. Asks the rules; where the order belongs to another step, says what has to be decided first.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from rotonde.games.tycoon.actions import (
    AnyAction,
    Bid,
    BuildWesternLink,
    ChooseAction,
    GrowCity,
    IssueShare,
    LayTile,
    TakeCard,
    Urbanize,
)
from rotonde.games.tycoon.board import BOARD, NOWHERE, SHAPES
from rotonde.games.tycoon.components import CardId, CityId, Colour
from rotonde.games.tycoon.maps import Railways
from rotonde.games.tycoon.names import city as city_name
from rotonde.games.tycoon.names import colour as colour_name
from rotonde.games.tycoon.names import numbered
from rotonde.games.tycoon.notation import COLOURS
from rotonde.games.tycoon.reasons import (
    BEGINNERS_GAME,
    CUBE_STAYS,
    EXIT_CLOSED,
    EXIT_USED,
    FINISH_LINK,
    FIRST_LINK_FOREIGN,
    IS_LINK,
    IS_OFFERED,
    IS_SEAT,
    IS_SPACE,
    IS_STOP,
    IS_UNFINISHED,
    NO_CHAIN,
    NO_CHAIN_TO,
    NO_SUCH_CITY,
    NO_SUCH_CUBE,
    NO_SUCH_HEX,
    NO_SUCH_LINK,
    NOT_ACCEPTED,
    NOT_AT_EXIT,
    ROUTE_TOO_LONG,
    STOPS_BEFORE,
)
from rotonde.games.tycoon.rules.choosing import check_kind, opened
from rotonde.games.tycoon.rules.decisions import DECISIONS, KIND_OF
from rotonde.games.tycoon.rules.going import busy
from rotonde.games.tycoon.rules.routes import routes_from
from rotonde.games.tycoon.state import SPACES, State, income_of
from rotonde.games.tycoon.steps import (
    AnyStep,
    Building,
    ChoosingAction,
    Delivering,
    FoundingIndustry,
    GrowingCity,
    Urbanizing,
)
from rotonde.games.tycoon.things import SIDE_NAMES, parts
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import NOT_NOW, Refusal
from rotonde.kernel.law.step import asked, not_asked
from rotonde.kernel.law.text import Seated
from rotonde.railway.hexes import SIDES, HexName

MOST_DIGITS: Final = 9
"""Longer numbers name nothing."""


def why_not(state: State, seat: Seat | None, thing: Thing) -> Refusal:
    """Why `seat` cannot choose this thing now. Answers anything, and never raises."""
    step = asked(state.steps, seat)
    if step is None or seat is None:
        return not_asked(state.steps)
    kind, name, part = parts(thing)
    answer = ANSWERS.get(kind)
    return NOT_NOW() if answer is None else answer(state, step, name, part)


def asked_for(state: State, step: AnyStep, action: AnyAction) -> Refusal:
    """What the rules say of an order now, or that something else is being decided."""
    return DECISIONS.check(state, step.seat, action) or IS_OFFERED()


def asked_unopened(state: State, step: AnyStep, action: AnyAction) -> Refusal:
    """What the rules say of an order as if its kind of action were chosen."""
    if not isinstance(step, ChoosingAction):
        return asked_for(state, step, action)
    kind = KIND_OF[type(action)]
    refusal = check_kind(state, step.seat, kind)
    if refusal is not None and refusal.code == BEGINNERS_GAME.code:
        return refusal
    after = opened(state, step.seat, kind)
    return asked_for(after, after.steps[-1], action)


# --- cities and their exits -----------------------------------------------------------------------


def of_city(state: State, step: AnyStep, name: str, _: str) -> Refusal:
    """A city: its exits when building, its colour when urbanizing."""
    city_id = CityId(name)
    if city_id not in BOARD.city_numbers:
        return NO_SUCH_CITY(city=name)
    match step:
        case GrowingCity():
            return asked_for(state, step, GrowCity(city_id))
        case Urbanizing() | FoundingIndustry():
            return asked_for(state, step, Urbanize(city_id, spare_colour(state)))
        case ChoosingAction() | Building(loose_end=None):
            return exits_of(state, city_id)
        case _:
            return busy(state, step)


def spare_colour(state: State) -> Any:
    """A colour that a new city could have."""
    left = (c for c, tiles in zip(BOARD.colours, state.new_city_tiles, strict=True) if tiles)
    return next(left, BOARD.colours[0])


def exits_of(state: State, city_id: CityId) -> Refusal:
    """Whether any exit of a city is free."""
    sides = BOARD.city_sides[BOARD.city_numbers[city_id]]
    free = any(is_free(state, beyond) for _, beyond in sides)
    return IS_OFFERED() if free else EXIT_CLOSED(city=city_name(city_id))


def is_free(state: State, beyond: int) -> bool:
    """Whether a first tile can be laid at an exit."""
    if beyond == NOWHERE:
        return False
    closed, numbers = state.network.closed, BOARD.first_numbers
    firsts = (numbers.get(track) for track in BOARD.onward[beyond])
    return any(number is not None and not closed >> number & 1 for number in firsts)


def of_exit(state: State, step: AnyStep, name: str, part: str) -> Refusal:
    """An exit: used, closed, or there for the taking."""
    city_id = CityId(name)
    if city_id not in BOARD.city_numbers:
        return NO_SUCH_CITY(city=name)
    if not isinstance(step, ChoosingAction | Building):
        return busy(state, step)
    if isinstance(step, Building) and step.loose_end is not None:
        return FINISH_LINK(hex=step.loose_end.hex)
    sides = dict(BOARD.city_sides[BOARD.city_numbers[city_id]])
    beyond = sides.get(SIDE_NAMES.index(part), NOWHERE) if part in SIDE_NAMES else NOWHERE
    if beyond != NOWHERE and state.network.used.get(beyond // SIDES, 0) >> beyond % SIDES & 1:
        return EXIT_USED(city=city_name(city_id))
    return IS_OFFERED() if is_free(state, beyond) else EXIT_CLOSED(city=city_name(city_id))


# --- hexes, tiles, track ------------------------------------------------------------------------


def of_hex(state: State, step: AnyStep, name: str, _: str) -> Refusal:
    """A hex: why none of its tracks can be laid, or that one can."""
    place = HexName(name)
    if place not in BOARD.ground:
        return NO_SUCH_HEX(hex=name)
    answers = [asked_unopened(state, step, LayTile(place, sides)) for sides in SHAPES]
    offered = (answer for answer in answers if answer.code == IS_OFFERED.code)
    beside = (answer for answer in answers if answer.code != NOT_AT_EXIT.code)
    return next(offered, next(beside, answers[0]))


def of_tile(state: State, step: AnyStep, name: str, part: str) -> Refusal:
    """One track of a hex."""
    sides = tuple(SIDE_NAMES.index(side) for side in part.split("-") if side in SIDE_NAMES)
    if len(sides) != 2:
        return of_hex(state, step, name, "")
    return asked_unopened(state, step, LayTile(HexName(name), (sides[0], sides[1])))


def of_loose_end(state: State, _: AnyStep, name: str, part: str) -> Refusal:
    """A loose end: one's own can be continued, another's cannot."""
    for link in state.network.unfinished:
        end = BOARD.loose_ends[link.loose_end]
        if end.hex == name and (not part or SIDE_NAMES[end.side] == part):
            return IS_UNFINISHED(seat=Seated(link.owner), city=numbered(link.city))
    return NO_SUCH_HEX(hex=name) if name not in BOARD.ground else NOT_AT_EXIT(hex=name)


def of_link(state: State, _: AnyStep, name: str, __: str) -> Refusal:
    """A completed link."""
    number = number_of(name)
    if not 1 <= number <= len(state.network.links):
        return NO_SUCH_LINK(link=number)
    link = state.network.links[number - 1]
    cities = {"city": numbered(link.city_a), "other": numbered(link.city_b)}
    return IS_LINK(link=number, seat=Seated(link.owner), **cities)


# --- goods ----------------------------------------------------------------------------------------


def of_cube(state: State, step: AnyStep, name: str, part: str) -> Refusal:
    """A cube: whether it is there, and why it goes nowhere."""
    city_id, colour = CityId(name), COLOURS.get(part.lower())
    if city_id not in BOARD.city_numbers or colour is None:
        return NO_SUCH_CITY(city=name)
    if not isinstance(step, ChoosingAction | Delivering):
        return busy(state, step)
    number, shade = BOARD.city_numbers[city_id], BOARD.colour_numbers[colour]
    facts = {"city": city_name(city_id), "colour": colour_name(colour)}
    if not state.cubes[number][shade]:
        return NO_SUCH_CUBE(**facts)
    railways, level = state.network.railways, state.railroads[step.seat].engine_level
    if routes_from(railways, step.seat, level, number, 1 << shade)[shade]:
        return IS_OFFERED()
    return stuck(state, step.seat, number, shade)


def stuck(state: State, seat: Seat, city: int, colour: int) -> Refusal:
    """Why a cube goes nowhere: no own link, no chain, or an engine too weak (TYC-49, TYC-50)."""
    railways = state.network.railways
    facts = {"city": numbered(city), "colour": colour_name(BOARD.colours[colour])}
    own = [way for way in railways.ways[city] if way.owner == seat]
    if not own and railways.ways[city]:
        return FIRST_LINK_FOREIGN(link=railways.ways[city][0].link)
    level = state.railroads[seat].engine_level
    for more in range(level + 1, 1 + max(level, len(BOARD.tables.engines.upgrade_cost) + 1)):
        if routes_from(railways, seat, more, city, 1 << colour)[colour]:
            return ROUTE_TOO_LONG(links=more, level=level)
    return CUBE_STAYS(**facts) if own else NO_CHAIN(**facts)


def of_trip(state: State, step: AnyStep, name: str, part: str) -> Refusal:
    """A city as the end of a journey: why the held cube does not come there."""
    letter, _, end = part.partition("-")
    origin, destination, colour = CityId(name), CityId(end), COLOURS.get(letter.lower())
    if destination not in BOARD.city_numbers:
        return NO_SUCH_CITY(city=end)
    there = of_cube(state, step, name, letter)
    if there.code != IS_OFFERED.code or colour is None:
        return there
    trip = Trip(BOARD.city_numbers[origin], BOARD.city_numbers[destination], colour)
    return not_reached(state, step.seat, trip)


class Trip(NamedTuple):
    """A cube and where it is wanted."""

    origin: int
    destination: int
    colour: Colour


def not_reached(state: State, seat: Seat, trip: Trip) -> Refusal:
    """What keeps a cube that goes elsewhere from this city (TYC-48 to TYC-52)."""
    shade, railways = BOARD.colour_numbers[trip.colour], state.network.railways
    facts = {"colour": colour_name(trip.colour)}
    if railways.colours[trip.destination] != shade:
        return NOT_ACCEPTED(city=numbered(trip.destination), **facts)
    level = state.railroads[seat].engine_level
    for more in range(level, len(BOARD.tables.engines.upgrade_cost) + 2):
        routes = routes_from(railways, seat, more, trip.origin, 1 << shade)[shade]
        if any(route.destination == trip.destination for route in routes):
            return IS_OFFERED() if more == level else ROUTE_TOO_LONG(links=more, level=level)
    chain = shortest_chain(railways, seat, trip.origin, trip.destination)
    stops = (city for city in chain if railways.colours[city] == shade)
    stop = next(stops, trip.destination)
    if stop == trip.destination:
        return NO_CHAIN_TO(city=numbered(trip.destination))
    return STOPS_BEFORE(city=numbered(stop), **facts)


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


# --- the rest -------------------------------------------------------------------------------------


def of_card(state: State, step: AnyStep, name: str, _: str) -> Refusal:
    """A card."""
    return asked_unopened(state, step, TakeCard(CardId(name)))


def of_west(state: State, step: AnyStep, name: str, _: str) -> Refusal:
    """A western link."""
    return asked_unopened(state, step, BuildWesternLink(CityId(name)))


def of_new_city(state: State, step: AnyStep, name: str, _: str) -> Refusal:
    """A new-city tile, tried on the first gray city."""
    colour = COLOURS.get(name.lower())
    grays = (n for n, c in enumerate(state.network.railways.colours) if c == BOARD.gray)
    gray = next(grays, 0)
    if colour is None:
        return NOT_NOW()
    return asked_unopened(state, step, Urbanize(BOARD.city_ids[gray], colour))


def of_engine(state: State, step: AnyStep, *_: str) -> Refusal:
    """The engine of the seat."""
    return asked_for(state, step, ChooseAction("upgrade"))


def of_share(state: State, step: AnyStep, *_: str) -> Refusal:
    """A share."""
    return asked_for(state, step, IssueShare())


def of_bid(state: State, step: AnyStep, name: str, _: str) -> Refusal:
    """A bid."""
    return asked_for(state, step, Bid(number_of(name)))


def of_space(_: State, __: AnyStep, name: str, ___: str) -> Refusal:
    """A space of the score track, and its income."""
    space = max(0, min(number_of(name), len(SPACES) - 1))
    return IS_SPACE(space=space, income=income_of(space))


def of_seat(*_: Any) -> Refusal:
    """A seat and its figures."""
    return IS_SEAT()


def of_stop(*_: Any) -> Refusal:
    """A go of the turn line."""
    return IS_STOP()


def number_of(name: str) -> int:
    """The number that a thing names; 0 where it names none."""
    digits = name.isascii() and name.isdigit() and len(name) <= MOST_DIGITS
    return int(name) if digits else 0


ANSWERS: Final[Mapping[str, Callable[[State, AnyStep, str, str], Refusal]]] = {
    "city": of_city,
    "cube": of_cube,
    "trip": of_trip,
    "exit": of_exit,
    "hex": of_hex,
    "tile": of_tile,
    "loose": of_loose_end,
    "unfinished": of_loose_end,
    "link": of_link,
    "western": of_west,
    "card": of_card,
    "newcity": of_new_city,
    "engine": of_engine,
    "share": of_share,
    "bid": of_bid,
    "space": of_space,
    "seat": of_seat,
    "stop": of_stop,
}
"""Who answers for each kind of thing."""
