"""Lessons: a guided first game, told as data of a game's room.

Each room holds its own in `lesson.toml`: how the game begins, and step by step what is said, what
is lit, which order is awaited and what the others then do. Knows no game; text in, steps out.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final

import msgspec

from rotonde.kernel.desk.orderline import orders_in
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.tools.datafile import DataError, Row, read_typed

SEATED: Final = re.compile(r"(?:(\d+)\s*:)?(.*)")
"""A line of orders, and the number of the seat that gives them where several may decide."""
OR: Final = "|"
ANYTHING: Final = "*"


class LessonStep(Row, frozen=True, rename={"awaited": "await"}):
    """One step: a line of the coach, and the orders that the learner gives to go on."""

    say: str
    """The message of the coach's line; `<say>-title` is its title."""
    awaited: str
    """Orders in notation, separated by commas; `*` stands for anything, `|` for `or`."""
    light: tuple[Thing, ...] = ()
    """The things that are lit on the board and in the panels."""
    not_yet: str | None = None
    """The message for whoever tries something else; by default what comes first is told."""
    then: str = ""
    """Lines of orders of the others that follow, or of seat 2 in `2: pass`."""


class Script(Row, frozen=True):
    """A lesson as its file tells it."""

    seats: int
    end: str
    """The message that says at the end who won and why."""
    step: tuple[LessonStep, ...]
    learner: int = 1
    seed: str = "1"
    options: Mapping[str, Any] = {}
    opening: str = ""
    """Lines of orders that are played before the learner comes."""


class ScriptedMove(msgspec.Struct, frozen=True):
    """One decision of the script."""

    step: int
    order: str
    seat: Seat | None = None
    """The seat that decides; None where one seat alone may."""
    awaited: bool = False
    """Whether it is the learner who is asked for it."""

    @property
    def exact(self) -> str | None:
        """The one order that is awaited; None where several are, or none is."""
        free = ANYTHING in self.order or OR in self.order
        return self.order if self.awaited and not free else None

    def allows(self, order: str) -> bool:
        """Whether an order, as it is written, is one of those that are awaited."""
        return any(re.fullmatch(pattern, order) for pattern in map(matching, self.order.split(OR)))


class Lesson(msgspec.Struct, frozen=True, dict=True):
    """A guided first game; every decision of it is a move, those of the opening included."""

    script: Script
    mark: str
    """A digest of the file: a changed lesson has another."""

    @property
    def learner(self) -> Seat:
        return Seat(self.script.learner - 1)

    @cached_property
    def opening(self) -> tuple[ScriptedMove, ...]:
        """The decisions before the learner comes."""
        return tuple(read_script(0, self.script.opening))

    @cached_property
    def moves(self) -> tuple[ScriptedMove, ...]:
        """All decisions, in order."""
        steps = (moves_of(number, step) for number, step in enumerate(self.script.step))
        return (*self.opening, *(move for moves in steps for move in moves))

    def move(self, moves: int) -> ScriptedMove | None:
        """The decision after so many others; None when the lesson is over."""
        return self.moves[moves] if moves < len(self.moves) else None


def matching(pattern: str) -> str:
    """The regular expression of an awaited order."""
    return ".*".join(map(re.escape, pattern.strip().split(ANYTHING)))


def moves_of(number: int, step: LessonStep) -> Iterator[ScriptedMove]:
    """The decisions of one step: what is awaited, then what the others do."""
    for order in orders_in(step.awaited):
        yield ScriptedMove(number, order, awaited=True)
    yield from read_script(number, step.then)


def read_script(number: int, lines: str) -> Iterator[ScriptedMove]:
    """The decisions that lines of orders tell."""
    for line in lines.strip().splitlines():
        seat, orders = SEATED.findall(line.strip())[0]
        for order in orders_in(orders):
            yield ScriptedMove(number, order, Seat(int(seat) - 1) if seat else None)


def lesson_in(text: str) -> Lesson:
    """The lesson of a file. Raises `DataError`."""
    script = read_typed(text, Script)
    for row, step in enumerate(script.step):
        if not orders_in(step.awaited):
            raise DataError("step", row, "await", "a step asks for a move")
    return Lesson(script, blake2b(text.encode(), digest_size=8).hexdigest())


def lesson_of(room: str) -> Lesson:
    """The lesson of a game's room, by the name of its package."""
    return lesson_in((files(room) / "lesson.toml").read_text("utf-8"))
