"""The bot that looks one decision ahead and takes what its game's evaluator likes best.

Knows the kernel alone. A decision that takes several clicks is followed to its end as one: of the
many ways to make it, the most promising ones go on from click to click. Where other seats answer,
each of them is taken to choose what is best for itself; the best ways through such a part of a
decision go on into the next.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import compress
from operator import not_
from typing import Generic, NamedTuple, TypeVar

import msgspec

from rotonde.bots.bot import ShouldStop
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng, pick
from rotonde.kernel.law.rules import Rules

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")

DEEPEST = 12
"""An open decision is followed over this many clicks and no further."""
FIRST_LOOK = 10
"""So many ways at the same time for each way to begin one: how to go on will be thought over."""
GO_ON = 4
"""So many ways through the first part of a decision are followed into the next."""


class Way(msgspec.Struct, Generic[S, A], frozen=True):
    """A way to make a decision: what it begins with, and where it has led so far."""

    first: A
    state: S


class Rest(NamedTuple, Generic[S, A]):
    """Where a way came to rest, and what the seat has of it there."""

    value: float
    way: Way[S, A]


class Part(NamedTuple, Generic[S, A]):
    """Ways that are followed together, and how many of them at the same time."""

    ways: Iterable[Way[S, A]]
    widest: int


class GreedyBot(Generic[S, A, V]):
    """Look-ahead to the end of a decision, over the candidates of the game's evaluator."""

    def __init__(self, rules: Rules[S, A, V], seat: Seat) -> None:
        self.rules = rules
        self.seat = seat
        self.widest = rules.evaluator.breadth

    def choose(self, view: V, legal: Sequence[A], rng: Rng, should_stop: ShouldStop) -> A:
        """The action that leads to the best position; equal ones are drawn from."""
        if len(legal) == 1:
            return legal[0]
        best: list[A] = []
        highest = float("-inf")
        for value, action in self.plans(self.rules.imagine(view, rng), legal, should_stop):
            if value > highest:
                best, highest = [], value
            if value == highest and action not in best:
                best.append(action)
        action, _ = pick(rng, best or legal)  # every way may have been given up
        return action

    def plans(
        self, state: S, legal: Sequence[A], should_stop: ShouldStop
    ) -> Iterator[tuple[float, A]]:
        """The positions that the ways to decide lead to, part by part, until the time is up."""
        parts: Iterable[Part[S, A]] = self.beginnings(state, legal)
        while parts:
            rests = list(self.rests(parts, should_stop))
            late = should_stop()
            going_on = [not late and self.goes_on(rest.way.state) for rest in rests]
            done = compress(rests, map(not_, going_on))
            yield from ((rest.value, rest.way.first) for rest in done)
            parts = self.next_parts(list(compress(rests, going_on)))

    def rests(self, parts: Iterable[Part[S, A]], should_stop: ShouldStop) -> Iterator[Rest[S, A]]:
        """Where the ways of all parts come to rest, or of some when the time is up."""
        for part in parts:
            yield from self.ends(part.ways, part.widest, should_stop)
            if should_stop():
                return

    def next_parts(self, half_made: list[Rest[S, A]]) -> list[Part[S, A]]:
        """The best ways through one part of a decision, each as the beginning of the next."""
        best = sorted(half_made, key=lambda rest: -rest.value)[:GO_ON]
        return [Part(self.onward([rest.way]), min(FIRST_LOOK, self.widest)) for rest in best]

    def beginnings(self, state: S, legal: Sequence[A]) -> Iterator[Part[S, A]]:
        """The ways to begin.

        What a fresh decision begins with is judged each for itself; how to go on with one that is
        half made is all one question.
        """
        actions = self.rules.evaluator.candidates(state, self.seat, legal)
        ways = (Way(action, self.after(state, self.seat, action)) for action in actions)
        if self.rules.evaluator.decision_complete(state, self.seat):
            yield from (Part([way], min(FIRST_LOOK, self.widest)) for way in ways)
        else:
            yield Part(list(ways), self.widest)

    def ends(
        self, ways: Iterable[Way[S, A]], widest: int, should_stop: ShouldStop
    ) -> Iterator[Rest[S, A]]:
        """Where the ways of a part come to rest, and what they are worth; not those given up."""
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
        if self.rules.evaluator.decision_complete(state, self.seat):
            return False
        return self.seat in self.rules.actors(state)

    def clicks_on(self, state: S) -> bool:
        """Whether the seat itself is to make the next click of a part of its decision."""
        return self.goes_on(state) and not self.rules.evaluator.answered(state, self.seat)

    def distinct(self, ways: Iterable[Way[S, A]], seen: set[Hashable]) -> Iterator[Way[S, A]]:
        """The ways that lead to a position not yet seen, which now is."""
        for way in ways:
            position_key = self.rules.evaluator.position_key(way.state, self.seat)
            if position_key is None or position_key not in seen:
                seen.add(position_key)
                yield way

    def promising(self, ways: list[Way[S, A]], widest: int) -> list[Way[S, A]]:
        """The best ways by what they have led to so far."""
        if len(ways) <= widest:
            return ways
        value = self.rules.evaluator.value
        return sorted(ways, key=lambda way: -value(way.state, self.seat))[:widest]

    def onward(self, ways: Sequence[Way[S, A]]) -> Iterator[Way[S, A]]:
        """The ways one click farther."""
        for way in ways:
            for action in self.looked_at(way.state, self.seat):
                yield Way(way.first, self.after(way.state, self.seat, action))

    def rest(self, way: Way[S, A], depth: int) -> Rest[S, A]:
        """A way with what others answer to it, and how the seat stands then."""
        if self.rules.evaluator.answered(way.state, self.seat):
            return Rest(self.rules.evaluator.value(way.state, self.seat), way)
        values, there = self.outlook(way.state, depth)
        return Rest(values[self.seat], Way(way.first, there))

    def outlook(self, state: S, depth: int) -> tuple[Sequence[float], S]:
        """How each seat will stand when what is open has been answered, and where that is."""
        actors = self.rules.actors(state)
        if not depth or not actors or self.rules.evaluator.answered(state, self.seat):
            return self.rules.evaluator.values(state), state
        seat = min(actors)
        outlooks = (
            self.outlook(self.after(state, seat, action), depth - 1)
            for action in self.looked_at(state, seat)
        )
        return max(outlooks, key=lambda outlook: outlook[0][seat])

    def looked_at(self, state: S, seat: Seat) -> Sequence[A]:
        """The actions of a seat that are worth a look."""
        return self.rules.evaluator.candidates(state, seat, self.rules.legal(state, seat))

    def after(self, state: S, seat: Seat, action: A) -> S:
        """The position that a legal action leads to."""
        turn = play(self.rules, state, seat, action)
        if isinstance(turn, Refusal):
            raise ValueError(f"legal() offered what check() refuses: {turn.code}")
        return turn.state
