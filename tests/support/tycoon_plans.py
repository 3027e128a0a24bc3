"""The recordings of Tycoon: two to six seats, every class of card, the West, past 100, every end.

A new recording is a new plan at the end of the list.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rotonde.games.tycoon.actions import ChooseAction
from rotonde.games.tycoon.events import (
    CardTaken,
    CityGrown,
    CityRefilled,
    FirstPlacePassed,
    GrantPlayed,
    HotelPaid,
    ObjectiveMet,
    ShareIssued,
    TrackRemoved,
    Urbanized,
    WesternLinkBuilt,
)
from rotonde.games.tycoon.state import TycoonOptions
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng, below
from rotonde.kernel.law.rules import AnyRules
from tests.recordings.plans import Plan, Policy, greedy
from tests.support.tycoon_walks import WEIGHTS, weight

USUAL: Final = TycoonOptions()
BEGINNERS: Final = TycoonOptions(beginner=True)


def minded(**kinds: int) -> Policy:
    """A policy that goes by weights of the kinds of action, the usual ones where none is said."""
    weights: Mapping[str, int] = {**WEIGHTS, **kinds}

    def choose(rules: AnyRules, state: Any, seat: Seat, rng: Rng) -> Any:
        legal = rules.legal(state, seat)
        sizes = [
            weights[action.kind] if isinstance(action, ChooseAction) else weight(action)
            for action in legal
        ]
        number, _ = below(rng, sum(sizes))
        for action, size in zip(legal, sizes, strict=True):
            number -= size
            if number < 0:
                return action
        raise AssertionError("no weight")

    return choose


LIVELY: Final = minded()
CARDS: Final = minded(card=90, build=60)
WESTWARD: Final = minded(western_link=400, build=90)
IDLE: Final = minded(build=1, urbanize=1, upgrade=1, card=1, **{"pass": 400})
DULL: Final = minded(build=30, deliver=0, urbanize=1, upgrade=10, card=3, **{"pass": 15})

ALL_OF_IT: Final = (Urbanized, ObjectiveMet, TrackRemoved, CardTaken)

PLANS: Final[Sequence[Plan]] = (
    Plan(2, LIVELY, "markers", USUAL, ALL_OF_IT),
    Plan(3, LIVELY, "markers", USUAL, ALL_OF_IT),
    Plan(4, LIVELY, "markers", USUAL, ALL_OF_IT),
    Plan(5, LIVELY, "markers", USUAL, ALL_OF_IT),
    Plan(6, LIVELY, "markers", USUAL, ALL_OF_IT),
    Plan(3, CARDS, "markers", USUAL, (GrantPlayed, CityGrown, HotelPaid, Urbanized)),
    Plan(4, CARDS, "markers", USUAL, (GrantPlayed, CityGrown, HotelPaid, ShareIssued)),
    Plan(3, WESTWARD, "markers", USUAL, (WesternLinkBuilt, CityRefilled)),
    Plan(4, WESTWARD, "markers", USUAL, (WesternLinkBuilt,)),
    Plan(3, LIVELY, "markers", BEGINNERS, (Urbanized,)),
    Plan(2, IDLE, "all_passed", USUAL, (FirstPlacePassed,)),
    Plan(2, DULL, "turns", USUAL),
    Plan(3, greedy, "markers", USUAL, (ObjectiveMet,)),
    Plan(4, greedy, "markers", USUAL, (ObjectiveMet,), least=101),
)
