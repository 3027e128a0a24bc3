"""The orders that the words of clicked things spell."""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import AnyStep
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.law.action import Action

A = TypeVar("A", bound=Action)


def order(kind: type[A], *words: object) -> A | None:
    """An order with these as its first fields; None where they are none of its kind."""
    fields = dict(zip(kind.__struct_fields__, words, strict=False))
    try:
        return msgspec.convert(fields, kind, strict=False)
    except msgspec.ValidationError:
        return None


def spells(kind: type[Action]) -> Callable[[State, AnyStep, Words], Meant]:
    """A kind of thing that means the same order at every step."""

    def meant(_state: State, _step: AnyStep, words: Words) -> Meant:
        return order(kind, *words)

    return meant
