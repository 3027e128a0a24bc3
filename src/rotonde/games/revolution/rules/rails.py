"""Rails: one more space of the own network (REV-21, REV-42, REV-75 to REV-78)."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution.actions import PlaceRail
from rotonde.games.revolution.board import BOARD, cheapest, connected_cities, least_triangles
from rotonde.games.revolution.components.ids import Field
from rotonde.games.revolution.events import RailPlaced
from rotonde.games.revolution.reasons import (
    NO_SUCH_SPACE,
    SPACE_HAS_YOUR_RAIL,
    SPACE_NOT_REACHED,
)
from rotonde.games.revolution.rules.changes import action_under_way, with_action
from rotonde.games.revolution.rules.chapter import Help, Look, Rule, Toll, Why
from rotonde.games.revolution.rules.effects import close
from rotonde.games.revolution.rules.funding import may_raise
from rotonde.games.revolution.rules.outlook import Outlook
from rotonde.games.revolution.rules.pieces import Placing, is_aside, why_piece
from rotonde.games.revolution.state import CONSTANTS, State
from rotonde.games.revolution.steps import EffectPlace, ResolveAction
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.turn import Turn
from rotonde.railway.bitset import Listing, members

RAILS: Final = Listing({n: PlaceRail(space) for n, space in enumerate(BOARD.spaces.ids)})


def candidates(state: State, step: Placing) -> list[PlaceRail]:
    """The spaces beside the own network."""
    return RAILS.of(state.companies[step.seat].open_spaces)


def why(state: State, step: Placing, action: PlaceRail, _look: Look) -> Why:
    """May a rail lie there?"""
    wrong = why_piece(step, "rail")
    if wrong is not None:
        return wrong
    number, company = BOARD.spaces.number.get(action.space), state.companies[step.seat]
    if number is None:
        return NO_SUCH_SPACE(space=action.space)
    if company.network >> number & 1:  # REV-21
        return SPACE_HAS_YOUR_RAIL(space=action.space)
    if not company.open_spaces >> number & 1:  # REV-21
        return SPACE_NOT_REACHED(space=action.space)
    return None


def is_paid(step: Placing) -> bool:
    """Whether the rail is paid by the triangle: those of the action, and the turquoise one."""
    return isinstance(step, ResolveAction) or step.source == "paid"


def toll(state: State, step: Placing, action: PlaceRail) -> Toll:
    """The triangles that the rails cost more by this one than by the cheapest way (REV-76)."""
    if not is_paid(step):
        return Toll()
    rails = step.pieces if isinstance(step, ResolveAction) else 1
    network, number = state.companies[step.seat].network, BOARD.spaces.number[action.space]
    climb = BOARD.triangles[number] + least_triangles(network | 1 << number, rails - 1)
    return Toll(CONSTANTS.triangle_cost * (climb - least_triangles(network, rails)))


def worth_trying(state: State, step: Placing, _action: PlaceRail, outlook: Outlook) -> bool:
    """Whether more than cash and shares could pay."""
    return not is_paid(step) or may_raise(state, outlook)


def place(state: State, step: Placing, action: PlaceRail) -> Turn[State]:
    """A rail goes on a space, paid by the triangle or free (REV-42, REV-76)."""
    company, paid = state.companies[step.seat], is_paid(step)
    number = BOARD.spaces.number[action.space]
    network, field = company.network | 1 << number, None
    reached = connected_cities(network) & ~connected_cities(company.network)
    company = replace(company, network=network)
    if not is_aside(step):
        field = Field(BOARD.rail_fields[company.rails])
        company = replace(company, rails=company.rails - 1)
    cost = BOARD.triangles[number] * CONSTANTS.triangle_cost if paid else 0
    market = paid and bool(BOARD.markets >> number & 1)
    cities = tuple(BOARD.cities.ids[city] for city in members(reached)) if reached else ()
    after = state.with_company(step.seat, company)
    if paid:
        after = with_triangles(after, action, cost, market, main=isinstance(step, ResolveAction))
    turn = Turn(after, (RailPlaced(step.seat, action.space, field, cost, cities, market),))
    return turn.then(close) if isinstance(step, EffectPlace) else turn


def with_triangles(
    state: State, placed: PlaceRail, cost: int, market: bool, *, main: bool
) -> State:
    """Its triangles are due, and an icon flags the Market (REV-63, REV-78)."""
    action = action_under_way(state)
    return with_action(
        state,
        pieces=action.pieces - main,
        due=action.due + cost,
        rails=(*action.rails, placed.space),
        market=action.market or market,
    )


def cheapest_rail(state: State, seat: Seat, rails: int) -> Iterator[Help]:
    """The first of the cheapest rails (REV-66)."""
    yield Help(PlaceRail(BOARD.spaces.ids[cheapest(state.companies[seat].network, rails)[0]]))


RULE: Final = Rule(PlaceRail, place, why, toll, worth_trying=worth_trying)
