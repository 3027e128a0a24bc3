"""The groups in which choices stand, and the makers of choices."""

from typing import Any, Final

from rotonde.games.tycoon.actions import AnyAction, Kind
from rotonde.games.tycoon.notation import NOTATION
from rotonde.games.tycoon.rules import choosing
from rotonde.kernel.desk.menu import Choice, Group
from rotonde.kernel.desk.offering import offering
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.text import Text

KINDS_BY_KEY: Final[tuple[Kind, ...]] = (
    "build",
    "deliver",
    "upgrade",
    "card",
    "urbanize",
    "western_link",
    "pass",
)
"""The kinds of action on the keys 1 to 7."""
AUCTION, GROW, SHARE = "auction", "grow", "share"

ASKED: Final = {
    "build": Text("prompt-build"),
    "deliver": Text("prompt-deliver"),
    "card": Text("prompt-take_card"),
    "urbanize": Text("prompt-urbanize"),
    "western_link": Text("prompt-western_link"),
}
"""The question of a kind of action that is opened together with its first order."""
GROUPS: Final = tuple(
    Group(name, Text(f"group-{name}"), standing=name == SHARE, prompt=ASKED.get(name))
    for name in (AUCTION, *KINDS_BY_KEY, GROW, SHARE)
)
"""All groups, in the order of the prompt; shares stand beside the main question."""

offer: Final = offering(NOTATION)
"""Makes a choice of one order."""


def offer_first(
    kind: Kind, order: AnyAction, label: Text, *stand: Thing, opens: bool, **more: Any
) -> Choice:
    """A choice of a first order, which `opens` its kind of action where that is not open yet.

    A click on a cube, an exit or a card is then enough.
    """
    if opens:
        return offer(choosing.CHOICES[kind], kind, label, *stand, then=(order,), **more)
    return offer(order, kind, label, *stand, **more)
