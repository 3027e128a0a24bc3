"""What a bot knows of Railroad Tycoon: what a position is worth, and what deserves a look."""

from rotonde.games.tycoon.bot.evaluator import EVALUATOR

__all__ = ["EVALUATOR"]
