"""A bot's knowledge of Stephenson's Rocket: the worth of positions, and orders worth a look."""

from rotonde.games.rocket.bot.evaluator import EVALUATOR

__all__ = ["EVALUATOR"]
