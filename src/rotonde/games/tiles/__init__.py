"""Railroad Tiles: one room, one door."""

from rotonde.games.tiles.game import TILES

__all__ = ["TILES"]
