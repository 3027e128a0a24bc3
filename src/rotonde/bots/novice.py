"""The mind of a beginner: it sees one decision, and makes the mistakes of people.

Knows the kernel alone. A mistake never looks absurd to the one who makes it: the decision that is
taken is, by what a quick look tells, nearly as good as the best.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, TypeVar

from rotonde.bots.minds import Moment, PlannerMind, best_by_first
from rotonde.bots.planner import PlannedDecision
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.rng import below

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")

PASSES_OVER: Final = 2
"""It takes the better of two decisions one time in so many."""


class Novice(PlannerMind[S, A, V]):
    """Takes the best decision half of the time, the next best one half of the rest, and so on."""

    def choose(
        self, found: Sequence[PlannedDecision[S, A]], moment: Moment[S, V]
    ) -> PlannedDecision[S, A]:
        rng = moment.rng
        for decision in self.tempting(found, moment.state):
            passed_over, rng = below(rng, PASSES_OVER)
            if not passed_over:
                return decision
        return found[0]

    def tempting(
        self, found: Sequence[PlannedDecision[S, A]], state: S
    ) -> list[PlannedDecision[S, A]]:
        """The best decision for each first click, down to those that look bad."""
        least = found[0].value - self.evaluator.doubt(state)
        return list(takewhile(lambda decision: decision.value >= least, best_by_first(found)))
