"""Challenges: tasks that a game sets to whoever plays it alone. Knows no game; plain data."""

from collections.abc import Mapping
from typing import Any

import msgspec

from rotonde.kernel.law.text import Text


class Challenge(msgspec.Struct, frozen=True):
    """One task: what it is called, what it asks, and what it takes for each star."""

    id: str
    name: Text
    mission: Text
    options: Mapping[str, Any]
    """Options of a game for one seat that set it."""
    thresholds: tuple[int, ...]
    """The score for one star, for two, and so on."""
