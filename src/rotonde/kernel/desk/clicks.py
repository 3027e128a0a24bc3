"""Clicks on things: the order that a click would be, and why it cannot be given."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from rotonde.kernel.desk.questions import Questions
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.decision import Decisions, require_once
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import NOT_NOW, Reason, Refusal
from rotonde.kernel.law.step import not_asked

S = TypeVar("S")
Words = Sequence[str]
"""An id taken apart, without its kind: `cube:york:red` is `("york", "red")`."""
Meant = Action | Refusal | None
"""The order that a click would be, or the answer to it; None where no such thing exists."""
Meanwhile = Callable[[S, Seat | None, Thing], Refusal]
"""The answer to a seat that is not asked."""


class Clicks(Generic[S]):
    """The answer to a click on something that is not offered, by the kind of thing."""

    def __init__(
        self,
        decisions: Decisions[Any, Any],
        questions: Questions[S],
        offered: Reason,
        *chapters: Mapping[str, Callable[[S, Any, Words], Meant]],
        meanwhile: Meanwhile[S] | None = None,
    ) -> None:
        """`offered` answers what may be chosen after all; `meanwhile` a seat that is not asked."""
        self.decisions, self.questions, self.offered = decisions, questions, offered
        answers = [entry for chapter in chapters for entry in chapter.items()]
        require_once("one answer for each kind of thing", [kind for kind, _ in answers])
        self.kinds = dict(answers)
        self.meanwhile = meanwhile or nobody_asked

    def why_not(self, state: S, seat: Seat | None, thing: Thing) -> Refusal:
        """Why a seat cannot choose this thing now. Answers anything, and never raises."""
        step = None if seat is None else self.decisions.open_step(state, seat)
        if seat is None or step is None:
            return self.meanwhile(state, seat, thing)
        kind, *words = thing.split(":")
        answer = self.kinds.get(kind)
        meant = None if answer is None else answer(state, step, words)
        if meant is None:
            return NOT_NOW()
        if isinstance(meant, Action):
            meant = self.decisions.check(state, seat, meant) or self.offered()
        return self.questions.first(state, step) if meant.code == NOT_NOW.code else meant


def nobody_asked(state: Any, _seat: Seat | None, _thing: Thing) -> Refusal:
    """The answer to a seat that has nothing to decide."""
    return not_asked(state.steps)
