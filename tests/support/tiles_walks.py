"""Random games of Railroad Tiles, for promises that must hold in every position."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

import rotonde
from rotonde.games.tiles.actions import AnyAction
from rotonde.games.tiles.state import State, TilesOptions
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng, below, pick
from rotonde.kernel.law.turn import Turn
from tests.support.tiles import TILES

RARE = 6
"""One in so many decisions is of any kind; the others are of the kind listed first, mostly lays."""

TABLES: dict[str, tuple[int, TilesOptions]] = {
    "two with objectives": (2, TilesOptions(objectives="random")),
    "three": (3, TilesOptions()),
    "four at the same time": (4, TilesOptions(objectives="random", parallel=True)),
    "alone on flat earth": (1, TilesOptions(challenge="flat_earth")),
    "alone under control": (1, TilesOptions(challenge="traffic_control")),
    "alone with lazy travellers": (1, TilesOptions(challenge="lazy_travellers")),
}
"""Seats and options that between them show everything."""


def turns(table: str, seed: str = "walk") -> Iterator[tuple[State, Seat, Turn[State]]]:
    """Every position of a random game, a seat that decides there, and what it leads to."""
    rng = Rng(seed)
    seats, options = TABLES[table]
    state = TILES.setup(seats, options, rng)
    while actors := sorted(TILES.actors(state)):
        seat, rng = pick(rng, actors)
        action, rng = picked(TILES.legal(state, seat), rng)
        turn = rotonde.play(TILES, state, seat, action)
        assert not isinstance(turn, Refusal)
        yield state, seat, turn
        state = turn.state


def walk(table: str, seed: str = "walk") -> Iterator[tuple[State, Seat]]:
    """Every position of a random game with a seat that decides there."""
    return ((state, seat) for state, seat, _ in turns(table, seed))


def picked(actions: Sequence[AnyAction], rng: Rng) -> tuple[AnyAction, Rng]:
    """Mostly what builds a map, now and then anything, so that maps grow and rare kinds happen."""
    kinds: dict[type[AnyAction], list[AnyAction]] = defaultdict(list)
    for action in actions:
        kinds[type(action)].append(action)
    groups = list(kinds.values())
    rare, rng = below(rng, RARE)
    same, rng = (groups[0], rng) if rare else pick(rng, groups)
    return pick(rng, same)
