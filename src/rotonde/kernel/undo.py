"""How far a seat may take back: derived from what happened, never placed by hand.

A decision is final once dice were drawn, something hidden was shown, the turn was handed on (in
games that say so), or another seat acted after it. Seats that decide at the same time do not close
each other's way back.
"""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from rotonde.kernel.action import Action
from rotonde.kernel.event import Event
from rotonde.kernel.ids import Seat
from rotonde.kernel.rules import Rules, Turn

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


class Trace(msgspec.Struct, frozen=True):
    """What undo needs to remember of one decision."""

    seat: Seat
    actors_before: frozenset[Seat]
    final: bool
    """Nobody takes it back: dice, a reveal, or a hand-over that the game makes final."""


def trace(rules: Rules[S, A, V], before: S, seat: Seat, turn: Turn[S]) -> Trace:
    """The trace of the decision of `seat` that led from `before` to `turn`."""
    return Trace(seat, rules.actors(before), is_final(rules, before, seat, turn))


def is_final(rules: Rules[S, A, V], before: S, seat: Seat, turn: Turn[S]) -> bool:
    """Whether this decision can never be taken back."""
    handed_over = not rules.takes_back_handover and seat not in rules.actors(turn.state)
    return handed_over or drew_dice(before, turn.state) or reveals(turn.events)


def drew_dice(before: object, after: object) -> bool:
    """Whether the generator of the state was used in between."""
    return getattr(before, "rng", None) != getattr(after, "rng", None)


def reveals(events: Sequence[Event]) -> bool:
    """Whether one of the events shows something hidden."""
    return any(event.reveals for event in events)


def reversible(traces: Sequence[Trace], seat: Seat) -> tuple[int, ...]:
    """Indexes of the decisions `seat` may take back, latest first.

    Those of seats that could already decide when the seat did are passed over: they did not answer
    it. Everything else ends the way back.
    """
    out: list[int] = []
    others: set[Seat] = set()
    for index in range(len(traces) - 1, -1, -1):
        decision = traces[index]
        if decision.final:
            break
        if decision.seat != seat:
            others.add(decision.seat)
        elif others <= decision.actors_before:
            out.append(index)
        else:
            break
    return tuple(out)
