"""Positions to begin a test or a picture with: the beginnings of recorded games."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

import rotonde
from rotonde.catalogue import desk
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.reasons import TURNS_TOO_FAR
from rotonde.games.rocket.steps import ChooseAction, ChooseHex, VetoBidding
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.record import Divergence, Record, verify
from rotonde.kernel.tools.codec import encode
from tests.recordings.shelf import SHELF, read
from tests.support.menus import card_of, preview_of

ROCKET = rotonde.game("rocket")
FIRST = Seat(0)
MANY_BIDS = 2
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


def step_of(state: Any) -> Any:
    """What the first seat is asked; None while others decide."""
    step = state.steps[-1] if state.steps else None
    return step if step is not None and step.seat == 0 else None


def is_extending(state: Any) -> bool:
    """Whether the first seat says where an engine goes, and one of the hexes pays it."""
    choices = choices_of(state)
    return isinstance(step_of(state), ChooseHex) and any(pays(state, each) for each in choices)


def is_extending_alone(state: Any) -> bool:
    """The same, and nobody may object."""
    return isinstance(step_of(state), ChooseHex) and bool(paying_alone(state))


def is_asked_for_a_veto(state: Any) -> bool:
    """Whether the first seat may bid against somebody's move."""
    return isinstance(step_of(state), VetoBidding)


def is_pressed_for_a_veto(state: Any) -> bool:
    """The same, with several bids to choose from."""
    return is_asked_for_a_veto(state) and len(choices_of(state)) > MANY_BIDS


def hands_over(state: Any) -> bool:
    """Whether the first seat begins the last action of its turn."""
    return isinstance(step_of(state), ChooseAction) and state.actions_left == 1


def choices_of(state: Any) -> tuple[Choice, ...]:
    menu = desk("rocket").menu(state, FIRST)
    return menu.choices if menu else ()


def paying_alone(state: Any) -> list[Choice]:
    """The choices of the first seat that pay somebody at once and ask nobody."""
    return [choice for choice in choices_of(state) if stays(state, choice) and pays(state, choice)]


def stays(state: Any, choice: Choice) -> bool:
    """Whether a choice can be taken back."""
    return card_of(ROCKET, state, FIRST, choice).final is None


def pays(state: Any, choice: Choice) -> bool:
    return earned(state, choice) > 0


def earned(state: Any, choice: Choice) -> int:
    """What a choice pays to all seats together."""
    preview = preview_of(ROCKET, state, FIRST, choice)
    return sum(total.amount for total in preview.totals) if preview else 0


def richest_hex(state: Any) -> str:
    """The hex that pays most."""
    return max(choices_of(state), key=lambda choice: earned(state, choice)).things[0]


def refused_hex(state: Any) -> str:
    """A hex beside the engine that is asked to go, but cannot go there."""
    things = [Thing(f"hex:{name}") for name in BOARD.names.values()]
    return next(
        thing
        for thing in things
        if desk("rocket").why_not(state, FIRST, thing).code == TURNS_TOO_FAR.code
    )
