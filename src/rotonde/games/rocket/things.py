"""The kinds of things that the board shows; menus, cards and answers to clicks name them."""

from typing import Final

from rotonde.kernel.law.thing import ThingKind

hexagon: Final = ThingKind("hex", place=str)
station: Final = ThingKind("station", place=str)
marker: Final = ThingKind("marker", city=str, good=str)
company: Final = ThingKind("company", id=str)
town: Final = ThingKind("town", id=str)
seat: Final = ThingKind("seat", number=str)
good: Final = ThingKind("good", id=str)
"""The pieces of a seat in a good, or its passengers: the final count points there."""
