"""All decisions of Railroad Tiles, from their chapters, in one table."""

from typing import Final

from rotonde.games.tiles.actions import AnyAction
from rotonde.games.tiles.rules import columns, flow, laying, pieces
from rotonde.games.tiles.state import State, actors, open_step
from rotonde.games.tiles.steps import AnyStep
from rotonde.kernel.law.decision import Decisions

DECISIONS: Final[Decisions[State, AnyAction]] = Decisions(
    AnyStep,
    AnyAction,
    *columns.DECISIONS,
    *laying.DECISIONS,
    *pieces.DECISIONS,
    settle=flow.settle,
    open_step=open_step,
    actors=actors,
)
