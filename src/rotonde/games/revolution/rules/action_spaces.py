"""The worker: on which action spaces it may be placed, and what that begins (REV-52, REV-53)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution import reasons
from rotonde.games.revolution.actions import PlaceWorker
from rotonde.games.revolution.board import BOARD, COLOUR_NUMBERS, least_triangles
from rotonde.games.revolution.components import ops
from rotonde.games.revolution.components.ids import ACTION_SPACES, COLOURS, ActionSpace, Colour
from rotonde.games.revolution.events import WorkerPlaced
from rotonde.games.revolution.rules import funding
from rotonde.games.revolution.rules.changes import with_action
from rotonde.games.revolution.rules.chapter import Why
from rotonde.games.revolution.rules.foresight import can_complete
from rotonde.games.revolution.rules.outlook import least_cost, rail_cost
from rotonde.games.revolution.state import (
    CONSTANTS,
    MINIMUM,
    SHARE,
    Company,
    Crew,
    State,
    with_count,
)
from rotonde.games.revolution.steps import ChooseWorker, ResolveAction
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Named
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.tools.derived import kept
from rotonde.railway.bitset import members

PLACINGS: Final = {
    colour: tuple(PlaceWorker(colour, space) for space in ACTION_SPACES) for colour in COLOURS
}


# --- may it be placed? --------------------------------------------------------------------------


@kept
def legal_placings(state: State, step: ChooseWorker) -> tuple[PlaceWorker, ...]:
    """Workers of the stock on spaces whose action can be completed (REV-53)."""
    company = state.companies[step.seat]
    surely = {space for space in ACTION_SPACES if is_completed(state, step, space)}
    return tuple(
        option
        for colour, count in zip(COLOURS, company.crew.stock, strict=True)
        if count
        for option in PLACINGS[colour]
        if option.space in surely or helps_itself(state, step, option)
    )


def check_worker(state: State, step: ChooseWorker, action: PlaceWorker) -> Refusal | None:
    """Is it a worker of the stock, on a space whose action can be completed (REV-52, REV-53)?"""
    if action in legal_placings(state, step):
        return None
    company, space = state.companies[step.seat], action.space
    if not company.crew.stock[COLOUR_NUMBERS[action.colour]]:  # REV-52
        return reasons.NOT_IN_STOCK(colour=Named(f"worker-{action.colour}"))
    cost = least(company, space)  # REV-53
    return lacks(company, space) or reasons.ACTION_TOO_DEAR(cost=cost, money=company.liquid)


def lacks(company: Company, space: ActionSpace) -> Why:
    """The piece without which an action cannot be begun (REV-53)."""
    if space == "trade":
        return None if company.pieces_left else reasons.NO_PIECE_LEFT()
    if space == "railroad":
        return None if company.rails else reasons.NO_RAIL_LEFT()
    if not company.buildings:
        return reasons.NO_BUILDING_LEFT()
    if space == "station":
        return None if company.open_cities else reasons.NO_CITY_OPEN()
    return None if company.open_sections else reasons.NO_SECTION_OPEN()


def least(company: Company, space: ActionSpace) -> int:
    """The least cost of an action."""
    if space == "railroad":
        return rail_cost(company, min(CONSTANTS.rail_action_rails, company.rails))
    return least_cost(company.open_cities) or 0


# --- can the action be completed? ---------------------------------------------------------------


def is_completed(state: State, step: ChooseWorker, space: ActionSpace) -> bool:
    """Whether an action can be completed by every colour, its worker slot left alone."""
    company = state.companies[step.seat]
    if surely_completed(company, space):
        return True
    if space != "station" or not company.buildings:  # nothing else helps to pay for it
        return False
    cities = members(company.open_cities)
    if not any(funding.city_pays(state, company, number) for number in cities):
        return False
    placed = place(state, step, PlaceWorker(first_colour(company), space)).state
    return can_complete(with_action(placed, slot=False), step.seat)


def first_colour(company: Company) -> Colour:
    """The first colour in the stock, or of all where it is empty."""
    there = (c for c, count in zip(COLOURS, company.crew.stock, strict=True) if count)
    return next(there, COLOURS[0])


def surely_completed(company: Company, space: ActionSpace) -> bool:
    """Whether the short way completes an action: its piece, and the money for it."""
    if company.crew.available < MINIMUM:
        return False
    match space:
        case "trade":
            return company.pieces_left > 0
        case "telegraph":
            return company.buildings > 0 and company.open_sections > 0
        case "station":
            cost = least_cost(company.open_cities)
            return company.buildings > 0 and cost is not None and company.liquid >= cost
        case "railroad":
            rails = min(CONSTANTS.rail_action_rails, company.rails)
            return rails > 0 and company.liquid >= rail_cost(company, rails)


def helps_itself(state: State, step: ChooseWorker, option: PlaceWorker) -> bool:
    """Whether this worker's own ability lets the action be completed (REV-64)."""
    company = state.companies[step.seat]
    if not funding.ability_pays(option.colour, option.space):
        return False
    if option.space == "railroad":
        return company.rails > 0 and rails_pay(company, option.colour)
    if not company.buildings or not may_pay(state, step.seat, option.colour):
        return False
    if option.colour == "orange":  # its city costs nothing
        return True
    return can_complete(place(state, step, option).state, step.seat)


def rails_pay(company: Company, colour: Colour) -> bool:
    """Whether the cheapest rails can be paid with what the worker brings for them (REV-77)."""
    rails = min(CONSTANTS.rail_action_rails, company.rails)
    op, gain = BOARD.abilities[colour, "railroad"].effects[0], 0
    if isinstance(op, ops.GainShares):
        gain = SHARE * op.amount
    elif isinstance(op, ops.GainMoneyPerTriangle):
        gain = op.base + op.per_triangle * least_triangles(company.network, rails)
    return company.liquid + gain >= rail_cost(company, rails)


def may_pay(state: State, seat: Seat, colour: Colour) -> bool:
    """Whether a worker's ability could help with a station, seen without trying (REV-73)."""
    company = state.companies[seat]
    cities = members(company.open_cities)
    match BOARD.abilities[colour, "station"].effects[0]:
        case ops.FlipTrains():  # shares of a first bonus may pay its price
            owned = funding.opens_city(company) or funding.has_cash_trains(company)
            return owned or any(funding.city_gives_train(state, number) for number in cities)
        case ops.RepeatFirstStationBonus():
            return any(funding.city_pays(state, company, number, again=True) for number in cities)
    return company.open_cities > 0


# --- placing ------------------------------------------------------------------------------------


def place(state: State, step: ChooseWorker, action: PlaceWorker) -> Turn[State]:
    """A worker goes to an action space, and its parts are open (REV-52, REV-60)."""
    company = state.companies[step.seat]
    crew = crew_after(company.crew, action.colour, action.space)
    after = replace(
        state,
        companies=state.companies_with(step.seat, replace(company, crew=crew)),
        steps=(first_step(step.seat, company, action),),
    )
    return Turn(after, (WorkerPlaced(step.seat, action.colour, action.space),))


def crew_after(crew: Crew, colour: Colour, space: ActionSpace) -> Crew:
    """The crew after one of its workers went from the stock to a space."""
    number, place = COLOUR_NUMBERS[colour], ACTION_SPACES.index(space)
    held = with_count(crew.spaces[place], number, 1)
    spaces = (*crew.spaces[:place], held, *crew.spaces[place + 1 :])
    return Crew(with_count(crew.stock, number, -1), spaces)


def first_step(seat: Seat, company: Company, action: PlaceWorker) -> ResolveAction:
    """The action as it begins (REV-60, REV-63, REV-75)."""
    colour, space = action.colour, action.space
    if space == "railroad":
        rails = min(CONSTANTS.rail_action_rails, company.rails)
        return ResolveAction(seat, space, colour, rails, due=CONSTANTS.rail_action_base)
    return ResolveAction(seat, space, colour, 1, parts=("flip",) if space == "trade" else ())
