"""The evaluator of Railroad Tycoon: whole links and whole deliveries, not single clicks."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.tycoon.actions import (
    AnyAction,
    Bid,
    Deliver,
    GrowCity,
    IssueShare,
    PassBid,
    PlayLandGrant,
    Urbanize,
)
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.bot.candidates import (
    best_cities,
    best_deliveries,
    best_firsts,
    best_nexts,
)
from rotonde.games.tycoon.bot.pace import turns_left
from rotonde.games.tycoon.bot.worth import RIVAL, worth
from rotonde.games.tycoon.scoring.totals import scores
from rotonde.games.tycoon.state import LIMITS, State
from rotonde.games.tycoon.steps import AnyStep, Bidding, Building, ChoosingAction
from rotonde.kernel.law.evaluator import Evaluator
from rotonde.kernel.law.ids import Seat

FEW: Final = 4
"""Cities that are looked at where none is near."""
OPEN: Final = (Bidding, ChoosingAction)
"""The steps with which a decision begins."""


class TycoonEvaluator(Evaluator[State, AnyAction]):
    """Points, money, routes and cards, as far as a seat can foresee them."""

    first_look = 10
    """With 4 club won 8 of 20 games against greedy, with 10 17 of 36, for 1.4 of the time."""

    def worths(self, state: State) -> Sequence[float]:
        if state.end_reason is not None:
            return scores(state)
        return [worth(state, Seat(seat)) for seat in range(state.seats)]

    def doubt(self, state: State) -> float:
        return 1.5 + 0.7 * max(0.0, turns_left(state))

    def clock(self, state: State) -> float:
        return state.turn + state.action_round / (LIMITS.action_rounds + 1)

    def worth_searching(self, state: State, seat: Seat) -> bool:
        return not isinstance(state.steps[-1], Bidding)

    def values(self, state: State) -> Sequence[float]:
        points = scores(state)
        return tuple([value_of(state, Seat(seat), points) for seat in range(state.seats)])

    def value(self, state: State, seat: Seat) -> float:
        return value_of(state, seat, scores(state))

    def decision_complete(self, state: State, seat: Seat) -> bool:
        if not state.steps or state.steps[-1].seat != seat:
            return True
        return isinstance(state.steps[-1], OPEN)

    def candidates(
        self, state: State, seat: Seat, legal: Sequence[AnyAction]
    ) -> Sequence[AnyAction]:
        return worth_a_look(state, state.steps[-1], legal) or legal


def value_of(state: State, seat: Seat, points: Sequence[int]) -> float:
    """The hopes of a seat against the points of its rivals; its lead where the game is over."""
    if state.end_reason is not None:
        return float(points[seat] - max(p for n, p in enumerate(points) if n != seat))
    rivals = (sum(points) - points[seat]) / (state.seats - 1)
    return worth(state, seat) - RIVAL * rivals


def worth_a_look(state: State, step: AnyStep, legal: Sequence[AnyAction]) -> Sequence[AnyAction]:
    """The orders of a step that are worth a look."""
    match step:
        case Bidding():
            bids = [action for action in legal if isinstance(action, Bid)]
            return [*bids[:1], PassBid()]
        case ChoosingAction():
            kinds = [action for action in legal if not isinstance(action, IssueShare)]
            return kinds if len(kinds) > 1 else legal
        case Building(loose_end=None):
            looked_at = {*best_firsts(state, step), PlayLandGrant()}
            return [action for action in legal if action in looked_at]
        case Building():
            tiles = best_nexts(state, step)
            return [action for action in legal if action in tiles]
        case _:
            return best_few(state, step.seat, legal)


def best_few(state: State, seat: Seat, legal: Sequence[AnyAction]) -> Sequence[AnyAction]:
    """The best of many deliveries or cities; few are all looked at."""
    deliveries = [action for action in legal if isinstance(action, Deliver)]
    if deliveries:
        return best_deliveries(state, seat, deliveries)
    if not isinstance(legal[0], Urbanize | GrowCity):
        return legal
    near = best_cities(state, seat)
    there = [
        action
        for action in legal
        if isinstance(action, Urbanize | GrowCity) and BOARD.cities.number[action.city] in near
    ]
    return there or legal[:FEW]


EVALUATOR: Final = TycoonEvaluator()
