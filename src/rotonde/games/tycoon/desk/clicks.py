"""Words of clicked ids, and answers to the orders they spell."""

from typing import Final

from rotonde.games.tycoon import reasons
from rotonde.games.tycoon.actions import AnyAction
from rotonde.games.tycoon.rules import choosing
from rotonde.games.tycoon.rules.decisions import DECISIONS, KIND_OF
from rotonde.games.tycoon.state import State
from rotonde.games.tycoon.steps import AnyStep, ChoosingAction
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.law.refusal import Refusal

MOST_DIGITS: Final = 9
"""Longer numbers name nothing."""


def answer_to(state: State, step: AnyStep, order: AnyAction) -> Refusal:
    """The answer of the rules to an order, as if its kind of action were chosen."""
    if isinstance(step, ChoosingAction):
        kind = KIND_OF[type(order)]
        refusal = choosing.why_not_kind(state, step.seat, kind)
        if refusal is not None and refusal.code == reasons.BEGINNERS_GAME.code:
            return refusal
        state = choosing.open_kind(state, step.seat, kind)
    return DECISIONS.check(state, step.seat, order) or reasons.IS_OFFERED()


def first_word(words: Words) -> str:
    """The first word of an id; empty where it has none."""
    return words[0] if words else ""


def two_words(words: Words) -> tuple[str, str]:
    """The first word of an id, and the rest of it."""
    return first_word(words), ":".join(words[1:])


def number_in(words: Words) -> int:
    """The number that an id names; 0 where it names none."""
    name = first_word(words)
    digits = name.isascii() and name.isdigit() and len(name) <= MOST_DIGITS
    return int(name) if digits else 0
