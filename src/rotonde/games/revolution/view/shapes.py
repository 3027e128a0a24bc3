"""The types of a view: what the client draws, with no field that could hold a secret."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from rotonde.games.revolution.actions import DealNumber
from rotonde.games.revolution.components import ids
from rotonde.games.revolution.components.ops import Effects
from rotonde.games.revolution.state import RevolutionOptions
from rotonde.games.revolution.steps import AnyStep
from rotonde.kernel.law.ids import Seat

Counts = Mapping[ids.Colour, int]
"""Workers of each colour, all colours in their order."""
Reading = Literal["pick", "pick_effect", "turn", "market", "milestone", "over"]


class CityView(msgspec.Struct, frozen=True):
    """A city with its tile, and who is there."""

    id: ids.CityId
    level: int
    cost: int
    tile: ids.CityTileId
    first: Seat | None
    """The holder of the first slot."""
    neutral: bool
    """Whether a building that nobody owns holds it (REV-11)."""
    bonus_open: bool
    """Whether the bonus of the first station is still to be had."""
    bonus_price: int
    bonus: Effects
    """The gain of the first station."""
    reward: Effects
    stations: tuple[Seat, ...]
    connected: tuple[Seat, ...]


class SpaceView(msgspec.Struct, frozen=True):
    """A rail space, and whose rails lie there."""

    id: ids.SpaceId
    triangles: int
    price: int
    """The extra cost of its triangles for a paid rail."""
    market: bool
    rails: tuple[Seat, ...]
    available: tuple[Seat, ...]
    """The seats that could continue there (REV-21)."""


class SectionView(msgspec.Struct, frozen=True):
    """A telegraph section, and whose offices are there."""

    index: ids.Section
    shares: int
    first_shares: int
    market: bool
    tile: ids.TelegraphTileId | None
    bonus: Effects
    """The gain from its tile."""
    first: Seat | None
    neutral: bool
    offices: tuple[Seat, ...]


class LinkView(msgspec.Struct, frozen=True):
    """The pole between two sections."""

    between: tuple[ids.Section, ids.Section]
    vp: int
    seats: tuple[Seat, ...]
    """The seats that score it."""


class FieldView(msgspec.Struct, frozen=True):
    """A section of a player board."""

    index: ids.Field
    money: int
    buildings: int
    rails: int
    building_slots: int
    rail_slots: int
    left_of_logo: bool


class TrainView(msgspec.Struct, frozen=True):
    """A train of a seat."""

    kind: ids.TrainKind
    face_up: bool
    price: int
    bonus: Effects
    vp: int
    """The worth of it as it lies."""


class ConditionView(msgspec.Struct, frozen=True):
    """A condition of a milestone, and how far the seat is with it."""

    kind: str
    level: int | None
    triangles: int | None
    at_least: int
    have: int
    met: bool


class ManagerView(msgspec.Struct, frozen=True):
    """A slot of a milestone, and who sits in it."""

    wanted: ids.Wanted
    manager: ids.Colour | None


class MilestoneView(msgspec.Struct, frozen=True):
    """A milestone as one seat sees itself in it."""

    id: ids.MilestoneId
    pile: ids.Pile
    vp: int
    slots: tuple[ManagerView, ...]
    conditions: tuple[ConditionView, ...]
    complete: bool
    """Whether it will be completed at the end of this turn."""


class GateView(msgspec.Struct, frozen=True):
    """The price of the step into a space, as the table plays."""

    entering: int
    kind: Literal["money", "shares", "worker"]
    amount: int


class TrackView(msgspec.Struct, frozen=True):
    """A performance track with all markers."""

    id: ids.Track
    vp: tuple[int, ...]
    gates: tuple[GateView, ...]
    spaces: tuple[int, ...]
    """The place of each seat's marker."""
    following: tuple[int | None, ...]
    """The space that each of them would enter next; None at the end."""


class ProductView(msgspec.Struct, frozen=True):
    """Points of a track: its value times what it multiplies."""

    value: int
    count: int
    points: int


class FiguresView(msgspec.Struct, frozen=True):
    """The score of a seat so far, source by source (REV-123)."""

    trains: int
    trains_up: int
    milestones: int
    telegraph: ProductView
    stations: ProductView
    network: ProductView
    links: int
    total: int
    tracks: int
    """All three tracks together."""
    shares_worth: int
    """The proceeds of all its shares."""
    liquid: int
    """Cash and shares, which break ties (REV-124)."""


class CompletedView(msgspec.Struct, frozen=True):
    """A milestone that a seat has completed."""

    id: ids.MilestoneId
    vp: int


class SetupTileView(msgspec.Struct, frozen=True):
    """A set-up tile with the face in play and its worker."""

    tile: ids.SetupTileId
    side: ids.Side
    worker: ids.Colour
    effects: Effects


class SeatView(msgspec.Struct, frozen=True):
    """The belongings of a seat; all of them are open (REV-44)."""

    seat: Seat
    cash: int
    shares: int
    available_workers: int
    ready_workers: int
    """The workers of them in stock."""
    used_workers: int
    minimum: int
    stock: Counts
    spaces: Mapping[ids.ActionSpace, Counts]
    """Used workers on each action space."""
    trains: tuple[TrainView, ...]
    sections: tuple[FieldView, ...]
    selling_from: ids.Field | None
    """The section that a sale would be from."""
    sale: int
    """The gain that it would bring."""
    to_logo: int
    """Pieces left of the company logo."""
    tracks: Mapping[ids.Track, int]
    milestones: tuple[MilestoneView, ...]
    completed: tuple[CompletedView, ...]
    figures: FiguresView
    setup: SetupTileView | None
    turns_left: int | None
    """Turns it still has, the one under way included; None while no end is set."""


class DealView(msgspec.Struct, frozen=True):
    """A deal of the open Market tile."""

    deal: DealNumber
    shares: int
    money: int
    effects: Effects
    payers: tuple[Seat, ...]
    """The seats that have what it asks for."""


class MarketSeatView(msgspec.Struct, frozen=True):
    """One stop of the line of seats that a Market asks."""

    seat: Seat
    status: Literal["answered", "skipped", "asked", "to_come"]
    deals: tuple[DealNumber, ...]
    may_take: int


class MarketView(msgspec.Struct, frozen=True):
    """The open Market tile, and those that are not known by place."""

    tile: ids.MarketTileId
    deals: tuple[DealView, ...]
    unseen: tuple[ids.MarketTileId, ...]
    """The tiles of the face-down pile, in the order of their numbers."""
    discards: tuple[ids.MarketTileId, ...]
    course: tuple[MarketSeatView, ...]
    """The seats that are asked in turn; empty while no Market is resolved."""
    coming: tuple[Seat, ...]
    """The seats that can pay and will be asked, but have not been yet."""


class SunkView(msgspec.Struct, frozen=True):
    """A milestone that the reader put under a pile."""

    id: ids.MilestoneId
    depth: int
    """Tiles above it."""


class PileView(msgspec.Struct, frozen=True):
    """A milestone pile."""

    pile: ids.Pile
    size: int
    sunk: tuple[SunkView, ...]
    tiles: tuple[ids.MilestoneId, ...]
    """All of it, where the piles are open (REV-131)."""


class PartView(msgspec.Struct, frozen=True):
    """One line of the waybill."""

    part: Literal["station", "rail", "office", "sale"] | ids.Part
    mandatory: bool
    status: Literal["done", "now", "open", "waiting", "spent", "gone"]
    """Done; under way; to be started; not before the main pieces; given up for its neighbour; not
    to be had at the place that was chosen."""
    price: int
    effects: Effects
    city: ids.CityId | None = None
    section: ids.Section | None = None
    space: ids.SpaceId | None = None
    money: int | None = None
    """The sum that it added to `due`, or the proceeds of a sale."""


class WaybillView(msgspec.Struct, frozen=True):
    """The action under way: checklist and bill in one."""

    seat: Seat
    space: ids.ActionSpace
    colour: ids.Colour
    lines: tuple[PartView, ...]
    due: int
    base: int
    """The part of it that every action of this kind costs."""
    cash: int
    shares: int
    share_price: int
    shares_to_sell: int
    """Shares that the payment still needs."""
    shares_money: int
    """Their proceeds."""
    left: int
    """Cash after paying, those shares sold; below zero where it does not reach."""
    market: bool
    shares_left: int
    """Shares after paying."""
    buys: Literal["none", "first", "second", "either"]
    """The deals of the open Market tile that cash and shares would still pay then."""
    shares_taken: int


class AbilityView(msgspec.Struct, frozen=True):
    """The ability of a colour on an action space, with the figure it has now for the reader."""

    colour: ids.Colour
    space: ids.ActionSpace | Literal["any"]
    price: int
    effects: Effects
    amount: int | None
    """Dollars it would bring, where that is known before the worker is placed."""


class PrecedenceView(msgspec.Struct, frozen=True):
    """The order in which set-up tiles are picked."""

    seat: Seat
    picked: bool


class View(msgspec.Struct, frozen=True):
    """A game as one seat, or a spectator (seat None), may know it."""

    seat: Seat | None
    options: RevolutionOptions
    reading: Reading
    """The kind of decision that is open."""
    round: int
    first_player: Seat
    active_seat: Seat
    final_round: int | None
    steps: tuple[AnyStep, ...]
    seats: tuple[SeatView, ...]
    cities: tuple[CityView, ...]
    spaces: tuple[SpaceView, ...]
    sections: tuple[SectionView, ...]
    links: tuple[LinkView, ...]
    tracks: tuple[TrackView, ...]
    supply: Counts
    train_piles: Mapping[ids.TrainKind, int]
    market: MarketView
    piles: tuple[PileView, ...]
    waybill: WaybillView | None
    kept_from: tuple[MilestoneView, ...]
    """The milestones that the reader looks at and may keep."""
    setup_tiles: tuple[SetupTileView, ...]
    setup_order: tuple[PrecedenceView, ...]
    abilities: tuple[AbilityView, ...]
    train_vp: int
    """The worth of a train face up."""
    share_price: int
    hire_price: int
    over: bool
