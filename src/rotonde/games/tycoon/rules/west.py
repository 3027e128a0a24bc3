"""The western link: who may build it, and the cubes it brings (TYC-70 to TYC-73)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import reasons
from rotonde.games.tycoon.actions import BuildWesternLink
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CityId
from rotonde.games.tycoon.rules.action_ends import busy, end_action
from rotonde.games.tycoon.rules.bag import brought_into
from rotonde.games.tycoon.rules.objectives import lines_met
from rotonde.games.tycoon.state import (
    COSTS,
    LIMITS,
    Deed,
    State,
    charge,
    locomotives_left,
    western_builder,
)
from rotonde.games.tycoon.steps import GoingWest
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Named
from rotonde.kernel.law.turn import Turn

LINKS: Final = tuple(BuildWesternLink(BOARD.cities.ids[city]) for city in BOARD.western)
NEAREST: Final = (reasons.NO_LOCOMOTIVE.code, reasons.WEST_UNLINKED.code, reasons.WEST_TAKEN.code)
"""The possible obstacles, the least of them first."""
COLOUR: Final = BOARD.city_colours.number[BOARD.tables.western_link.colour]


def check_link(state: State, step: GoingWest, action: BuildWesternLink) -> Refusal | None:
    """May the seat build this western link?"""
    return why_not_link(state, step.seat, action.city)


def why_not_link(state: State, seat: Seat, city_id: CityId) -> Refusal | None:
    """May the seat build the western link of this city?"""
    city = BOARD.cities.number.get(city_id)
    if city is None:
        return reasons.NO_SUCH_CITY(city=city_id)
    named = Named(f"city-{city_id}")
    if city not in BOARD.western:  # TYC-70
        return reasons.NOT_WESTERN(city=named)
    if western_builder(state, city) is not None:  # TYC-70
        return reasons.WEST_TAKEN(city=named)
    if not state.network.railways.ends_in(seat, city):  # TYC-70
        return reasons.WEST_UNLINKED(city=named)
    if not locomotives_left(state, seat):  # TYC-70
        return reasons.NO_LOCOMOTIVE()
    return None


def why_not_go_west(state: State, seat: Seat) -> Refusal | None:
    """Is there any western link for this seat? If not, what stands in the way of the nearest."""
    refusals = [why_not_link(state, seat, order.city) for order in LINKS]
    if None in refusals:
        return None
    return min((r for r in refusals if r is not None), key=lambda r: NEAREST.index(r.code))


def links_open_to(state: State, seat: Seat) -> list[BuildWesternLink]:
    """The western links that the seat may build, in data order."""
    return [order for order in LINKS if why_not_link(state, seat, order.city) is None]


def legal_links(state: State, step: GoingWest) -> list[BuildWesternLink]:
    """The western links that the seat may build now."""
    return links_open_to(state, step.seat)


def build(state: State, step: GoingWest, action: BuildWesternLink) -> Turn[State]:
    """The price is paid, the tile stands, red cubes arrive, lines may be met (TYC-63, TYC-71)."""
    seat, city = step.seat, BOARD.cities.number[action.city]
    state, payment = charge(state, seat, COSTS.western_link)
    number = BOARD.western.index(city)
    owners = (*state.western_links[:number], seat, *state.western_links[number + 1 :])
    state = replace(state, western_links=owners)
    came = brought_into(state, city, COLOUR, LIMITS.western_red_cubes)
    place = BOARD.city_rows[city].western_hex
    assert place is not None
    told = past.WesternLinkBuilt(seat, action.city, place, payment, len(came.cubes), came.refreshed)
    met = lines_met(came.state, (seat,))
    deed = Deed(state.action_round, seat, "western_link", city=action.city, paid=payment.amount)
    return end_action(met.state, deed, told, *met.events)


DECISIONS: Final = (
    Decision(GoingWest, legal_links, (Order(BuildWesternLink, build, check_link),), busy),
)
