"""Text for people as data: a message id and facts, made into words at the edge."""

from collections.abc import Mapping

import msgspec

from rotonde.kernel.law.ids import Seat, Thing


class Named(msgspec.Struct, frozen=True, tag_field="is", tag="name"):
    """A fact that is itself a message of the catalogue, such as the name of a good."""

    id: str


class Seated(msgspec.Struct, frozen=True, tag_field="is", tag="seat"):
    """A fact that is a seat; the reader sees the name of whoever sits there."""

    seat: Seat


Fact = str | int | Named | Seated


class Text(msgspec.Struct, frozen=True):
    """One sentence or label: which message, and what stands in its gaps."""

    id: str
    facts: Mapping[str, Fact] = {}


class Gain(msgspec.Struct, frozen=True):
    """An amount that a seat gets (or gives, below zero), with the words to show it."""

    seat: Seat
    amount: int
    text: Text


class LogLine(msgspec.Struct, frozen=True):
    """An event in words, as the log shows it."""

    text: Text
    seat: Seat | None = None
    gains: tuple[Gain, ...] = ()
    depth: int = 0
    """0 for what a seat did, 1 for what followed from it."""
    heading: bool = False
    """A title between lines, such as the start of a round."""
    things: tuple[Thing, ...] = ()
    """The things that it names: lit up while a reader points at the line."""
