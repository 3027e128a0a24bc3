"""A bot's knowledge of Railroad Tiles: the worth of positions, and orders worth a look."""

from rotonde.games.tiles.bot.evaluator import EVALUATOR

__all__ = ["EVALUATOR"]
