"""The events of Railroad Revolution, complete enough to draw, animate and log."""

from typing import ClassVar, Literal

from rotonde.games.revolution.actions import DealNumber
from rotonde.games.revolution.components import ids
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat

Origin = ids.ActionSpace | Literal["stock"]
"""The place of a worker: the stock, or an action space."""
GateKind = Literal["money", "shares", "worker"]


class SetupTilePicked(Event, frozen=True):
    """A seat took a set-up tile and the worker on it (REV-13, REV-14)."""

    seat: Seat
    tile: ids.SetupTileId
    side: ids.Side
    worker: ids.Colour


class TurnBegan(Event, frozen=True):
    """A seat is active; `first` where a round begins with it (REV-50)."""

    seat: Seat
    round: int
    first: bool


class WorkersReturned(Event, frozen=True):
    """All workers of a seat came back from the action spaces (REV-51)."""

    seat: Seat
    workers: tuple[ids.Colour, ...]


class WorkerPlaced(Event, frozen=True):
    """A worker went from the stock to an action space (REV-52)."""

    seat: Seat
    colour: ids.Colour
    space: ids.ActionSpace


class TurnPassed(Event, frozen=True):
    """No piece was left to do anything with (REV-54)."""

    seat: Seat


class PartStarted(Event, frozen=True):
    """An open part of the action was started, for a price if it has one (REV-61)."""

    seat: Seat
    part: ids.Part
    space: ids.ActionSpace
    colour: ids.Colour
    price: int


class StationPlaced(Event, frozen=True):
    """A building left its section of the board, or from aside, for a city (REV-70)."""

    seat: Seat
    city: ids.CityId
    first: bool
    field: ids.Field | None
    """The section of the board it left; None from aside."""
    cost: int


class RailPlaced(Event, frozen=True):
    """A rail was laid; `market` says whether it flagged one (REV-75, REV-78)."""

    seat: Seat
    space: ids.SpaceId
    field: ids.Field | None
    cost: int
    reached: tuple[ids.CityId, ...]
    """Cities that are connected by it."""
    market: bool


class OfficePlaced(Event, frozen=True):
    """An office was opened; `links` are sections it scores with from now on (REV-80)."""

    seat: Seat
    section: ids.Section
    first: bool
    field: ids.Field | None
    shares: int
    """The gain from the section, the first office included."""
    links: tuple[ids.Section, ...]
    market: bool


class PieceSold(Event, frozen=True):
    """A piece left the game for money (REV-90)."""

    seat: Seat
    kind: ids.PieceKind
    field: ids.Field
    money: int


class MoneyGained(Event, frozen=True):
    """An effect brought money; `cash` is what the seat has now."""

    seat: Seat
    amount: int
    cash: int


class SharesGained(Event, frozen=True):
    """An effect brought shares; `shares` is what the seat has now."""

    seat: Seat
    amount: int
    shares: int


class ShareSold(Event, frozen=True):
    """A share was discarded for money (REV-30)."""

    seat: Seat
    money: int
    shares: int


class WorkerHired(Event, frozen=True):
    """A worker of the supply was paid for (REV-31)."""

    seat: Seat
    colour: ids.Colour
    price: int


class WorkerGained(Event, frozen=True):
    """A worker of the supply came to the stock (REV-33)."""

    seat: Seat
    colour: ids.Colour


class WorkerPromoted(Event, frozen=True):
    """A worker became a manager (REV-37)."""

    seat: Seat
    colour: ids.Colour
    origin: Origin
    milestone: ids.MilestoneId
    wanted: ids.Wanted
    slot: int
    """The slot of the milestone, counted from 0."""
    price: int


class WorkerDiscarded(Event, frozen=True):
    """A worker went to the supply for a gate or a tile (REV-38, REV-81)."""

    seat: Seat
    colour: ids.Colour
    origin: Origin
    cause: Literal["gate", "tile"]


class WorkerGiven(Event, frozen=True):
    """A worker is given in an exchange (REV-39)."""

    seat: Seat
    colour: ids.Colour
    origin: Origin


class WorkerExchanged(Event, frozen=True):
    """The exchange is done: `given` went to the supply, `taken` to the stock (REV-39)."""

    seat: Seat
    given: ids.Colour
    taken: ids.Colour


class TrackAdvanced(Event, frozen=True):
    """A marker went up one space, and paid the gate before it (REV-38)."""

    seat: Seat
    track: ids.Track
    space: int
    vp: int
    gate: GateKind | None
    amount: int


class TrainTaken(Event, frozen=True):
    """A train came from its pile, face up (REV-40)."""

    seat: Seat
    kind: ids.TrainKind


class TrainUsed(Event, frozen=True):
    """The bonus of a face-up train is taken for its price; it is turned down after (REV-41)."""

    seat: Seat
    kind: ids.TrainKind
    price: int


class TrainFlipped(Event, frozen=True):
    """A train was turned over; `face_up` is its face now (REV-41)."""

    seat: Seat
    kind: ids.TrainKind
    face_up: bool


class CostWaived(Event, frozen=True):
    """The bill is cancelled (REV-73)."""

    seat: Seat
    amount: int


class EffectStopped(Event, frozen=True):
    """A seat took no more of an effect."""

    seat: Seat


class ActionFinished(Event, frozen=True):
    """The bill is paid (REV-62)."""

    seat: Seat
    space: ids.ActionSpace
    paid: int


class MarketOpened(Event, frozen=True):
    """The open Market tile is resolved (REV-100)."""

    seat: Seat
    tile: ids.MarketTileId


class DealTaken(Event, frozen=True):
    """A seat paid for a deal (REV-102, REV-93)."""

    seat: Seat
    tile: ids.MarketTileId
    deal: DealNumber
    shares: int
    money: int
    alone: bool
    """Whether it was taken in trade, for this seat alone."""


class MarketPassed(Event, frozen=True):
    """A seat took no deal, or no more of them (REV-102)."""

    seat: Seat


class MarketTileTurned(Event, frozen=True):
    """A Market tile went to the discard and the next lies open (REV-104)."""

    reveals: ClassVar[bool] = True

    tile: ids.MarketTileId
    """The one that lies open now."""
    discarded: ids.MarketTileId
    reshuffled: bool


class MilestoneCompleted(Event, frozen=True):
    """A milestone is turned down; its managers went to the supply (REV-111)."""

    seat: Seat
    milestone: ids.MilestoneId
    vp: int
    managers: tuple[ids.Colour, ...]


class MilestonesLooked(Event, frozen=True):
    """A seat looks at the top of a pile; only it sees which tiles (REV-112)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    pile: ids.Pile
    looked: int
    tiles: tuple[ids.MilestoneId, ...]


class MilestoneOffered(Event, frozen=True):
    """A seat chooses from a whole pile, which is open to all (REV-131)."""

    seat: Seat
    pile: ids.Pile
    looked: int


class MilestoneKept(Event, frozen=True):
    """A new milestone is open (REV-112)."""

    seat: Seat
    milestone: ids.MilestoneId


class EndSet(Event, frozen=True):
    """A seat has nothing left of its logo: the last round is known (REV-120)."""

    seat: Seat
    final_round: int


class GameEnded(Event, frozen=True):
    """The last turn of the last round is over (REV-121)."""

    round: int


class SeatCounted(Event, frozen=True):
    """The points of one seat, source by source (REV-123)."""

    seat: Seat
    trains: int
    milestones: int
    telegraph: int
    stations: int
    network: int
    links: int
    total: int


AnyEvent = (
    SetupTilePicked
    | TurnBegan
    | WorkersReturned
    | WorkerPlaced
    | TurnPassed
    | PartStarted
    | StationPlaced
    | RailPlaced
    | OfficePlaced
    | PieceSold
    | MoneyGained
    | SharesGained
    | ShareSold
    | WorkerHired
    | WorkerGained
    | WorkerPromoted
    | WorkerDiscarded
    | WorkerGiven
    | WorkerExchanged
    | TrackAdvanced
    | TrainTaken
    | TrainUsed
    | TrainFlipped
    | CostWaived
    | EffectStopped
    | ActionFinished
    | MarketOpened
    | DealTaken
    | MarketPassed
    | MarketTileTurned
    | MilestoneCompleted
    | MilestonesLooked
    | MilestoneOffered
    | MilestoneKept
    | EndSet
    | GameEnded
    | SeatCounted
)
