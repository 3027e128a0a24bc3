"""The short text forms of the actions of Stephenson's Rocket, for keyboard, log, tests and bots."""

from typing import Final

from rotonde.games.rocket.actions import (
    Advance,
    AnyAction,
    DropStation,
    PickStation,
    PlaceStation,
    SelectLine,
    TakeMarker,
    VetoBid,
    VetoConcede,
    VetoMatch,
    VetoPass,
    VetoPlace,
)
from rotonde.kernel.law.notation import Form, Notation

NOTATION: Final[Notation[AnyAction]] = Notation(
    (
        Form("marker", TakeMarker),
        Form("station", PlaceStation),
        Form("lift", PickStation),
        Form("drop", DropStation),
        Form("extend", SelectLine),
        Form("to", Advance),
        Form("pass", VetoPass),
        Form("bid", VetoBid),
        Form("place", VetoPlace),
        Form("match", VetoMatch),
        Form("concede", VetoConcede),
    ),
    # A player types `extend gwr` and `to e13`; the ids of the data are GWR and E13 (ROC-1).
    {"city": str.lower, "good": str.lower, "hex": str.upper, "company": str.upper},
)
