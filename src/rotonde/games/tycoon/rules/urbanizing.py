"""Urbanize: a gray city gets a colour and new cubes, also for nothing (TYC-43 to TYC-45)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import reasons
from rotonde.games.tycoon.actions import Urbanize
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.maps import Network, Railways
from rotonde.games.tycoon.rules.action_ends import busy, end_action
from rotonde.games.tycoon.rules.bag import drawn_into, with_cubes
from rotonde.games.tycoon.state import COSTS, LIMITS, Cubes, Deed, State, charge
from rotonde.games.tycoon.steps import FoundingIndustry, Urbanizing
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Named
from rotonde.kernel.law.turn import Turn
from rotonde.railway.bitset import members

URBANIZINGS: Final = tuple(
    tuple(Urbanize(city, colour) for colour in BOARD.colours) for city in BOARD.cities.ids
)
NEW_CITIES: Final = BOARD.tables.supply.new_city_tiles


def why_not_urbanize(state: State) -> Refusal | None:
    """Is there a city and a tile for it (TYC-45)?"""
    if not state.network.railways.stops[BOARD.gray]:
        return reasons.NO_GRAY_CITY()
    if not any(state.new_city_tiles):
        return reasons.NO_NEW_CITY()
    return None


def check_urbanize(
    state: State, _step: Urbanizing | FoundingIndustry, action: Urbanize
) -> Refusal | None:
    """May this city get this colour?"""
    city = BOARD.cities.number.get(action.city)
    if city is None:
        return reasons.NO_SUCH_CITY(city=action.city)
    if action.colour not in BOARD.colours:
        return reasons.NO_SUCH_COLOUR(colour=action.colour)
    named = Named(f"city-{action.city}")
    if state.network.railways.colours[city] != BOARD.gray:  # TYC-43
        return reasons.CITY_NOT_GRAY(city=named)
    if action.colour not in NEW_CITIES:  # TYC-45
        return reasons.NEW_CITY_NEVER(colour=Named(f"colour-{action.colour}"))
    if not state.new_city_tiles[BOARD.city_colours.number[action.colour]]:  # TYC-43
        return reasons.NEW_CITY_SPENT(colour=Named(f"colour-{action.colour}"))
    return None


def legal_urbanizings(state: State, _step: Urbanizing | FoundingIndustry) -> list[Urbanize]:
    """Every gray city with every colour left."""
    return urbanizings(state.network.railways, state.new_city_tiles)


def urbanizings(railways: Railways, tiles: Cubes) -> list[Urbanize]:
    """Every gray city with every colour of which a tile is left, cities first."""
    colours = [colour for colour, left in enumerate(tiles) if left]
    grays = members(railways.stops[BOARD.gray])
    return [URBANIZINGS[city][colour] for city in grays for colour in colours]


def urbanize(state: State, step: Urbanizing, action: Urbanize) -> Turn[State]:
    """The price is paid, then the city gets its colour and its cubes."""
    state, payment = charge(state, step.seat, COSTS.urbanize)
    state, told = colour_city(state, step, action, payment)
    deed = Deed(
        state.action_round,
        step.seat,
        "urbanize",
        city=action.city,
        colour=action.colour,
        paid=COSTS.urbanize,
    )
    return end_action(state, deed, told)


def found(state: State, step: FoundingIndustry, action: Urbanize) -> Turn[State]:
    """The city gets its colour and its cubes for free, as the card says (TYC-64)."""
    state, told = colour_city(state, step, action, None)
    deed = Deed(
        state.action_round,
        step.seat,
        "card",
        city=action.city,
        colour=action.colour,
        card=step.card,
    )
    return end_action(state, deed, told)


def colour_city(
    state: State,
    step: Urbanizing | FoundingIndustry,
    action: Urbanize,
    payment: past.Payment | None,
) -> tuple[State, past.Urbanized]:
    """The city has a colour for good; routes are found anew (TYC-43, TYC-44)."""
    city, colour = BOARD.cities.number[action.city], BOARD.city_colours.number[action.colour]
    tiles = with_cubes(state.new_city_tiles, colour, -1)
    network = with_colour(state.network, city, colour)
    came = drawn_into(
        replace(state, new_city_tiles=tiles, network=network), city, LIMITS.urbanize_cubes
    )
    told = past.Urbanized(
        seat=step.seat,
        city=action.city,
        colour=action.colour,
        payment=payment,
        cubes=came.cubes,
        refreshed=came.refreshed,
        tiles_left=tiles[colour],
    )
    return came.state, told


def with_colour(network: Network, city: int, colour: int) -> Network:
    """The track with one city in another colour."""
    colours = with_cubes(network.railways.colours, city, colour - network.railways.colours[city])
    after = Network(Railways(network.links, colours), network.unfinished)
    after.__dict__.update(network.__dict__)
    return after


DECISIONS: Final = (
    Decision(Urbanizing, legal_urbanizings, (Order(Urbanize, urbanize, check_urbanize),), busy),
    Decision(FoundingIndustry, legal_urbanizings, (Order(Urbanize, found, check_urbanize),), busy),
)
