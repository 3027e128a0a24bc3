"""Railroad Dice: one room, one door."""

from rotonde.games.dice.desk.desk import DESK
from rotonde.games.dice.game import DICE

__all__ = ["DESK", "DICE"]
