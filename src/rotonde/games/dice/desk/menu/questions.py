"""What a seat of Railroad Dice is asked, in sentences: the question, where in the turn it stands,
and what follows from it.

Pure. The sentences stand in locale/.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from rotonde.games.dice.actions import AnyAction, EndTurn, Roll, TakeIncome
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.maps.line import END_NUMBERS
from rotonde.games.dice.names import side
from rotonde.games.dice.rules.plans import shortest_way
from rotonde.games.dice.rules.track import railhead
from rotonde.games.dice.state import FIGURES, State, income_is_due, income_of
from rotonde.games.dice.steps import (
    AnyStep,
    Bridging,
    ChoosingTile,
    Discarding,
    Entering,
    Main,
    Obligation,
)
from rotonde.kernel.law.text import Text

PROMPTS: Final[dict[frozenset[type], str]] = {
    frozenset({TakeIncome}): "prompt-income",
    frozenset({TakeIncome, Roll}): "prompt-income-roll",
    frozenset({Roll, EndTurn}): "prompt-roll-end",
    frozenset({EndTurn}): "prompt-end",
}
"""What is asked where nothing else is left of a turn."""


def prompt(state: State, step: AnyStep, legal: Sequence[AnyAction]) -> Text:
    """The question in one sentence."""
    match step:
        case Main():
            return Text(PROMPTS.get(frozenset(type(one) for one in legal), "prompt-main"))
        case ChoosingTile(end=end):
            out = state.line.ends[END_NUMBERS[end]].out
            assert out is not None
            return Text("prompt-tile", {"side": side(tuple(BOARD.side_numbers)[out])})
        case Entering():
            return Text("prompt-entry")
        case Bridging():
            return Text("prompt-bridge")
        case Discarding():
            over = state.trays[state.seat].front - FIGURES.front_limit
            return Text("prompt-back", {"dice": over})
        case _:
            assert_never(step)


def over(state: State, step: AnyStep) -> Text:
    """Where in the turn the question stands, and what must be finished."""
    match step:
        case Main():
            done = {"income": flag(state.income_taken), "rolled": flag(state.rolled)}
            return Text("over-last-year" if state.is_last_year else "over-turn", done)
        case Discarding():
            return Text("over-end")
        case ChoosingTile() | Entering() | Bridging():
            return obliged(state, step)
        case _:
            assert_never(step)


def flag(is_so: bool) -> str:
    """Whether something is so, for a sentence to choose by."""
    return "yes" if is_so else "no"


def obliged(state: State, step: Obligation) -> Text:
    """What was begun, and how many rails it takes at least; an entry may lead on to a bridge."""
    number = END_NUMBERS[step.end]
    way = shortest_way(railhead(state, number))
    rails, head = len(way.rails) if way else 1, state.line.ends[number]
    name = {ChoosingTile: "over-tile", Entering: "over-entry", Bridging: "over-bridge"}[type(step)]
    return Text(name, {"cell": BOARD.cell_names[head.cell], "rails": rails})


def hint(state: State, step: AnyStep) -> Text | None:
    """What follows from the choice."""
    if isinstance(step, ChoosingTile | Entering | Bridging):
        return Text("hint-finish")
    if isinstance(step, Main) and income_is_due(state):
        return Text("hint-income", {"dice": income_of(state, state.seat)})
    return None
