"""Income: dice of the reserve, once a turn from the second year on (DIC-25 to DIC-29)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.dice import reasons
from rotonde.games.dice.actions import TakeIncome
from rotonde.games.dice.events import IncomeTaken
from rotonde.games.dice.rules.ending import run_dry
from rotonde.games.dice.state import (
    FIGURES,
    State,
    income_of,
    stations_of,
    with_tray,
)
from rotonde.games.dice.steps import Main
from rotonde.kernel.law.decision import Order
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn

INCOME: Final = (TakeIncome(),)


def check_income(state: State, _step: Main, _action: TakeIncome) -> Refusal | None:
    """May the seat take its income?"""
    if state.year < FIGURES.first_income_year:  # DIC-25
        return reasons.NO_INCOME_YET(year=FIGURES.first_income_year)
    if state.is_last_year:  # DIC-84
        return reasons.NO_INCOME_IN_LAST_YEAR()
    if state.income_taken:  # DIC-25
        return reasons.INCOME_TAKEN()
    return None


def take(state: State, _step: Main, _action: TakeIncome) -> Turn[State]:
    """The seat takes what it is due, or what is there, and then the game is over (DIC-29)."""
    seat, tray, due = state.seat, state.trays[state.seat], income_of(state, state.seat)
    taken, jokers = min(due, state.reserve), state.lost_office[seat]
    if jokers:  # DIC-28
        tray = replace(tray, joker=tray.joker + taken)
    else:
        tray = replace(tray, hidden=tray.hidden + taken)
    reserve = state.reserve - taken
    event = IncomeTaken(seat, stations_of(state, seat), due, taken, jokers, reserve)
    trays = with_tray(state, seat, tray)
    after = replace(state, trays=trays, reserve=reserve, income_taken=True)
    return Turn(after, (event,)) if taken == due else run_dry(after, "income", event)


ORDERS: Final = (Order(TakeIncome, take, check_income),)
"""The order that takes income."""
