"""A bot's knowledge of Railroad Tycoon: the worth of positions, and orders worth a look."""

from rotonde.games.tycoon.bot.evaluator import EVALUATOR

__all__ = ["EVALUATOR"]
