"""Explanations: the name of a thing, its figures and its rule, from what a reader knows.

Each chapter of a desk declares them by kind of thing, beside its questions and its clicks. They are
made from a view, so that they can tell no more than it does.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

import msgspec

from rotonde.kernel.law.decision import require_once
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import NO_SUCH_THING, Refusal
from rotonde.kernel.law.text import Seated, Text
from rotonde.kernel.law.thing import ThingKind
from rotonde.kernel.tools.codec import legible

V = TypeVar("V")
T = TypeVar("T")


class AboutRow(msgspec.Struct, frozen=True):
    """One line of an explanation: a label, and one figure or several."""

    label: Text
    figures: tuple[Text, ...]


class About(msgspec.Struct, frozen=True):
    """A thing in words."""

    head: Text
    rule: str
    rows: tuple[AboutRow, ...] = ()
    remark: Text | None = None
    """A small word beside the head, such as `level 3`."""


Explaining = Mapping[ThingKind, Callable[..., About | None]]
"""Explanations by kind of thing, from a view and the words of an id; None where there is none."""


class Explanations(Generic[V]):
    """The explanations of a game, by kind of thing."""

    def __init__(self, *chapters: Explaining) -> None:
        tables = [(kind, explain) for chapter in chapters for kind, explain in chapter.items()]
        require_once("one explanation for each kind of thing", [kind.shape for kind, _ in tables])
        self.kinds = {(kind.name, len(kind.parts)): explain for kind, explain in tables}
        self.names = tuple(dict.fromkeys(kind.name for kind, _ in tables))

    def about(self, view: V, thing: Thing) -> About | Refusal:
        """The explanation of a thing. Answers anything, and never raises."""
        kind, *words = thing.split(":")
        explain = self.kinds.get((kind, len(words)))
        found = None if explain is None else explain(view, *words)
        return NO_SUCH_THING(thing=legible(thing)) if found is None else found


def row(label: str, *figures: Text) -> AboutRow:
    """A line under the label of this message."""
    return AboutRow(Text(label), figures)


def rows(*lines: AboutRow | None) -> tuple[AboutRow, ...]:
    """The lines that have a figure."""
    return tuple(line for line in lines if line is not None and line.figures)


def item_named(items: Iterable[T], word: str, field: str = "id") -> T | None:
    """The item that the word of an id names; None where there is none."""
    return next((item for item in items if str(getattr(item, field)) == word), None)


def among(words: Iterable[T], word: str) -> T | None:
    """The word of a closed list that an id holds; None where it is none of them."""
    return next((each for each in words if each == word), None)


def seat_named(seat: Seat) -> Text:
    """The name of whoever sits there."""
    return Text("about-seat", {"seat": Seated(seat)})


def seats_named(seats: Iterable[Seat]) -> tuple[Text, ...]:
    """The names of those who sit there, or a word for nobody."""
    return tuple(map(seat_named, seats)) or (Text("about-nobody"),)
