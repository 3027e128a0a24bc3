"""The short text forms of the actions of Railroad Tiles, for keyboard, log, tests and bots."""

from typing import Final

from rotonde.games.tiles.actions import (
    AnyAction,
    ChooseColumn,
    ChooseStartTile,
    DiscardObjective,
    FinishLaying,
    FinishPieces,
    LayObjective,
    LayTile,
    PlacePiece,
    RejectTile,
)
from rotonde.kernel.law.notation import Form, Notation

NOTATION: Final[Notation[AnyAction]] = Notation(
    (
        Form("start", ChooseStartTile),
        Form("column", ChooseColumn),
        Form("lay", LayTile),
        Form("objective", LayObjective),
        Form("reject", RejectTile),
        Form("discard", DiscardObjective),
        Form("done", FinishLaying),
        Form("piece", PlacePiece),
        Form("finish", FinishPieces),
    ),
    # A player types `lay v24 n13 1`; the ids of the data are V24 and N13 (TIL-1).
    {"tile": str.upper, "cell": str.upper, "kind": str.lower, "hall": str.lower, "by": str.lower},
)
