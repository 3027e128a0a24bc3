"""The kinds of things that the board shows; menus, cards and answers to clicks name them."""

from typing import Final

from rotonde.games.dice.board import BOARD
from rotonde.kernel.law.thing import ThingKind

name: Final = BOARD.cell_names.__getitem__
"""Spells a cell as `d3`."""

# On the sheets
sheet: Final = ThingKind("sheet", end=str)
cell: Final = ThingKind("cell", end=str, cell=name)
out: Final = ThingKind("out", end=str, cell=name, side=str)
"""One way out of a next cell."""
site: Final = ThingKind("site", end=str, cell=name)
"""The house of a next cell, for stations."""
rail: Final = ThingKind("rail", end=str, cell=name)
station: Final = ThingKind("station", tile=str, company=str)
left: Final = ThingKind("left", cell=name)
"""A die of a sheet that has just been left."""

# On the general map
place: Final = ThingKind("place", x=str, y=str)
mark: Final = ThingKind("mark", tile=str, company=str)
"""A station on the general map."""
chain: Final = ThingKind("chain", company=str)

# Dice
die: Final = ThingKind("die", face=str)
"""Dice of the own tray."""
hidden: Final = ThingKind("hidden", seat=str)
"""The dice behind the screen of a seat."""
front: Final = ThingKind("front", seat=str)
reserve: Final = ThingKind("reserve")
pay: Final = ThingKind("pay", jokers=str)
"""A number of jokers for a surcharge, where hidden dice could pay as well."""

# Companies, tiles, seats
company: Final = ThingKind("company", id=str)
bank: Final = ThingKind("bank", company=str)
"""The shares of a company in the bank."""
director: Final = ThingKind("director", company=str)
"""The director of a company, who may have to sell."""
kind: Final = ThingKind("kind", site=str)
"""A kind of station, where a cell takes several."""
tile: Final = ThingKind("tile", kind=str, rotation=str)
"""An offered tile in its rotation."""
supply: Final = ThingKind("supply", kind=str)
seat: Final = ThingKind("seat", number=str)
