"""The groups in which choices stand, and the maker of choices."""

from typing import Final

from rotonde.games.tiles.notation import NOTATION
from rotonde.kernel.desk.menu import Group
from rotonde.kernel.desk.offering import offering
from rotonde.kernel.law.text import Text

GROUPS: Final = tuple(
    Group(id, Text(f"group-{id}"), standing=id == "reject")
    for id in ("start", "columns", "lay", "objectives", "reject", "pieces", "finish")
)
"""All groups, in the order of the prompt; a tile can be rejected beside whatever else is asked."""

offer: Final = offering(NOTATION)
"""Makes a choice of an order."""
