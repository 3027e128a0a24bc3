"""The view of one seat, or a spectator, of Railroad Tycoon: built up from nothing.

Hidden are the tycoon cards of others, the unused ones, the order of the deck, and the dice.
"""

from rotonde.games.tycoon.state import Deed
from rotonde.games.tycoon.view.imagining import imagine
from rotonde.games.tycoon.view.shapes import (
    AuctionView,
    BuildingView,
    CardCount,
    CardsView,
    CardView,
    CityView,
    EndView,
    LinkView,
    SeatView,
    TycoonView,
    UnfinishedView,
    View,
    WayView,
)
from rotonde.games.tycoon.view.showing import own_view, view

__all__ = [
    "AuctionView",
    "BuildingView",
    "CardCount",
    "CardView",
    "CardsView",
    "CityView",
    "Deed",
    "EndView",
    "LinkView",
    "SeatView",
    "TycoonView",
    "UnfinishedView",
    "View",
    "WayView",
    "imagine",
    "own_view",
    "view",
]
