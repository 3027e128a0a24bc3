"""Bots sit where players sit: they get a view, the legal actions, a generator and a budget.

They know the kernel and the catalogue, never a game by name and never the true state of a table.
"""

from rotonde.bots.bot import Bot, ShouldStop, never
from rotonde.bots.levels import (
    A_TURN,
    LEVELS,
    OFFERED,
    USUAL,
    Foreseen,
    bot_at,
    plan_from_view,
    seen_as,
)

__all__ = [
    "A_TURN",
    "LEVELS",
    "OFFERED",
    "USUAL",
    "Bot",
    "Foreseen",
    "ShouldStop",
    "bot_at",
    "never",
    "plan_from_view",
    "seen_as",
]
