"""The decisions that can be open in Railroad Tycoon."""

import msgspec

from rotonde.games.tycoon.board import BOARD, LooseEnd, TrackTile
from rotonde.games.tycoon.components import CardId
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.step import SeatStep


class Said(msgspec.Struct, frozen=True, gc=False):
    """The word of one seat in the auction; 0 for a pass."""

    seat: Seat
    amount: int


class Bidding(SeatStep, frozen=True, tag="auction"):
    """A seat bids for the first place, or passes (TYC-20 to TYC-24)."""

    high_bid: int = 0
    high_bidder: Seat | None = None
    passed: tuple[Seat, ...] = ()
    """The seats that are out, in the order of passing."""
    said: tuple[Said, ...] = ()
    """All bids and passes so far."""


class ChoosingAction(SeatStep, frozen=True, tag="choose_action"):
    """A seat chooses what its action is (TYC-26)."""


class Building(SeatStep, frozen=True, tag="build"):
    """A seat lays tiles (TYC-28 to TYC-32)."""

    laid: tuple[TrackTile, ...] = ()
    """The tiles of this action."""
    loose_end: LooseEnd | None = None
    """The beginning of the next tile; None before the first."""
    grant: bool = False
    """Whether a land grant was played (TYC-66)."""
    paid: int = 0

    @property
    def side(self) -> int | None:
        """The number of the side where the next tile must begin; None before the first."""
        return None if self.loose_end is None else BOARD.side_number(self.loose_end)


class Urbanizing(SeatStep, frozen=True, tag="urbanize"):
    """A seat pays for a new city (TYC-43)."""


class Delivering(SeatStep, frozen=True, tag="deliver"):
    """A seat sends a cube (TYC-48)."""


class TakingCard(SeatStep, frozen=True, tag="take_card"):
    """A seat takes a card (TYC-59)."""


class FoundingIndustry(SeatStep, frozen=True, tag="new_industry"):
    """A seat that took New Industry urbanizes for nothing (TYC-64)."""

    card: CardId


class GrowingCity(SeatStep, frozen=True, tag="city_growth"):
    """A seat that took City Growth says which city grows (TYC-64)."""

    card: CardId


class GoingWest(SeatStep, frozen=True, tag="western_link"):
    """A seat builds a western link (TYC-70)."""


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
