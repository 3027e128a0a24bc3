"""The evaluator that search asks."""

from collections.abc import Hashable, Sequence
from typing import Final

from rotonde.games.tiles.actions import AnyAction, FinishPieces
from rotonde.games.tiles.bot.weights import WEIGHTS, Weights
from rotonde.games.tiles.bot.worth import worth
from rotonde.games.tiles.state import State, open_step
from rotonde.games.tiles.steps import Laying
from rotonde.kernel.evaluate import Evaluator
from rotonde.kernel.ids import Seat


class TilesEvaluator(Evaluator[State, AnyAction]):
    """A position is worth what a seat may expect at the end."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def values(self, state: State) -> Sequence[float]:
        return [worth(state, seat, self.weights) for seat in range(state.seats)]

    def value(self, state: State, seat: Seat) -> float:
        return worth(state, seat, self.weights)

    def settled(self, state: State, seat: Seat) -> bool:
        """Whether the seat has no tile to lay."""
        step = open_step(state, seat)
        return not isinstance(step, Laying) or not (step.hand or step.objective_due)

    def gist(self, state: State, seat: Seat) -> Hashable | None:
        """Tiles laid in another order make the same map."""
        area = state.areas[seat]
        ground = area.map
        return (
            frozenset(zip(ground.cells, ground.faces, strict=True)),
            area.rejected,
            len(state.steps),
            area.pieces,
        )

    def candidates(
        self, state: State, seat: Seat, legal: Sequence[AnyAction]
    ) -> Sequence[AnyAction]:
        if len(legal) > 1 and isinstance(legal[-1], FinishPieces):
            return legal[:-1]
        return legal


EVALUATOR: Final = TilesEvaluator()
