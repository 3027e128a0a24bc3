"""Questions about one and the same thing that were answered lately.

A menu and its cards foresee the same, and only the first of them has to look ahead.
"""

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, Final, TypeVar

T = TypeVar("T")
A = TypeVar("A", bound=Hashable)
R = TypeVar("R")

MOST: Final = 24
"""Answers that are kept: enough for the menu that is being made, and few to hold on to."""


class This:
    """A thing that equals nothing but itself: a whole state is not compared to find an answer."""

    __slots__ = ("thing",)

    def __init__(self, thing: object) -> None:
        self.thing: Any = thing

    def __hash__(self) -> int:
        return id(self.thing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, This) and self.thing is other.thing


def lately(ask: Callable[[T, A], R]) -> Callable[[T, A], R]:
    """Answer a pure question about an immutable thing once, where it is soon asked again."""

    @lru_cache(maxsize=MOST)
    def answered(this: This, about: A) -> R:
        return ask(this.thing, about)

    return lambda thing, about: answered(This(thing), about)
