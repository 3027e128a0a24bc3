"""Which pieces of a page are faults, in words and figures. Pure: knows no browser."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

import msgspec

LETTERS_LEAST: Final = 12
ROUNDING: Final = 2
"""Pixels that a border, an outline or the slant of a letter may reach beyond a frame."""
BARELY: Final = 1
"""Spots of five that may be covered: a corner under a neighbour is no fault."""


class Kind(StrEnum):
    """The ways in which a page can lie badly."""

    CHOICE_COVERED = "choice covered"
    CHOICE_CUT = "choice cut"
    CHOICE_GONE = "choice out of sight"
    NAMED_COVERED = "named thing covered"
    NAMED_CUT = "named thing cut"
    CONTROL_COVERED = "control covered"
    CONTROL_CUT = "control cut"
    PAYMENT_COVERED = "payment covered"
    TEXT_COVERED = "text covered"
    TEXT_CUT_WIDE = "text cut at its end"
    TEXT_CUT_HIGH = "text cut in its height"
    DRAWN_CUT = "drawn text cut"
    SMALL_TARGET = "target too small"
    SMALL_LETTERS = "letters too small"
    SIDEWAYS = "page scrolls sideways"


class Piece(msgspec.Struct, frozen=True):
    """Something on a page, as `probe.js` met it; lengths in pixels of the screen."""

    kind: str
    name: str
    words: str
    box: tuple[int, int, int, int]
    cut: tuple[float, float]
    frame: str
    gone: bool
    reached: bool
    covered: int
    of: int
    cover: str
    map: bool
    paid: bool
    """Whether it tells of a payment."""
    asked: bool
    """Whether a choice of a map says so, and nothing that merely lies there."""
    led: bool
    """Whether a map that does not show it has a tab on its edge that leads there."""
    part: bool
    """Whether it lies in something that can be chosen or worked with, which is judged itself."""
    target: tuple[int, int] | None = None
    font: float | None = None

    @property
    def is_covered(self) -> bool:
        return self.covered > BARELY

    @property
    def is_cut(self) -> bool:
        return max(self.cut) > ROUNDING

    @property
    def is_at_hand(self) -> bool:
        """Whether a map that a hand moves shows its middle, or says where to move for it."""
        half = self.box[2] / 2, self.box[3] / 2
        return self.map and (self.led or (self.cut[0] < half[0] and self.cut[1] < half[1]))


class Reading(msgspec.Struct, frozen=True):
    """A page at one moment."""

    width: int
    height: int
    wide: int
    pieces: tuple[Piece, ...]


class Fault(msgspec.Struct, frozen=True, order=True):
    """One thing that lies badly: its kind, which thing, and how badly."""

    kind: Kind
    element: str
    figures: str


def faults(reading: Reading, target: int) -> tuple[Fault, ...]:
    """All that lies badly on a page whose targets need so many pixels; each once."""
    return tuple(
        sorted({*sideways(reading), *(f for p in reading.pieces for f in wrongs(p, target))})
    )


def sideways(reading: Reading) -> Iterator[Fault]:
    if reading.wide > reading.width:
        yield Fault(Kind.SIDEWAYS, "window", f"{reading.wide} px in {reading.width}")


def wrongs(piece: Piece, target: int) -> Iterator[Fault]:
    """What is wrong with one piece."""
    if piece.kind in ("text", "drawn"):
        yield from wrong_texts(piece)
    else:
        yield from wrong_places(piece)
        yield from small_target(piece, target)


LOUD: Final = {
    "choice": (Kind.CHOICE_COVERED, Kind.CHOICE_CUT),
    "named": (Kind.NAMED_COVERED, Kind.NAMED_CUT),
    "control": (Kind.CONTROL_COVERED, Kind.CONTROL_CUT),
}


def wrong_places(piece: Piece) -> Iterator[Fault]:
    """A thing that can be chosen, is named or worked with: covered, cut, or out of sight."""
    covered, cut = LOUD[piece.kind]
    if piece.gone:
        if piece.kind == "choice" and not (piece.reached or piece.led):
            yield Fault(Kind.CHOICE_GONE, piece.name, f"at {piece.box}, beyond {piece.frame}")
        return
    if piece.is_covered and not (piece.kind == "choice" and piece.led):
        yield Fault(covered, piece.name, under(piece))
    if piece.is_cut and not (piece.kind == "choice" and piece.is_at_hand):
        yield Fault(cut, piece.name, lost(piece))


def wrong_texts(piece: Piece) -> Iterator[Fault]:
    """Words that cannot be read to their end; those that a map shows elsewhere are found there."""
    if piece.font is not None and piece.font < LETTERS_LEAST - 0.05 and not piece.gone:
        yield Fault(Kind.SMALL_LETTERS, said(piece), f"{piece.font} px")
    if piece.is_covered and not piece.part:
        kind = Kind.PAYMENT_COVERED if piece.paid else Kind.TEXT_COVERED
        yield Fault(kind, said(piece), under(piece))
    wanders = piece.map and not piece.asked
    if piece.is_cut and not piece.gone and not wanders:
        yield Fault(cut_of(piece), said(piece), lost(piece))


def cut_of(piece: Piece) -> Kind:
    if piece.kind == "drawn":
        return Kind.DRAWN_CUT
    return Kind.TEXT_CUT_WIDE if piece.cut[0] >= piece.cut[1] else Kind.TEXT_CUT_HIGH


def small_target(piece: Piece, target: int) -> Iterator[Fault]:
    """A map is enlarged by two fingers: what lies on it needs what a pointer needs."""
    if piece.target is None or piece.gone or piece.is_cut:
        return
    least = min(target, 24) if piece.map else target
    wide, high = piece.target
    if min(wide, high) < least:
        yield Fault(Kind.SMALL_TARGET, said(piece), f"{wide}x{high} px of {least}")


def said(piece: Piece) -> str:
    return f"{piece.name} “{piece.words}”" if piece.words else piece.name


def under(piece: Piece) -> str:
    return f"{piece.covered} of {piece.of} spots under {piece.cover}, at {piece.box}"


def lost(piece: Piece) -> str:
    return f"{piece.cut[0]:g}x{piece.cut[1]:g} px beyond {piece.frame}, at {piece.box}"
