"""The recordings of Rocket: every number of seats, every reason of ending, vetoes and mergers.

A new recording is a new plan at the end of the list.
"""

from collections.abc import Sequence
from typing import Final

from rotonde.games.rocket.events import LineAbsorbed, LineIsolated, PassengerTaken, VetoAnswered
from rotonde.games.rocket.state import RocketOptions
from tests.recordings.plans import Plan, greedy, weighted

LIVELY: Final = weighted({"SelectLine": 80, "TakeMarker": 30, "PlaceStation": 20, "PickStation": 3})
BIDDING: Final = weighted({"SelectLine": 90, "PickStation": 1, "VetoBid": 40, "VetoMatch": 20})
WANDERING: Final = weighted({"SelectLine": 2, "TakeMarker": 3, "PickStation": 200})

USUAL: Final = RocketOptions()
STRICT: Final = RocketOptions(station_may_leave_track=False, money_visible=True)
HASTY: Final = RocketOptions(stall_limit_rounds=3)
HASTY_STRICT: Final = RocketOptions(False, True, 3)

ALL_OF_IT: Final = (LineAbsorbed, LineIsolated, PassengerTaken, VetoAnswered)

PLANS: Final[Sequence[Plan]] = (
    Plan(2, LIVELY, "shares", USUAL, ALL_OF_IT),
    Plan(3, LIVELY, "shares", USUAL, ALL_OF_IT),
    Plan(4, LIVELY, "shares", USUAL, ALL_OF_IT),
    Plan(2, BIDDING, "shares", STRICT, ALL_OF_IT),
    Plan(3, BIDDING, "shares", STRICT, ALL_OF_IT),
    Plan(4, BIDDING, "shares", STRICT, ALL_OF_IT),
    Plan(2, BIDDING, "tiles", USUAL, (VetoAnswered,)),
    Plan(3, BIDDING, "tiles", USUAL, (VetoAnswered, LineAbsorbed)),
    Plan(4, BIDDING, "tiles", STRICT, (VetoAnswered,)),
    Plan(2, WANDERING, "stall", HASTY),
    Plan(3, WANDERING, "stall", HASTY),
    Plan(4, WANDERING, "stall", HASTY_STRICT),
    Plan(2, greedy, "shares", USUAL),
    Plan(3, greedy, "shares", USUAL),
    Plan(4, greedy, "shares", USUAL),
)
