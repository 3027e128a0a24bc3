"""The view of one seat, or a spectator: built up from nothing; and the way back from it.

All but the faces to come is public. Where a table hides the totals, those of the others stay out of
a view until the end; the way back then knows only the passengers that it was shown.
"""

from rotonde.games.dice.view.imagining import imagine
from rotonde.games.dice.view.shapes import View
from rotonde.games.dice.view.showing import own_view, view

__all__ = ["View", "imagine", "own_view", "view"]
