"""The short text forms of the actions of Stephenson's Rocket, for keyboard, log, tests and bots."""

from typing import Final

from rotonde.games.rocket import actions
from rotonde.kernel.law.notation import Form, Notation

NOTATION: Final[Notation[actions.AnyAction]] = Notation(
    (
        Form("marker", actions.TakeMarker),
        Form("station", actions.PlaceStation),
        Form("lift", actions.PickStation),
        Form("drop", actions.DropStation),
        Form("extend", actions.SelectLine),
        Form("to", actions.Advance),
        Form("pass", actions.VetoPass),
        Form("bid", actions.VetoBid),
        Form("place", actions.VetoPlace),
        Form("match", actions.VetoMatch),
        Form("concede", actions.VetoConcede),
    ),
    # A player types `extend gwr` and `to e13`; the ids of the data are GWR and E13 (ROC-1).
    {"city": str.lower, "good": str.lower, "hex": str.upper, "company": str.upper},
)
