"""The evaluator of Railroad Tiles, as search asks it."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from rotonde.games.tiles.actions import AnyAction, PlacePiece
from rotonde.games.tiles.bot.weights import WEIGHTS, Weights
from rotonde.games.tiles.bot.worth import rival, worth
from rotonde.games.tiles.rules.pieces import place
from rotonde.games.tiles.state import ROUNDS, Phase, State, open_step, with_step
from rotonde.games.tiles.steps import Laying, PlacingPieces
from rotonde.kernel.law.evaluator import Evaluator
from rotonde.kernel.law.ids import Seat

PHASES: Final[Mapping[Phase, float]] = {"start": 0.0, "tiles": 0.0, "pieces": 0.5, "over": 1.0}
"""The part of a round that is over when a phase begins."""


class TilesEvaluator(Evaluator[State, AnyAction]):
    """How good a position is, in points ahead of the best rival; alone, in points."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def worths(self, state: State) -> Sequence[float]:
        return [worth(state, seat, self.weights) for seat in range(state.seats)]

    def doubt(self, state: State) -> float:
        return 1.5 + 0.8 * (ROUNDS - state.round)

    def clock(self, state: State) -> float:
        return state.round + PHASES[state.phase]

    def values(self, state: State) -> Sequence[float]:
        """The points that each seat may expect above the best of the others."""
        return [self.value(state, Seat(seat)) for seat in range(state.seats)]

    def value(self, state: State, seat: Seat) -> float:
        """The points that a seat may expect above the best of the others."""
        return worth(state, seat, self.weights) - rival(state, seat, self.weights)

    def decision_complete(self, state: State, seat: Seat) -> bool:
        """Whether the seat has nothing to lay: all tiles of a column are one decision."""
        step = open_step(state, seat)
        return not isinstance(step, Laying) or not (step.hand or step.objective_due)

    def position_key(self, state: State, seat: Seat) -> Hashable | None:
        """The tiles laid and in hand, with their cells, whichever was laid first."""
        area, step = state.areas[seat], open_step(state, seat)
        if not isinstance(step, Laying):
            return None
        tiles = frozenset(zip(area.map.cells, area.map.faces, strict=True))
        return tiles, step.hand, tuple(sorted(area.rejected)), step.objective_due

    def candidates(
        self, state: State, seat: Seat, legal: Sequence[AnyAction]
    ) -> Sequence[AnyAction]:
        """All but pieces that are better not placed; to give up tokens only where none is left."""
        step = open_step(state, seat)
        if len(legal) == 1 or not isinstance(step, PlacingPieces):
            return legal
        idle = worth(replace(state, steps=with_step(state, seat)), seat, self.weights)
        return [a for a in legal if self.is_better(state, step, a, idle)] or legal[-1:]

    def is_better(self, state: State, step: PlacingPieces, action: AnyAction, idle: float) -> bool:
        """Whether a piece brings more than to give up all tokens of this round."""
        if not isinstance(action, PlacePiece):
            return False
        return worth(place(state, step, action).state, step.seat, self.weights) > idle


EVALUATOR: Final = TilesEvaluator()
