"""What a seat may choose, for people: a prompt, choices, and their effects before the click."""

import msgspec

from rotonde.kernel.action import Action
from rotonde.kernel.ids import Thing
from rotonde.kernel.text import Gain, Text


class PreviewRow(msgspec.Struct, frozen=True):
    """One effect of a choice, and who gets what from it."""

    label: Text
    note: Text | None = None
    gains: tuple[Gain, ...] = ()
    thing: Thing | None = None
    """Where on the board it would happen, so that the board can show it there too."""


class Preview(msgspec.Struct, frozen=True):
    """All that a choice would bring about, as far as anybody can know."""

    title: Text
    note: Text | None = None
    rows: tuple[PreviewRow, ...] = ()
    totals: tuple[Gain, ...] = ()
    remarks: tuple[Text, ...] = ()


class Choice(msgspec.Struct, frozen=True):
    """One action of the menu, with all that the client needs to offer it."""

    action: Action
    notation: str
    label: Text
    group: str
    things: tuple[Thing, ...] = ()
    """What stands for it on the board and in the panels; a click there chooses it."""
    detail: Text | None = None
    """A second, quieter word on its button, such as what it earns."""
    badge: Text | None = None
    """A very short word on its things, such as `+6k`."""
    preview: Preview | None = None
    undoable: bool = True


class Group(msgspec.Struct, frozen=True):
    """Choices of one kind, offered together."""

    id: str
    label: Text
    quiet: bool = False
    """Glows faintly: so many that they would drown the others."""


class Pace(msgspec.Struct, frozen=True):
    """A decision as one of several in a row, counted from 1."""

    number: int
    of: int


class Menu(msgspec.Struct, frozen=True):
    """Everything one seat may choose now."""

    prompt: Text
    groups: tuple[Group, ...]
    choices: tuple[Choice, ...]
    over: Text | None = None
    """A small line above the prompt, such as `first of two actions`."""
    pace: Pace | None = None
    """The same as a row of dots, where it can be counted."""
    hint: Text | None = None
    """A small line below it: what follows from the choice."""
