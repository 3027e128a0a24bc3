"""Orders of a seat in Railroad Dice: one small one for each die, tile or click."""

from typing import Annotated, Literal

import msgspec

from rotonde.games.dice.components import CompanyId, Face, LineEnd, Side, SiteKind, TileKind
from rotonde.kernel.law.action import Action

Source = Literal["bank", "director"]
PayDie = Literal["share", "joker"]
RailDie = Literal["rail", "joker"]
"""A die that shows the shape of the rail, or a joker that stands for it."""

RowOrColumn = Annotated[int, msgspec.Meta(ge=0, le=6)]
CellAt = tuple[RowOrColumn, RowOrColumn]
"""Row and column of a cell, both from the north-west corner."""
DiceNumber = Annotated[int, msgspec.Meta(ge=0, le=60)]
Surcharge = Annotated[int, msgspec.Meta(ge=0, le=2)]
Rotation = Annotated[int, msgspec.Meta(ge=0, le=3)]


class TakeIncome(Action, frozen=True):
    """Take the income of the year from the reserve (DIC-25)."""


class Roll(Action, frozen=True):
    """Roll so many hidden dice and front jokers, once a turn (DIC-30)."""

    hidden: DiceNumber
    jokers: DiceNumber


class BuyShare(Action, frozen=True):
    """Buy one share from the bank or from the director of the company (DIC-33)."""

    company: CompanyId
    source: Source = "bank"
    die: PayDie = "share"


class LayRail(Action, frozen=True):
    """Put one rail on a next cell of an end (DIC-39), or on the entry cell of a tile (DIC-46)."""

    end: LineEnd
    cell: CellAt
    out: Side
    die: RailDie = "rail"
    jokers_paid: Surcharge = 0
    """How many of the surcharge dice are jokers; the others are hidden (DIC-58)."""


class BuildStation(Action, frozen=True):
    """Build a station of a company on the next cell of an end (DIC-60)."""

    end: LineEnd
    company: CompanyId
    kind: SiteKind
    jokers_paid: Surcharge = 0
    """1 where a joker pays for the mountain although hidden dice would do (DIC-66)."""


class EndTurn(Action, frozen=True):
    """Be done with the turn (DIC-24)."""


class ChooseTile(Action, frozen=True):
    """Choose the tile that the line enters (DIC-44)."""

    kind: TileKind
    rotation: Rotation


class Discard(Action, frozen=True):
    """Give one front die too many back to the reserve (DIC-69)."""

    face: Face


AnyAction = TakeIncome | Roll | BuyShare | LayRail | BuildStation | EndTurn | ChooseTile | Discard
