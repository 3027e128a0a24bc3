"""The types of a view: what the client draws, with no field that could hold a secret.

Sheets are the large tiles; each tile has the number of its discovery, counted from 1. Cells are
named by column and row, as `d3`; places of the general map are [x, y].
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

from rotonde.games.dice.components import (
    Border,
    CompanyId,
    Face,
    LineEnd,
    Position,
    Side,
    SiteKind,
    TileKind,
)
from rotonde.games.dice.events import EndReason, Shape, Why
from rotonde.games.dice.state import DiceOptions
from rotonde.games.dice.steps import AnyStep
from rotonde.kernel.law.ids import Seat

CellName = str
"""A letter for the column and a number for the row, as in `d3`."""
GroundName = Literal["country", "mountain", "water"]
SideState = Literal["open", "tile", "unfit", "reached"]
"""A side over which a tile can be discovered; beyond which a tile lies; for which no tile fits; or
which the line has reached."""
Sight = Literal["offered", "side", "none", "dice"]
"""Whether a tile is offered beyond a border, or why not: its sides, none left, too few dice."""


Duty = Literal["tile", "entry", "bridge"]
"""Choose a tile, lay its entry rail, bring a bridge ashore."""


class FrontView(msgspec.Struct, frozen=True):
    """Dice in front of a screen by their face."""

    straight: int
    curve: int
    share: int
    joker: int


class SeatView(msgspec.Struct, frozen=True):
    """The belongings of a seat."""

    seat: Seat
    hidden: int
    front: FrontView
    front_total: int
    front_over: int
    """Front dice beyond the limit, to be given back at the end of a turn (DIC-69)."""
    passengers: int | None
    """None where the table hides the totals of others."""
    shares: Mapping[CompanyId, int]
    directs: tuple[CompanyId, ...]
    stations: int
    """Stations of the companies it directs."""
    income: int
    """The dice that its next income would be now; 0 when there is none any more."""
    income_jokers: bool
    """Whether that income comes as front jokers (DIC-28)."""
    played: bool
    """Whether its turn of this year is over."""


class SlotView(msgspec.Struct, frozen=True):
    """A station on the card of a company, built or not."""

    kind: SiteKind
    price: int
    built: bool


class GroupView(msgspec.Struct, frozen=True):
    """Neighbouring tiles with a station of one company."""

    tiles: tuple[int, ...]
    places: tuple[Position, ...]
    counts: bool
    """Whether this is the group that carries passengers."""


class StationView(msgspec.Struct, frozen=True):
    """A station that is built."""

    kind: SiteKind
    tile: int
    cell: CellName
    price: int


class CompanyView(msgspec.Struct, frozen=True):
    """A company: its card, its shares, its chain."""

    id: CompanyId
    letter: str
    colour: str
    director: Seat | None
    director_next: Seat | None
    """The director if the year ended now."""
    why_next: Why | None
    tied: bool
    """Whether somebody holds as many shares as its director, and nobody more (DIC-74)."""
    bank: int
    shares: tuple[int, ...]
    """Shares of each seat."""
    sells: bool
    """Whether the market is open and its director has a share to sell (DIC-35, DIC-36)."""
    chain: int
    groups: tuple[GroupView, ...]
    """The largest first."""
    stations: tuple[StationView, ...]
    """In the order of building."""
    slots: tuple[SlotView, ...]
    """Its stations by kind and price."""
    prices: Mapping[SiteKind, int | None]
    """The price of the next station of each kind; None when it has none left."""
    left: int
    total: int


class TileView(msgspec.Struct, frozen=True):
    """A small tile on the general map."""

    number: int
    place: Position
    kind: TileKind
    rotation: int
    ends: tuple[LineEnd, ...]
    """The ends that stand on it; none once it is complete."""
    course: tuple[CellName, ...]
    """The cells of the line in their order, also where the dice are gone."""
    stations: Mapping[CompanyId, CellName]


class LeadView(msgspec.Struct, frozen=True):
    """An empty place beside an active tile, and the kinds that fit there."""

    end: LineEnd
    side: Side
    place: Position
    kinds: tuple[TileKind, ...]
    """None of them when the side is closed."""


class DieView(msgspec.Struct, frozen=True):
    """A die on a sheet."""

    cell: CellName
    end: LineEnd
    """The end that it prolonged."""
    entered: Side
    out: Side | None
    """None for a station."""
    shape: Shape | None
    company: CompanyId | None
    bridge: bool
    """Whether it is a rail over water."""


class NextCellView(msgspec.Struct, frozen=True):
    """A cell on which the next die of an end may lie (DIC-5, DIC-6)."""

    cell: CellName
    ground: GroundName
    surcharge: int
    """The surcharge of a die here for the seat whose turn it is."""
    sites: tuple[SiteKind, ...]
    """The kinds of stations that the ground takes."""


class RailView(msgspec.Struct, frozen=True):
    """A rail of a plan: where it lies, and the dice it takes."""

    end: LineEnd
    kind: TileKind
    cell: CellName
    entered: Side
    out: Side
    shape: Shape
    joker: bool
    """Whether a joker stands for it."""
    surcharge: int
    jokers_paid: int


class PlanView(msgspec.Struct, frozen=True):
    """A rail that begins something, and the shortest way to finish it with the dice at hand."""

    end: LineEnd
    cell: CellName
    out: Side
    begins: Literal["bridge", "crossing"]
    rails: tuple[RailView, ...]
    """The rail itself first."""
    landings: tuple[CellName, ...]
    """All cells of this sheet where the line could come ashore."""
    tiles: tuple[TileKind, ...]
    """The tiles that this way chooses."""


class EndView(msgspec.Struct, frozen=True):
    """An end of the line."""

    end: LineEnd
    tile: int
    head: CellName
    out: Side | None
    """None for a station, which is left by any side."""
    next_cells: tuple[NextCellView, ...]
    way_out: bool


class SheetView(msgspec.Struct, frozen=True):
    """An active tile, large."""

    ends: tuple[LineEnd, ...]
    number: int
    place: Position
    kind: TileKind
    rotation: int
    grid: tuple[str, ...]
    """Its ground as it lies: M, W or C for each cell, row by row."""
    sides: Mapping[Side, SideState]
    borders: Mapping[Side, Border]
    dice: tuple[DieView, ...]
    """In the order of the line."""
    count: int
    needed: int
    """Dice that must lie on it before the line may leave (DIC-43)."""
    paid: tuple[CellName, ...]
    """Its mountain cells whose range was paid for in this turn (DIC-52)."""


class OfferView(msgspec.Struct, frozen=True):
    """A tile beyond the border that the line has reached: offered, or why not."""

    kind: TileKind
    rotation: int
    sight: Sight
    grid: tuple[str, ...]


class ObligationView(msgspec.Struct, frozen=True):
    """The move that the seat must finish before anything else (DIC-42)."""

    end: LineEnd
    what: Duty
    place: Position
    """The tile where the line goes on: the empty place, the tile chosen, or that of the bridge."""
    cell: CellName
    """The head, from which it goes on."""
    out: Side | None
    entry: CellName | None
    """The cell of the entry rail, at a border."""
    rails: tuple[RailView, ...]
    """The shortest way to finish, with the dice at hand."""
    landings: tuple[CellName, ...]
    offers: tuple[OfferView, ...]
    """Every tile in each rotation, while one is to be chosen."""
    sheet: SheetView | None
    """The tile that is entered, still bare, until its entry rail lies."""


class CountView(msgspec.Struct, frozen=True):
    """A company in a count: its largest group, all for its director (DIC-72)."""

    year: int
    company: CompanyId
    director: Seat
    chain: int
    passengers: int


class ChangeView(msgspec.Struct, frozen=True):
    """A company that would have another director, or keep one after a tie."""

    company: CompanyId
    before: Seat | None
    after: Seat
    why: Why
    shares: tuple[int, ...]


class YearView(msgspec.Struct, frozen=True):
    """If the year ended now."""

    counts: tuple[CountView, ...]
    gains: tuple[int, ...]
    totals: tuple[int | None, ...]
    """None where the table hides the totals of others."""
    changes: tuple[ChangeView, ...]
    """None in the last year (DIC-85)."""
    loses_office: tuple[Seat, ...]
    """The seats that would be left without a company (DIC-28)."""
    first_next: Seat


class TurnView(msgspec.Struct, frozen=True):
    """The turn of the seat to move: its part that is done, and its rest."""

    seat: Seat
    income_due: bool
    income_taken: bool
    rolled: bool
    paid: tuple[int, ...]
    """The massifs whose surcharge is paid, as the general map numbers them (DIC-52)."""
    front_over: int
    """Front dice beyond the limit, to be given back at the end of the turn."""
    next_seat: Seat
    """The next seat; the first of the next year after the last turn of a year."""
    ends_year: bool


class SupplyView(msgspec.Struct, frozen=True):
    """Small tiles that are left of one kind."""

    kind: TileKind
    left: int
    of: int


class View(msgspec.Struct, frozen=True):
    """A game as one seat, or a spectator (seat None), may know it."""

    seat: Seat | None
    year: int
    first: Seat
    """The first player of the year."""
    steps: tuple[AnyStep, ...]
    turn: TurnView
    reserve: int
    dice_total: int
    on_line: int
    """Rail dice on the sheets."""
    reserve_low: bool
    reserve_short: bool
    """Whether the reserve is smaller than the income of the next seat."""
    seats: tuple[SeatView, ...]
    companies: tuple[CompanyView, ...]
    sold_out: int
    market_opens: int
    """Companies that must be sold out before directors sell."""
    front_limit: int
    """Front dice that a seat may keep at the end of its turn (DIC-69)."""
    station_passengers: int
    """The pay of each station of a counted chain (DIC-72)."""
    general_map: tuple[TileView, ...]
    leads: tuple[LeadView, ...]
    sheets: tuple[SheetView, ...]
    ends: tuple[EndView, ...]
    supply: tuple[SupplyView, ...]
    obligation: ObligationView | None
    plans: tuple[PlanView, ...]
    """For each rail of the seat to move that begins a bridge or a crossing."""
    year_now: YearView
    counts: tuple[CountView, ...]
    """Every count so far, of all seats whose totals are shown."""
    last_year: EndReason | None
    """Why this year is the last, or why the game is over."""
    announced_by: Seat | None
    last_company: CompanyId | None
    """The company that is complete, where that is the reason."""
    idle_years: int
    built: bool
    """Whether anything was laid or built this year."""
    over: bool
    face_order: tuple[Face, ...]
    options: DiceOptions
