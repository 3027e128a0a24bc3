"""Search: the best few whole decisions are played on, and the one that wins most is taken.

Knows the kernel alone. Each decision is continued by a quick planner for all seats, so that the
others are players who want to win; over states imagined from the view alone, the same ones for
every decision; up to a time that the game tells. Chance is drawn there and never foreseen: whoever
plans sees other dice than those that fall. The budget goes to the decisions that still look best
(sequential halving), and what counts is the chance to win, not points.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final, Generic, TypeVar

import msgspec

from rotonde.bots.bot import ShouldStop, never
from rotonde.bots.minds import Moment, PlannerMind
from rotonde.bots.planner import PlannedDecision, PlannedMove, Planner, Width
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import carried_out
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import Rules
from rotonde.kernel.law.undo import drew_dice, reveals

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")

QUICK: Final = Width(widest=4, first_look=4, go_on=2, apart=False)
"""How those plan who play a decision on."""


class Budget(msgspec.Struct, frozen=True):
    """How much is searched."""

    decisions: int
    """The number of decisions of the planner that are compared."""
    rollouts: int
    """The number of times that they are played on, all together."""
    prior: float = 1.0
    """The number of rollouts for which the planner's own rating of a decision counts."""


class Tried(Generic[S, A]):
    """A decision, and how well it went."""

    def __init__(self, decision: PlannedDecision[S, A], won: float) -> None:
        self.decision = decision
        self.won = won
        """The sum of the chances to win that it led to, and of the one that it began with."""


class Searching(PlannerMind[S, A, V]):
    """The mind that plays its best decisions on before it takes one."""

    def __init__(self, rules: Rules[S, A, V], seat: Seat, width: Width, budget: Budget) -> None:
        super().__init__(rules, seat, width)
        self.budget = budget
        self.quick: dict[Seat, Planner[S, A, V]] = {}

    def decisions(
        self, state: S, legal: Sequence[A], should_stop: ShouldStop
    ) -> list[PlannedDecision[S, A]]:
        """The whole first look, late or not: it takes a moment, and half of one misleads."""
        return list(self.planner.decisions(state, legal, never))

    def choose(
        self, found: Sequence[PlannedDecision[S, A]], moment: Moment[S, V]
    ) -> PlannedDecision[S, A]:
        """The decision that wins most often when it is played on."""
        if not self.evaluator.worth_searching(moment.state, self.seat):
            return found[0]
        return self.searched(found, moment.view, moment.rng, moment.should_stop)

    def searched(
        self, found: Sequence[PlannedDecision[S, A]], view: V, rng: Rng, should_stop: ShouldStop
    ) -> PlannedDecision[S, A]:
        """The one of these decisions, best first, that wins most often.

        Where nothing is left to chance and nothing hidden, one course of the game tells all, and
        the budget is spent on more decisions.
        """
        imaginations = self.imaginations(view, rng)
        one, other = next(imaginations), next(imaginations)
        if one[0] == other[0]:
            return self.compared(distinct(found, self.budget.rollouts), one, should_stop)
        trials = [
            Tried(decision, self.budget.prior * self.chance_to_win(decision.way.state))
            for decision in distinct(found, self.budget.decisions)
        ]
        return self.halved(trials, imaginations, should_stop).decision

    def compared(
        self,
        found: Sequence[PlannedDecision[S, A]],
        imagined: tuple[S, Rng],
        should_stop: ShouldStop,
    ) -> PlannedDecision[S, A]:
        """The decision that wins most in one course of the game, of those there is time for."""
        best, most = found[0], -1.0
        for decision in found:
            if should_stop():
                break
            won = self.rollout(decision.way.moves, *imagined)
            if won > most:
                best, most = decision, won
        return best

    def imaginations(self, view: V, rng: Rng) -> Iterator[tuple[S, Rng]]:
        """States that fit the view, each with the chance of those who plan in it."""
        number = 0
        while True:
            chance = Rng(f"{rng.seed}:{rng.drawn}:{number}")
            yield self.rules.imagine(view, chance), Rng(f"{chance.seed}:plans")
            number += 1

    def halved(
        self,
        trials: list[Tried[S, A]],
        imaginations: Iterator[tuple[S, Rng]],
        should_stop: ShouldStop,
    ) -> Tried[S, A]:
        """The best decision: each round spends as much, and drops half of those that are left."""
        a_round = self.budget.rollouts / max(1, math.ceil(math.log2(len(trials))))
        while len(trials) > 1:
            for _ in range(max(1, round(a_round / len(trials)))):
                if should_stop() or not self.try_all(trials, next(imaginations), should_stop):
                    return max(trials, key=lambda tried: tried.won)
            trials.sort(key=lambda tried: -tried.won)
            trials = trials[: (len(trials) + 1) // 2]
        return trials[0]

    def try_all(
        self, trials: Sequence[Tried[S, A]], imagined: tuple[S, Rng], should_stop: ShouldStop
    ) -> bool:
        """Play all on in the same imagined state; a comparison that is cut short counts nothing."""
        chances: list[float] = []
        for tried in trials:
            if should_stop():
                return False
            chances.append(self.rollout(tried.decision.way.moves, *imagined))
        for tried, chance in zip(trials, chances, strict=True):
            tried.won += chance
        return True

    def rollout(self, moves: Sequence[PlannedMove[A]], state: S, rng: Rng) -> float:
        """The chance that the seat wins after these moves, in one imagined course of the game."""
        until = self.evaluator.clock(state) + self.evaluator.horizon
        state, plans = self.followed(state, moves), 0
        while (actors := self.rules.actors(state)) and self.evaluator.clock(state) < until:
            planned = self.rules.redraw(state, Rng(f"{rng.seed}:{plans}"))
            state = self.followed(state, self.quick_plan(planned, min(actors)))
            plans += 1
        return self.chance_to_win(self.rules.redraw(state, rng))

    def quick_plan(self, state: S, seat: Seat) -> Sequence[PlannedMove[A]]:
        """The moves that a seat would decide on without searching."""
        legal = self.rules.legal(state, seat)
        if len(legal) == 1:
            return (PlannedMove(seat, legal[0]),)
        if seat not in self.quick:
            self.quick[seat] = Planner(self.rules, seat, QUICK)
        decisions = self.quick[seat].decisions(state, legal, never)
        best = max(decisions, key=lambda decision: decision.value, default=None)
        return best.way.moves if best else (PlannedMove(seat, legal[0]),)

    def followed(self, state: S, moves: Sequence[PlannedMove[A]]) -> S:
        """The state after these moves, up to the first that cannot be made or was not foreseen."""
        for seat, action in moves:
            if self.rules.check(state, seat, action) is not None:
                return state
            turn = carried_out(self.rules, state, seat, action)
            if drew_dice(state, turn.state) or reveals(turn.events):
                return turn.state
            state = turn.state
        return state

    def chance_to_win(self, state: S) -> float:
        """How likely the seat wins from here."""
        outcome = self.rules.outcome(state)
        worths = self.evaluator.worths(state)
        if len(worths) == 1:
            return worths[0]
        if outcome is not None:
            winners = outcome.winners
            return (self.seat in winners) / len(winners)
        return chances(worths, self.evaluator.doubt(state))[self.seat]


def distinct(found: Sequence[PlannedDecision[S, A]], most: int) -> list[PlannedDecision[S, A]]:
    """The first so many decisions that lead to different positions."""
    out: list[PlannedDecision[S, A]] = []
    for decision in found:
        if len(out) == most:
            break
        if all(decision.way.state != other.way.state for other in out):
            out.append(decision)
    return out


def chances(worths: Sequence[float], doubt: float) -> list[float]:
    """How likely each seat wins: one that is ahead by the doubt, about three times in four."""
    most = max(worths)
    weights = [math.exp((worth - most) / doubt) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]
