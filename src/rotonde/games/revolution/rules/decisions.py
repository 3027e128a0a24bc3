"""All decisions of Railroad Revolution, from their chapters, in one table."""

from typing import Any, Final

from rotonde.games.revolution.actions import AnyAction
from rotonde.games.revolution.rules import flow, milestones, setup, trades, turns
from rotonde.games.revolution.rules.chapter import Chapter
from rotonde.games.revolution.rules.chapters import CHAPTERS, RULES
from rotonde.games.revolution.rules.foresight import Foresight, offer
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import AnyStep
from rotonde.kernel.law.decision import Decision, Decisions, Order
from rotonde.kernel.law.refusal import Refusal


def check(state: State, _step: AnyStep, action: AnyAction) -> Refusal | None:
    """Does the chapter allow it, and does it lead into no corner (REV-64)?"""
    if action in offer(state).orders:
        return None
    look = Foresight(state, explains=True)
    return look.why(action) or look.refusal(state, action)


def legal(state: State, _step: AnyStep) -> tuple[AnyAction, ...]:
    """The options of the innermost step, its end, sale and hires."""
    return offer(state).orders


def guard(chapter: Chapter[Any]) -> Decision[State, Any]:
    """A chapter as a decision, every choice of which is judged by REV-64 as well."""
    kinds = RULES[chapter.step].values()
    orders = tuple(Order(rule.kind, rule.apply, check) for rule in kinds)
    return Decision(chapter.step, legal, orders, trades.not_at_this_step)


DECISIONS: Final[Decisions[State, AnyAction]] = Decisions(
    AnyStep,
    AnyAction,
    *setup.DECISIONS,
    *turns.DECISIONS,
    *map(guard, CHAPTERS.values()),
    *milestones.DECISIONS,
    settle=flow.settle,
)
