"""Bots sit where players sit: they get a view, the legal actions, a generator and a budget.

They know the kernel and the catalogue, never a game by name and never the true state of a table.
"""

from rotonde.bots.bot import Bot, ShouldStop, never
from rotonde.bots.levels import LEVELS, bot_at, play_from_view

__all__ = ["LEVELS", "Bot", "ShouldStop", "bot_at", "never", "play_from_view"]
