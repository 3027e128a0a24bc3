"""The desk of a game: what people are shown of it, beside its law.

The same questions in every game: what may be chosen, what a choice would bring about, why something
cannot be had, and what has happened. Whoever only plays, such as a bot, needs none of it.
"""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from rotonde.kernel.desk.about import About
from rotonde.kernel.desk.challenge import Challenge
from rotonde.kernel.desk.chapter import Chapters
from rotonde.kernel.desk.lesson import Lesson
from rotonde.kernel.desk.menu import Menu, Preview
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.prospect import Prospect
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.known import Known
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import Rules
from rotonde.kernel.law.text import LogLine
from rotonde.kernel.tools.codec import legible

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


class Desk(Generic[S, A, V]):
    """Questions, cards, answers and log lines of one game."""

    rules: Rules[S, A, V]
    lesson: Lesson | None = None
    """A guided first game; None where nobody wrote one."""
    challenges: tuple[Challenge, ...] = ()
    """Tasks for whoever plays alone; the outcome of such a game has a verdict."""

    chapters: Chapters[S, V]
    """The tables that answer what the methods below ask."""

    def menu(self, state: S, seat: Seat) -> Menu | None:
        """The legal actions for people; None when the seat has nothing to decide."""
        return self.chapters.questions.menu(state, seat)

    def preview(self, pointed: Pointed[S, A]) -> Preview | None:
        """The effects of a legal order; None where its label says them all.

        Asked for what somebody points at: the last of a line of orders, up to the first that draws,
        reveals or passes the decision on. Those of a line that a game gives together may share a
        card.
        """
        return self.chapters.cards[type(pointed.action)](pointed)

    def prospects(self, state: S, seat: Seat) -> Iterable[Prospect]:
        """The amounts that counts to come would bring a seat as things stand, by what it may know.

        The amounts of one source add up to what `count_now` has under it.
        """
        return ()

    def after_passes(self, state: S) -> S:
        """The position once everybody else has let a decision pass, where they are asked."""
        return state

    def why_not(self, state: S, seat: Seat | None, thing: Thing) -> Refusal:
        """The answer to a click on something that is not offered."""
        return self.chapters.clicks.why_not(state, seat, thing)

    def why_not_known(self, known: Known[S, A, V], thing: Thing) -> Refusal:
        """The answer to such a click from what a seat knows."""
        return self.why_not(known.state, known.seat, Thing(legible(thing)))

    def about(self, view: V, thing: Thing) -> About | Refusal:
        """A thing in words, from a view: its name, its figures, its rule."""
        return self.chapters.explanations.about(view, thing)

    def tell(self, event: Event) -> LogLine | None:
        """The event in words for the log; None when it says nothing new."""
        return self.chapters.lines[type(event)](event)

    def sketch(self, view: V) -> str:
        """The board in plain text of any language, for a terminal; empty where there is none."""
        return ""


AnyDesk = Desk[Any, Any, Any]
"""The desk of a game whose state nobody opens."""
