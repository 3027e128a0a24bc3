"""Railroad Revolution: one room, one door."""

from rotonde.games.revolution.desk.desk import DESK
from rotonde.games.revolution.game import REVOLUTION

__all__ = ["DESK", "REVOLUTION"]
