"""Railroad Tiles: one room, one door."""

from rotonde.games.tiles.desk.desk import DESK
from rotonde.games.tiles.game import TILES

__all__ = ["DESK", "TILES"]
