"""Means to pay for an action beside cash and shares, seen without trying.

Only an effect that brings money, shares, a train, a rail to a city or a waived cost can lead out of
a corner that is short of money (REV-66); promoting, advancing and exchanging only cost. Where none
of these is at hand, the short way is the only way, and the search is spared.
"""

from typing import Final

from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components import ops
from rotonde.games.revolution.components.ids import TRAINS, ActionSpace, Colour, TrainKind
from rotonde.games.revolution.rules.outlook import Outlook
from rotonde.games.revolution.state import TRAIN_NUMBERS, Company, State
from rotonde.games.revolution.steps import ResolveAction

PAYING: Final = (
    ops.GainShares,
    ops.GainMoneyPerTriangle,
    ops.WaiveCityCost,
    ops.RepeatFirstStationBonus,
    ops.FlipTrains,
)
"""Abilities that can help to pay for the station or the rails of their own action."""
CASH_TRAINS: Final[tuple[TrainKind, ...]] = tuple(
    kind
    for kind in TRAINS
    if isinstance(BOARD.trains[kind].bonus[0], ops.GainMoney | ops.GainShares)
)
"""Trains whose bonus is money or shares."""
RAIL_TRAINS: Final[tuple[TrainKind, ...]] = tuple(
    kind for kind in TRAINS if isinstance(BOARD.trains[kind].bonus[0], ops.PlaceRailFree)
)
"""Trains whose bonus is a rail."""


def ability_pays(colour: Colour, space: ActionSpace) -> bool:
    """Whether a worker's ability can help to pay for its own station or rails."""
    row = BOARD.abilities.get((colour, space))
    return row is not None and isinstance(row.effects[0], PAYING)


def may_raise(state: State, outlook: Outlook) -> bool:
    """Whether the worker's ability could pay, or a Market bring workers back."""
    action = state.action
    if outlook.short > 0 or action is None:
        return True
    return action.slot and ability_pays(action.colour, action.space)


def city_pays(state: State, company: Company, number: int, *, again: bool = False) -> bool:
    """Whether the first bonus of a city could help to pay for its station (REV-72)."""
    if not again and state.first_stations[number] is not None:
        return False
    return any(
        isinstance(op, ops.GainShares)
        or (isinstance(op, ops.FlipTrains) and has_cash_trains(company))
        for op in first_bonus(state, number)
    )


def city_gives_train(state: State, number: int) -> bool:
    """Whether the first bonus of a city is a train, which an ability may flip at once (REV-41)."""
    first = state.first_stations[number] is None
    return first and any(isinstance(op, ops.TakeAnyTrain) for op in first_bonus(state, number))


def first_bonus(state: State, number: int) -> tuple[object, ...]:
    """The first bonus of a city."""
    return BOARD.city_tiles[state.city_tiles[number]].first_bonus


def has_cash_trains(company: Company) -> bool:
    """Whether a train whose bonus is money or shares is owned, with either face."""
    numbers = [TRAIN_NUMBERS[kind] for kind in CASH_TRAINS]
    return any(company.trains_up[n] or company.trains_down[n] for n in numbers)


def opens_city(company: Company) -> bool:
    """Whether a train is face up whose rail could reach a city (REV-73)."""
    return company.rails > 0 and any(company.trains_up[TRAIN_NUMBERS[k]] for k in RAIL_TRAINS)


def station_is_open(action: ResolveAction | None) -> bool:
    """Whether the station of this action is still to be placed."""
    return action is not None and action.space == "station" and action.pieces > 0


def main_is_open(action: ResolveAction | None) -> bool:
    """Whether the one station, office or sale is still to be done."""
    return action is not None and action.pieces > 0 and action.space != "railroad"
