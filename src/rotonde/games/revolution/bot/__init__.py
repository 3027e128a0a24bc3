"""A bot's knowledge of Railroad Revolution: the worth of positions, and orders worth a try."""

from rotonde.games.revolution.bot.evaluator import EVALUATOR

__all__ = ["EVALUATOR"]
