"""What a bot knows of Railroad Dice."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.dice import scoring
from rotonde.games.dice.actions import AnyAction
from rotonde.games.dice.state import State
from rotonde.kernel.evaluate import Evaluator


class DiceEvaluator(Evaluator[State, AnyAction]):
    """How well each seat stands."""

    def values(self, state: State) -> Sequence[float]:
        """Passengers so far."""
        return scoring.passengers(state)


EVALUATOR: Final = DiceEvaluator()
