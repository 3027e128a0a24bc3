"""What one seat, or a spectator, may know: built up from nothing; and the way back from it."""

from rotonde.games.rocket.state import Income
from rotonde.games.rocket.view.imagining import imagine
from rotonde.games.rocket.view.shapes import (
    CityView,
    CompanyView,
    MarkerView,
    PaymentView,
    SeatView,
    StationView,
    VetoStop,
    View,
)
from rotonde.games.rocket.view.showing import own_view, view

__all__ = [
    "CityView",
    "CompanyView",
    "Income",
    "MarkerView",
    "PaymentView",
    "SeatView",
    "StationView",
    "VetoStop",
    "View",
    "imagine",
    "own_view",
    "view",
]
