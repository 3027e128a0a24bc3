"""The events of Stephenson's Rocket, complete enough to draw, animate and log."""

from rotonde.games.rocket.components import CompanyId, Good, TownId
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.railway.hexes import HexName

Payments = tuple[int, ...]
"""Pounds for each seat, seat 0 first."""


class TurnBegan(Event, frozen=True):
    """A seat is active; `round` counts from 1 (ROC-14)."""

    seat: Seat
    round: int


class ActionLost(Event, frozen=True):
    """An action passed by, since nothing was legal (ROC-18)."""

    seat: Seat


class MarkerTaken(Event, frozen=True):
    """A seat took a city marker (ROC-20)."""

    seat: Seat
    city: TownId
    good: Good


class StationPlaced(Event, frozen=True):
    """A station came from the reserve (ROC-24)."""

    seat: Seat
    hex: HexName
    reserve: int


class StationLifted(Event, frozen=True):
    """A station is in the hand of its seat (ROC-24)."""

    seat: Seat
    hex: HexName


class StationMoved(Event, frozen=True):
    """A lifted station stands elsewhere (ROC-24)."""

    seat: Seat
    origin: HexName
    hex: HexName


class LineSelected(Event, frozen=True):
    """A company was chosen for an extension (ROC-27)."""

    seat: Seat
    company: CompanyId


class LineAnnounced(Event, frozen=True):
    """The active seat chose the first hex and took its share (ROC-32)."""

    seat: Seat
    company: CompanyId
    origin: HexName
    hex: HexName
    share: bool
    stack: int


class VetoPassed(Event, frozen=True):
    """An asked seat let the engine stand (ROC-36)."""

    seat: Seat
    company: CompanyId


class VetoOffered(Event, frozen=True):
    """An asked seat bid shares (ROC-36)."""

    seat: Seat
    company: CompanyId
    amount: int


class EnginePlaced(Event, frozen=True):
    """The bidder said where the engine goes, for now (ROC-36)."""

    seat: Seat
    company: CompanyId
    hex: HexName


class VetoAnswered(Event, frozen=True):
    """The active seat matched or conceded (ROC-38)."""

    seat: Seat
    company: CompanyId
    matched: bool


class VetoPaid(Event, frozen=True):
    """The winner of the veto gave up shares (ROC-41)."""

    seat: Seat
    company: CompanyId
    amount: int
    hex: HexName
    stack: int


class PassengerTaken(Event, frozen=True):
    """The active seat took a passenger from another seat's station (ROC-46)."""

    seat: Seat
    hex: HexName
    owner: Seat


class EngineMoved(Event, frozen=True):
    """The engine stepped and a tile was laid behind it (ROC-48)."""

    seat: Seat
    company: CompanyId
    origin: HexName
    hex: HexName
    heading: int
    tile: HexName | None
    tiles_left: int


class TownReached(Event, frozen=True):
    """A line linked a new town; `payments` may all be 0 (ROC-50, ROC-54, ROC-55)."""

    company: CompanyId
    town: TownId
    towns: int
    payments: Payments


class LineAbsorbed(Event, frozen=True):
    """A line merged into another (ROC-60 to ROC-66)."""

    company: CompanyId
    by: CompanyId
    towns: int
    payments: Payments
    before: tuple[int, ...]
    """Shares of the absorbed company of each seat."""
    after: tuple[int, ...]
    """Shares of the absorbing company that each seat got for them."""
    tile: HexName | None
    tiles_left: int


class LineIsolated(Event, frozen=True):
    """A line can reach nothing new any more; its stack left the game (ROC-70, ROC-74)."""

    company: CompanyId
    removed: int


class GameEnded(Event, frozen=True):
    """The end: by shares, tiles or stall (ROC-75 to ROC-79)."""

    reason: str


class MarkersDiscarded(Event, frozen=True):
    """Markers of cities that no line links count for nothing (ROC-80)."""

    city: TownId
    counts: tuple[int, ...]


class CategoryPaid(Event, frozen=True):
    """Final count of a good or of the passengers (ROC-81)."""

    category: str
    counts: tuple[int, ...]
    payments: Payments


class StationsPaid(Event, frozen=True):
    """Final count of the stations of a line (ROC-82)."""

    company: CompanyId
    towns: int
    counts: tuple[int, ...]
    payments: Payments


class SharesPaid(Event, frozen=True):
    """Final count of the shares of a line (ROC-83)."""

    company: CompanyId
    towns: int
    counts: tuple[int, ...]
    payments: Payments


FinalPayment = CategoryPaid | StationsPaid | SharesPaid

AnyEvent = (
    TurnBegan
    | ActionLost
    | MarkerTaken
    | StationPlaced
    | StationLifted
    | StationMoved
    | LineSelected
    | LineAnnounced
    | VetoPassed
    | VetoOffered
    | EnginePlaced
    | VetoAnswered
    | VetoPaid
    | PassengerTaken
    | EngineMoved
    | TownReached
    | LineAbsorbed
    | LineIsolated
    | GameEnded
    | MarkersDiscarded
    | CategoryPaid
    | StationsPaid
    | SharesPaid
)
