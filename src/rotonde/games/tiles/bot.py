"""What a bot knows of Railroad Tiles: what a position will be worth."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.tiles.actions import AnyAction
from rotonde.games.tiles.scoring.totals import total
from rotonde.games.tiles.state import State
from rotonde.kernel.evaluate import Evaluator


class TilesEvaluator(Evaluator[State, AnyAction]):
    """A position is worth its total so far."""

    def values(self, state: State) -> Sequence[float]:
        return [float(total(state, area)) for area in state.areas]


EVALUATOR: Final = TilesEvaluator()
