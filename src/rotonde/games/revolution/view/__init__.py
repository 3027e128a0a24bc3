"""The view of one seat, or a spectator: built up from nothing; and the way back from it.

Hidden from all are the orders of the piles; private to a seat are the milestones it looks at, and
those it put under a pile (REV-112). Everything else is open (REV-44).
"""

from rotonde.games.revolution.view.imagining import imagine
from rotonde.games.revolution.view.shapes import View
from rotonde.games.revolution.view.showing import own_view, view

__all__ = ["View", "imagine", "own_view", "view"]
