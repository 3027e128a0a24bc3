"""Names for the numbers and texts that every game passes around."""

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, 0 first; clockwise is the next higher number."""

GameId = NewType("GameId", str)
"""The slug of a rule set, as in `rotonde.game("rocket")`."""

Thing = NewType("Thing", str)
"""The id of something drawn on a board or in a panel, as in `hex:E13`."""
