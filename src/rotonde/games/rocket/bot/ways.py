"""The ways of engines: chances that one passes a hex or comes next to a town. Pure."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.field import HexCell, HexSet
from rotonde.railway.bitset import bits, members

STEPS_AHEAD: Final = 6
CARRY: Final = 0.85
"""The chance that an engine is pushed once more."""
HOPE: Final = 0.02
"""Chances below this are none."""

Place = tuple[HexCell, int | None]
"""The hex of an engine, and its heading."""


class Ways(msgspec.Struct, frozen=True):
    """Chances that an engine passes a hex, and comes next to a town, within some steps."""

    hexes: Mapping[HexCell, float]
    towns: tuple[float, ...]
    near: HexSet
    """The hexes with more than a hope."""


@lru_cache(maxsize=1 << 11)
def ways(engine: HexCell, heading: int | None) -> Ways:
    """The ways of an engine that takes each turn as likely as the next, tracks left aside."""
    hexes: dict[HexCell, float] = {}
    towns = [0.0] * len(BOARD.towns)
    wave = {(engine, heading): 1.0}
    for _ in range(STEPS_AHEAD):
        wave = chances_one_step_on(wave)
        for (cell, _), chance in wave.items():
            hexes[cell] = hexes.get(cell, 0.0) + chance
            for town in members(BOARD.beside[cell]):
                towns[town] = min(0.9, towns[town] + chance)
    near = bits(cell for cell, chance in hexes.items() if chance > HOPE)
    return Ways(hexes, tuple(towns), near)


Chances = dict[tuple[HexCell, int | None], float]


def chances_one_step_on(wave: Chances) -> Chances:
    """The chances one step on."""
    after: Chances = {}
    for (cell, heading), chance in wave.items():
        turns = [(side, hexes) for side, hexes in enumerate(BOARD.fans[cell, heading]) if hexes]
        for side, hexes in turns:
            place = HexCell(hexes.bit_length() - 1), side
            after[place] = after.get(place, 0.0) + chance * CARRY / len(turns)
    return after
