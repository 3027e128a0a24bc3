"""Carrying out what a seat does inside its own decisions: one function for each kind of order.

Both real play and foresight do things through here. Nothing here asks whether it may be done, and
nothing hidden is shown.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rotonde.games.revolution.actions import (
    AcceptDeal,
    Advance,
    AnyAction,
    ChooseDeal,
    DiscardWorker,
    ExchangeGive,
    ExchangeTake,
    FinishAction,
    FlipTrain,
    GainWorker,
    HireWorker,
    PlaceOffice,
    PlaceRail,
    PlaceStation,
    PlaceWorker,
    Promote,
    ResolvePart,
    SellPiece,
    SellShare,
    StopEffect,
    TakeTrain,
)
from rotonde.games.revolution.rules import deals, parts, pieces, trains, workers
from rotonde.games.revolution.rules.changes import Told
from rotonde.games.revolution.state import State
from rotonde.kernel.action import Action
from rotonde.kernel.ids import Seat

DOING: Final[Mapping[type[Action], Callable[[State, Seat, Any, Told], State]]] = {
    PlaceWorker: parts.place_worker,
    PlaceStation: pieces.station,
    PlaceRail: pieces.rail,
    PlaceOffice: pieces.office,
    SellPiece: pieces.sell,
    ResolvePart: parts.start,
    FinishAction: parts.finish,
    Promote: workers.promote,
    Advance: workers.advance,
    DiscardWorker: workers.discard,
    ExchangeGive: workers.give,
    ExchangeTake: workers.take,
    GainWorker: workers.gain,
    TakeTrain: trains.take,
    FlipTrain: trains.flip,
    ChooseDeal: deals.take,
    StopEffect: deals.stop,
    AcceptDeal: deals.take,
    SellShare: deals.sell_share,
    HireWorker: deals.hire,
}


def do(state: State, seat: Seat, action: AnyAction, told: Told) -> State:
    """The state after an order; what happened is added to `told`."""
    return DOING[type(action)](state, seat, action, told)


def after(state: State, seat: Seat, action: AnyAction) -> State:
    """The state after an order, told to nobody."""
    return DOING[type(action)](state, seat, action, [])
