"""The evaluator of Stephenson's Rocket, as search asks it."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.rocket.actions import AnyAction
from rotonde.games.rocket.bot.candidates import telling_bids, telling_places, without_idle_stations
from rotonde.games.rocket.bot.majorities import worths
from rotonde.games.rocket.bot.reading import pace
from rotonde.games.rocket.state import NUMBERS, State
from rotonde.games.rocket.steps import ChooseAction, VetoBidding, VetoPlacing
from rotonde.kernel.law.evaluator import Evaluator
from rotonde.kernel.law.ids import Seat


class RocketEvaluator(Evaluator[State, AnyAction]):
    """How good a position is, in pounds ahead of the best rival."""

    first_look = 10
    horizon = 2.0

    def worths(self, state: State) -> Sequence[float]:
        return worths(state)

    def doubt(self, state: State) -> float:
        return 1_500 + 9_000 * pace(state)

    def clock(self, state: State) -> float:
        return state.round + state.active_seat / state.seats

    def values(self, state: State) -> Sequence[float]:
        """The points that each seat may expect above the best of the others."""
        fortunes = worths(state)
        best = max(fortunes)
        second = sorted(fortunes)[-2]
        return tuple(own - (second if own == best else best) for own in fortunes)

    def decision_complete(self, state: State, seat: Seat) -> bool:
        """Whether the two actions of the seat's turn are both to come, or both done (ROC-14)."""
        if not state.steps:
            return True
        step = state.steps[-1]
        fresh = state.actions_left == NUMBERS.actions_per_turn
        return isinstance(step, ChooseAction) and (fresh or step.seat != seat)

    def is_answered(self, state: State, seat: Seat) -> bool:
        """Whether an action is about to be chosen, not half done."""
        return not state.steps or isinstance(state.steps[-1], ChooseAction)

    def candidates(
        self, state: State, seat: Seat, legal: Sequence[AnyAction]
    ) -> Sequence[AnyAction]:
        """All but idle station hexes, and the bids that can make a difference."""
        step = state.steps[-1]
        match step:
            case VetoBidding():
                return telling_bids(state, step, legal) or legal
            case VetoPlacing():
                return telling_places(state, step, legal) or legal
        return without_idle_stations(state, seat, legal) or legal


EVALUATOR: Final = RocketEvaluator()
