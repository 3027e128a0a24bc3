"""The events of Railroad Tycoon, complete enough to draw, animate and log."""

from typing import ClassVar, Literal

import msgspec

from rotonde.games.tycoon.actions import Kind
from rotonde.games.tycoon.board import LooseEnd, TrackTile
from rotonde.games.tycoon.components import CardId, CityId, Colour, TycoonId
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.railway.hexes import HexName

EndReason = Literal["markers", "all_passed", "turns"]
"""Why a game ends, the first that holds (TYC-83, TYC-84)."""

BuildEnd = Literal["completed", "limit", "no_tile", "stopped"]
"""Why a build action ended (TYC-32)."""


class Payment(msgspec.Struct, frozen=True, gc=False):
    """A sum paid to the bank, and the shares it forced (TYC-15)."""

    amount: int
    issued: int
    """Shares issued to cover it."""
    cash: int
    shares: int
    """The seat's cash and shares afterwards."""


class Price(msgspec.Struct, frozen=True, gc=False):
    """The price of a tile, part by part (TYC-37 to TYC-39)."""

    ground: int
    river: int
    ridges: tuple[int, ...]
    """The sides whose ridge it pays for."""
    total: int


class RouteLeg(msgspec.Struct, frozen=True, gc=False):
    """One link of a route: whose it is, and the city it leads to."""

    link: int
    owner: Seat
    city: CityId


class IncomeRow(msgspec.Struct, frozen=True, gc=False):
    """Income and dividends of a seat in one turn (TYC-75, TYC-76)."""

    seat: Seat
    score: int
    space: int
    income: int
    shares: int
    dividends: int
    issued: int
    """Shares issued because the dividends were short."""
    before: int
    after: int
    """Cash before and after."""


class RemovedLink(msgspec.Struct, frozen=True, gc=False):
    """An unfinished link that went (TYC-42)."""

    owner: Seat
    city: CityId
    tiles: tuple[TrackTile, ...]


class TycoonResult(msgspec.Struct, frozen=True, gc=False):
    """A tycoon card at the end (TYC-87, TYC-88)."""

    seat: Seat
    card: TycoonId
    figures: tuple[int, ...]
    """The figure of each seat that the card compares or counts."""
    points: int


# --- auction --------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True):
    """A turn begins with its auction; `opener` is asked first (TYC-20)."""

    turn: int
    opener: Seat
    last: bool


class BidMade(Event, frozen=True):
    """A seat bid for the first place (TYC-21)."""

    seat: Seat
    amount: int


class BidPassed(Event, frozen=True):
    """A seat left the auction (TYC-21)."""

    seat: Seat


class AuctionWon(Event, frozen=True):
    """The winner paid and goes first (TYC-22)."""

    seat: Seat
    payment: Payment
    order: tuple[Seat, ...]


class FirstPlacePassed(Event, frozen=True):
    """The first place went on to the next seat without a bid (TYC-24)."""

    seat: Seat
    order: tuple[Seat, ...]


# --- a go -----------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True):
    """An action round begins (TYC-25)."""

    turn: int
    action_round: int


class ActionChosen(Event, frozen=True):
    """A seat opened a kind of action (TYC-26)."""

    seat: Seat
    kind: Kind


class ActionPassed(Event, frozen=True):
    """A seat used an action for nothing (TYC-27)."""

    seat: Seat


class ShareIssued(Event, frozen=True):
    """A seat issued a share of its own will (TYC-16)."""

    seat: Seat
    cash: int
    shares: int


# --- building -------------------------------------------------------------------------------------


class GrantPlayed(Event, frozen=True):
    """A land grant makes open ground free in this action (TYC-66)."""

    seat: Seat
    card: CardId


class TileLaid(Event, frozen=True):
    """A track lies, and is paid (TYC-28, TYC-37 to TYC-39)."""

    seat: Seat
    tile: TrackTile
    grows_from: int
    """The side it begins at."""
    city: CityId
    """The beginning of its link."""
    number: int
    """The number of the tile in its action, from 1."""
    price: Price
    payment: Payment
    loose_end: LooseEnd | None
    """The place that it leads to; None when a link is complete."""
    card: CardId | None = None
    """The card that allowed a tile beyond the usual number (TYC-67)."""


class LinkCompleted(Event, frozen=True):
    """Two cities are joined (TYC-31, TYC-40)."""

    seat: Seat
    link: int
    city_a: CityId
    city_b: CityId
    tiles: tuple[TrackTile, ...]
    """From `city_a` to `city_b`."""
    joined: bool
    """Whether two unfinished links met, and a locomotive came back (TYC-36)."""


class BuildingEnded(Event, frozen=True):
    """A build action is over (TYC-32)."""

    seat: Seat
    reason: BuildEnd
    city: CityId
    loose_end: LooseEnd | None
    """The end of the unfinished link; None when it is complete."""
    tiles: int
    paid: int


# --- cities and engines ---------------------------------------------------------------------------


class Urbanized(Event, frozen=True):
    """A gray city has a colour, and new cubes (TYC-43, TYC-44)."""

    seat: Seat
    city: CityId
    colour: Colour
    payment: Payment | None
    """None with New Industry (TYC-64)."""
    cubes: tuple[Colour, ...]
    refreshed: bool
    """Whether the city was empty and is not any more."""
    tiles_left: int
    """New-city tiles of that colour."""


class EngineUpgraded(Event, frozen=True):
    """A seat's engine pulls one link further (TYC-46)."""

    seat: Seat
    level: int
    payment: Payment


class TycoonRevealed(Event, frozen=True):
    """A tycoon card is met for good and turned face up (TYC-47)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: TycoonId


# --- deliveries -----------------------------------------------------------------------------------


class CubeDelivered(Event, frozen=True):
    """A cube travelled, each link paid its owner, and it went into the bag (TYC-53)."""

    seat: Seat
    origin: CityId
    colour: Colour
    destination: CityId
    route: tuple[RouteLeg, ...]
    points: tuple[int, ...]
    """For the links, by seat."""


class CityEmptied(Event, frozen=True):
    """The last cube left a city (TYC-81)."""

    city: CityId
    markers: int
    needed: int


class EndFixed(Event, frozen=True):
    """Enough cities are empty: the last turn is known (TYC-82)."""

    final_turn: int


class HotelPaid(Event, frozen=True):
    """A hotel earned by a delivery to its city (TYC-68)."""

    seat: Seat
    card: CardId
    city: CityId
    points: int


class ObjectiveMet(Event, frozen=True):
    """An objective card paid, and left the game (TYC-60)."""

    seat: Seat
    card: CardId
    points: int


class CityRefilled(Event, frozen=True):
    """A cube of the West brought new cubes (TYC-74)."""

    city: CityId
    cubes: tuple[Colour, ...]
    refreshed: bool


# --- cards and the West ---------------------------------------------------------------------------


class CardTaken(Event, frozen=True):
    """A seat took a card (TYC-59); `actions_left` counts those still to come (TYC-65)."""

    seat: Seat
    card: CardId
    actions_left: int


class CityGrown(Event, frozen=True):
    """City Growth brought cubes (TYC-64)."""

    seat: Seat
    city: CityId
    cubes: tuple[Colour, ...]
    refreshed: bool


class WesternLinkBuilt(Event, frozen=True):
    """A western link stands, and its cubes arrive (TYC-70, TYC-71)."""

    seat: Seat
    city: CityId
    hex: HexName
    payment: Payment
    cubes: int
    refreshed: bool


# --- end of a turn and of the game ----------------------------------------------------------------


class TrackRemoved(Event, frozen=True):
    """Unfinished links went, with nothing paid back (TYC-42)."""

    links: tuple[RemovedLink, ...]


class IncomePaid(Event, frozen=True):
    """Income and dividends of all seats, in turn order (TYC-75 to TYC-77)."""

    turn: int
    rows: tuple[IncomeRow, ...]


class CardTurnedUp(Event, frozen=True):
    """A card of the deck lies face up (TYC-78)."""

    reveals: ClassVar[bool] = True

    card: CardId
    deck: int
    """Cards left in the deck."""


class GameEnded(Event, frozen=True):
    """The last turn is over (TYC-83, TYC-84)."""

    reason: EndReason


class TycoonsShown(Event, frozen=True):
    """All tycoon cards are face up and counted (TYC-89)."""

    reveals: ClassVar[bool] = True

    results: tuple[TycoonResult, ...]


AnyEvent = (
    TurnBegan
    | BidMade
    | BidPassed
    | AuctionWon
    | FirstPlacePassed
    | RoundBegan
    | ActionChosen
    | ActionPassed
    | ShareIssued
    | GrantPlayed
    | TileLaid
    | LinkCompleted
    | BuildingEnded
    | Urbanized
    | EngineUpgraded
    | TycoonRevealed
    | CubeDelivered
    | CityEmptied
    | EndFixed
    | HotelPaid
    | ObjectiveMet
    | CityRefilled
    | CardTaken
    | CityGrown
    | WesternLinkBuilt
    | TrackRemoved
    | IncomePaid
    | CardTurnedUp
    | GameEnded
    | TycoonsShown
)
