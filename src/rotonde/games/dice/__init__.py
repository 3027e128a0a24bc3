"""Railroad Dice: one room, one door."""

from rotonde.games.dice.game import DICE

__all__ = ["DICE"]
