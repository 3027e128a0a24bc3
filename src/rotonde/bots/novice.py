"""The mind of a beginner: it sees one decision, and makes the mistakes of people.

Knows the kernel alone. A mistake never looks absurd to the one who makes it: the decision that is
taken is, by what a quick look tells, nearly as good as the best.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, Generic, TypeVar

from rotonde.bots.bot import ShouldStop
from rotonde.bots.planner import PlannedDecision, PlannedMove, Planner, Width
from rotonde.bots.planning import PlannedLine
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng, below, pick
from rotonde.kernel.law.rules import Rules

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")

PASSES_OVER: Final = 2
"""It takes the better of two decisions one time in so many."""


class Novice(Generic[S, A, V]):
    """Takes one of the decisions that look good, a better one more often."""

    def __init__(self, rules: Rules[S, A, V], seat: Seat, width: Width) -> None:
        self.rules = rules
        self.planner = Planner(rules, seat, width)

    def decide(
        self, view: V, legal: Sequence[A], rng: Rng, should_stop: ShouldStop
    ) -> PlannedLine[S, A]:
        """The best decision half of the time, the next best one half of the rest, and so on."""
        state = self.rules.imagine(view, rng)
        found = self.tempting(state, legal, should_stop)
        if not found:  # every way may have been given up
            return PlannedLine(state, (PlannedMove(self.planner.seat, pick(rng, legal)[0]),))
        for decision in found:
            passed_over, rng = below(rng, PASSES_OVER)
            if not passed_over:
                return PlannedLine(state, decision.way.moves)
        return PlannedLine(state, found[0].way.moves)

    def tempting(
        self, state: S, legal: Sequence[A], should_stop: ShouldStop
    ) -> list[PlannedDecision[S, A]]:
        """The best decision for each first click, best first, down to those that look bad."""
        by_first: dict[A, PlannedDecision[S, A]] = {}
        for decision in self.planner.decisions(state, legal, should_stop):
            known = by_first.get(decision.first)
            if known is None or decision.value > known.value:
                by_first[decision.first] = decision
        found = sorted(by_first.values(), key=lambda decision: -decision.value)
        least = found[0].value - self.rules.evaluator.doubt(state) if found else 0.0
        return list(takewhile(lambda decision: decision.value >= least, found))
