"""All decisions of Stephenson's Rocket, from their chapters, in one table."""

from typing import Final

from rotonde.games.rocket.actions import AnyAction
from rotonde.games.rocket.rules import choosing, extension, flow, stations, veto
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import AnyStep
from rotonde.kernel.law.decision import Decisions

DECISIONS: Final[Decisions[State, AnyAction]] = Decisions(
    AnyStep,
    AnyAction,
    *choosing.DECISIONS,
    *stations.DECISIONS,
    *extension.DECISIONS,
    *veto.DECISIONS,
    settle=flow.settle,
)
