"""Positions of Railroad Revolution to begin a test or a picture with: from recorded games."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

import rotonde
from rotonde.catalogue import desk
from rotonde.games.revolution.actions import Promote, ResolvePart
from rotonde.games.revolution.steps import (
    ChooseWorker,
    EffectAdvance,
    EffectPromote,
    KeepingMilestone,
    MarketOffer,
    ResolveAction,
    SetupPick,
)
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.record import Divergence, Record, opening, record_of, verify
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.tools.codec import decoder
from tests.recordings.make import played
from tests.recordings.plans import Plan, weighted
from tests.recordings.shelf import SHELF, read, started

REVOLUTION = rotonde.game("revolution")
DEALING: Final = Plan(
    3,
    weighted(
        {"SellShare": 1, "HireWorker": 1, "StopEffect": 1, "PassMarket": 1, "Promote": 90,
         "AcceptDeal": 90, "ResolvePart": 40, "FinishAction": 3}
    ),
    "logo",
    REVOLUTION.options(),
)  # fmt: skip
"""Three seats that take every deal and promote whom they can."""
EVENTFUL: Final = "market 82"
"""The seed of a game whose last turns hold a Market in which all three seats take a deal, and a
milestone that is completed on another seat's turn."""
MARKET_OPENS: Final = 371
"""How many moves of it lead to that Market."""


def revolution_records(seats: int = 3) -> list[Record]:
    """The whole games of the shelf with so many seats, played without variants."""
    shelf = (read(path) for path in sorted((SHELF / "revolution").glob("*.json")))
    return [each for each in shelf if each.seats == seats and not any(each.options.values())]


def revolution_states(record: Record) -> Sequence[Any]:
    """The states of a game, from the first to the last."""
    states = verify(REVOLUTION, record)
    assert not isinstance(states, Divergence), states
    return states


def revolution_until(wanted: Callable[[Any], bool], seats: int = 3, round: int = 0) -> Record:
    """A recorded game up to the first position of a round, or later, that is wanted."""
    for record in revolution_records(seats):
        for moves, state in enumerate(revolution_states(record)):
            if state.round >= round and wanted(state):
                return msgspec.structs.replace(record, moves=record.moves[:moves])
    raise LookupError("no recorded game comes to such a position")


def step_of(state: Any) -> Any:
    """What the first seat is asked; None while others decide."""
    step = state.steps[-1] if state.steps else None
    return step if step is not None and step.seat == 0 else None


def picks_a_tile(state: Any) -> bool:
    return isinstance(step_of(state), SetupPick)


def chooses_a_worker(state: Any) -> bool:
    return isinstance(step_of(state), ChooseWorker)


def has_a_specialist(state: Any) -> bool:
    """Whether workers of several colours are in stock, one of them not white."""
    return chooses_a_worker(state) and sum(map(bool, state.companies[0].crew.stock)) > 1


def opens_an_office(state: Any) -> bool:
    step = step_of(state)
    return isinstance(step, ResolveAction) and step.space == "telegraph" and step.pieces == 1


def lays_the_second_rail(state: Any) -> bool:
    step = step_of(state)
    return isinstance(step, ResolveAction) and step.space == "railroad" and len(step.rails) == 1


def builds_a_station(state: Any) -> bool:
    step = step_of(state)
    return isinstance(step, ResolveAction) and step.space == "station" and step.pieces == 1


def sells_with_many_in_stock(state: Any) -> bool:
    """Whether a piece is sold, and more workers wait than stand beside their heading."""
    step = step_of(state)
    sells = isinstance(step, ResolveAction) and step.space == "trade" and step.pieces == 1
    return sells and sum(state.companies[0].crew.stock) > 4


def has_parts_open(state: Any) -> bool:
    """Whether the station stands, and reward and bonus are still to be had."""
    step = step_of(state)
    return isinstance(step, ResolveAction) and step.pieces == 0 and bool(step.parts)


def has_every_part_open(state: Any) -> bool:
    """Whether reward and bonus are to be had, and the worker for either of its two uses."""
    if not has_parts_open(state):
        return False
    orders = REVOLUTION.legal(state, Seat(0))
    return sum(isinstance(each, ResolvePart) for each in orders) == 4


def advances(state: Any) -> bool:
    return isinstance(step_of(state), EffectAdvance)


def promotes(state: Any) -> bool:
    return isinstance(step_of(state), EffectPromote)


def could_promote_either(state: Any) -> bool:
    """Whether a worker in stock and one on an action fit the same slot."""
    if not promotes(state):
        return False
    orders = [each for each in REVOLUTION.legal(state, Seat(0)) if isinstance(each, Promote)]
    return len({(each.colour, each.milestone_id) for each in orders}) < len(orders)


def is_asked_in_the_market(state: Any) -> bool:
    return isinstance(step_of(state), MarketOffer)


def keeps_a_milestone(state: Any) -> bool:
    return isinstance(step_of(state), KeepingMilestone)


# --- a game that is known to its end -------------------------------------------------------------


class Deed(NamedTuple):
    """A decision of a known game: whose, as it is offered, and what came of it."""

    seat: Seat
    choice: Choice
    events: tuple[Event, ...]


@cache
def eventful_game() -> Record:
    """The whole of it."""
    record = opening(REVOLUTION, DEALING.seats, DEALING.options, EVENTFUL)
    start = started(REVOLUTION, record)
    game = played(REVOLUTION, DEALING, start, Rng(f"play {EVENTFUL}"))
    return record_of(REVOLUTION, start, record, [(seat, action) for seat, action, _ in game])


def up_to(record: Record, moves: int) -> Record:
    """Its first moves."""
    return msgspec.structs.replace(record, moves=record.moves[:moves])


def deeds_after(record: Record, moves: int) -> Iterator[Deed]:
    """What is decided from there on."""
    states, orders = revolution_states(record), decoder(REVOLUTION.action_type)
    for state, move in zip(states[moves:], record.moves[moves:], strict=False):
        action = orders.decode(move.action)
        menu, turn = (
            desk("revolution").menu(state, move.seat),
            play(REVOLUTION, state, move.seat, action),
        )
        assert menu is not None
        assert not isinstance(turn, Refusal)
        choice = next(each for each in menu.choices if each.action == action)
        yield Deed(move.seat, choice, turn.events)
