"""An order that somebody points at, with the turn that the kernel has played of it."""

from typing import Any, Generic, TypeVar

import msgspec

from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.turn import Turn

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class Pointed(msgspec.Struct, Generic[S, A], frozen=True):
    """One order of a line, and what came of it."""

    before: S
    seat: Seat
    action: A
    turn: Turn[S]
    earlier: "tuple[Pointed[S, A], ...]" = ()
    """The orders of the same line before it."""

    @property
    def after(self) -> S:
        """The position that the order leads to."""
        return self.turn.state


def no_card(_pointed: Pointed[Any, Any]) -> None:
    """No card: the label of the choice says it all."""
