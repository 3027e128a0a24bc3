"""A small cache for questions about large frozen things, keyed by their identity.

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


class Identity:
    """A thing that equals nothing but itself, so that no whole state is compared."""

    __slots__ = ("thing",)

    def __init__(self, thing: object) -> None:
        self.thing: Any = thing

    def __hash__(self) -> int:
        return id(self.thing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Identity) and self.thing is other.thing


def cached_by_identity(ask: Callable[[T, A], R]) -> Callable[[T, A], R]:
    """Answer a pure question about a frozen thing once while it is among the last ones asked."""

    @lru_cache(maxsize=MOST)
    def answer(key: Identity, about: A) -> R:
        return ask(key.thing, about)

    return lambda thing, about: answer(Identity(thing), about)
