"""Positions of Railroad Revolution to begin a test or a picture with: from recorded games."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

import rotonde
from rotonde.games.revolution.steps import (
    ChooseWorker,
    EffectAdvance,
    EffectPromote,
    KeepingMilestone,
    MarketOffer,
    ResolveAction,
    SetupPick,
)
from rotonde.kernel.record import Divergence, Record, verify
from tests.recordings.shelf import SHELF, read

REVOLUTION = rotonde.game("revolution")


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


def lays_the_second_rail(state: Any) -> bool:
    step = step_of(state)
    return isinstance(step, ResolveAction) and step.space == "railroad" and len(step.rails) == 1


def builds_a_station(state: Any) -> bool:
    step = step_of(state)
    return isinstance(step, ResolveAction) and step.space == "station" and step.pieces == 1


def has_parts_open(state: Any) -> bool:
    """Whether the station stands, and reward and bonus are still to be had."""
    step = step_of(state)
    return isinstance(step, ResolveAction) and step.pieces == 0 and bool(step.parts)


def advances(state: Any) -> bool:
    return isinstance(step_of(state), EffectAdvance)


def promotes(state: Any) -> bool:
    return isinstance(step_of(state), EffectPromote)


def is_asked_in_the_market(state: Any) -> bool:
    return isinstance(step_of(state), MarketOffer)


def keeps_a_milestone(state: Any) -> bool:
    return isinstance(step_of(state), KeepingMilestone)
