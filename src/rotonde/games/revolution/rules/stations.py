"""Stations: a building goes into a city (REV-20, REV-22, REV-70 to REV-73)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution import reasons
from rotonde.games.revolution.actions import PlaceStation
from rotonde.games.revolution.board import BOARD, CitySet, connected_cities
from rotonde.games.revolution.components.ids import CityId
from rotonde.games.revolution.events import StationPlaced
from rotonde.games.revolution.rules import pieces
from rotonde.games.revolution.rules.changes import action_under_way, with_action
from rotonde.games.revolution.rules.chapter import Look, Rule, Toll, Why
from rotonde.games.revolution.rules.effects import close
from rotonde.games.revolution.rules.funding import city_pays, may_raise
from rotonde.games.revolution.rules.outlook import Outlook, least_cost
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import EffectPlace
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Named
from rotonde.kernel.law.turn import Turn
from rotonde.railway.bitset import Listing

STATIONS: Final = Listing({n: PlaceStation(city) for n, city in enumerate(BOARD.cities.ids)})


def candidates(state: State, step: pieces.Placing) -> list[PlaceStation]:
    """The cities available for a station, or the free ones of a set-up tile."""
    company = state.companies[step.seat]
    if pieces.is_aside(step):
        return STATIONS.of(free_on_tile(state, step))
    return STATIONS.of(company.open_cities) if company.buildings else []


def free_on_tile(state: State, step: pieces.Placing) -> CitySet:
    """The cities of a set-up tile whose first slot is free (REV-15)."""
    assert isinstance(step, EffectPlace)
    numbers = [BOARD.cities.number[city] for city in step.cities]
    return sum(1 << number for number in numbers if state.first_stations[number] is None)


def why(state: State, step: pieces.Placing, action: PlaceStation, _look: Look) -> Why:
    """May a station stand there?"""
    wrong = pieces.why_piece(step, "station")
    if wrong is not None:
        return wrong
    number = BOARD.cities.number.get(action.city)
    if number is None:
        return reasons.NO_SUCH_CITY(city=action.city)
    if pieces.is_aside(step):
        return why_not_on_tile(state, step, action)
    company = state.companies[step.seat]
    if not connected_cities(company.network) >> number & 1:  # REV-20
        return reasons.CITY_NOT_REACHED(city=Named(f"city-{action.city}"))
    if company.stations >> number & 1:  # REV-22
        return reasons.CITY_HAS_YOUR_STATION(city=Named(f"city-{action.city}"))
    return None if company.buildings else reasons.NO_BUILDING_LEFT()


def why_not_on_tile(state: State, step: pieces.Placing, action: PlaceStation) -> Refusal | None:
    """Is it a city of the set-up tile whose first slot is free (REV-15)?"""
    assert isinstance(step, EffectPlace)
    if action.city not in step.cities:
        return reasons.CITY_NOT_ON_TILE(city=Named(f"city-{action.city}"))
    taken = state.first_stations[BOARD.cities.number[action.city]] is not None
    return reasons.SLOT_TAKEN() if taken else None


def toll(state: State, step: pieces.Placing, action: PlaceStation) -> Toll:
    """The extra cost of the city above the cheapest; by an effect it is free."""
    if isinstance(step, EffectPlace):
        return Toll()
    least = least_cost(state.companies[step.seat].open_cities) or 0
    return Toll(BOARD.costs[BOARD.cities.number[action.city]] - least)


def worth_trying(
    state: State, step: pieces.Placing, action: PlaceStation, outlook: Outlook
) -> bool:
    """Whether the ability or the city's first bonus could pay (REV-72)."""
    if isinstance(step, EffectPlace):
        return True
    company, number = state.companies[step.seat], BOARD.cities.number[action.city]
    return may_raise(state, outlook) or city_pays(state, company, number)


def place(state: State, step: pieces.Placing, action: PlaceStation) -> Turn[State]:
    """A building goes into a city."""
    seat, number = step.seat, BOARD.cities.number[action.city]
    by_effect = isinstance(step, EffectPlace)
    first = state.first_stations[number] is None
    company, field = pieces.off_board(state.companies[seat], step)
    company = replace(company, stations=company.stations | 1 << number)
    cost = 0 if by_effect else BOARD.costs[number]
    after = replace(
        state,
        companies=state.companies_with(seat, company),
        first_stations=pieces.take_slot(state.first_stations, number, seat),
    )
    events = (StationPlaced(seat, action.city, first, field, cost),)
    if by_effect:
        return Turn(after, events).then(close)
    return Turn(with_station(after, action.city, cost, first), events)


def with_station(state: State, city: CityId, cost: int, first: bool) -> State:
    """The city's cost is due, and what it gives is open (REV-63, REV-70)."""
    action = action_under_way(state)
    gives = ("reward", "first_bonus") if first else ("reward",)
    return with_action(
        state, pieces=0, due=action.due + cost, city=city, first=first, parts=action.parts + gives
    )


RULE: Final = Rule(PlaceStation, place, why, toll, worth_trying=worth_trying)
