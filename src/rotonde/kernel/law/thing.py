"""Kinds of things on a board, and how their ids are spelt.

`things.py` of a game is a table of kinds; the client's functions are made from it (`make types`).
"""

from collections.abc import Callable
from typing import Any

from rotonde.kernel.law.ids import Thing


class ThingKind:
    """A kind of thing: `ThingKind("cube", city=str, colour=letter)` spells `cube:york:P`."""

    def __init__(self, name: str, **parts: Callable[[Any], object]) -> None:
        """Each part is what spells a word of the id, `str` where it is spelt as it is."""
        self.name, self.parts = name, parts
        self.shape = ":".join([name, *("%s" for _ in parts)])
        self.spelt = None if set(parts.values()) <= {str} else tuple(parts.values())

    def __call__(self, *words: object) -> Thing:
        """The id of one thing of this kind."""
        if self.spelt is not None:
            words = tuple([spell(word) for spell, word in zip(self.spelt, words, strict=True)])
        return Thing(self.shape % words)


def words_of(thing: Thing) -> tuple[str, ...]:
    """The words of an id, its kind left out: `cube:york:P` is `("york", "P")`."""
    return tuple(thing.split(":")[1:])
