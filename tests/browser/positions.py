"""Positions to begin a test or a picture with: the beginnings of recorded games."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

import rotonde
from rotonde.games.rocket.steps import ChooseHex, VetoBidding
from rotonde.kernel.codec import encode
from rotonde.kernel.ids import Seat
from rotonde.kernel.menu import Choice, Menu
from rotonde.kernel.record import Divergence, Record, verify
from tests.recordings.shelf import SHELF, read

ROCKET = rotonde.game("rocket")
LIVELY = "0014"
"""Three seats, vetoes, mergers and stations."""


def recorded(number: str = LIVELY) -> Record:
    """A whole game of the shelf."""
    return read(SHELF / "rocket" / f"{number}.json")


def until(wanted: Callable[[Any], bool], number: str = LIVELY, after: int = 0) -> Record:
    """A recorded game up to the first position that is wanted."""
    record = recorded(number)
    states = states_of(record)
    moves = next(count for count in range(after, len(states)) if wanted(states[count]))
    return msgspec.structs.replace(record, moves=record.moves[:moves])


def states_of(record: Record) -> Sequence[Any]:
    states = verify(ROCKET, record)
    assert not isinstance(states, Divergence), states
    return states


def last_state(record: Record) -> Any:
    return states_of(record)[-1]


def text_of(record: Record) -> str:
    """A record as it stands in a file."""
    return encode(record).decode()


def menu_of(state: Any, seat: int = 0) -> Menu | None:
    return ROCKET.menu(state, Seat(seat))


def is_extending(state: Any) -> bool:
    """Whether the first seat says where an engine goes, to be paid for it."""
    step = state.steps[-1] if state.steps else None
    return isinstance(step, ChooseHex) and step.seat == 0 and bool(paying(state))


def is_asked_for_a_veto(state: Any) -> bool:
    """Whether the first seat may bid against somebody's move."""
    step = state.steps[-1] if state.steps else None
    return isinstance(step, VetoBidding) and step.seat == 0


def paying(state: Any) -> list[Choice]:
    """The choices of the first seat that pay at once and ask nobody."""
    menu = menu_of(state)
    choices = menu.choices if menu else ()
    return [each for each in choices if each.undoable and each.preview and pays(each)]


def pays(choice: Choice) -> bool:
    return choice.preview is not None and any(total.amount > 0 for total in choice.preview.totals)
