"""The protocol of a bot: it sits in a seat and is asked for one action at a time."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from rotonde.kernel.law.rng import Rng

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)

ShouldStop = Callable[[], bool]
"""Says that the time is up; a bot then answers with the best it has."""


class Bot(Protocol[V_contra, A]):
    """A player that was made for one game and one seat."""

    def choose(self, view: V_contra, legal: Sequence[A], rng: Rng, should_stop: ShouldStop) -> A:
        """One of `legal`, from what the seat may know. The same arguments give the same answer."""
        ...


def never() -> bool:
    """The budget without end."""
    return False
