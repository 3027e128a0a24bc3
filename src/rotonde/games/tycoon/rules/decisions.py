"""All decisions of Railroad Tycoon, from their chapters, in one table."""

from collections.abc import Mapping
from typing import Final

from rotonde.games.tycoon.actions import AnyAction, Kind
from rotonde.games.tycoon.rules import (
    auction,
    building,
    cards,
    choosing,
    delivering,
    flow,
    urbanizing,
    west,
)
from rotonde.games.tycoon.rules.action_ends import busy
from rotonde.games.tycoon.state import State
from rotonde.games.tycoon.steps import AnyStep, ChoosingAction
from rotonde.kernel.law.decision import Decision, Decisions
from rotonde.kernel.law.refusal import Refusal


def not_opened(state: State, step: ChoosingAction, action: AnyAction) -> Refusal:
    """Why an order cannot be given whose kind is not chosen yet: judged as if it were."""
    kind = KIND_OF.get(type(action))
    if kind is None:
        return busy(state, step)
    wrong = choosing.why_not_kind(state, step.seat, kind)
    after = choosing.open_kind(state, step.seat, kind)
    return wrong or DECISIONS.check(after, step.seat, action) or busy(state, step)


DECISIONS: Final[Decisions[State, AnyAction]] = Decisions(
    AnyStep,
    AnyAction,
    Decision(ChoosingAction, choosing.legal_choices, choosing.ORDERS, not_opened),
    *auction.DECISIONS,
    *building.DECISIONS,
    *urbanizing.DECISIONS,
    *delivering.DECISIONS,
    *cards.DECISIONS,
    *west.DECISIONS,
    settle=flow.settle,
)

KIND_OF: Final[Mapping[type[AnyAction], Kind]] = {
    DECISIONS.of[step].orders[0].kind: kind for kind, step in choosing.OPENED.items()
}
"""The kind of action that has to be chosen before an order: it opens a step with that order."""
