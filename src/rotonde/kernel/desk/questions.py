"""The questions of a game: what a seat is asked at each kind of step, and what it may choose.

Each chapter of a desk declares its questions, as the chapter of the rules beside it declares its
decisions. A step that no chapter asks about is a `TypeError` when the game is imported.
"""

from collections.abc import Callable
from itertools import chain
from typing import Any, Generic, TypeVar

import msgspec

from rotonde.kernel.desk.menu import (
    Checklist,
    Choice,
    Closed,
    Dial,
    Group,
    Menu,
    Pace,
    Pick,
    groups_of,
)
from rotonde.kernel.law.decision import Decisions, require_each
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import NOT_NOW, Refusal
from rotonde.kernel.law.step import SeatStep
from rotonde.kernel.law.text import Text

S = TypeVar("S")
T = TypeVar("T", bound=SeatStep)


class Asked(msgspec.Struct, frozen=True):
    """The words of a question."""

    prompt: Text
    context: Text | None = None
    """A small line above it, such as `first of two actions`."""
    hint: Text | None = None
    """A small line below it: what follows from the choice."""
    pace: Pace | None = None
    within: int = 0
    """How many decisions of the same action led to it."""
    checklist: Checklist | None = None
    picked: tuple[Thing, ...] = ()
    """The things in the hand at first."""
    ahead: bool = False
    """The cards of its choices follow it, so that the board draws what they say at once."""


class Offer(msgspec.Struct, frozen=True):
    """The choices of a question, and those that are closed now."""

    choices: tuple[Choice, ...]
    dials: tuple[Dial, ...] = ()
    closed: tuple[Closed, ...] = ()
    picks: tuple[Pick, ...] = ()


def nothing_first(_state: Any, _step: Any) -> Refusal:
    """The answer to a click at a step that waits for nothing else."""
    return NOT_NOW()


class Question(msgspec.Struct, Generic[S, T], frozen=True):
    """One kind of step as people meet it."""

    step: type[T]
    ask: Callable[[S, T], Asked]
    offer: Callable[[S, T], Offer]
    first: Callable[[S, T], Refusal] = nothing_first
    """The refusal of a thing that belongs to another step: it says what comes first."""


class Questions(Generic[S]):
    """All questions of a game: its menus."""

    def __init__(
        self,
        steps: Any,
        decisions: Decisions[Any, Any],
        *questions: Question[S, Any],
        groups: tuple[Group, ...] | Callable[[Offer], tuple[Group, ...]],
    ) -> None:
        """`steps` is the union of the steps, `groups` all groups in the order of the prompt."""
        require_each("one question for each step", steps, [question.step for question in questions])
        self.of = {question.step: question for question in questions}
        self.open_step = decisions.open_step
        self.groups = groups if callable(groups) else used_of(groups)

    def menu(self, state: S, seat: Seat) -> Menu | None:
        """The menu of a seat; None when it has nothing to decide."""
        step = self.open_step(state, seat)
        if step is None:
            return None
        question = self.of[type(step)]
        asked, offer = question.ask(state, step), question.offer(state, step)
        return Menu(
            prompt=asked.prompt,
            groups=self.groups(offer),
            choices=offer.choices,
            dials=offer.dials,
            closed=offer.closed,
            picks=offer.picks,
            picked=asked.picked,
            checklist=asked.checklist,
            within=asked.within,
            over=asked.context,
            pace=asked.pace,
            hint=asked.hint,
            ahead=asked.ahead,
        )

    def first(self, state: S, step: SeatStep) -> Refusal:
        """The refusal of a thing that belongs to another step: it says what comes first."""
        return self.of[type(step)].first(state, step)


def used_of(groups: tuple[Group, ...]) -> Callable[[Offer], tuple[Group, ...]]:
    """The groups that hold something of an offer."""

    def used(offer: Offer) -> tuple[Group, ...]:
        return groups_of(chain(offer.choices, offer.dials, offer.closed), groups)

    return used
