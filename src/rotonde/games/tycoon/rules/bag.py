"""Cubes out of the bag: by chance, or of one colour, and into a city (TYC-44, TYC-71).

Also what nobody has seen of bag and deck yet, left to chance anew.
"""

from typing import NamedTuple

from msgspec.structs import replace

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import Colour
from rotonde.games.tycoon.state import NO_CUBES, Cubes, State
from rotonde.kernel.law.rng import Rng, below, shuffle


class Drawn(NamedTuple):
    """A city after cubes came to it."""

    state: State
    cubes: tuple[Colour, ...]
    """The cubes that came, in the order of the colours."""
    refreshed: bool
    """Whether it was empty and is not any more."""


def draw_cubes(bag: Cubes, count: int, rng: Rng) -> tuple[Cubes, Cubes, Rng]:
    """Cubes by chance, fewer if the bag is short; and the bag after it."""
    cubes = NO_CUBES
    for _ in range(min(count, sum(bag))):
        number, rng = below(rng, sum(bag))
        colour = colour_of(bag, number)
        cubes, bag = with_cubes(cubes, colour, 1), with_cubes(bag, colour, -1)
    return cubes, bag, rng


def colour_of(bag: Cubes, number: int) -> int:
    """The colour of a cube of the bag, counted colour by colour."""
    colour = 0
    while number >= bag[colour]:
        number -= bag[colour]
        colour += 1
    return colour


def with_cubes(cubes: Cubes, colour: int, by: int) -> Cubes:
    """The cubes with more or fewer of one colour."""
    return (*cubes[:colour], cubes[colour] + by, *cubes[colour + 1 :])


def with_city(state: State, city: int, cubes: Cubes) -> tuple[Cubes, ...]:
    """The cubes of all cities with those of one changed."""
    return (*state.cubes[:city], cubes, *state.cubes[city + 1 :])


def drawn_into(state: State, city: int, count: int) -> Drawn:
    """Cubes by chance from the bag into a city (TYC-44)."""
    cubes, bag, rng = draw_cubes(state.bag, count, state.rng)
    return add_cubes(replace(state, bag=bag, rng=rng), city, cubes)


def brought_into(state: State, city: int, colour: int, count: int) -> Drawn:
    """Cubes of one colour from the bag into a city, fewer if it has fewer (TYC-71)."""
    found = min(count, state.bag[colour])
    bag = with_cubes(state.bag, colour, -found)
    return add_cubes(replace(state, bag=bag), city, with_cubes(NO_CUBES, colour, found))


def add_cubes(state: State, city: int, cubes: Cubes) -> Drawn:
    """Cubes come to a city; its marker goes with the first."""
    there = state.cubes[city]
    after = tuple(old + new for old, new in zip(there, cubes, strict=True))
    names = tuple(colour for colour, n in zip(BOARD.colours, cubes, strict=True) for _ in range(n))
    refreshed = not any(there) and any(cubes)
    return Drawn(replace(state, cubes=with_city(state, city, after)), names, refreshed)


def redraw_deck(state: State, rng: Rng) -> State:
    """The position over a deck in another order; the bag has none."""
    deck, rng = shuffle(rng, state.deck)
    return replace(state, deck=deck, rng=rng)
