"""The shapes of a view of Railroad Tycoon: everything a client draws, as data, by name."""

import msgspec

from rotonde.games.tycoon.board import LooseEnd, TrackTile
from rotonde.games.tycoon.components import CardClass, CardId, CityId, Colour, TycoonId
from rotonde.games.tycoon.events import EndReason, IncomeRow
from rotonde.games.tycoon.state import Deed
from rotonde.games.tycoon.steps import AnyStep
from rotonde.kernel.law.ids import Seat
from rotonde.railway.hexes import HexName


class Rise(msgspec.Struct, frozen=True):
    """The next score that brings another income (TYC-75)."""

    points: int
    """A number of points."""
    income: int


class SeatView(msgspec.Struct, frozen=True, dict=True):
    """The open belongings of a seat (TYC-17, TYC-69)."""

    seat: Seat
    place: int
    """In the order of this turn, from 1; in an auction, of the turn before."""
    cash: int
    shares: int
    score: int
    link_points: int
    hotel_points: int
    objective_points: int
    """The three parts of `score`."""
    objectives: tuple[CardId, ...]
    """The objectives that it met."""
    space: int
    """The place of the marker on the score track (TYC-18)."""
    income: int
    dividends: int
    """The gain and the cost of the next income phase, as things stand."""
    next_cash: int
    """The cash after it, once the shares are issued that it forces (TYC-77)."""
    rise: Rise
    total: int
    """Score less shares: what would count now, tycoons apart."""
    engine_level: int
    next_level_cost: int | None
    """None at the top."""
    locomotives_left: int
    links: int
    cards: tuple[CardId, ...]
    used_per_turn: tuple[CardId, ...]
    voluntary_shares: int
    tycoon_card: TycoonId | None
    """None where it is hidden, or there is none."""
    has_tycoon: bool
    cities: tuple[CityId, ...]
    """The ends of own links."""


class CityView(msgspec.Struct, frozen=True):
    """A city as it is now."""

    id: CityId
    colour: Colour
    urbanized: bool
    cubes: tuple[int, ...]
    """By colour, in the order of the colours."""
    empty: bool
    """Whether an empty-city marker lies there."""
    hotel: Seat | None
    western_link: Seat | None
    used_exits: tuple[int, ...]
    """Sides whose exit carries track."""
    closed_exits: tuple[int, ...]
    """Sides where no tile can begin any more, though no track is there."""


class LinkView(msgspec.Struct, frozen=True):
    """A completed link (TYC-40)."""

    id: int
    owner: Seat
    city_a: CityId
    city_b: CityId
    tiles: tuple[TrackTile, ...]
    """From `city_a` to `city_b`."""


class UnfinishedView(msgspec.Struct, frozen=True):
    """An unfinished link (TYC-41)."""

    owner: Seat
    city: CityId
    loose_end: LooseEnd
    ridge: bool
    """Whether the loose end lies on a ridge, which the next tile pays for (TYC-39)."""
    tiles: tuple[TrackTile, ...]


class CardView(msgspec.Struct, frozen=True):
    """A card face up, and how the seats stand to it."""

    card: CardId
    copies: int
    kind: CardClass
    points: int
    takeable: bool
    """Whether an action could take it now (TYC-59, TYC-64)."""
    ends: tuple[tuple[Seat, ...], ...]
    """Of a major line: the seats that stand at each end, the West last (TYC-62, TYC-63)."""


class CardCount(msgspec.Struct, frozen=True):
    """A number of equal cards."""

    card: CardId
    copies: int


class TycoonView(msgspec.Struct, frozen=True):
    """A tycoon card that the reader may see, and how it stands (TYC-87, TYC-88)."""

    seat: Seat
    card: TycoonId
    figures: tuple[int, ...]
    """The figure of each seat that the card compares or counts."""
    worth: int
    """The gain that it would bring now."""
    nearest: Seat | None
    """The rival that comes next in the comparison, or has the best engine where the card asks for
    a level; None where nothing is compared."""
    tied: tuple[Seat, ...]
    """The rivals that have as much, so that the card brings nothing (TYC-86)."""
    levels: tuple[int, ...]
    """The engine of each seat, where the card asks for a level."""


class AuctionView(msgspec.Struct, frozen=True):
    """The auction of this turn (TYC-20 to TYC-24)."""

    open: bool
    high_bid: int
    high_bidder: Seat | None
    passed: tuple[Seat, ...]
    winning_bid: int
    """The sum that the first player paid, once it is over."""


class WayView(msgspec.Struct, frozen=True):
    """The cheapest way on to a city, as things stand: what a builder could lay next."""

    city: CityId
    tiles: tuple[TrackTile, ...]
    """None where no way leads there."""
    prices: tuple[int, ...]
    """Of each tile, as it would be paid."""
    total: int
    now: int
    """How many of the tiles this action may still have (TYC-32)."""
    actions: int
    """How many build actions it takes, this one among them."""
    closed: HexName | None = None
    """The hex whose track shuts a cheaper way, where there would be one."""
    full: bool = False
    """Whether that hex has two tracks."""


class GroundPrices(msgspec.Struct, frozen=True):
    """The cost of ground for a tile (TYC-37 to TYC-39)."""

    open: int
    """The price of open ground; zero under a land grant (TYC-66)."""
    hills: int
    river: int
    """On top, for each tile that crosses one."""
    ridge: int
    """On top, for each ridge that track comes to lie over."""


class BuildingView(msgspec.Struct, frozen=True):
    """The build action under way (TYC-28 to TYC-32)."""

    tiles_laid: int
    limit: int
    """How many tiles this action may have."""
    loose_end: LooseEnd | None
    city: CityId | None
    """The beginning of the link under construction."""
    grant: bool
    paid: int
    ways: tuple[WayView, ...]
    """For the seat that builds, from its loose end: the cheapest way to each city near it."""
    ahead: tuple[HexName, ...]
    """For the same seat: the hexes that the tiles left could lie on."""


class CardsView(msgspec.Struct, frozen=True):
    """The operations cards that nobody holds (TYC-7, TYC-69)."""

    face_up: tuple[CardView, ...]
    """Equal cards as one, in the order of turning up; objectives first."""
    lying: tuple[CardId, ...]
    """The cards one by one, in the order of turning up."""
    deck: int
    unseen: tuple[CardCount, ...]
    """The cards in the deck, in data order; its order is hidden."""
    cards_out: tuple[CardId, ...]


class EndView(msgspec.Struct, frozen=True):
    """How far the end is (TYC-79 to TYC-84)."""

    markers: int
    markers_needed: int
    final_turn: int | None
    last_turn: bool
    reason: EndReason | None
    """Why the game is over; None while it runs."""


class View(msgspec.Struct, frozen=True):
    """A game as one seat, or a spectator (seat None), may know it."""

    seat: Seat | None
    beginner: bool
    turn: int
    action_round: int
    """0 while the auction runs."""
    action_rounds: int
    first_player: Seat
    acting_seat: Seat | None
    """The seat whose decision is awaited."""
    going: Seat
    """The seat whose go it is, or was last."""
    step: str | None
    """The name of the decision that is open."""
    steps: tuple[AnyStep, ...]
    actions_left: int
    order: tuple[Seat, ...]
    """Of this turn; in an auction, of asking."""
    auction: AuctionView
    building: BuildingView | None
    prices: GroundPrices
    """As the next tile would pay them."""
    seats: tuple[SeatView, ...]
    cities: tuple[CityView, ...]
    links: tuple[LinkView, ...]
    unfinished: tuple[UnfinishedView, ...]
    crossings: tuple[HexName, ...]
    """Hexes with two tracks, which never join (TYC-11)."""
    bag: tuple[int, ...]
    on_map: tuple[int, ...]
    """Cubes by colour."""
    new_city_tiles: tuple[int, ...]
    """By colour."""
    cards: CardsView
    tycoons: tuple[TycoonView, ...]
    """The tycoons that the reader may see."""
    first_to_level_6: Seat | None
    end: EndView
    all_passed_this_turn: bool
    reach: tuple[CityId, ...]
    """The cities that the reader's engine could pull a cube to."""
    deeds: tuple[Deed, ...]
    """The deeds of this turn; in an auction, of the turn before."""
    incomes: tuple[IncomeRow, ...]
    """The last income and dividends, in turn order."""
