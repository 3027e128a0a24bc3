"""All decisions of Railroad Dice, from their chapters, in one table."""

from typing import Final

from rotonde.games.dice.actions import AnyAction
from rotonde.games.dice.rules import flow, main, obligations, turns
from rotonde.games.dice.state import State
from rotonde.games.dice.steps import AnyStep
from rotonde.kernel.law.decision import Decisions

DECISIONS: Final[Decisions[State, AnyAction]] = Decisions(
    AnyStep,
    AnyAction,
    *main.DECISIONS,
    *obligations.DECISIONS,
    *turns.DECISIONS,
    settle=flow.settle,
)
