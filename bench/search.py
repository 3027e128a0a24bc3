"""Measures how fast bots think: positions rated, whole decisions planned, rollouts.

All times are CPU time of this process; the yardstick is measured in each round beside them.
"""

import statistics
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import msgspec

from bench.engine import cpu_seconds
from bench.yardstick import chess_moves
from rotonde.bots import bot_at, never
from rotonde.bots.levels import look
from rotonde.bots.planner import Planner
from rotonde.bots.search import Budget, Searching
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import carried_out
from rotonde.kernel.law.rng import Rng, pick
from rotonde.kernel.law.rules import AnyRules

EVERY = 12
"""One position in so many clicks of a game is thought about."""
POSITIONS = 5
STEPS = 60
"""Positions that are rated beside each of them."""
MOVES_OF_CHESS = 2000


class SearchMeasure(msgspec.Struct, frozen=True):
    """The figures of one game, medians over the rounds."""

    game: str
    yardstick_per_second: float
    """Moves of python-chess per CPU-second."""
    values_per_second: float
    plan_ms: float
    """CPU milliseconds for a whole decision of club."""
    rollouts_per_second: float
    rollout_cost: float
    """Moves of python-chess in the time of one rollout."""


def measure_search(rules: AnyRules, rounds: int, tick: Callable[[], None]) -> SearchMeasure:
    """Measure one game for two seats; `tick` is called after each of the `rounds`."""
    positions = positions_of(rules)
    taken = []
    for number in range(rounds):
        taken.append(one_round(rules, positions, number))
        tick()
    chess, values, plans, rollouts = (statistics.median(each) for each in zip(*taken, strict=True))
    return SearchMeasure(
        game=rules.id,
        yardstick_per_second=1 / chess,
        values_per_second=1 / values,
        plan_ms=plans * 1000,
        rollouts_per_second=1 / rollouts,
        rollout_cost=rollouts / chess,
    )


def positions_of(rules: AnyRules) -> Sequence[Any]:
    """Positions of a game of two club bots."""

    def played() -> Any:
        state = rules.setup(2, rules.options(), Rng("bench"))
        bots = [bot_at("club", rules, Seat(seat)) for seat in range(2)]
        click = 0
        while actors := rules.actors(state):
            seat, click = min(actors), click + 1
            view, legal = rules.view(state, seat), rules.legal(state, seat)
            action = bots[seat].choose(view, legal, Rng(f"bench {click}"), never)
            state = carried_out(rules, state, seat, action).state
            yield state

    return list(islice(played(), EVERY, EVERY * POSITIONS + 1, EVERY))


def one_round(
    rules: AnyRules, positions: Sequence[Any], number: int
) -> tuple[float, float, float, float]:
    """CPU seconds of a chess move, a rating, a plan and a rollout."""
    chess = cpu_seconds(lambda: chess_moves(Random(number), MOVES_OF_CHESS))
    near = [state for position in positions for state in states_after(rules, position, number)]
    values = cpu_seconds(lambda: [rules.evaluator.values(state) for state in near])
    plans = cpu_seconds(lambda: planned(rules, positions))
    rollouts = cpu_seconds(lambda: played_on(rules, positions, number))
    each = len(positions)
    return chess / MOVES_OF_CHESS, values / len(near), plans / each, rollouts / each


def states_after(rules: AnyRules, state: Any, number: int) -> Iterator[Any]:
    """Positions of a random walk from here, no two alike."""
    rng = Rng(f"near {number}")
    for _ in range(STEPS):
        if not (actors := rules.actors(state)):
            return
        action, rng = pick(rng, rules.legal(state, min(actors)))
        state = carried_out(rules, state, min(actors), action).state
        yield state


def planned(rules: AnyRules, positions: Sequence[Any]) -> None:
    """Plan a decision of whoever is to move in each position."""
    for state in positions:
        seat = min(rules.actors(state))
        planner: Planner[Any, Any, Any] = Planner(rules, seat, look(rules))
        list(planner.decisions(state, rules.legal(state, seat), never))


def played_on(rules: AnyRules, positions: Sequence[Any], number: int) -> None:
    """Play each position on once."""
    for state in positions:
        mind: Searching[Any, Any, Any] = Searching(rules, Seat(0), look(rules), Budget(1, 1))
        mind.rollout((), state, Rng(f"bench {number}"))
