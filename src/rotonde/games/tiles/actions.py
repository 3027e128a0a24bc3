"""The orders of Railroad Tiles: one small order for each click."""

from typing import Annotated, Literal

import msgspec

from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.components import ObjectiveId, TileId
from rotonde.kernel.law.action import Action

Hall = Literal["left", "right"]
By = Literal["token", "star"]
"""The means to place a piece: the kind that the token shows, or any other kind for a star."""

ColumnNumber = Annotated[int, msgspec.Meta(ge=1, le=9)]
Orientation = Annotated[int, msgspec.Meta(ge=0, le=7)]
SlotNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]


class ChooseStartTile(Action, frozen=True):
    """Take one of the starting tiles; it is laid in the middle of the map (TIL-34)."""

    tile: TileId


class ChooseColumn(Action, frozen=True):
    """Take all tiles and stars of a column, counted from 1 on the left (TIL-40)."""

    column: ColumnNumber


class LayTile(Action, frozen=True):
    """Lay a tile of the hand (TIL-3 to TIL-5)."""

    tile: TileId
    cell: CellName
    orientation: Orientation


class LayObjective(Action, frozen=True):
    """Lay one of the own objective tiles while one is due (TIL-72)."""

    kind: ObjectiveId
    cell: CellName
    orientation: Orientation

    @property
    def tile(self) -> ObjectiveId:
        """The tile that it lays, as `LayTile` has it."""
        return self.kind


Lay = LayTile | LayObjective
"""An order that lays a tile of either kind."""


class RejectTile(Action, frozen=True):
    """Put a tile of the hand aside instead of laying it (TIL-42)."""

    tile: TileId


class DiscardObjective(Action, frozen=True):
    """Give up an objective tile when one is due and none can be laid (TIL-73)."""

    kind: ObjectiveId


class FinishLaying(Action, frozen=True):
    """Confirm the map of this round (TIL-46)."""


class PlacePiece(Action, frozen=True):
    """Use the token of a hall to place a piece on an empty slot (TIL-51, TIL-55)."""

    hall: Hall
    by: By
    cell: CellName
    slot: SlotNumber


class FinishPieces(Action, frozen=True):
    """Give up every token not yet used (TIL-53)."""


AnyAction = (
    ChooseStartTile
    | ChooseColumn
    | LayTile
    | LayObjective
    | RejectTile
    | DiscardObjective
    | FinishLaying
    | PlacePiece
    | FinishPieces
)
