"""Orders of a game played as a script, for tests that read like a log."""

from collections.abc import Callable
from typing import Generic, TypeVar

import rotonde
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import Rules
from rotonde.kernel.law.turn import Turn

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


class Scripts(Generic[S, A, V]):
    """How orders of one game are written in tests: in its notation, or as `spelled` makes it."""

    def __init__(self, rules: Rules[S, A, V], spelled: Callable[[str], str] = str) -> None:
        self.rules = rules
        self.spelled = spelled

    def perform(self, state: S, seat: int, *orders: str | A) -> Turn[S]:
        """Play orders of one seat, each of which must be allowed; all events on the way."""
        events: tuple[Event, ...] = ()
        for order in orders:
            turn = rotonde.play(self.rules, state, Seat(seat), self.action_of(order))
            assert not isinstance(turn, Refusal), f"{order}: {turn}"
            state, events = turn.state, events + turn.events
        return Turn(state, events)

    def played(self, state: S, script: str) -> Turn[S]:
        """Play a script such as `S2 extend GWR, to E14 | S0 bid 1, place E13 | S2 concede`."""
        events: tuple[Event, ...] = ()
        for part in script.split("|"):
            seat, orders = part.strip().split(" ", 1)
            turn = self.perform(state, int(seat.removeprefix("S")), *orders.split(", "))
            state, events = turn.state, events + turn.events
        return Turn(state, events)

    def refused(self, state: S, seat: int, order: str | A) -> Refusal:
        """Why an order is not allowed; it must not be."""
        refusal = rotonde.play(self.rules, state, Seat(seat), self.action_of(order))
        assert isinstance(refusal, Refusal), f"{order} was allowed"
        return refusal

    def action_of(self, order: str | A) -> A:
        """An order as text, or as it is."""
        if not isinstance(order, str):
            return order
        action = self.rules.read(self.spelled(order))
        assert not isinstance(action, Refusal), f"{order}: {action}"
        return action
