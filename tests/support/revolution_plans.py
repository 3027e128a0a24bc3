"""The recordings of Revolution: every number of seats, both variants, every rare branch.

A new recording is a new plan at the end of the list.
"""

from collections.abc import Sequence
from typing import Final

from rotonde.games.revolution.events import (
    CostWaived,
    EndSet,
    MarketTileTurned,
    MilestoneCompleted,
    MilestoneOffered,
    MilestonesLooked,
    TrainUsed,
    TurnPassed,
    WorkerExchanged,
)
from rotonde.games.revolution.state import RevolutionOptions
from tests.recordings.plans import Plan, greedy, weighted

LIVELY: Final = weighted({"SellShare": 1, "HireWorker": 2, "StopEffect": 3, "PassMarket": 3})
DEALING: Final = weighted(
    {"SellShare": 1, "HireWorker": 1, "StopEffect": 1, "PassMarket": 1, "AcceptDeal": 60,
     "FlipTrain": 40, "ResolvePart": 40, "FinishAction": 3}
)  # fmt: skip
PROMOTING: Final = weighted(
    {"SellShare": 1, "Promote": 90, "StopEffect": 1, "ResolvePart": 40, "FinishAction": 3}
)
SPENDING: Final = weighted({"SellShare": 30, "HireWorker": 30, "ExchangeGive": 40})

USUAL: Final = RevolutionOptions()
HARD: Final = RevolutionOptions(hard_gates=True)
OPEN: Final = RevolutionOptions(open_milestones=True)
BOTH: Final = RevolutionOptions(hard_gates=True, open_milestones=True)

MUCH: Final = (MilestoneCompleted, MarketTileTurned, TrainUsed, WorkerExchanged, EndSet)

PLANS: Final[Sequence[Plan]] = (
    Plan(2, LIVELY, "logo", USUAL, MUCH),
    Plan(3, LIVELY, "logo", USUAL, MUCH),
    Plan(4, LIVELY, "logo", USUAL, MUCH),
    Plan(2, DEALING, "logo", HARD, (*MUCH, CostWaived)),
    Plan(3, DEALING, "logo", HARD, (*MUCH, CostWaived)),
    Plan(4, DEALING, "logo", BOTH, (*MUCH, MilestoneOffered)),
    Plan(2, PROMOTING, "logo", OPEN, (*MUCH, MilestoneOffered)),
    Plan(3, PROMOTING, "logo", USUAL, (*MUCH, MilestonesLooked)),
    Plan(4, PROMOTING, "logo", USUAL, (*MUCH, MilestonesLooked)),
    Plan(2, SPENDING, "logo", USUAL, (MarketTileTurned, WorkerExchanged)),
    Plan(3, SPENDING, "logo", BOTH, (MarketTileTurned, WorkerExchanged)),
    Plan(4, SPENDING, "logo", USUAL, (MarketTileTurned, WorkerExchanged)),
    Plan(4, DEALING, "logo", USUAL, (TurnPassed,)),
    Plan(2, greedy, "logo", USUAL, (MilestoneCompleted,)),
    Plan(3, greedy, "logo", OPEN, (MilestoneCompleted,)),
)
