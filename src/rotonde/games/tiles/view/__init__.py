"""The view of a seat or a spectator, built up from nothing, and the way back from it to a state.

Nothing is private to a seat (TIL-102, TIL-103). Hidden from all are the order of bag and stack and
the coins to come, so the way back only needs new dice.
"""

from rotonde.games.tiles.view.imagining import imagine
from rotonde.games.tiles.view.shapes import View
from rotonde.games.tiles.view.showing import own_view, view

__all__ = ["View", "imagine", "own_view", "view"]
