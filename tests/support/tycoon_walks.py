"""Random games of Tycoon that go somewhere: links are built and goods delivered."""

from collections.abc import Iterator, Sequence
from typing import Final

from rotonde.games.tycoon.actions import AnyAction, Bid, ChooseAction, IssueShare, StopBuilding
from rotonde.games.tycoon.state import State, TycoonOptions
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng, below
from rotonde.kernel.law.turn import Turn
from tests.support.tycoon import TYCOON

WEIGHTS: Final = {
    "build": 60,
    "urbanize": 4,
    "upgrade": 14,
    "deliver": 100,
    "card": 12,
    "western_link": 8,
    "pass": 1,
}
RARE: Final = (Bid, IssueShare, StopBuilding)


def weight(action: AnyAction) -> int:
    """How often an action is chosen among others."""
    if isinstance(action, ChooseAction):
        return WEIGHTS[action.kind]
    return 1 if isinstance(action, RARE) else 100


def picked(actions: Sequence[AnyAction], rng: Rng) -> tuple[AnyAction, Rng]:
    """One of them by its weight."""
    number, rng = below(rng, sum(map(weight, actions)))
    for action in actions:
        number -= weight(action)
        if number < 0:
            return action, rng
    raise AssertionError("no weight")


def walk(
    seed: str, seats: int = 4, beginner: bool = False
) -> Iterator[tuple[State, Seat, AnyAction, Turn[State]]]:
    """Every position of a game with what was done there."""
    rng = Rng(f"walk {seed}")
    state = TYCOON.setup(seats, TycoonOptions(beginner), Rng(seed))
    while actors := TYCOON.actors(state):
        seat = min(actors)
        action, rng = picked(TYCOON.legal(state, seat), rng)
        turn = play(TYCOON, state, seat, action)
        assert not isinstance(turn, Refusal), f"{action}: {turn}"
        yield state, seat, action, turn
        state = turn.state
