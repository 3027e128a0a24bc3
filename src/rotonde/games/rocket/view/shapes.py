"""The shapes of a view of one seat, or a spectator."""

from typing import Literal

import msgspec

from rotonde.games.rocket.components import CompanyId, Good, TownId
from rotonde.games.rocket.state import Income
from rotonde.games.rocket.steps import AnyStep
from rotonde.kernel.law.ids import Seat
from rotonde.railway.hexes import HexName


class MarkerView(msgspec.Struct, frozen=True):
    """A marker: its city and its good."""

    city: TownId
    good: Good


class CityView(msgspec.Struct, frozen=True):
    """The markers that still lie in a city."""

    city: TownId
    markers: tuple[Good, ...]


class StationView(msgspec.Struct, frozen=True):
    """A station on the board."""

    hex: HexName
    seat: Seat


class SeatView(msgspec.Struct, frozen=True):
    """The open belongings of a seat; `money` is None where it is hidden (ROC-86)."""

    seat: Seat
    money: int | None
    markers: tuple[MarkerView, ...]
    passengers: int
    reserve: int


class CompanyView(msgspec.Struct, frozen=True):
    """A company, its engine, and the line its tracks belong to now."""

    id: CompanyId
    status: str
    """active, isolated or absorbed."""
    line: CompanyId
    """The surviving company whose line its tracks are part of; itself until absorbed."""
    engine: HexName | None
    heading: int | None
    route: tuple[HexName, ...]
    """Hexes its engine stood on, its starting town first."""
    link: HexName | None
    """The hex of the other line that its last hex joined when it was absorbed."""
    towns: tuple[TownId, ...]
    stack: int
    shares: tuple[int, ...]
    """Shares of each seat."""
    first: tuple[Seat, ...]
    """The seats that hold most of them, several when they tie (ROC-52)."""
    second: tuple[Seat, ...]
    """The seats that come next; nobody behind several leaders."""
    stations: tuple[int, ...]
    """Stations of each seat connected to this line."""
    supplementary: int
    removed: int
    """Real shares that left the game."""
    absorbed_in: int | None
    """The round in which it was absorbed."""
    absorbed_by: CompanyId | None
    """The company that took it over, which may be gone itself by now."""


class PaymentView(msgspec.Struct, frozen=True):
    """One payment to all its seats, under the source of the final score to which it belongs."""

    source: str
    origin: str
    """The town, company or category it came from."""
    round: int
    paid: tuple[int, ...]


VetoWord = Literal[
    "moves", "bids", "passes", "asked", "places", "may-bid", "skipped", "last", "cannot"
]


When = Literal["done", "now", "next"]


class VetoStop(msgspec.Struct, frozen=True):
    """One stop of a veto: who moved, who has answered, who is asked, who is still to come."""

    seat: Seat
    state: When
    says: VetoWord
    holds: int
    """Shares of the moved company."""
    amount: int = 0
    """Its bid, its price, or the bid that it would have to match."""
    best: bool = False
    """Whether its bid stands."""


class View(msgspec.Struct, frozen=True):
    """A game as one seat, or a spectator (seat None), may know it."""

    seat: Seat | None
    round: int
    active_seat: Seat
    actions_left: int
    moved: tuple[CompanyId, ...]
    steps: tuple[AnyStep, ...]
    companies: tuple[CompanyView, ...]
    stations: tuple[StationView, ...]
    cities: tuple[CityView, ...]
    seats: tuple[SeatView, ...]
    tiles_left: int
    passengers_left: int
    supplementary_pile: int
    incomes: tuple[Income, ...]
    payments: tuple[PaymentView, ...]
    companies_with_shares: int
    """How many companies still have shares on the board (ROC-75)."""
    last_companies: int
    """With so many the game ends (ROC-75)."""
    veto: tuple[VetoStop, ...]
    """A veto that is going on, from the mover to the last word; empty when there is none."""
    stall_count: int
    end_reason: str | None
    money_visible: bool
    station_may_leave_track: bool
    stall_limit_rounds: int
