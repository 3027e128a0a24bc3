"""The groups of choices, in the order of the prompt."""

from typing import Final

from rotonde.games.tycoon.actions import Kind
from rotonde.kernel.desk.menu import Group
from rotonde.kernel.law.text import Text

AUCTION, SHARE, GROW = "auction", "share", "grow"

KINDS: Final[tuple[Kind, ...]] = (
    "build",
    "deliver",
    "upgrade",
    "card",
    "urbanize",
    "western_link",
    "pass",
)
"""As they stand on the keys 1 to 7."""

ASKED: Final = {
    "build": Text("prompt-build"),
    "deliver": Text("prompt-deliver"),
    "card": Text("prompt-take_card"),
    "urbanize": Text("prompt-urbanize"),
    "western_link": Text("prompt-western_link"),
}
"""Of a kind that is opened before its first order the question it will ask."""

GROUPS: Final = tuple(
    Group(name, Text(f"group-{name}"), standing=name == SHARE, prompt=ASKED.get(name))
    for name in (AUCTION, *KINDS, GROW, SHARE)
)
"""Shares stand beside the main question."""
