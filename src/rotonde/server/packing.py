"""A menu as it goes over a socket: what its choices share is written once.

Choices that begin alike stand in blocks, and in these in runs, whose paths and details are alike;
`texts` holds each message with the names of its facts, so that a row only gives the numbers and
words in its gaps. A row hangs on its choice alone (`Face`, `kernel/menu.py`) and is not made again
where that is offered again. A thousand choices are some 40 kB, and the client has the same menu
again (`web/src/net/unpacked.ts`).
"""

from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

import msgspec

from rotonde.kernel.ids import Thing
from rotonde.kernel.menu import (
    Checklist,
    Closed,
    Dial,
    Face,
    Group,
    Menu,
    Message,
    Pace,
    Pick,
)
from rotonde.kernel.text import Text

Run = tuple[Any, ...]
"""The number of the path, that of the label's message in `texts` (or one for each row), the rows,
and the numbers of the messages of detail and badge where there are any."""
FEW: Final = 8
"""A menu of so few choices is followed by their cards: a click need not wait for one."""
BLOCK: Final = attrgetter("block")
RUN: Final = attrgetter("run")


class PackedGroup(msgspec.Struct, frozen=True):
    """Neighbouring choices of one group, and what their notations and things begin with."""

    group: str
    head: str
    stem: str
    runs: tuple[Run, ...]


class PackedMenu(msgspec.Struct, frozen=True):
    """A menu whose choices stand in rows."""

    prompt: Text
    groups: tuple[Group, ...]
    texts: tuple[tuple[str, ...], ...]
    """Messages of the rows: the id, then the names of the facts."""
    paths: tuple[tuple[Thing, ...], ...]
    """All but the narrowest of the things that stand for a choice."""
    choices: tuple[PackedGroup, ...]
    dials: tuple[Dial, ...] = ()
    closed: tuple[Closed, ...] = ()
    picks: tuple[Pick, ...] = ()
    picked: tuple[Thing, ...] = ()
    checklist: Checklist | None = None
    within: int = 0
    over: Text | None = None
    pace: Pace | None = None
    hint: Text | None = None
    ahead: bool = False
    """Its cards follow by themselves; others are asked for when they are pointed at."""


class Packing:
    """The tables that the rows of one menu share, as they grow."""

    def __init__(self) -> None:
        self.texts: dict[tuple[str, ...], int] = {}
        self.paths: dict[tuple[Thing, ...], int] = {}

    def block(self, shared: tuple[str, str, str], faces: Iterable[Face]) -> PackedGroup:
        runs = [self.run(run, alike) for run, alike in groupby(faces, RUN)]
        return PackedGroup(*shared, tuple(runs))

    def run(self, shared: Any, faces: Iterable[Face]) -> Run:
        (path, detail, badge), alike = shared, tuple(faces)
        run = (
            self.paths.setdefault(path, len(self.paths)),
            self.labels([face.label for face in alike]),
            tuple([face.row for face in alike]),
        )
        if badge:
            return (*run, detail and self.number(detail), self.number(badge))
        return (*run, self.number(detail)) if detail else run

    def labels(self, labels: list[Message]) -> int | list[int]:
        if labels.count(labels[0]) == len(labels):
            return self.number(labels[0])
        return [self.number(label) for label in labels]

    def number(self, message: Message) -> int:
        return self.texts.setdefault(message, len(self.texts))


def packed(menu: Menu) -> PackedMenu:
    """The menu in rows."""
    packing = Packing()
    faces = [choice.face for choice in menu.choices]
    blocks = tuple([packing.block(shared, alike) for shared, alike in groupby(faces, BLOCK)])
    return PackedMenu(
        prompt=menu.prompt,
        groups=menu.groups,
        texts=tuple(packing.texts),
        paths=tuple(packing.paths),
        choices=blocks,
        dials=menu.dials,
        closed=menu.closed,
        picks=menu.picks,
        picked=menu.picked,
        checklist=menu.checklist,
        within=menu.within,
        over=menu.over,
        pace=menu.pace,
        hint=menu.hint,
        ahead=menu.ahead or len(menu.choices) <= FEW,
    )
