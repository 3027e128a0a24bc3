"""What every chapter asks with: where in the turn a question stands, and how choices are made.

A kind of action is opened together with its first order, so that a click on a cube, an exit or a
card is enough.
"""

from typing import Any, Final

from rotonde.games.tycoon import reasons
from rotonde.games.tycoon.actions import AnyAction, Kind
from rotonde.games.tycoon.notation import NOTATION
from rotonde.games.tycoon.rules import choosing
from rotonde.games.tycoon.rules.decisions import DECISIONS, KIND_OF
from rotonde.games.tycoon.state import LIMITS, State, is_final_turn
from rotonde.games.tycoon.steps import AnyStep, ChoosingAction
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.menu import Choice, Pace
from rotonde.kernel.desk.offering import offering
from rotonde.kernel.desk.questions import Asked
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, Text

MOST_DIGITS: Final = 9
"""Longer numbers name nothing."""
offer: Final = offering(NOTATION)
"""Makes a choice of one order."""


def offer_first(
    kind: Kind, order: AnyAction, label: Text, *stand: Thing, opens: bool, **more: Any
) -> Choice:
    """A choice of a first order, which `opens` its kind of action where that is not open yet."""
    if opens:
        return offer(choosing.CHOICES[kind], kind, label, *stand, then=(order,), **more)
    return offer(order, kind, label, *stand, **more)


def ask(state: State, step: AnyStep) -> Asked:
    """The question of an action that has begun."""
    prompt = Text(f"prompt-{step.__struct_config__.tag}")
    pace = Pace(state.action_round, LIMITS.action_rounds)
    return Asked(prompt, place_in_turn(state, step), pace=pace, within=1)


def place_in_turn(state: State, step: AnyStep) -> Text:
    """Where in the turn a question stands, and what to keep in mind."""
    facts: dict[str, Fact] = {"round": state.action_round}
    if state.actions_left > 1:
        return Text("over-actions", {"left": state.actions_left})
    if is_final_turn(state) and state.action_round == LIMITS.action_rounds:
        return Text("over-last-action", facts)
    begun = state.network.begun.get(step.seat, 0)
    if isinstance(step, ChoosingAction) and begun:
        return Text("over-unfinished", {**facts, "links": begun, "last": LIMITS.action_rounds})
    return Text("over-round", facts)


def answer_to(state: State, step: AnyStep, order: AnyAction) -> Refusal:
    """What the rules say of an order, judged as if its kind of action were chosen."""
    if isinstance(step, ChoosingAction):
        kind = KIND_OF[type(order)]
        refusal = choosing.why_not_kind(state, step.seat, kind)
        if refusal is not None and refusal.code == reasons.BEGINNERS_GAME.code:
            return refusal
        state = choosing.opened(state, step.seat, kind)
    return DECISIONS.check(state, step.seat, order) or reasons.IS_OFFERED()


def first(words: Words) -> str:
    """The first word of an id; empty where it has none."""
    return words[0] if words else ""


def two(words: Words) -> tuple[str, str]:
    """The first word of an id, and the rest of it."""
    return first(words), ":".join(words[1:])


def number(words: Words) -> int:
    """The number that an id names; 0 where it names none."""
    name = first(words)
    digits = name.isascii() and name.isdigit() and len(name) <= MOST_DIGITS
    return int(name) if digits else 0


def seat_clicked(*_: Any) -> Refusal:
    """A seat and its figures."""
    return reasons.IS_SEAT()


def go_clicked(*_: Any) -> Refusal:
    """A go of the turn line."""
    return reasons.IS_STOP()


CLICKS: Final = {"seat": seat_clicked, "stop": go_clicked}
