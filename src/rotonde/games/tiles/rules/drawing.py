"""Bag, stack and coin: what is drawn is drawn when it is shown (TIL-20, TIL-23, TIL-61)."""

from collections.abc import Sequence
from typing import TypeVar

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import TileId
from rotonde.kernel.law.rng import Rng, below

T = TypeVar("T", bound=str)


def draw(bag: Sequence[T], count: int, rng: Rng) -> tuple[tuple[T, ...], tuple[T, ...], Rng]:
    """So many things from the bag as there are, what stays in it, and the generator after it."""
    left, out = list(bag), []
    for _ in range(min(count, len(left))):
        index, rng = below(rng, len(left))
        out.append(left.pop(index))
    return tuple(out), tuple(left), rng


def start_tiles(count: int, rng: Rng) -> tuple[tuple[TileId, ...], tuple[TileId, ...], Rng]:
    """Starting tiles of different archetypes; what repeats an earlier one goes back (TIL-23)."""
    bag, seen = list(BOARD.bag), set()
    pool: list[TileId] = []
    while len(pool) < count:
        index, rng = below(rng, len(bag))
        archetype = BOARD.tiles[BOARD.numbers[bag[index]]].archetype
        if archetype not in seen:
            seen.add(archetype)
            pool.append(bag.pop(index))
    return tuple(pool), tuple(bag), rng
