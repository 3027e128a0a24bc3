"""The mind of a beginner: it sees one decision, and makes the mistakes of people.

Knows the kernel alone. A mistake never looks absurd to the one who makes it: the decision that is
taken is, by what a quick look tells, nearly as good as the best.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, TypeVar

from rotonde.bots.minds import Moment, PlannerMind
from rotonde.bots.planner import PlannedDecision
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.rng import below

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")

SEES: Final = 3
"""It sees a good decision one time in so many, and goes on to one that is a little worse."""


class Novice(PlannerMind[S, A, V]):
    """Takes the first decision that it sees, of those that look good, best first."""

    def choose(
        self, found: Sequence[PlannedDecision[S, A]], moment: Moment[S, V]
    ) -> PlannedDecision[S, A]:
        tempting, rng = self.tempting(found, moment.state), moment.rng
        for decision in tempting:
            overlooked, rng = below(rng, SEES)
            if not overlooked:
                return decision
        return tempting[-1]

    def tempting(
        self, found: Sequence[PlannedDecision[S, A]], state: S
    ) -> list[PlannedDecision[S, A]]:
        """The decisions that differ in what they bring, down to those that look bad."""
        least = found[0].value - self.evaluator.doubt(state)
        differing = {decision.value: decision for decision in reversed(found)}
        best_first = [differing[value] for value in sorted(differing, reverse=True)]
        return list(takewhile(lambda decision: decision.value >= least, best_first))
