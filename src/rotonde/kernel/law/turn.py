"""A turn: the state that one decision led to, and what happened on the way."""

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from rotonde.kernel.law.event import Event

S = TypeVar("S")


class Turn(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """The state that a decision led to, with its events."""

    state: S
    events: tuple[Event, ...] = ()

    def then(self, go_on: Callable[[S], "Turn[S]"]) -> "Turn[S]":
        """This turn and what follows from its state."""
        after = go_on(self.state)
        return Turn(after.state, self.events + after.events)
