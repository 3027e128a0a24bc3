"""Railroad Tycoon: one room, one door."""

from rotonde.games.tycoon.desk.desk import DESK
from rotonde.games.tycoon.game import TYCOON

__all__ = ["DESK", "TYCOON"]
