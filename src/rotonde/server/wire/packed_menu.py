"""A menu as it goes over a socket: what its choices share is written once.

Choices that begin alike stand in blocks, and in these in runs, whose paths and details are alike;
`texts` holds each message with the names of its facts, so that a row only gives the numbers and
words in its gaps. A row hangs on its choice alone (`rows.py`) and is not made again where that is
offered again. A thousand choices are some 40 kB, and the client has the same
menu again (`web/src/net/unpacked.ts`).

Large menus hardly change from one turn of a seat to the next. Choices that stood in its last menu
with the same question are told by where they stood there: `Menus` knows what a seat was told.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count, groupby
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec

from rotonde.kernel.desk.menu import Checklist, Choice, Closed, Dial, Group, Menu, Pace, Pick
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.text import Text
from rotonde.server.wire.rows import Message, PackedRow, row_of

Run = tuple[Any, ...]
"""The number of the path, that of the label's message in `texts` (or one for each row), the rows,
and the numbers of the messages of detail and badge where there are any."""
FEW: Final = 8
"""A menu of so few choices is followed by their cards: a click need not wait for one."""
MANY: Final = 32
"""Of so many choices those that stood in the last menu are not told again; a client keeps the last
menu with each question, and forgets them when it is sent a whole position."""
BLOCK: Final = attrgetter("block")
RUN: Final = attrgetter("run")


class PackedGroup(msgspec.Struct, frozen=True):
    """Neighbouring choices of one group, and what their notations and things begin with."""

    group: str
    head: str
    stem: str
    runs: tuple[Run, ...]


Again = tuple[int, int]
"""Choices that stood in the menu of version `since`: from which one on, and how many."""


class PackedMenu(msgspec.Struct, frozen=True):
    """A menu whose choices stand in rows."""

    prompt: Text
    groups: tuple[Group, ...]
    texts: tuple[tuple[str, ...], ...]
    """Messages of the rows: the id, then the names of the facts."""
    paths: tuple[tuple[Thing, ...], ...]
    """All but the narrowest of the things that stand for a choice."""
    choices: tuple[PackedGroup | Again, ...]
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
    since: int | None = None
    """The version with which the menu came of which some choices stand here again."""


class Packing:
    """The tables that the rows of one menu share, as they grow."""

    def __init__(self) -> None:
        self.texts: dict[tuple[str, ...], int] = {}
        self.paths: dict[tuple[Thing, ...], int] = {}

    def block(self, shared: tuple[str, str, str], rows: Iterable[PackedRow]) -> PackedGroup:
        runs = [self.run(run, alike) for run, alike in groupby(rows, RUN)]
        return PackedGroup(*shared, tuple(runs))

    def run(self, shared: Any, rows: Iterable[PackedRow]) -> Run:
        (path, detail, badge), alike = shared, tuple(rows)
        run = (
            self.paths.setdefault(path, len(self.paths)),
            self.labels([row.label for row in alike]),
            tuple([row.cells for row in alike]),
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

    def blocks(self, choices: Iterable[Choice]) -> Iterator[PackedGroup]:
        rows = [row_of(choice) for choice in choices]
        return (self.block(shared, alike) for shared, alike in groupby(rows, BLOCK))


class LastMenu(NamedTuple):
    """The choices of a menu that was told, and with which version."""

    version: int
    choices: tuple[Choice, ...]


class Menus:
    """The large menus that all who look through the eyes of a seat were told, by their question.

    A whole position is told to one of them, who knows no other menu then: it begins afresh.
    """

    def __init__(self) -> None:
        self.told: dict[Seat, dict[str, LastMenu]] = {}

    def forget(self, seat: Seat | None) -> None:
        """Somebody comes who knows nothing of what these eyes were told."""
        if seat is not None:
            self.told.pop(seat, None)

    def pack(self, version: int, seat: Seat, menu: Menu) -> PackedMenu:
        """The menu for everybody who looks through the eyes of a seat."""
        told = self.told.setdefault(seat, {})
        before = told.pop(menu.prompt.id, None)
        if len(menu.choices) >= MANY:
            told[menu.prompt.id] = LastMenu(version, menu.choices)
        return pack(menu, before)


def pack(menu: Menu, before: LastMenu | None = None) -> PackedMenu:
    """The menu in rows; the choices of the one before are not told again."""
    packing = Packing()
    blocks = told_again(packing, menu, before) if before else packing.blocks(menu.choices)
    choices = tuple(blocks)
    return PackedMenu(
        prompt=menu.prompt,
        groups=menu.groups,
        texts=tuple(packing.texts),
        paths=tuple(packing.paths),
        choices=choices,
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
        since=before and before.version,
    )


def told_again(packing: Packing, menu: Menu, before: LastMenu) -> Iterator[PackedGroup | Again]:
    """Stretches that stood in the menu before, and between them what is new.

    A choice is the same where it is the same object: to compare hundreds would take longer than to
    tell them anew.
    """
    at = 0
    for shift, stretch in groupby(shifts(before.choices, menu.choices)):
        size = len([*stretch])
        if shift is None:
            yield from packing.blocks(menu.choices[at : at + size])
        else:
            yield at + shift, size
        at += size


def shifts(before: Sequence[Choice], now: Sequence[Choice]) -> list[int | None]:
    """By how many places each choice stood elsewhere before; None where it is new."""
    places = dict(zip(map(id, before), count()))
    found = map(places.get, map(id, now))
    return [None if place is None else place - at for at, place in enumerate(found)]
