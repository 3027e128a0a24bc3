"""The events of Railroad Tiles, complete enough to draw, animate and log."""

import msgspec

from rotonde.games.tiles.actions import By, Hall
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.components import ChallengeId, ObjectiveId, PieceKind, TileId, TokenId
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat

Points = tuple[int, ...]
"""Prestige points for each seat, seat 0 first; below zero where they are lost."""


class RoundBegan(Event, frozen=True):
    """A round began; they count from 1 (TIL-30)."""

    round: int


class TokensShifted(Event, frozen=True):
    """The placement tokens moved on and a new one was revealed (TIL-31)."""

    reveals = True
    waiting_room: TokenId | None
    hall_left: TokenId | None
    hall_right: TokenId | None
    removed: TokenId | None
    """The token that left the game."""
    stack: int
    """Tokens still face down."""


class FilledColumn(msgspec.Struct, frozen=True):
    """The tiles drawn for one column."""

    column: int
    drawn: tuple[TileId, ...]


class ColumnsFilled(Event, frozen=True):
    """The columns were filled up from the bag (TIL-32)."""

    reveals = True
    columns: tuple[FilledColumn, ...]
    bag: int
    """Tiles left in the bag."""


class StartTileChosen(Event, frozen=True):
    """A seat took a starting tile, which lies in the middle of its map (TIL-34)."""

    seat: Seat
    tile: TileId
    cell: CellName
    orientation: int


class ColumnTaken(Event, frozen=True):
    """A seat took a column with its stars, and in the solo game its bonus (TIL-40, TIL-111)."""

    seat: Seat
    column: int
    tiles: tuple[TileId, ...]
    stars: int
    bonus_stars: int = 0
    bonus_points: int = 0


class ColumnsCleared(Event, frozen=True):
    """In the solo game the columns not taken went to the box (TIL-112)."""

    columns: tuple[int, ...]
    tiles: tuple[TileId, ...]


class TileLaid(Event, frozen=True):
    """A seat laid a tile of its hand (TIL-41)."""

    seat: Seat
    tile: TileId
    cell: CellName
    orientation: int
    left: int
    """Tiles still in the hand."""


class ObjectiveLaid(Event, frozen=True):
    """A seat laid an objective tile (TIL-72)."""

    seat: Seat
    kind: ObjectiveId
    cell: CellName
    orientation: int


class TileRejected(Event, frozen=True):
    """A seat put a tile aside; `used` of `most` rejections are gone (TIL-42)."""

    seat: Seat
    tile: TileId
    used: int
    most: int


class TilesDiscarded(Event, frozen=True):
    """No tile left in the hand could be laid (TIL-43)."""

    seat: Seat
    tiles: tuple[TileId, ...]


class ObjectiveDiscarded(Event, frozen=True):
    """No objective tile could be laid, and the seat gave one up (TIL-73)."""

    seat: Seat
    kind: ObjectiveId


class LayingFinished(Event, frozen=True):
    """A seat confirmed its map (TIL-46)."""

    seat: Seat


class PiecesBegan(Event, frozen=True):
    """The tokens of the halls are active; `seats` can place something (TIL-50, TIL-59)."""

    hall_left: TokenId | None
    hall_right: TokenId | None
    seats: tuple[Seat, ...]


class PiecePlaced(Event, frozen=True):
    """A seat placed a piece and scored it (TIL-51, TIL-55, TIL-56)."""

    seat: Seat
    kind: PieceKind
    cell: CellName
    slot: int
    hall: Hall
    by: By
    connected: int
    """Other pieces of its kind in its network."""
    points: int
    stars: int
    """Stars the seat has left."""
    prestige: int
    """Prestige of the seat now."""


class PiecesFinished(Event, frozen=True):
    """A seat places no more; it gave up the tokens of `unused` (TIL-53)."""

    seat: Seat
    unused: tuple[Hall, ...]


class CoinTossed(Event, frozen=True):
    """The two-player coin emptied a column (TIL-61)."""

    reveals = True
    side: Hall
    column: int
    tiles: tuple[TileId, ...]
    stars: int
    """Stars that went back to the supply."""


class StarAdded(Event, frozen=True):
    """A column nobody took got a star (TIL-60, TIL-61)."""

    column: int
    stars: int
    """Stars on it now."""


class OrderSet(Event, frozen=True):
    """The pawns went back to the platforms, first platform first (TIL-63)."""

    platforms: tuple[Seat, ...]


class GameEnded(Event, frozen=True):
    """The last round is over; the final count follows (TIL-80)."""


class CitiesScored(Event, frozen=True):
    """Final count of the cities (TIL-81)."""

    counts: tuple[int, ...]
    points: Points


class RectanglesScored(Event, frozen=True):
    """Final count of the largest full rectangle, width and height of each seat's (TIL-82)."""

    sizes: tuple[tuple[int, int], ...]
    points: Points


class DeadEndsCounted(Event, frozen=True):
    """Final count of the dead ends (TIL-84, TIL-85)."""

    counts: tuple[int, ...]
    points: Points


class ObjectiveScored(Event, frozen=True):
    """Final count of one kind of objective; who laid it, and whose condition holds (TIL-86)."""

    kind: ObjectiveId
    laid: tuple[bool, ...]
    holds: tuple[bool, ...]
    points: Points


class ChallengeJudged(Event, frozen=True):
    """The solo challenge was kept or failed (TIL-114)."""

    seat: Seat
    challenge: ChallengeId
    kept: bool
    value: int
    """The figure that was reached, to be compared with `target`."""
    target: int
    total: int
    score: int
    rating: int


AnyEvent = (
    RoundBegan
    | TokensShifted
    | ColumnsFilled
    | StartTileChosen
    | ColumnTaken
    | ColumnsCleared
    | TileLaid
    | ObjectiveLaid
    | TileRejected
    | TilesDiscarded
    | ObjectiveDiscarded
    | LayingFinished
    | PiecesBegan
    | PiecePlaced
    | PiecesFinished
    | CoinTossed
    | StarAdded
    | OrderSet
    | GameEnded
    | CitiesScored
    | RectanglesScored
    | DeadEndsCounted
    | ObjectiveScored
    | ChallengeJudged
)
