"""Choices of orders; a kind of action is opened together with its first order.

A click on a cube, an exit or a card is then enough.
"""

from typing import Any, Final

from rotonde.games.tycoon.actions import AnyAction, Kind
from rotonde.games.tycoon.notation import NOTATION
from rotonde.games.tycoon.rules import choosing
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.desk.offering import offering
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.text import Text

offer: Final = offering(NOTATION)
"""Makes a choice of one order."""


def offer_first(
    kind: Kind, order: AnyAction, label: Text, *stand: Thing, opens: bool, **more: Any
) -> Choice:
    """A choice of a first order, which `opens` its kind of action where that is not open yet."""
    if opens:
        return offer(choosing.CHOICES[kind], kind, label, *stand, then=(order,), **more)
    return offer(order, kind, label, *stand, **more)
