"""What a position of Railroad Tycoon is worth, for search."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.tycoon.actions import AnyAction
from rotonde.games.tycoon.scoring.totals import scores
from rotonde.games.tycoon.state import State
from rotonde.kernel.evaluate import Evaluator


class TycoonEvaluator(Evaluator[State, AnyAction]):
    """Points less shares, so far."""

    def values(self, state: State) -> Sequence[float]:
        return tuple(map(float, scores(state)))


EVALUATOR: Final = TycoonEvaluator()
