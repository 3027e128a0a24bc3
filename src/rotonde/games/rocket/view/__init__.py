"""The view of one seat, or a spectator: built up from nothing; and the way back from it."""

from rotonde.games.rocket.view.imagining import imagine
from rotonde.games.rocket.view.shapes import View
from rotonde.games.rocket.view.showing import own_view, view

__all__ = ["View", "imagine", "own_view", "view"]
