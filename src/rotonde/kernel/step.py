"""What is being decided: a stack of small step structs inside the state, innermost last."""

from typing import TypeVar

import msgspec


class Step(msgspec.Struct, frozen=True, gc=False, tag_field="step", tag=str.lower):
    """A decision that is open, with its own local facts."""


T = TypeVar("T")


def push(steps: tuple[T, ...], *more: T) -> tuple[T, ...]:
    """The stack with `more` opened on top, the last of them first to be decided."""
    return (*steps, *more)


def swap(steps: tuple[T, ...], *instead: T) -> tuple[T, ...]:
    """The stack with its innermost step closed and `instead` opened in its place."""
    return (*steps[:-1], *instead)
