"""The short text forms of the actions of Railroad Revolution, for keyboard, log, tests and bots."""

from typing import Final

from rotonde.games.revolution.actions import (
    AcceptDeal,
    Advance,
    AnyAction,
    ChooseDeal,
    DiscardWorker,
    ExchangeGive,
    ExchangeTake,
    FinishAction,
    FlipTrain,
    GainWorker,
    HireWorker,
    KeepMilestone,
    PassMarket,
    PassTurn,
    PickSetupTile,
    PlaceOffice,
    PlaceRail,
    PlaceStation,
    PlaceWorker,
    Promote,
    ResolvePart,
    SellPiece,
    SellShare,
    StopEffect,
    TakeTrain,
)
from rotonde.kernel.law.notation import Form, Notation
from rotonde.kernel.law.spelling import named

NOTATION: Final[Notation[AnyAction]] = Notation(
    (
        Form("pick", PickSetupTile),
        Form("worker", PlaceWorker, spelt={"space": str.lower}),
        Form("skip", PassTurn),
        Form("station", PlaceStation),
        Form("rail", PlaceRail, spelt={"space": str.upper}),
        Form("office", PlaceOffice),
        Form("sell", SellPiece),
        Form("part", ResolvePart),
        Form("finish", FinishAction),
        Form("promote", Promote),
        Form("advance", Advance),
        Form("discard", DiscardWorker),
        Form("give", ExchangeGive),
        Form("take", ExchangeTake),
        Form("gain", GainWorker),
        Form("train", TakeTrain),
        Form("flip", FlipTrain, spelt={"face_up": named({True: "up", False: "down"})}),
        Form("alone", ChooseDeal),
        Form("stop", StopEffect),
        Form("deal", AcceptDeal),
        Form("pass", PassMarket),
        Form("keep", KeepMilestone),
        Form("share", SellShare),
        Form("hire", HireWorker),
    ),
    # A player types `rail s16` and `keep c-6`; the ids of the data are S16 and C-6.
    {"city": str.lower, "milestone_id": str.upper, "id": str.upper},
)
