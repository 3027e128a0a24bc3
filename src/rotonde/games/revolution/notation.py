"""The short text forms of the actions of Railroad Revolution, for keyboard, log, tests and bots."""

from typing import Final

from rotonde.games.revolution import actions
from rotonde.kernel.law.notation import Form, Notation
from rotonde.kernel.law.spelling import words_for

NOTATION: Final[Notation[actions.AnyAction]] = Notation(
    (
        Form("pick", actions.PickSetupTile),
        Form("worker", actions.PlaceWorker, spelt={"space": str.lower}),
        Form("skip", actions.PassTurn),
        Form("station", actions.PlaceStation),
        Form("rail", actions.PlaceRail, spelt={"space": str.upper}),
        Form("office", actions.PlaceOffice),
        Form("sell", actions.SellPiece),
        Form("part", actions.ResolvePart),
        Form("finish", actions.FinishAction),
        Form("promote", actions.Promote),
        Form("advance", actions.Advance),
        Form("discard", actions.DiscardWorker),
        Form("give", actions.ExchangeGive),
        Form("take", actions.ExchangeTake),
        Form("gain", actions.GainWorker),
        Form("train", actions.TakeTrain),
        Form("flip", actions.FlipTrain, spelt={"face_up": words_for({True: "up", False: "down"})}),
        Form("alone", actions.ChooseDeal),
        Form("stop", actions.StopEffect),
        Form("deal", actions.AcceptDeal),
        Form("pass", actions.PassMarket),
        Form("keep", actions.KeepMilestone),
        Form("share", actions.SellShare),
        Form("hire", actions.HireWorker),
    ),
    # A player types `rail s16` and `keep c-6`; the ids of the data are S16 and C-6.
    {"city": str.lower, "milestone_id": str.upper, "id": str.upper},
)
