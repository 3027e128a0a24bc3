"""What a bot knows of Railroad Tiles: what a position will be worth, and what is worth a look."""

from rotonde.games.tiles.bot.evaluator import EVALUATOR

__all__ = ["EVALUATOR"]
