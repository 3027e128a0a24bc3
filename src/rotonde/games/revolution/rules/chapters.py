"""All chapters whose choices REV-64 guards, and what follows from an action at their steps."""

from collections.abc import Mapping
from typing import Any, Final

from rotonde.games.revolution.actions import AnyAction
from rotonde.games.revolution.rules import (
    action,
    deals,
    placements,
    promotions,
    tracks,
    trades,
    trains,
    workers,
)
from rotonde.games.revolution.rules.chapter import Chapter, Rule
from rotonde.games.revolution.state import State
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.step import Step

CHAPTERS: Final[Mapping[type[Step], Chapter[Any]]] = {
    chapter.step: chapter
    for chapter in (
        *action.CHAPTERS,
        *promotions.CHAPTERS,
        *tracks.CHAPTERS,
        *workers.CHAPTERS,
        *trains.CHAPTERS,
        *placements.CHAPTERS,
        *deals.CHAPTERS,
    )
}


def rules_of(chapter: Chapter[Any]) -> Mapping[type[Action], Rule[Any, Any]]:
    """The rules of a chapter, those of sale and hire included where they apply."""
    rules = (*chapter.rules, *trades.RULES) if chapter.trades else chapter.rules
    return {rule.kind: rule for rule in rules}


RULES: Final = {step: rules_of(chapter) for step, chapter in CHAPTERS.items()}


def after(state: State, option: AnyAction) -> State:
    """The state after an action at the innermost step."""
    step = state.steps[-1]
    return RULES[type(step)][type(option)].apply(state, step, option).state
