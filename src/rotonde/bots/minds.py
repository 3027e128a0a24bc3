"""Minds: each chooses in its own way among the decisions that its planner finds.

Knows the kernel alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from rotonde.bots.bot import ShouldStop
from rotonde.bots.planner import PlannedDecision, PlannedMove, Planner, Width
from rotonde.bots.planning import PlannedLine
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng, pick
from rotonde.kernel.law.rules import Rules

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


class Moment(NamedTuple, Generic[S, V]):
    """The moment of a choice."""

    view: V
    state: S
    """Imagined from the view."""
    rng: Rng
    should_stop: ShouldStop


class PlannerMind(ABC, Generic[S, A, V]):
    """A mind that chooses among the decisions of its planner."""

    def __init__(self, rules: Rules[S, A, V], seat: Seat, width: Width) -> None:
        self.rules = rules
        self.evaluator = rules.evaluator
        self.seat = seat
        self.planner = Planner(rules, seat, width)

    def decide(
        self, view: V, legal: Sequence[A], rng: Rng, should_stop: ShouldStop
    ) -> PlannedLine[S, A]:
        """The decision that it chooses; any click where every way has been given up."""
        state = self.rules.imagine(view, rng)
        found = self.decisions(state, legal, should_stop)
        if not found:
            return PlannedLine(state, (PlannedMove(self.seat, pick(rng, legal)[0]),))
        found.sort(key=lambda decision: -decision.value)
        chosen = self.choose(found, Moment(view, state, rng, should_stop))
        return PlannedLine(state, chosen.way.moves)

    def decisions(
        self, state: S, legal: Sequence[A], should_stop: ShouldStop
    ) -> list[PlannedDecision[S, A]]:
        """The decisions to choose among."""
        return list(self.planner.decisions(state, legal, should_stop))

    @abstractmethod
    def choose(
        self, found: Sequence[PlannedDecision[S, A]], moment: Moment[S, V]
    ) -> PlannedDecision[S, A]:
        """One of these decisions, which come best first."""


class BestPlan(PlannerMind[S, A, V]):
    """Takes the decision that leads to the best position; equal ones are drawn from."""

    def choose(
        self, found: Sequence[PlannedDecision[S, A]], moment: Moment[S, V]
    ) -> PlannedDecision[S, A]:
        equal = [decision for decision in found if decision.value == found[0].value]
        return pick(moment.rng, best_by_first(equal))[0]


def best_by_first(found: Sequence[PlannedDecision[S, A]]) -> list[PlannedDecision[S, A]]:
    """The best of these decisions, best first, for each click with which one can begin."""
    by_first: dict[A, PlannedDecision[S, A]] = {}
    for decision in found:
        by_first.setdefault(decision.first, decision)
    return list(by_first.values())
