"""The parts that questions share: the place in the turn, and how many decisions led here."""

from rotonde.games.tycoon.state import LIMITS, State, is_final_turn
from rotonde.games.tycoon.steps import AnyStep, ChoosingAction
from rotonde.kernel.desk.menu import Pace
from rotonde.kernel.desk.questions import Asked
from rotonde.kernel.law.text import Fact, Text


def ask_in_turn(state: State, step: AnyStep) -> Asked:
    """The question of an action that has begun."""
    prompt = Text(f"prompt-{step.__struct_config__.tag}")
    pace = Pace(state.action_round, LIMITS.action_rounds)
    return Asked(prompt, place_in_turn(state, step), pace=pace, within=1)


def place_in_turn(state: State, step: AnyStep) -> Text:
    """The part of the turn that a question belongs to, and what to keep in mind."""
    facts: dict[str, Fact] = {"round": state.action_round}
    if state.actions_left > 1:
        return Text("over-actions", {"left": state.actions_left})
    if is_final_turn(state) and state.action_round == LIMITS.action_rounds:
        return Text("over-last-action", facts)
    begun = state.network.begun.get(step.seat, 0)
    if isinstance(step, ChoosingAction) and begun:
        return Text("over-unfinished", {**facts, "links": begun, "last": LIMITS.action_rounds})
    return Text("over-round", facts)
