"""Games of every level under the referee: no exception, no illegal order, nothing foreknown."""

from typing import Any

import pytest

from rotonde.bots import OFFERED, bot_at
from rotonde.bots.bot import ShouldStop
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.referee import referee
from rotonde.kernel.law.rng import Rng
from tests.support.depth import depth

WHOLE_GAMES = depth(1, 200)
CLICKS = depth(8, 10_000)
"""In a sample only the beginning of a game is played."""
QUESTIONS = depth(25, 60)


def patience(questions: int) -> ShouldStop:
    """Says that the time is up after so many questions, whatever the clock says."""
    left = iter(range(questions))
    return lambda: next(left, None) is None


@pytest.mark.parametrize("level", OFFERED)
@pytest.mark.parametrize("game", GAMES)
def test_bots_play_whole_games_under_the_referee(game: GameId, level: str) -> None:
    """With all numbers of seats; each thought is cut short somewhere."""
    rules: Any = GAMES[game]
    for number in range(WHOLE_GAMES):
        seats = rules.seats[(number + 1) % len(rules.seats)]
        state = rules.setup(seats, rules.options(), Rng(f"{level}:{number}"))
        bots = [bot_at(level, rules, Seat(seat)) for seat in range(seats)]
        for click in range(CLICKS):
            if not (actors := rules.actors(state)):
                break
            seat, rng = min(actors), Rng(f"{number}:{click}")
            view, legal = rules.view(state, seat), rules.legal(state, seat)
            action = bots[seat].choose(view, legal, rng, patience(QUESTIONS))
            assert action in legal
            state = referee(rules, state, seat, action).state
        assert CLICKS < 10_000 or rules.outcome(state) is not None
