"""What is being decided in Railroad Tycoon (the spec's decision points)."""

import msgspec

from rotonde.games.tycoon.board import LooseEnd, TrackTile
from rotonde.games.tycoon.tables import CardId
from rotonde.kernel.ids import Seat
from rotonde.kernel.step import Step


class Said(msgspec.Struct, frozen=True, gc=False):
    """What one seat said in the auction; 0 for a pass."""

    seat: Seat
    amount: int


class Bidding(Step, frozen=True, tag="auction"):
    """A seat bids for the first place, or passes (TYC-20 to TYC-24)."""

    seat: Seat
    high_bid: int = 0
    high_bidder: Seat | None = None
    passed: tuple[Seat, ...] = ()
    """Who is out, in the order of passing."""
    said: tuple[Said, ...] = ()
    """All bids and passes so far."""


class ChoosingAction(Step, frozen=True, tag="choose_action"):
    """A seat chooses what its action is (TYC-26)."""

    seat: Seat


class Building(Step, frozen=True, tag="build"):
    """A seat lays tiles (TYC-28 to TYC-32)."""

    seat: Seat
    laid: tuple[TrackTile, ...] = ()
    """The tiles of this action."""
    loose_end: LooseEnd | None = None
    """Where the next tile must begin; None before the first."""
    grant: bool = False
    """Whether a land grant was played (TYC-66)."""
    paid: int = 0


class Urbanizing(Step, frozen=True, tag="urbanize"):
    """A seat pays for a new city (TYC-43)."""

    seat: Seat


class Delivering(Step, frozen=True, tag="deliver"):
    """A seat sends a cube (TYC-48)."""

    seat: Seat


class TakingCard(Step, frozen=True, tag="take_card"):
    """A seat takes a card (TYC-59)."""

    seat: Seat


class FoundingIndustry(Step, frozen=True, tag="new_industry"):
    """A seat that took New Industry urbanizes for nothing (TYC-64)."""

    seat: Seat
    card: CardId


class GrowingCity(Step, frozen=True, tag="city_growth"):
    """A seat that took City Growth says which city grows (TYC-64)."""

    seat: Seat
    card: CardId


class GoingWest(Step, frozen=True, tag="western_link"):
    """A seat builds a western link (TYC-70)."""

    seat: Seat


AnyStep = (
    Bidding
    | ChoosingAction
    | Building
    | Urbanizing
    | Delivering
    | TakingCard
    | FoundingIndustry
    | GrowingCity
    | GoingWest
)
