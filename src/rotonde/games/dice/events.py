"""The events of Railroad Dice, complete enough to draw, animate and log."""

from typing import Literal

from rotonde.games.dice.actions import PayDie, RailDie
from rotonde.games.dice.components import (
    CompanyId,
    Face,
    LineEnd,
    Position,
    Side,
    SiteKind,
    TileKind,
)
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat

Shape = Literal["straight", "curve"]
EndReason = Literal["a", "b", "c", "d", "idle"]
"""A company is complete; no open side; no way out; a draw that cannot be made; nothing is built."""
Shortage = Literal["income", "reward", "roll"]
"""The draws that could not be made in full (DIC-88)."""
Why = Literal["most", "stays", "left", "first"]
"""Why a seat directs: most shares; tied and in office; first from the old director's left; first
from the first player of the year (DIC-74, DIC-75)."""


class YearBegan(Event, frozen=True):
    """A year began (DIC-77)."""

    year: int
    first: Seat


class TurnBegan(Event, frozen=True):
    """A seat has its turn (DIC-21); with two seats, that of the year's end has the next one too."""

    begins_turn = True

    seat: Seat
    year: int


class IncomeTaken(Event, frozen=True):
    """A seat took its income (DIC-26 to DIC-29)."""

    seat: Seat
    stations: int
    """Stations of the companies it directs."""
    due: int
    taken: int
    jokers: bool
    """Whether they came as front jokers (DIC-28)."""
    reserve: int
    """Dice left in the reserve."""


class DiceRolled(Event, frozen=True):
    """A seat rolled; the faces lie in front of its screen (DIC-30)."""

    reveals = True
    seat: Seat
    hidden: int
    jokers: int
    bonus: int
    """Dice that joined from the reserve."""
    faces: tuple[Face, ...]
    """In the order of falling."""
    reserve: int


class ShareBought(Event, frozen=True):
    """A seat bought a share (DIC-33 to DIC-35)."""

    seat: Seat
    company: CompanyId
    director: Seat | None
    """The seat that sold it, and took the die behind the screen; None for the bank."""
    die: PayDie
    held: int
    """Shares of the company that the buyer has now."""
    bank: int
    """Shares of it left in the bank."""
    reserve: int


class RailLaid(Event, frozen=True):
    """A seat laid a rail (DIC-39, DIC-46)."""

    seat: Seat
    end: LineEnd
    tile: int
    """The number of its tile, counted from 1 in the order of discovery."""
    place: Position
    cell: Position
    entered: Side
    """The side by which the line enters it."""
    out: Side
    shape: Shape
    die: RailDie
    water: bool
    surcharge: int
    """Dice paid to the reserve for a mountain or a bridge (DIC-52, DIC-55)."""
    jokers_paid: int
    reserve: int


class TileDiscovered(Event, frozen=True):
    """A small tile was put on the general map (DIC-44)."""

    seat: Seat
    end: LineEnd
    tile: int
    place: Position
    kind: TileKind
    rotation: int
    left: int
    """Small tiles of its kind that are left."""


class TileCleared(Event, frozen=True):
    """A complete tile gave its rails back; its stations stand on the small tile (DIC-47)."""

    tile: int
    place: Position
    rails: tuple[Position, ...]
    """The cells of its rails in the order of the line."""
    stations: tuple[CompanyId, ...]
    reserve: int


class TileEntered(Event, frozen=True):
    """The entry rail lies: the end stands on its new tile, and the reward is taken (DIC-49)."""

    seat: Seat
    end: LineEnd
    tile: int
    reward: int
    """Dice taken as front jokers."""
    reserve: int


class StationBuilt(Event, frozen=True):
    """A seat built a station (DIC-59 to DIC-67)."""

    seat: Seat
    end: LineEnd
    company: CompanyId
    kind: SiteKind
    tile: int
    place: Position
    cell: Position
    price: int
    surcharge: int
    jokers_paid: int
    """Jokers among the dice paid."""
    chain_before: int
    chain: int
    """The largest group of the company, before and after (DIC-72)."""
    reward: int
    reserve: int


class LastYearAnnounced(Event, frozen=True):
    """This year is the last (DIC-83)."""

    seat: Seat
    reason: EndReason
    company: CompanyId | None
    """The company that is complete, where that is the reason."""


class TurnEnded(Event, frozen=True):
    """A seat is done; so many of its front dice are too many (DIC-69)."""

    seat: Seat
    too_many: int


class DieDiscarded(Event, frozen=True):
    """A seat gave a front die back (DIC-69)."""

    seat: Seat
    face: Face
    left: int
    """How many are still to be given back."""
    reserve: int


class CompanyCounted(Event, frozen=True):
    """A company carried its passengers, all for its director (DIC-72)."""

    year: int
    company: CompanyId
    director: Seat
    tiles: tuple[int, ...]
    """The tiles of its largest group."""
    passengers: int


class YearCounted(Event, frozen=True):
    """The gain of each seat in a count (DIC-72)."""

    year: int
    gains: tuple[int, ...]


class DirectorChanged(Event, frozen=True):
    """A company has another director (DIC-74, DIC-75)."""

    company: CompanyId
    before: Seat | None
    after: Seat
    why: Why
    shares: tuple[int, ...]
    """Shares of each seat."""


class OfficeLost(Event, frozen=True):
    """A seat lost its last company: jokers instead of hidden dice next year (DIC-28)."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """The game is over; the last count follows (DIC-85, DIC-88, DIC-90)."""

    reason: EndReason
    shortage: Shortage | None = None
    """The draw that failed, where dice ran out."""
    seat: Seat | None = None
    """The seat of that draw."""


AnyEvent = (
    YearBegan
    | TurnBegan
    | IncomeTaken
    | DiceRolled
    | ShareBought
    | RailLaid
    | TileDiscovered
    | TileCleared
    | TileEntered
    | StationBuilt
    | LastYearAnnounced
    | TurnEnded
    | DieDiscarded
    | CompanyCounted
    | YearCounted
    | DirectorChanged
    | OfficeLost
    | GameEnded
)
