"""The state, which decides the future of a game of Railroad Dice, and plain questions about it.

Frozen. Places, cells, sides, tiles and companies are numbers of the board; names stand in actions,
steps, events and views. Nothing is hidden but the generator: only the faces to come are unknown.
"""

from collections.abc import Iterable, Iterator
from typing import Final, Literal

import msgspec

from rotonde.games.dice.board import BOARD, Cell, Place
from rotonde.games.dice.components import Face, SiteKind
from rotonde.games.dice.events import EndReason
from rotonde.games.dice.maps.general import GeneralMap, MassifSet
from rotonde.games.dice.maps.line import Line
from rotonde.games.dice.steps import AnyStep
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import Options
from rotonde.railway.shares import Shares

FIGURES: Final = BOARD.tables.rules
IDLE_YEARS: Final = BOARD.tables.safeguard.idle_years

DiceTotal = Literal[40, 60]


class DiceOptions(Options, frozen=True):
    """The options of a table."""

    dice_total: DiceTotal = 40
    """The printed game has 40 dice (DIC-14)."""
    hide_totals: bool = False
    """Whether the others' passengers are hidden until the end; gains stay public."""


class Hand(msgspec.Struct, frozen=True, gc=False):
    """The dice of a seat that can be rails, or pay for them."""

    straight: int
    curve: int
    joker: int
    hidden: int

    @property
    def rails(self) -> int:
        """The dice that can be rails."""
        return self.straight + self.curve + self.joker

    def showing(self, straight: bool) -> int:
        """Front dice of this shape."""
        return self.straight if straight else self.curve

    def covers(self, other: "Hand") -> bool:
        """Whether there are as many dice of each kind as in another hand."""
        return (
            self.straight >= other.straight
            and self.curve >= other.curve
            and self.joker >= other.joker
            and self.hidden >= other.hidden
        )


class Tray(msgspec.Struct, frozen=True, gc=False):
    """The dice of a seat: hidden ones behind its screen, the others in front by face (DIC-15)."""

    hidden: int
    straight: int
    curve: int
    share: int
    joker: int

    @property
    def front(self) -> int:
        """Dice in front of the screen."""
        return self.straight + self.curve + self.share + self.joker

    @property
    def total(self) -> int:
        """All dice of the seat."""
        return self.hidden + self.front

    @property
    def hand(self) -> Hand:
        """The dice that can be rails, or pay for them."""
        return Hand(self.straight, self.curve, self.joker, self.hidden)

    def showing(self, face: Face) -> int:
        """Front dice that show this face."""
        count: int = getattr(self, face)
        return count


class Station(msgspec.Struct, frozen=True, gc=False):
    """A station of a company, on an active tile or on the general map."""

    kind: SiteKind
    place: Place
    cell: Cell
    price: int


class Trail(msgspec.Struct, frozen=True, gc=False):
    """The course of the line over a tile that is cleared; no rule needs it, a map shows it."""

    place: Place
    cells: tuple[Cell, ...]


class Count(msgspec.Struct, frozen=True, gc=False):
    """The passengers of a company for its director in one year (DIC-72)."""

    year: int
    company: int
    seat: Seat
    chain: int


class State(msgspec.Struct, frozen=True, gc=False):
    """The facts that decide the future of a game."""

    seats: int
    options: DiceOptions
    reserve: int
    trays: tuple[Tray, ...]
    line: Line
    shares: tuple[Shares, ...]
    """The shares of each company; its stack is the bank."""
    directors: tuple[Seat | None, ...]
    stations: tuple[tuple[Station, ...], ...]
    """The stations of each company in the order of building."""
    first: Seat
    """The first player of the year."""
    seat: Seat
    """The seat whose turn it is."""
    rng: Rng
    year: int = 1
    income_taken: bool = False
    rolled: bool = False
    paid: MassifSet = 0
    """The massifs whose surcharge was paid in this turn (DIC-52)."""
    lost_office: tuple[bool, ...] = ()
    """The seats whose income of this year comes as jokers (DIC-28)."""
    counts: tuple[Count, ...] = ()
    """The gains of every count so far."""
    trails: tuple[Trail, ...] = ()
    built: bool = False
    """Whether a rail or a station was laid this year (DIC-90)."""
    idle_years: int = 0
    """Complete years in a row in which none was."""
    end_reason: EndReason | None = None
    """Set when the last year is announced, or when the game ends without one."""
    announced_by: Seat | None = None
    over: bool = False
    steps: tuple[AnyStep, ...] = ()
    """The open decisions, innermost last; empty when the game is over."""

    @property
    def general_map(self) -> GeneralMap:
        """The small tiles."""
        return self.line.general_map

    @property
    def is_last_year(self) -> bool:
        """Whether the last year was announced: nobody receives dice any more (DIC-84)."""
        return self.end_reason is not None

    @property
    def ends_with_year(self) -> bool:
        """Whether no year follows this one as things stand (DIC-85, DIC-90)."""
        return self.is_last_year or (not self.built and self.idle_years + 1 >= IDLE_YEARS)


# --- companies ------------------------------------------------------------------------------------


def price_now(state: State, company: int, kind: SiteKind) -> int | None:
    """The price of the next station of a kind; None when all are built (DIC-64)."""
    return price_of(company, state.stations[company], kind)


def price_of(company: int, stations: Iterable[Station], kind: SiteKind) -> int | None:
    """The price beside the stations that are built."""
    built = [station.kind for station in stations].count(kind)
    prices = BOARD.prices[company][kind]
    return prices[built] if built < len(prices) else None


def sold_out(state: State) -> int:
    """Companies without a share in the bank (DIC-36)."""
    return [shares.stack for shares in state.shares].count(0)


def market_is_open(state: State) -> bool:
    """Whether shares can be bought from directors (DIC-36)."""
    return sold_out(state) >= BOARD.market_opens[state.seats]


def directed_by(state: State, seat: int) -> Iterator[int]:
    """The companies that a seat directs."""
    return (company for company, director in enumerate(state.directors) if director == seat)


def stations_of(state: State, seat: int) -> int:
    """Stations built by all companies a seat directs (DIC-26)."""
    built = 0
    for director, stations in zip(state.directors, state.stations, strict=True):
        if director == seat:
            built += len(stations)
    return built


def income_is_due(state: State) -> bool:
    """Whether the seat to move must still take its income (DIC-25, DIC-84)."""
    return (
        state.year >= FIGURES.first_income_year
        and not state.income_taken
        and state.end_reason is None
    )


def income_of(state: State, seat: int) -> int:
    """The dice that an income of this seat would be now (DIC-26, DIC-28)."""
    return income_with(state, seat, stations_of(state, seat))


def income_with(state: State, seat: int, stations: int) -> int:
    """The income with so many stations."""
    if state.lost_office[seat]:
        return FIGURES.income_lost_office
    return stations if stations >= FIGURES.income_threshold else FIGURES.income_base


# --- changes that many rules share ----------------------------------------------------------------


def with_tray(state: State, seat: int, tray: Tray) -> tuple[Tray, ...]:
    """The trays with that of one seat changed."""
    return (*state.trays[:seat], tray, *state.trays[seat + 1 :])
