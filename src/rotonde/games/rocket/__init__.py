"""Stephenson's Rocket: one room, one door."""

from rotonde.games.rocket.desk.desk import DESK
from rotonde.games.rocket.game import ROCKET

__all__ = ["DESK", "ROCKET"]
