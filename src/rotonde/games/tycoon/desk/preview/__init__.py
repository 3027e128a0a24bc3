"""What a choice would bring about, as a card: foreseen by the rules, never by a copy of them.

Pure. What hangs on the bag or the deck is told as odds or not at all.
"""

from collections.abc import Sequence
from typing import assert_never

from rotonde.games.tycoon.actions import (
    AnyAction,
    Bid,
    BuildWesternLink,
    ChooseAction,
    Deliver,
    GrowCity,
    IssueShare,
    LayTile,
    PassBid,
    PlayLandGrant,
    StopBuilding,
    TakeCard,
    Urbanize,
)
from rotonde.games.tycoon.desk.preview.building import build_card
from rotonde.games.tycoon.desk.preview.cities import city_card, take_card
from rotonde.games.tycoon.desk.preview.delivering import Terms, deliver_card, earned, terms_of
from rotonde.games.tycoon.desk.preview.going import go_card
from rotonde.games.tycoon.desk.preview.money import consequence
from rotonde.games.tycoon.state import State
from rotonde.kernel.desk.menu import Preview
from rotonde.kernel.law.ids import Seat

__all__ = ["Terms", "earned", "preview", "terms_of"]


def preview(state: State, seat: Seat, actions: Sequence[AnyAction]) -> Preview | None:
    """The card of the last of these orders, the others being given before it."""
    for action in actions[:-1]:
        state = consequence(state, action).state
    match actions[-1]:
        case ChooseAction() | IssueShare() | Bid() | PassBid() as action:
            return go_card(state, seat, action)
        case LayTile() | PlayLandGrant() | StopBuilding() as action:
            return build_card(state, seat, action)
        case Deliver() as action:
            return deliver_card(state, seat, action)
        case TakeCard() as action:
            return take_card(state, seat, action)
        case Urbanize() | GrowCity() | BuildWesternLink() as action:
            return city_card(state, seat, action)
        case action:
            assert_never(action)
