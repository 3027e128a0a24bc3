"""Steps: the open decisions of a state as a stack, innermost last."""

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import GAME_OVER, NOT_YOUR_DECISION, Refusal
from rotonde.kernel.law.text import Seated


class Step(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag_field="step", tag=str.lower):
    """A decision that is open, with its own local facts."""


class SeatStep(Step, frozen=True):
    """A decision of one seat."""

    seat: Seat


NOBODY: Final[frozenset[Seat]] = frozenset()
ALONE: Final = tuple(frozenset({Seat(seat)}) for seat in range(12))
"""Each seat by itself, made once: actors are asked for all the time."""

T = TypeVar("T")
D = TypeVar("D", bound=SeatStep)


def push(steps: tuple[T, ...], *more: T) -> tuple[T, ...]:
    """The stack with `more` opened on top, the last of them first to be decided."""
    return (*steps, *more)


def swap(steps: tuple[T, ...], *instead: T) -> tuple[T, ...]:
    """The stack with its innermost step closed and `instead` opened in its place."""
    return (*steps[:-1], *instead)


def open_step_of(steps: Sequence[D], seat: Seat | None) -> D | None:
    """The innermost step, if it is this seat that decides it."""
    return steps[-1] if steps and steps[-1].seat == seat else None


def actor(steps: Sequence[SeatStep]) -> frozenset[Seat]:
    """The seat that decides the innermost step, where one decides after another."""
    return ALONE[steps[-1].seat] if steps else NOBODY


def not_asked(steps: Sequence[SeatStep]) -> Refusal:
    """Why a seat without a step decides nothing: the game is over, or it is another's turn."""
    return NOT_YOUR_DECISION(seat=Seated(steps[-1].seat)) if steps else GAME_OVER()
