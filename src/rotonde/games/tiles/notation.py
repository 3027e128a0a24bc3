"""The short text forms of the actions of Railroad Tiles, for keyboard, log, tests and bots."""

from typing import Final

from rotonde.games.tiles import actions
from rotonde.kernel.law.notation import Form, Notation

NOTATION: Final[Notation[actions.AnyAction]] = Notation(
    (
        Form("start", actions.ChooseStartTile),
        Form("column", actions.ChooseColumn),
        Form("lay", actions.LayTile),
        Form("objective", actions.LayObjective),
        Form("reject", actions.RejectTile),
        Form("discard", actions.DiscardObjective),
        Form("done", actions.FinishLaying),
        Form("piece", actions.PlacePiece),
        Form("finish", actions.FinishPieces),
    ),
    # A player types `lay v24 n13 1`; the ids of the data are V24 and N13 (TIL-1).
    {"tile": str.upper, "cell": str.upper, "kind": str.lower, "hall": str.lower, "by": str.lower},
)
