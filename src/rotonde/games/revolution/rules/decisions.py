"""All decisions of Railroad Revolution, from their chapters, in one table."""

from collections.abc import Iterator
from typing import Any, Final

from rotonde.games.revolution.actions import AnyAction
from rotonde.games.revolution.rules import flow, milestones, purse, setup, turns
from rotonde.games.revolution.rules.chapter import Chapter
from rotonde.games.revolution.rules.chapters import CHAPTERS, RULES
from rotonde.games.revolution.rules.foresight import Foresight
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import AnyStep
from rotonde.kernel.law.decision import Decision, Decisions, Order
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.tools.derived import kept


def check(state: State, _step: AnyStep, action: AnyAction) -> Refusal | None:
    """Does the chapter allow it, and does it lead into no corner (REV-64)?"""
    if action in offered(state):
        return None
    look = Foresight(state, explains=True)
    return look.why(action) or look.refusal(state, action)


def legal(state: State, _step: AnyStep) -> tuple[AnyAction, ...]:
    """The choices, the end of the step, sale and hires."""
    return offered(state)


@kept
def offered(state: State) -> tuple[AnyAction, ...]:
    """All that the innermost step offers; whoever lists it mostly asks for one of it next."""
    return tuple(options(Foresight(state)))


def options(look: Foresight) -> Iterator[AnyAction]:
    """Everything that the innermost step offers, in order."""
    yield from look.choices()
    if look.chapter.end is not None and look.may_end():
        yield look.chapter.end
    yield from look.trades()


def guarded(chapter: Chapter[Any]) -> Decision[State, Any]:
    """A chapter as a decision, every choice of which is judged by REV-64 as well."""
    kinds = RULES[chapter.step].values()
    orders = tuple(Order(rule.kind, rule.apply, check) for rule in kinds)
    return Decision(chapter.step, legal, orders, purse.not_at_this_step)


DECISIONS: Final[Decisions[State, AnyAction]] = Decisions(
    AnyStep,
    AnyAction,
    *setup.DECISIONS,
    *turns.DECISIONS,
    *map(guarded, CHAPTERS.values()),
    *milestones.DECISIONS,
    settle=flow.settle,
)
