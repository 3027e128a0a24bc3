"""The laws of every position, over random games of 2, 3 and 4 seats with both variants."""

from collections import Counter

import pytest

from rotonde.games.revolution.events import ActionFinished, MarketOpened, PieceSold, TurnBegan
from rotonde.games.revolution.rules import flow, setup
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.state import RevolutionOptions
from rotonde.kernel.law.rng import Rng, pick
from rotonde.kernel.law.turn import Turn
from tests.support import revolution_invariants as laws
from tests.support import rule
from tests.support.revolution import actor

GAMES = pytest.mark.parametrize(
    ("seats", "hard", "opened", "seed"),
    [(2 + n % 3, bool(n & 1), bool(n & 2), n) for n in range(12)],
)


@GAMES
@rule("REV-5", "REV-34", "REV-64", "REV-121")
def test_every_position_obeys_the_laws(seats: int, hard: bool, opened: bool, seed: int) -> None:
    """Workers, pieces, trains, milestones, tiles, networks, purses; at the end equal turns."""
    options = RevolutionOptions(hard, opened)
    state = flow.settle(Turn(setup.beginning(seats, options, Rng(f"laws {seed}")))).state
    rng, sold, turns = Rng(f"dice {seed}"), Counter[tuple[int, str]](), Counter[int]()
    markets = 0
    while state.steps:
        options_now = DECISIONS.legal(state, actor(state))
        assert options_now
        before = state
        action, rng = pick(rng, options_now)
        turn = flow.settle(DECISIONS.apply(state, actor(state), action))
        state = turn.state
        for event in turn.events:
            if isinstance(event, PieceSold):
                sold[event.seat, event.kind] += 1
            if isinstance(event, TurnBegan):
                turns[event.seat] += 1
            if isinstance(event, MarketOpened):
                markets += 1
                assert any(
                    isinstance(e, ActionFinished) and e.space in ("railroad", "telegraph")
                    for e in turn.events
                )
        laws.always(state, sold)
        laws.never_back(before, state)
    assert len(set(turns.values())) == 1
    assert state.round <= 27
    assert markets
