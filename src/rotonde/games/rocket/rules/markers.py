"""Action A: take a city marker (ROC-20, ROC-21)."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rotonde.games.rocket import names
from rotonde.games.rocket.actions import TakeMarker
from rotonde.games.rocket.board import BOARD, Marker, MarkerSet
from rotonde.games.rocket.events import MarkerTaken
from rotonde.games.rocket.reasons import MARKER_GONE, NO_SUCH_MARKER
from rotonde.games.rocket.rules.ending import complete
from rotonde.games.rocket.state import State, with_item
from rotonde.games.rocket.steps import ChooseAction
from rotonde.kernel.law.decision import Order
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn
from rotonde.railway.bitset import Listing, bits

TAKES: Final = Listing(
    {n: TakeMarker(marker.city, marker.good) for n, marker in enumerate(BOARD.markers)}
)
EQUALS: Final = {
    marker: bits(n for n, other in enumerate(BOARD.markers) if other == marker)
    for marker in BOARD.markers
}
"""The markers of each city and good; equal ones are one option (ROC-21)."""

TWINS: Final = tuple(
    (1 << n, EQUALS[marker] & ((1 << n) - 1))
    for n, marker in enumerate(BOARD.markers)
    if EQUALS[marker] & ((1 << n) - 1)
)
"""Each marker that has equals before it, with those."""


def legal_takes(state: State) -> tuple[TakeMarker, ...]:
    """One order for each city and good that still lies on the board."""
    return TAKES.kept(takeable(state))


def takeable(state: State) -> MarkerSet:
    """One marker of each city and good that still lies on the board."""
    return without_twins(state.lying_markers)


@lru_cache(maxsize=1024)
def without_twins(lying: MarkerSet) -> MarkerSet:
    """The markers less those that an equal one already stands for."""
    for twin, earlier in TWINS:
        if lying & earlier:
            lying &= ~twin
    return lying


def check_take(state: State, _step: ChooseAction, action: TakeMarker) -> Refusal | None:
    """May this marker be taken?"""
    equals = EQUALS.get(Marker(action.city, action.good))
    if equals is None:  # ROC-20
        return NO_SUCH_MARKER(city=action.city, good=action.good)
    if not equals & state.lying_markers:  # ROC-21
        city, good = names.town(action.city), names.good(action.good)
        return MARKER_GONE(city=city, good=good)
    return None


def take(state: State, step: ChooseAction, action: TakeMarker) -> Turn[State]:
    """The marker goes to the seat, openly; it pays nothing now."""
    seat = step.seat
    lying = EQUALS[Marker(action.city, action.good)] & state.lying_markers
    held = state.markers[seat] | lying & -lying
    after = replace(state, markers=with_item(state.markers, seat, held))
    return complete(after, MarkerTaken(seat, action.city, action.good))


ORDERS: Final = (Order(TakeMarker, take, check_take),)
"""The order that is this action."""
