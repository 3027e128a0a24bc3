"""Railroad Tycoon: one room, one door."""

from rotonde.games.tycoon.game import TYCOON

__all__ = ["TYCOON"]
