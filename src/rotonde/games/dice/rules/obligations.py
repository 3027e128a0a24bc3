"""Compound moves: what a rail begins must be finished at once (DIC-40 to DIC-57)."""

from typing import Final, assert_never

from rotonde.games.dice.actions import AnyAction, LayRail
from rotonde.games.dice.reasons import FINISH_FIRST, OTHER_END
from rotonde.games.dice.rules import crossing, rails
from rotonde.games.dice.state import State
from rotonde.games.dice.steps import Bridging, ChoosingTile, Entering, Obligation
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.refusal import Refusal


def check_obliged(state: State, step: Entering | Bridging, action: LayRail) -> Refusal | None:
    """Does this rail go on with what was begun (DIC-42)?"""
    if action.end != step.end:
        return OTHER_END(end=step.end, what=what(step))
    return rails.check_rail(state, step, action)


def finish_first(_state: State, step: Obligation, _action: AnyAction) -> Refusal:
    """The refusal of everything else (DIC-42)."""
    return FINISH_FIRST(end=step.end, what=what(step))


def what(step: Obligation) -> str:
    """The move to be finished, for a sentence to choose by."""
    match step:
        case ChoosingTile():
            return "tile"
        case Entering():
            return "entry"
        case Bridging():
            return "bridge"
        case _:
            assert_never(step)


OBLIGED: Final = (Order(LayRail, rails.lay, check_obliged),)
DECISIONS: Final = (
    Decision(ChoosingTile, crossing.legal_tiles, crossing.ORDERS, finish_first),
    Decision(Entering, rails.legal_obliged, OBLIGED, finish_first),
    Decision(Bridging, rails.legal_obliged, OBLIGED, finish_first),
)
