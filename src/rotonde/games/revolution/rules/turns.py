"""The turn: refresh, one worker, end check, next seat (REV-50 to REV-55, REV-120 to REV-122)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution import scoring
from rotonde.games.revolution.actions import AnyAction, PassTurn, PlaceWorker
from rotonde.games.revolution.board import BOARD, least_triangles
from rotonde.games.revolution.components.ids import ACTION_SPACES, COLOURS, ActionSpace, Colour
from rotonde.games.revolution.components.ops import (
    FlipTrains,
    GainMoneyPerTriangle,
    GainShares,
    RepeatFirstStationBonus,
)
from rotonde.games.revolution.events import (
    EndSet,
    GameEnded,
    SeatCounted,
    TurnBegan,
    TurnPassed,
    WorkersReturned,
)
from rotonde.games.revolution.rules.changes import Told, with_action
from rotonde.games.revolution.rules.closing import HIRES, SELL
from rotonde.games.revolution.rules.doing import after
from rotonde.games.revolution.rules.foresight import can_complete, least_cost
from rotonde.games.revolution.rules.judging import city_gives_train, city_pays, has_cash_trains
from rotonde.games.revolution.rules.options import ability_pays
from rotonde.games.revolution.rules.relief import RAIL_TRAIN
from rotonde.games.revolution.state import (
    CONSTANTS,
    HIRE,
    MINIMUM,
    SHARE,
    TRAIN_NUMBERS,
    Company,
    Crew,
    State,
    clockwise,
    is_last_turn,
    left_of_logo,
    liquid,
    next_seat,
    open_cities,
    open_sections,
    pieces_left,
    with_company,
)
from rotonde.games.revolution.steps import ChooseWorker
from rotonde.kernel.ids import Seat
from rotonde.railway.bitset import members

PLACINGS: Final = {
    colour: tuple(PlaceWorker(colour, space) for space in ACTION_SPACES) for colour in COLOURS
}
PASS_TURN = PassTurn()


def begin_turn(state: State, seat: Seat, number: int, told: Told) -> State:
    """A seat is active; if its stock is empty, all its workers come back (REV-51)."""
    told.append(TurnBegan(seat, number, seat == state.first_player))
    fresh = replace(state, active_seat=seat, round=number, steps=(ChooseWorker(seat),))
    crew = state.companies[seat].crew
    if any(crew.stock):
        return fresh
    back = tuple(c for c, count in zip(COLOURS, crew.used, strict=True) for _ in range(count))
    told.append(WorkersReturned(seat, back))
    company = replace(state.companies[seat], crew=Crew(crew.used))
    return with_company(fresh, seat, company)


# --- the worker ---------------------------------------------------------------------------------


def choices(state: State, seat: Seat) -> list[AnyAction]:
    """Workers of the stock on spaces that can be completed, else the pass (REV-53, REV-54)."""
    company = state.companies[seat]
    surely = {space for space in ACTION_SPACES if is_completed(state, seat, space)}
    options: list[AnyAction] = [
        option
        for colour, count in zip(COLOURS, company.crew.stock, strict=True)
        if count
        for option in PLACINGS[colour]
        if option.space in surely or helps_itself(state, seat, option)
    ]
    return options or [PASS_TURN]


def is_completed(state: State, seat: Seat, space: ActionSpace) -> bool:
    """Whether an action can be completed by every colour, its worker slot left alone."""
    company = state.companies[seat]
    if surely_completed(company, space):
        return True
    if space != "station" or not company.buildings:  # nothing else helps to pay for it
        return False
    if not any(city_pays(state, seat, number) for number in members(open_cities(company))):
        return False
    placed = after(state, seat, PlaceWorker(first_colour(company), space))
    return can_complete(with_action(placed, slot=False), seat)


def first_colour(company: Company) -> Colour:
    """The first colour in the stock."""
    return next(c for c, count in zip(COLOURS, company.crew.stock, strict=True) if count)


def surely_completed(company: Company, space: ActionSpace) -> bool:
    """Whether an action can be completed by every colour, seen without trying."""
    if company.crew.available < MINIMUM:
        return False
    match space:
        case "trade":
            return pieces_left(company) > 0
        case "telegraph":
            return company.buildings > 0 and open_sections(company) > 0
        case "station":
            return company.buildings > 0 and liquid(company) >= least_cost(open_cities(company))
        case "railroad":
            rails = min(CONSTANTS.rail_action_rails, company.rails)
            return rails > 0 and liquid(company) >= rail_cost(company, rails)


def rail_cost(company: Company, rails: int) -> int:
    """What the cheapest rails of an action cost (REV-76)."""
    triangles = least_triangles(company.network, rails)
    return CONSTANTS.rail_action_base + CONSTANTS.triangle_cost * triangles


def helps_itself(state: State, seat: Seat, option: PlaceWorker) -> bool:
    """Whether this worker's own ability lets the action be completed (REV-64)."""
    company = state.companies[seat]
    if not ability_pays(option.colour, option.space):
        return False
    if option.space == "railroad":
        return company.rails > 0 and rails_pay(company, option.colour)
    if not company.buildings or not may_pay(state, seat, option.colour):
        return False
    if option.colour == "orange":  # its city costs nothing
        return True
    return can_complete(after(state, seat, option), seat)


def rails_pay(company: Company, colour: Colour) -> bool:
    """Whether the cheapest rails can be paid with what the worker brings for them (REV-77)."""
    rails = min(CONSTANTS.rail_action_rails, company.rails)
    op, gain = BOARD.abilities[colour, "railroad"].effects[0], 0
    if isinstance(op, GainShares):
        gain = SHARE * op.amount
    elif isinstance(op, GainMoneyPerTriangle):
        gain = op.base + op.per_triangle * least_triangles(company.network, rails)
    return liquid(company) + gain >= rail_cost(company, rails)


def may_pay(state: State, seat: Seat, colour: Colour) -> bool:
    """Whether a worker's ability could help with a station, seen without trying (REV-73)."""
    company = state.companies[seat]
    cities = members(open_cities(company))
    match BOARD.abilities[colour, "station"].effects[0]:
        case FlipTrains():  # shares of a first bonus may pay its price
            opens = company.rails > 0 and company.trains_up[TRAIN_NUMBERS[RAIL_TRAIN]] > 0
            owned = opens or has_cash_trains(company)
            return owned or any(city_gives_train(state, number) for number in cities)
        case RepeatFirstStationBonus():
            return any(city_pays(state, seat, number, again=True) for number in cities)
    return open_cities(company) > 0


def offers(state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """Placings or the pass, then sale and hires, which always pass REV-64."""
    company = state.companies[seat]
    options = choices(state, seat)
    if company.shares:
        options.append(SELL)
    if company.cash >= HIRE:
        options += [hire for hire, count in zip(HIRES, state.supply, strict=True) if count]
    return tuple(options)


def pass_turn(state: State, seat: Seat, _action: PassTurn, told: Told) -> State:
    """No worker is placed; the end of the turn still happens (REV-54)."""
    told.append(TurnPassed(seat))
    return replace(state, steps=())


# --- the end of a turn ----------------------------------------------------------------------------


def end_turn(state: State, told: Told) -> State:
    """The end check, then the next seat or the end (REV-120, REV-121)."""
    state = with_end(state, told)
    if is_last_turn(state):
        return finish(state, told)
    seat = next_seat(state)
    return begin_turn(state, seat, state.round + (seat == state.first_player), told)


def with_end(state: State, told: Told) -> State:
    """The last round is known once a seat has nothing left of its logo (REV-120)."""
    if state.final_round is not None:
        return state
    for seat in clockwise(state):
        if not left_of_logo(state.companies[seat]):
            told.append(EndSet(seat, state.round + 1))
            return replace(state, final_round=state.round + 1)
    return state


def finish(state: State, told: Told) -> State:
    """All have had the same number of turns (REV-121, REV-123)."""
    told.append(GameEnded(state.round))
    for seat, company in enumerate(state.companies):
        parts = scoring.sources(company)
        told.append(SeatCounted(Seat(seat), **parts, total=sum(parts.values())))
    return replace(state, over=True)
