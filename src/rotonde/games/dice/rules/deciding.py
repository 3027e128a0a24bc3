"""Which chapter judges, lists and carries out the actions of each step."""

from collections.abc import Sequence
from typing import assert_never

from rotonde.games.dice.actions import (
    AnyAction,
    BuildStation,
    BuyShare,
    ChooseTile,
    Discard,
    EndTurn,
    LayRail,
    Roll,
    TakeIncome,
)
from rotonde.games.dice.reasons import DISCARD_FIRST, FINISH_FIRST, OTHER_END
from rotonde.games.dice.rules import (
    crossing,
    ending,
    income,
    rails,
    rolling,
    shares,
    stations,
    turns,
)
from rotonde.games.dice.state import State, income_is_due
from rotonde.games.dice.steps import Bridging, ChoosingTile, Discarding, Entering, Main, Obligation
from rotonde.kernel.ids import Seat
from rotonde.kernel.refusal import NOT_NOW, Refusal
from rotonde.kernel.rules import Turn
from rotonde.kernel.step import asked, not_asked

# --- check ----------------------------------------------------------------------------------------


def check(state: State, seat: Seat, action: AnyAction) -> Refusal | None:
    """Why `seat` may not do this now; None when it may."""
    step = asked(state.steps, seat)
    if step is None:
        return not_asked(state.steps)
    match step:
        case Main():
            return check_main(state, action)
        case Discarding():
            if isinstance(action, Discard):
                return turns.check_discard(state, action)
            return DISCARD_FIRST()  # DIC-69
        case _:
            return check_obligation(state, step, action)


def check_main(state: State, action: AnyAction) -> Refusal | None:
    """May the seat do this in its turn (DIC-22)?"""
    match action:
        case LayRail():
            return rails.check_rail(state, action)
        case Roll():
            return rolling.check_roll(state, action)
        case BuyShare():
            return shares.check_purchase(state, action)
        case BuildStation():
            return stations.check_station(state, action)
        case TakeIncome():
            return income.check_income(state)
        case EndTurn():
            return turns.check_end(state)
        case ChooseTile() | Discard():
            return NOT_NOW()
        case _:
            assert_never(action)


def check_obligation(state: State, step: Obligation, action: AnyAction) -> Refusal | None:
    """Does this go on with what was begun (DIC-42)?"""
    match step, action:
        case ChoosingTile(), ChooseTile():
            return crossing.check_tile(state, step, action)
        case ((Entering() | Bridging()), LayRail(end=end)):
            if end == step.end:
                return rails.check_rail(state, action)
            return OTHER_END(end=step.end, what=what(step))
    return FINISH_FIRST(end=step.end, what=what(step))


def what(step: Obligation) -> str:
    """What must be finished, for a sentence to choose by."""
    match step:
        case ChoosingTile():
            return "tile"
        case Entering():
            return "entry"
        case Bridging():
            return "bridge"
        case _:
            assert_never(step)


# --- legal ----------------------------------------------------------------------------------------


def legal(state: State, seat: Seat) -> Sequence[AnyAction]:
    """All that `check` allows, in the order of the decision points."""
    if not state.steps:
        return ()
    step = state.steps[-1]
    if seat != step.seat:
        return ()
    match step:
        case Main():
            return legal_main(state)
        case Entering(end=end) | Bridging(end=end):
            return rails.legal_obliged(state, end)
        case ChoosingTile():
            return crossing.legal_tiles(state, step)
        case Discarding():
            return turns.legal_discards(state)
        case _:
            assert_never(step)


def legal_main(state: State) -> list[AnyAction]:
    """Income, rolls, shares, rails, stations, the end of the turn (DIC-23, DIC-24)."""
    due = income_is_due(state)
    return [
        *(income.INCOME if due else ()),
        *rolling.legal_rolls(state),
        *shares.legal_purchases(state),
        *rails.legal_rails(state),
        *stations.legal_stations(state),
        *(() if due else turns.END),
    ]


# --- apply ----------------------------------------------------------------------------------------


def apply(state: State, action: AnyAction) -> Turn[State]:
    """The action carried out. Trusts `check`."""
    match action:
        case LayRail():
            return ending.judged(rails.lay(state, action))
        case Roll():
            return rolling.roll(state, action)
        case BuyShare():
            return shares.buy(state, action)
        case BuildStation():
            return ending.judged(stations.build(state, action))
        case TakeIncome():
            return income.take(state)
        case ChooseTile():
            return crossing.choose(state, action)
        case EndTurn() | Discard():
            return turns.finish(state, action)
        case _:
            assert_never(action)
