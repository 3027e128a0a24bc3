"""A menu as it goes over a socket: what its choices share is written once.

Choices stand in rows by group. A row begins where its neighbours differ: `head` and `stem` are what
all notations and all narrowest things of the group begin with; `texts` holds each message with the
names of its facts, so that a row only gives the numbers and words in its gaps. A thousand choices
are some 40 kB, and the client has the same menu again (`web/src/net/unpacked.ts`).
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from rotonde.kernel.card import Card
from rotonde.kernel.ids import Thing
from rotonde.kernel.menu import Checklist, Choice, Closed, Dial, Group, Menu, Pace, Pick
from rotonde.kernel.text import Fact, Text

SpelledText = tuple[int | Fact, ...]
"""The number of a message in `texts`, then its facts in the order of their names there."""
Row = tuple[Any, ...]
"""Notation and narrowest thing without `head` and `stem`, label, number of the path, then detail,
badge, worth, other things and whether it warns, up to the last that is not empty. A thing that is
its notation with `:` between the words is written 0."""


class PackedGroup(msgspec.Struct, frozen=True):
    """Neighbouring choices of one group."""

    group: str
    head: str
    stem: str
    rows: tuple[Row, ...]


class PackedMenu(msgspec.Struct, frozen=True):
    """A menu whose choices stand in rows, with the cards that are known already."""

    prompt: Text
    groups: tuple[Group, ...]
    texts: tuple[tuple[str, ...], ...]
    """Messages of the rows: the id, then the names of the facts."""
    paths: tuple[tuple[Thing, ...], ...]
    """All but the narrowest of the things that stand for a choice."""
    choices: tuple[PackedGroup, ...]
    cards: Mapping[str, Card] = {}
    """By notation; the others are asked for when they are pointed at."""
    dials: tuple[Dial, ...] = ()
    closed: tuple[Closed, ...] = ()
    picks: tuple[Pick, ...] = ()
    picked: tuple[Thing, ...] = ()
    checklist: Checklist | None = None
    within: int = 0
    over: Text | None = None
    pace: Pace | None = None
    hint: Text | None = None


class Packing:
    """The tables that the rows of one menu share, as they grow."""

    def __init__(self) -> None:
        self.texts: dict[tuple[str, ...], int] = {}
        self.paths: dict[tuple[Thing, ...], int] = {}

    def text(self, text: Text) -> SpelledText:
        texts, facts = self.texts, text.facts
        return (texts.setdefault((text.id, *facts), len(texts)), *facts.values())

    def row(self, choice: Choice, head: int, stem: int) -> Row:
        """All of a row in one go: it is what is done most often for a move."""
        face, texts, paths = choice.face, self.texts, self.paths
        thing = face.thing and face.thing[stem:]
        row = (
            choice.notation[head:],
            0 if thing == face.spelt[head:] else thing,
            (texts.setdefault(face.message, len(texts)), *face.facts),
            paths.setdefault(face.path, len(paths)),
        )
        return row if face.is_plain else (*row, *self.extras(choice))

    def extras(self, choice: Choice) -> Row:
        """What stands behind the label, up to the last that is not empty."""
        detail, badge, worth, also = choice.detail, choice.badge, choice.worth, choice.also
        extras = (detail and self.text(detail), badge and self.text(badge), worth, also, True)
        if choice.warns:
            return extras
        if also:
            return extras[:4]
        return extras[: 3 if worth is not None else 2 if badge else 1]

    def group(self, name: str, choices: Sequence[Choice]) -> PackedGroup:
        head = shared([choice.notation for choice in choices])
        stem = shared([choice.things[-1] for choice in choices if choice.things])
        at, there = len(head), len(stem)
        rows = tuple([self.row(choice, at, there) for choice in choices])
        return PackedGroup(name, head, stem, rows)


def shared(words: Sequence[str]) -> str:
    """What all of them begin with; of a single one nothing is left out."""
    if len(words) < 2:
        return ""
    first, last = min(words), max(words)
    same = (index for index, (a, b) in enumerate(zip(first, last, strict=False)) if a != b)
    return first[: next(same, min(len(first), len(last)))]


def packed(menu: Menu, cards: Mapping[str, Card]) -> PackedMenu:
    """The menu in rows."""
    packing = Packing()
    neighbours = groupby(menu.choices, key=lambda choice: choice.group)
    rows = tuple(packing.group(name, tuple(choices)) for name, choices in neighbours)
    return PackedMenu(
        prompt=menu.prompt,
        groups=menu.groups,
        texts=tuple(packing.texts),
        paths=tuple(packing.paths),
        choices=rows,
        cards=cards,
        dials=menu.dials,
        closed=menu.closed,
        picks=menu.picks,
        picked=menu.picked,
        checklist=menu.checklist,
        within=menu.within,
        over=menu.over,
        pace=menu.pace,
        hint=menu.hint,
    )


def notations(menu: PackedMenu) -> Iterable[str]:
    """The orders of a packed menu, for whoever answers without drawing it."""
    return (group.head + row[0] for group in menu.choices for row in group.rows)
