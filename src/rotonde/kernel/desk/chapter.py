"""The chapters of a desk: each declares its tables once, and a desk puts them together.

A chapter stands face to face with one of the law. A step without a question, an action without a
card and an event without a line are a `TypeError` when the game is imported.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import Any, Generic, TypeVar

import msgspec

from rotonde.kernel.desk.about import Explaining, Explanations
from rotonde.kernel.desk.clicks import Clicks, Meant, Meanwhile, Words
from rotonde.kernel.desk.menu import Group, Preview
from rotonde.kernel.desk.questions import Offer, Question, Questions
from rotonde.kernel.law.decision import require_each
from rotonde.kernel.law.refusal import Reason
from rotonde.kernel.law.rules import Rules
from rotonde.kernel.law.text import LogLine

S = TypeVar("S")
V = TypeVar("V")
T = TypeVar("T")


class DeskChapter(msgspec.Struct, frozen=True):
    """The tables of one chapter; a table is empty where the chapter has nothing for it."""

    questions: tuple[Question[Any, Any], ...] = ()
    """Questions, by kind of step."""
    cards: Mapping[type[Any], Callable[[Any], Preview | None]] = {}
    """Cards, by kind of action."""
    clicks: Mapping[str, Callable[[Any, Any, Words], Meant]] = {}
    """Orders that clicks would be, by kind of thing."""
    about: Explaining = {}
    """Explanations, by kind of thing."""
    lines: Mapping[type[Any], Callable[[Any], LogLine | None]] = {}
    """Lines of the log, by kind of event."""


class Chapters(Generic[S, V]):
    """All chapters of a desk, put together."""

    def __init__(
        self,
        rules: Rules[S, Any, V],
        steps: Any,
        *chapters: DeskChapter,
        groups: tuple[Group, ...] | Callable[[Offer], tuple[Group, ...]],
        offered: Reason,
        meanwhile: Meanwhile[S] | None = None,
    ) -> None:
        """`steps` is the union of those that ask a seat, `groups` all groups of choices in order.

        `offered` answers a click on what may be chosen after all; `meanwhile` that of a seat which
        is not asked.
        """
        asked = chain.from_iterable(chapter.questions for chapter in chapters)
        self.questions = Questions[S](steps, rules.decisions, *asked, groups=groups)
        clicks = [chapter.clicks for chapter in chapters]
        self.clicks = Clicks(rules.decisions, self.questions, offered, *clicks, meanwhile=meanwhile)
        self.explanations = Explanations[V](*[chapter.about for chapter in chapters])
        cards = [chapter.cards for chapter in chapters]
        self.cards = one_each("one card for each action", rules.action_type, cards)
        lines = [chapter.lines for chapter in chapters]
        self.lines = one_each("one line for each event", rules.event_type, lines)


def one_each(
    what: str, union: Any, tables: Iterable[Mapping[type[Any], T]]
) -> Mapping[type[Any], T]:
    """The tables as one. Raises `TypeError` unless each member of the union is in one of them."""
    declared = [entry for table in tables for entry in table.items()]
    require_each(what, union, [kind for kind, _ in declared])
    return dict(declared)
