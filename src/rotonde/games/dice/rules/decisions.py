"""All decisions of Railroad Dice, from their chapters, in one table."""

from typing import Final

from rotonde.games.dice.actions import AnyAction
from rotonde.games.dice.rules import (
    flow,
    income,
    obligations,
    rails,
    rolling,
    shares,
    stations,
    turns,
)
from rotonde.games.dice.state import State, income_is_due
from rotonde.games.dice.steps import AnyStep, Main
from rotonde.kernel.law.decision import Decision, Decisions


def legal_main(state: State, _step: Main) -> list[AnyAction]:
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


DECISIONS: Final[Decisions[State, AnyAction]] = Decisions(
    AnyStep,
    AnyAction,
    Decision(
        Main,
        legal_main,
        (
            *income.ORDERS,
            *rolling.ORDERS,
            *shares.ORDERS,
            *obligations.ORDERS,
            *stations.ORDERS,
            *turns.ORDERS,
        ),
    ),
    *obligations.DECISIONS,
    *turns.DECISIONS,
    settle=flow.settle,
)
