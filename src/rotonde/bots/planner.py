"""Whole decisions: all clicks of a seat up to the end of its decision, with what others answer.

Knows the kernel alone. A decision that takes several clicks is followed to its end as one: of the
many ways to make it, the most promising ones go on from click to click. Where other seats answer,
each of them is taken to choose what is best for itself; the best ways through such a part of a
decision go on into the next.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import compress
from operator import not_
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from rotonde.bots.bot import ShouldStop
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import carried_out
from rotonde.kernel.law.rules import Rules

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")

DEEPEST: Final = 12
"""An open decision is followed over this many clicks and no further."""


class Width(msgspec.Struct, frozen=True):
    """How many ways a planner follows at the same time; each figure is a trade for CPU time."""

    widest: int
    """Ways through one part of a decision."""
    first_look: int
    """The limit for each way to begin, where these are looked at apart."""
    go_on: int
    """Ways through one part that are followed into the next."""
    apart: bool = True
    """Whether each way to begin a decision is followed for itself, or all together."""


class PlannedMove(NamedTuple, Generic[A]):
    """An action of a seat."""

    seat: Seat
    action: A


class Way(msgspec.Struct, Generic[S, A], frozen=True, gc=False):
    """A way to make a decision: the moves so far, and where they led."""

    moves: tuple[PlannedMove[A], ...]
    state: S


class PlannedDecision(NamedTuple, Generic[S, A]):
    """A way that came to rest, and what the seat has of it there."""

    value: float
    way: Way[S, A]

    @property
    def first(self) -> A:
        """The click with which it begins."""
        return self.way.moves[0].action


class Part(NamedTuple, Generic[S, A]):
    """Ways that are followed together, and how many of them at the same time."""

    ways: Iterable[Way[S, A]]
    widest: int


class Planner(Generic[S, A, V]):
    """Looks ahead to the end of a decision, over the candidates of the game's evaluator."""

    def __init__(self, rules: Rules[S, A, V], seat: Seat, width: Width) -> None:
        self.rules = rules
        self.evaluator = rules.evaluator
        self.seat = seat
        self.width = width

    def decisions(
        self, state: S, legal: Sequence[A], should_stop: ShouldStop
    ) -> Iterator[PlannedDecision[S, A]]:
        """The decisions that the seat can make, part by part, until the time is up."""
        parts: Iterable[Part[S, A]] = self.beginnings(state, legal)
        while parts:
            found = list(self.through(parts, should_stop))
            late = should_stop()
            going_on = [not late and self.goes_on(decision.way.state) for decision in found]
            yield from compress(found, map(not_, going_on))
            parts = self.next_parts(list(compress(found, going_on)))

    def through(
        self, parts: Iterable[Part[S, A]], should_stop: ShouldStop
    ) -> Iterator[PlannedDecision[S, A]]:
        """The places where the ways of all parts come to rest, or of some when the time is up."""
        for part in parts:
            yield from self.ends(part.ways, part.widest, should_stop)
            if should_stop():
                return

    def next_parts(self, half_made: list[PlannedDecision[S, A]]) -> list[Part[S, A]]:
        """The best ways through one part of a decision, each as the beginning of the next."""
        best = sorted(half_made, key=lambda decision: -decision.value)[: self.width.go_on]
        if not best:
            return []
        if self.width.apart:
            return [Part(self.onward([each.way]), self.width.first_look) for each in best]
        return [Part(self.onward([each.way for each in best]), self.width.widest)]

    def beginnings(self, state: S, legal: Sequence[A]) -> Iterator[Part[S, A]]:
        """The ways to begin.

        What a fresh decision begins with may be judged each for itself; how to go on with one that
        is half made is all one question.
        """
        actions = self.evaluator.candidates(state, self.seat, legal)
        here = Way[S, A]((), state)
        ways = (self.after(here, self.seat, action) for action in actions)
        if self.width.apart and self.evaluator.decision_complete(state, self.seat):
            yield from (Part([way], self.width.first_look) for way in ways)
        else:
            yield Part(list(ways), self.width.widest)

    def ends(
        self, ways: Iterable[Way[S, A]], widest: int, should_stop: ShouldStop
    ) -> Iterator[PlannedDecision[S, A]]:
        """The ways of a part at rest, with their worth; not those given up."""
        seen: set[Hashable] = set()
        for clicks in range(DEEPEST, -1, -1):
            still_open: list[Way[S, A]] = []
            left = 0 if should_stop() else clicks
            for way in self.distinct(ways, seen):
                if left and self.clicks_on(way.state):
                    still_open.append(way)
                else:
                    yield self.rest(way, left)
            ways = self.onward(self.promising(still_open, widest))

    def goes_on(self, state: S) -> bool:
        """Whether the seat itself is to go on with its decision."""
        if self.evaluator.decision_complete(state, self.seat):
            return False
        return self.seat in self.rules.actors(state)

    def clicks_on(self, state: S) -> bool:
        """Whether the seat itself is to make the next click of a part of its decision."""
        return self.goes_on(state) and not self.evaluator.is_answered(state, self.seat)

    def distinct(self, ways: Iterable[Way[S, A]], seen: set[Hashable]) -> Iterator[Way[S, A]]:
        """The ways that lead to a position not yet seen, which now is."""
        for way in ways:
            position_key = self.evaluator.position_key(way.state, self.seat)
            if position_key is None or position_key not in seen:
                seen.add(position_key)
                yield way

    def promising(self, ways: list[Way[S, A]], widest: int) -> list[Way[S, A]]:
        """The best ways by what they have led to so far."""
        if len(ways) <= widest:
            return ways
        value = self.evaluator.value
        return sorted(ways, key=lambda way: -value(way.state, self.seat))[:widest]

    def onward(self, ways: Sequence[Way[S, A]]) -> Iterator[Way[S, A]]:
        """The ways one click farther."""
        for way in ways:
            for action in self.looked_at(way.state, self.seat):
                yield self.after(way, self.seat, action)

    def rest(self, way: Way[S, A], depth: int) -> PlannedDecision[S, A]:
        """A way with what others answer to it, and how the seat stands then."""
        if self.evaluator.is_answered(way.state, self.seat):
            return PlannedDecision(self.evaluator.value(way.state, self.seat), way)
        values, there = self.outlook(way, depth)
        return PlannedDecision(values[self.seat], there)

    def outlook(self, way: Way[S, A], depth: int) -> tuple[Sequence[float], Way[S, A]]:
        """How each seat will stand when what is open has been answered, and the way there."""
        state = way.state
        actors = self.rules.actors(state)
        if not depth or not actors or self.evaluator.is_answered(state, self.seat):
            return self.evaluator.values(state), way
        seat = min(actors)
        outlooks = (
            self.outlook(self.after(way, seat, action), depth - 1)
            for action in self.looked_at(state, seat)
        )
        return max(outlooks, key=lambda outlook: outlook[0][seat])

    def looked_at(self, state: S, seat: Seat) -> Sequence[A]:
        """The actions of a seat that are worth a look."""
        return self.evaluator.candidates(state, seat, self.rules.legal(state, seat))

    def after(self, way: Way[S, A], seat: Seat, action: A) -> Way[S, A]:
        """A way and one legal action more."""
        turn = carried_out(self.rules, way.state, seat, action)
        return Way((*way.moves, PlannedMove(seat, action)), turn.state)
