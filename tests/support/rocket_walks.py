"""Random games of Rocket, for promises that must hold in every position."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

import rotonde
from rotonde.games.rocket.actions import AnyAction
from rotonde.games.rocket.state import State
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng, below
from tests.support.rocket import ROCKET


def walk(seed: str, seats: int = 3) -> Iterator[tuple[State, Seat]]:
    """Every position of a random game with the seat that decides there, and then the end."""
    rng = Rng(seed)
    state = ROCKET.setup(seats, ROCKET.options(), rng)
    while actors := ROCKET.actors(state):
        seat = min(actors)
        yield state, seat
        action, rng = picked(ROCKET.legal(state, seat), rng)
        turn = rotonde.play(ROCKET, state, seat, action)
        assert not isinstance(turn, Refusal)
        state = turn.state


def picked(actions: Sequence[AnyAction], rng: Rng) -> tuple[AnyAction, Rng]:
    """Any action: first one of the kinds, so that lines are not lost among the many hexes."""
    kinds: dict[type[AnyAction], list[AnyAction]] = defaultdict(list)
    for action in actions:
        kinds[type(action)].append(action)
    kind, rng = below(rng, len(kinds))
    same = list(kinds.values())[kind]
    number, rng = below(rng, len(same))
    return same[number], rng
