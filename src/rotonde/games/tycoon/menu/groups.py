"""The groups of choices, in the order of the prompt."""

from typing import Final

from rotonde.games.tycoon.actions import KINDS
from rotonde.kernel.menu import Group
from rotonde.kernel.text import Text

AUCTION, STOP, SHARE, GROW = "auction", "stop", "share", "grow"

GROUPS: Final = tuple(
    Group(name, Text(f"group-{name}"), standing=name == SHARE)
    for name in (AUCTION, *KINDS, GROW, STOP, SHARE)
)
"""Shares stand beside the main question."""
