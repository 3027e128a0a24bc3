"""How far a seat may take back: derived from what happened, never placed by hand.

A decision is final once dice were drawn, something hidden was shown, the game was over, or the turn
was handed on (in games that say so). The way back ends where another seat answered: it acted on a
decision that let it act, or after one by which the seat was done. Seats that decide at the same
time do not close each other's way back.
"""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from rotonde.kernel.law.action import Action
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rules import Rules
from rotonde.kernel.law.turn import Turn

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


class Trace(msgspec.Struct, frozen=True):
    """The facts of one decision that undo needs."""

    seat: Seat
    final: bool
    """A decision that nobody takes back: dice, a reveal, the end, or a hand-over that is final."""
    done: bool = False
    """Whether the seat could decide nothing more after it."""
    opened: frozenset[Seat] = frozenset()
    """The other seats that could decide after it and could not before."""


def trace(rules: Rules[S, A, V], before: S, seat: Seat, turn: Turn[S]) -> Trace:
    """The trace of the decision of `seat` that led from `before` to `turn`."""
    actors = rules.actors(turn.state)
    return Trace(
        seat=seat,
        final=is_final(rules, before, seat, turn),
        done=seat not in actors,
        opened=actors - rules.actors(before) - {seat},
    )


def is_final(rules: Rules[S, A, V], before: S, seat: Seat, turn: Turn[S]) -> bool:
    """Whether this decision can never be taken back."""
    actors = rules.actors(turn.state)
    passed_on = seat not in actors or any(event.begins_turn for event in turn.events)
    handed_over = not rules.takes_back_handover and passed_on
    return handed_over or not actors or drew_dice(before, turn.state) or reveals(turn.events)


def drew_dice(before: object, after: object) -> bool:
    """Whether the generator of the state was used in between."""
    return getattr(before, "rng", None) != getattr(after, "rng", None)


def reveals(events: Sequence[Event]) -> bool:
    """Whether one of the events shows something hidden."""
    return any(event.reveals for event in events)


def reversible(traces: Sequence[Trace], seat: Seat) -> tuple[int, ...]:
    """Indexes of the decisions `seat` may take back, latest first."""
    out: list[int] = []
    others: set[Seat] = set()
    for index in range(len(traces) - 1, -1, -1):
        decision = traces[index]
        if decision.final:
            break
        if decision.seat != seat:
            others.add(decision.seat)
        elif others if decision.done else others & decision.opened:
            break
        else:
            out.append(index)
    return tuple(out)
