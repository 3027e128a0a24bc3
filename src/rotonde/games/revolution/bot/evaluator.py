"""The evaluator of Railroad Revolution, as search asks it."""

from collections.abc import Hashable, Sequence
from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution.actions import AnyAction
from rotonde.games.revolution.bot.candidates import FREE, worth_a_look
from rotonde.games.revolution.bot.milestones import following_worth
from rotonde.games.revolution.bot.weights import WEIGHTS
from rotonde.games.revolution.bot.worth import turns_left, worth
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import (
    AnyStep,
    ChooseWorker,
    KeepingMilestone,
    ResolveAction,
    SetupPick,
)
from rotonde.kernel.law.evaluator import Evaluator
from rotonde.kernel.law.ids import Seat


class RevolutionEvaluator(Evaluator[State, AnyAction]):
    """Knowledge of Railroad Revolution."""

    first_look = 10
    horizon = 4.0

    def worths(self, state: State) -> Sequence[float]:
        turns = turns_left(state)
        due = state.due
        owner = state.steps[0].seat if due else None
        worths = [
            worth(company, turns, due if seat == owner else 0)
            for seat, company in enumerate(state.companies)
        ]
        choosing = state.steps[-1] if state.steps else None
        if isinstance(choosing, KeepingMilestone):
            worths[choosing.seat] += following_worth(turns)
        return worths

    def doubt(self, state: State) -> float:
        return 6 + 2 * turns_left(state)

    def clock(self, state: State) -> float:
        turn = (state.active_seat - state.first_player) % state.seats
        return state.round + turn / state.seats

    def values(self, state: State) -> Sequence[float]:
        worths = self.worths(state)
        return [own - WEIGHTS.rival * rival(worths, seat) for seat, own in enumerate(worths)]

    def decision_complete(self, state: State, seat: Seat) -> bool:
        step = state.steps[-1] if state.steps else None
        if step is None or step.seat != seat:
            return True
        return isinstance(step, ChooseWorker | KeepingMilestone | SetupPick)

    def position_key(self, state: State, seat: Seat) -> Hashable | None:
        return (state.companies[seat], orderless(state.steps), state.supply, state.market_tile)

    def candidates(
        self, state: State, seat: Seat, legal: Sequence[AnyAction]
    ) -> Sequence[AnyAction]:
        return [
            action
            for action in legal
            if not isinstance(action, FREE) or worth_a_look(state, seat, action, legal)
        ] or legal


def orderless(steps: tuple[AnyStep, ...]) -> tuple[AnyStep, ...]:
    """The steps without the order in which rails were laid and parts were started."""
    action = steps[0] if steps else None
    if not isinstance(action, ResolveAction) or len(action.rails) + len(action.used) < 2:
        return steps
    rails, used = tuple(sorted(action.rails)), tuple(sorted(action.used))
    return (replace(action, rails=rails, used=used), *steps[1:])


def rival(worths: Sequence[float], seat: int) -> float:
    """The strongest of the others."""
    return max(other for place, other in enumerate(worths) if place != seat)


EVALUATOR: Final = RevolutionEvaluator()
