"""The bot of Railroad Dice: how it values a position, and which orders it considers."""

from rotonde.games.dice.bot.evaluator import EVALUATOR

__all__ = ["EVALUATOR"]
