"""The types of a view: what the client draws, with no field that could hold a secret."""

from typing import Literal

import msgspec

from rotonde.games.tiles.actions import Hall
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.components import ChallengeId, ObjectiveId, On, PieceKind, TileId, TokenId
from rotonde.games.tiles.state import Phase, TilesOptions
from rotonde.games.tiles.steps import AnyStep
from rotonde.kernel.law.ids import Seat, Thing


class TokenView(msgspec.Struct, frozen=True):
    """A placement token that lies face up."""

    id: TokenId
    kinds: tuple[PieceKind, ...]
    flag: bool


class ColumnView(msgspec.Struct, frozen=True):
    """A column under the station board."""

    number: int
    """Counted from 1 on the left."""
    size: int
    tiles: tuple[TileId, ...]
    stars: int
    taken_by: Seat | None
    taken: tuple[TileId, ...]
    """The tiles that this seat took from it."""
    bonus_stars: int
    """Its bonus in the solo game (TIL-111)."""
    bonus_points: int


class SlotView(msgspec.Struct, frozen=True):
    """A slot of a laid tile, empty or with a piece."""

    kind: PieceKind
    on: On
    points: int | None
    """The points of the piece on it; None for an empty slot."""
    round: int | None
    """When that piece was placed."""
    worth: int | None
    """The points of a piece placed here now; None for a taken slot."""
    halls: tuple[Hall, ...]
    """The active halls whose token shows this kind, and which the seat can still use."""
    network: int
    """The network of its seat that a piece here belongs to."""
    meets: tuple[Thing, ...]
    """The slots of the other pieces of its kind in that network, as the menu names them."""


class NetworkView(msgspec.Struct, frozen=True):
    """Track along which pieces meet others of their kind (TIL-12)."""

    rails: tuple[CellName, ...]
    """The tiles whose rails belong to it."""
    roads: tuple[CellName, ...]
    """The tiles whose road does."""


class LaidView(msgspec.Struct, frozen=True):
    """A tile on a map."""

    cell: CellName
    x: int
    y: int
    tile: TileId | None
    """None for an objective tile."""
    objective: ObjectiveId | None
    orientation: int
    slots: tuple[SlotView, ...]


class CityView(msgspec.Struct, frozen=True):
    """Urban tiles that touch; a city once there are enough of them (TIL-81)."""

    cells: tuple[CellName, ...]
    points: int


class RectangleView(msgspec.Struct, frozen=True):
    """The largest full rectangle of a map, from its north-west corner (TIL-82)."""

    cell: CellName
    x: int
    y: int
    width: int
    height: int
    area: int
    points: int


class DeadEndView(msgspec.Struct, frozen=True):
    """A rail or road that leads into the void (TIL-84)."""

    cell: CellName
    side: int
    """0 for the north, then clockwise."""
    rail: bool


class ObjectiveView(msgspec.Struct, frozen=True):
    """An objective tile of a seat, laid or not (TIL-86)."""

    kind: ObjectiveId
    cell: CellName | None
    """None while it is not laid."""
    discarded: bool
    holds: bool
    """Whether its condition holds now."""
    points: int


class FiguresView(msgspec.Struct, frozen=True):
    """The points of a map now, as the final count would have it (TIL-80)."""

    pieces: int
    cities: tuple[CityView, ...]
    towns: tuple[CityView, ...]
    """Groups of urban tiles that are too small for a city."""
    cities_points: int
    rectangle: RectangleView | None
    """None on an empty map."""
    dead_ends: tuple[DeadEndView, ...]
    dead_ends_free: int
    penalty: int
    """Points lost for dead ends, counted below zero."""
    objectives: tuple[ObjectiveView, ...]
    objectives_points: int
    solo: int
    """Points of columns in the solo game."""
    total: int


class ChallengeView(msgspec.Struct, frozen=True):
    """The solo challenge, as it stands now (TIL-114)."""

    id: ChallengeId
    type: str
    """mission, constraint or scoring."""
    value: int
    target: int
    kept: bool
    """Whether it would be kept if the game ended now."""
    thresholds: tuple[int, int, int]
    rating: int
    """Stars of the rating if the game ended now."""
    score: int
    """The score if the game ended now."""
    lost: int
    """The points that it takes from the total if it fails (TIL-114)."""
    light: Literal["kept", "waiting", "broken", "failed"]
    """A mission may still be reached until the end; a broken constraint stays so (TIL-115)."""
    next_stars: int
    """The stars of the first threshold not reached yet, else of the last one."""


class SeatView(msgspec.Struct, frozen=True):
    """The things that lie before a seat."""

    seat: Seat
    platform: int
    """Counted from 1, the first to choose."""
    column: int | None
    """The column it took in this round."""
    hand: tuple[TileId, ...]
    objective_due: bool
    objectives: tuple[ObjectiveId, ...]
    """Objective tiles not laid yet."""
    halls: tuple[Hall, ...]
    """Active halls whose token the seat can still use in this round."""
    stars: int
    rejected: tuple[TileId, ...]
    rejections_left: int
    discarded: tuple[TileId, ...]
    prestige: int
    """Points scored so far: pieces, and columns of the solo game."""
    map: tuple[LaidView, ...]
    """In the order of laying."""
    networks: tuple[NetworkView, ...]
    """The cells with a slot; slots name them by number, from 0."""
    figures: FiguresView


class View(msgspec.Struct, frozen=True):
    """The view of one seat, or of a spectator (seat None)."""

    seat: Seat | None
    round: int
    rounds: int
    phase: Phase
    steps: tuple[AnyStep, ...]
    """The open decisions of this phase, the seat on the first platform last."""
    open: tuple[Seat, ...]
    """The seats that may decide now."""
    platforms: tuple[Seat, ...]
    start_pool: tuple[TileId, ...]
    columns: tuple[ColumnView, ...]
    waiting_room: TokenView | None
    hall_left: TokenView | None
    hall_right: TokenView | None
    removed: tuple[TokenId, ...]
    """Tokens that left the game, in data order."""
    stack: int
    """Tokens still face down."""
    bag: int
    """Tiles still in the bag."""
    box: tuple[TileId, ...]
    star_supply: int
    seats: tuple[SeatView, ...]
    objectives: tuple[ObjectiveId, ...]
    """The kinds of objectives in play."""
    challenge: ChallengeView | None
    options: TilesOptions
