"""A bot that thinks once for a whole decision, and plays it while nothing unforeseen happens.

Knows the kernel alone. A plan ends where dice are drawn or something hidden is shown; a click of it
is given only in the very view that was foreseen for it.
"""

from collections.abc import Iterator, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

import msgspec

from rotonde.bots.bot import ShouldStop
from rotonde.bots.planner import PlannedMove
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import carried_out
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import Rules
from rotonde.kernel.law.undo import drew_dice, reveals

S = TypeVar("S")
A = TypeVar("A", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Click(NamedTuple, Generic[V_co, A_co]):
    """An action, and what the seat will see when it is to be given."""

    view: V_co
    action: A_co


class PlannedLine(msgspec.Struct, Generic[S, A], frozen=True):
    """Moves that were decided on, and the imagined state from which they start."""

    state: S
    moves: tuple[PlannedMove[A], ...]


class Mind(Protocol[S, A, V_contra]):
    """Decides for a seat, from what the seat may know."""

    def decide(
        self, view: V_contra, legal: Sequence[A], rng: Rng, should_stop: ShouldStop
    ) -> PlannedLine[S, A]:
        """The moves of a whole decision. The same arguments give the same answer."""
        ...


class PlanningBot(Generic[S, A, V]):
    """Thinks with its mind, and carries the plan from click to click."""

    def __init__(
        self, rules: Rules[S, A, V], seat: Seat, mind: Mind[S, A, V], *, carries: bool = True
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.mind = mind
        self.carries = carries
        self.ahead: Sequence[Click[V, A]] = ()
        """The clicks left of the plan."""

    def choose(self, view: V, legal: Sequence[A], rng: Rng, should_stop: ShouldStop) -> A:
        """The next click of the plan if it was foreseen for this view; else that of a new plan."""
        if not (self.ahead and self.ahead[0].view == view):
            self.ahead = self.plan(view, legal, rng, should_stop)
        click, *self.ahead = self.ahead
        return click.action

    def plan(
        self, view: V, legal: Sequence[A], rng: Rng, should_stop: ShouldStop
    ) -> Sequence[Click[V, A]]:
        """The clicks of a whole decision, or the first one where plans are not carried."""
        if len(legal) == 1:
            return (Click(view, legal[0]),)
        line = self.mind.decide(view, legal, rng, should_stop)
        first = Click(view, line.moves[0].action)
        return (
            (first, *list(foreseen(self.rules, line, self.seat))[1:]) if self.carries else (first,)
        )


class ForeseenMove(NamedTuple, Generic[S, A]):
    """A move of a line, and the state in which it is made."""

    state: S
    seat: Seat
    action: A


def moves_foreseen(rules: Rules[S, A, V], line: PlannedLine[S, A]) -> Iterator[ForeseenMove[S, A]]:
    """The moves of a line, up to what nobody can foresee."""
    state = line.state
    for mover, action in line.moves:
        yield ForeseenMove(state, mover, action)
        turn = carried_out(rules, state, mover, action)
        if drew_dice(state, turn.state) or reveals(turn.events):
            return
        state = turn.state


def foreseen(rules: Rules[S, A, V], line: PlannedLine[S, A], seat: Seat) -> Iterator[Click[V, A]]:
    """The clicks of a seat in a line, up to what nobody can foresee."""
    for state, mover, action in moves_foreseen(rules, line):
        if mover == seat:
            yield Click(rules.view(state, seat), action)
