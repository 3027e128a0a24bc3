"""The weights of the parts of a position; figures found by play."""

from typing import Final

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """The figures of the evaluation."""

    slots_a_round: float = 0.6
    """Slots of each kind to be expected in a round."""
    luck: float = 0.6
    """The part of what slots to come could bring that they will bring."""
    star: float = 1.0
    """The worth of a star while tokens are to come."""
    fill: float = 0.55
    """The part of the tiles to come that can be steered into the rectangle."""
    haze: float = 0.15
    """How unsure that is, for each tile to come."""
    pair: float = 0.05
    """The chance that a tile to come makes a city of two urban tiles."""
    single: float = 0.015
    """The chance that it makes one of a lone urban tile."""
    closing: float = 0.35
    """Dead ends that a tile to come can close."""
    loose: float = 0.05
    """The cost of a dead end that can still be closed."""
    room: float = 0.03
    """The weight of a place that any tile would fit."""


WEIGHTS: Final = Weights()
