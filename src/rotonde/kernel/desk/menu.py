"""The menu of a seat, for people: a question, its choices, and what stands beside them.

A menu offers exactly the legal actions: each is the first order of a choice, or a value of a dial.
What a choice would bring about is not part of the menu; it is asked of `preview`, choice by choice.
"""

from collections.abc import Iterable
from operator import attrgetter
from typing import Final, Literal

import msgspec

from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Gain, Text

# --- what a choice would bring about ------------------------------------------------------------


class PreviewRow(msgspec.Struct, frozen=True):
    """One effect of a choice, and who gets what from it."""

    label: Text
    note: Text | None = None
    gains: tuple[Gain, ...] = ()
    thing: Thing | None = None
    """The place on the board where it would happen, so that the board can show it there too."""
    source: str | None = None
    """The source of the final score that it changes."""


class Sign(msgspec.Struct, frozen=True):
    """A mark that the board draws at a thing while a choice is pointed at.

    Each game declares its own in `desk/signs.py`, told apart by the word in the field `sign`.
    """

    thing: Thing


class WordSign(Sign, frozen=True):
    """A mark whose facts stand in a word."""

    sign: str
    text: Text | None = None


class Later(msgspec.Struct, frozen=True):
    """The worth of a choice in one count to come, if it were taken now."""

    text: Text
    """The count, and where the seat would stand in it."""
    figure: Text
    """The amount that it would bring the seat then."""
    rule: str
    change: int = 0
    """By how much it would bring more, or less."""
    old: Text | None = None
    """The amount without the choice; None where it is the same."""


class Preview(msgspec.Struct, frozen=True):
    """The effects of a choice, as far as anybody can know them."""

    title: Text
    note: Text | None = None
    rows: tuple[PreviewRow, ...] = ()
    totals: tuple[Gain, ...] = ()
    remarks: tuple[Text, ...] = ()
    signs: tuple[Sign, ...] = ()
    doubt: Text | None = None
    """A question to ask once before a choice that is seldom wanted, though it can be taken back."""
    later: tuple[Later, ...] = ()
    """Its worth in counts to come; the kernel compares the game's prospects."""


# --- what is offered ----------------------------------------------------------------------------


class Choice(msgspec.Struct, frozen=True, dict=True):
    """One way to go on: an order, or a few that are given together."""

    action: Action
    notation: str
    """The order as it is typed; the orders of a line are separated by commas."""
    label: Text
    group: str
    things: tuple[Thing, ...] = ()
    """The things that stand for it, from wide to narrow: each pick leaves the choices that share
    it, in whatever order they are picked."""
    also: tuple[Thing, ...] = ()
    """Other things on which a click means the same as on its first."""
    then: tuple[Action, ...] = ()
    """The orders that follow at once, where a choice opens a kind and makes its first decision."""
    detail: Text | None = None
    """A second, quieter word on its button, such as what it earns."""
    badge: Text | None = None
    """A very short word on its things, such as `+6k`."""
    worth: int | None = None
    """The best come first where only a few of many have room on buttons; never shown."""
    warns: bool = False
    """It does what hardly anybody wants, such as to end the game: never the first to be offered."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """All its orders."""
        return (self.action, *self.then)


class Pick(msgspec.Struct, frozen=True):
    """A thing that stands for several choices until it is narrowed: a city, a cube, a cell."""

    thing: Thing
    label: Text
    prompt: Text | None = None
    """The question once it is picked; None leaves the question of the menu."""
    detail: Text | None = None
    badge: Text | None = None
    holds: bool = False
    """It is held before anything is played, also where only one choice is left; with it in the hand
    the places it may go to are offered first, and the ways there behind them."""
    counted: Text | None = None
    """The number of its choices in words, where a bare number would be misread."""


class Span(msgspec.Struct, frozen=True):
    """One number of a dial."""

    name: str
    """The gap of the dial's notation that it fills."""
    label: Text
    least: int
    most: int
    start: int
    """The first place of the hand."""
    thing: Thing | None = None
    """A click on it turns the number up, such as a die of the tray."""


class Dial(msgspec.Struct, frozen=True):
    """Numbers of one order: a bid from 1 to 99, the two numbers of a roll.

    It stands for every legal order within its spans; the value under the hand is previewed like a
    choice, and one within the spans that is not legal is answered with its refusal.
    """

    notation: str
    """With a gap for each number, as in `bid {amount}` or `roll {hidden}+{jokers}`."""
    label: Text
    group: str
    spans: tuple[Span, ...]
    things: tuple[Thing, ...] = ()
    """A click on one of them opens the dial."""
    prompt: Text | None = None
    """The question while it is open; None leaves the question of the menu."""

    def order(self, *values: int) -> str:
        """The order for these numbers, in the order of the spans."""
        names = (span.name for span in self.spans)
        return self.notation.format(**dict(zip(names, values, strict=True)))


NO_BUTTON: Final = ""
"""The group of what is closed and says why only on the things that stand for it."""


class Closed(msgspec.Struct, frozen=True):
    """A choice that a player expects and cannot have now: it stands quiet, with its reason."""

    label: Text
    group: str
    refusal: Refusal
    things: tuple[Thing, ...] = ()
    detail: Text | None = None


class Group(msgspec.Struct, frozen=True):
    """Choices of one kind, offered together."""

    id: str
    label: Text
    quiet: bool = False
    """Glows faintly: so many that they would drown the others."""
    standing: bool = False
    """Stands beside the main question, always at the same place: sell, hire, issue a share."""
    prompt: Text | None = None
    """The question while it is open, or while only its choices are left; None leaves the question
    of the menu."""
    folded: bool = False
    """However few its choices are, they stand behind the first thing that tells them apart."""


Offered = Choice | Dial | Closed
GROUP: Final = attrgetter("group")


def groups_of(offered: Iterable[Offered], groups: Iterable[Group]) -> tuple[Group, ...]:
    """The groups of what is offered, in the order of the prompt."""
    used = set(map(GROUP, offered))
    return tuple([group for group in groups if group.id in used])


class Pace(msgspec.Struct, frozen=True):
    """A decision as one of several in a row, counted from 1."""

    number: int
    of: int
    more: int = 0
    """The number of the last ones that are beyond what is usual: something special allows them."""


PartState = Literal["done", "due", "optional", "later", "forgone"]
"""Done; must be done; may be done; not possible yet; no longer possible, as another was taken."""


class ChecklistPart(msgspec.Struct, frozen=True):
    """One line of a checklist; its thing leads to the choices that do it."""

    thing: Thing
    label: Text
    state: PartState
    detail: Text | None = None
    or_else: bool = False
    """Joined to the line before it by `or`: only one of them is done."""


class Checklist(msgspec.Struct, frozen=True):
    """Parts of an action that are resolved in any order, with what is done."""

    title: Text
    parts: tuple[ChecklistPart, ...]
    remarks: tuple[Text, ...] = ()
    """Lines below it, such as the sum due and how it is paid."""


class Menu(msgspec.Struct, frozen=True):
    """Everything one seat may choose now."""

    prompt: Text
    groups: tuple[Group, ...]
    choices: tuple[Choice, ...]
    dials: tuple[Dial, ...] = ()
    closed: tuple[Closed, ...] = ()
    picks: tuple[Pick, ...] = ()
    """The words of things that are picked on the way to a choice."""
    picked: tuple[Thing, ...] = ()
    """The things in the hand at first, such as the tile to be laid next."""
    checklist: Checklist | None = None
    within: int = 0
    """How many decisions of the same action led to this question; letting go takes back the last
    of them."""
    over: Text | None = None
    """A small line above the prompt, such as `first of two actions`."""
    pace: Pace | None = None
    """The figure as a row of dots, where it can be counted."""
    hint: Text | None = None
    """A small line below it: what follows from the choice."""
    ahead: bool = False
    """Its cards follow it: the board draws what they say before anybody points at a choice."""
