"""The fast room and its slow plain twin: the same choices and the same figures, move by move."""

from collections import Counter
from typing import Any

import pytest

from rotonde.games.dice import scoring
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.events import DiceRolled
from rotonde.games.dice.maps.line import Line
from rotonde.games.dice.state import DiceOptions, State
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.tools.codec import decode, encode
from tests.support import rule
from tests.support.dice import DICE
from tests.support.dice_plain import Plain
from tests.support.dice_plain_table import FACES
from tests.support.walks import walk


def facts(state: State) -> list[Any]:
    """The figures of a state."""
    return [
        state.reserve,
        [tray.hidden for tray in state.trays],
        [[tray.showing(face) for face in FACES] for tray in state.trays],
        [shares.stack for shares in state.shares],
        [list(shares.held) for shares in state.shares],
        list(state.directors),
        [state.year, state.first, state.over, state.end_reason or ""],
        list(scoring.passengers(state)),
        [BOARD.squares.position(place) for place in state.general_map.places],
    ]


def plain_facts(twin: Plain) -> list[Any]:
    """The same figures of the twin."""
    return [
        twin.reserve,
        twin.hidden,
        [[front[face] for face in FACES] for front in twin.front],
        list(twin.bank.values()),
        list(twin.held.values()),
        list(twin.director.values()),
        [twin.year, twin.first, twin.over, twin.reason],
        twin.passengers,
        list(twin.map),
    ]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("DIC-9", "DIC-38", "DIC-41", "DIC-44", "DIC-72", "DIC-75")
def test_the_room_and_its_twin_agree(seats: int) -> None:
    """Every list of choices in its order, and every figure after every decision."""
    state = DICE.setup(seats, DiceOptions(), Rng(f"twin {seats}"))
    twin = Plain(seats, state.first, 40)
    for played in walk(DICE, state, Rng(f"twins {seats}")):
        assert list(DICE.legal(played.before, played.seat)) == twin.legal()
        rolls = [event.faces for event in played.turn.events if isinstance(event, DiceRolled)]
        twin.do(played.action, rolls[0] if rolls else ())
        assert facts(played.turn.state) == plain_facts(twin)


@rule("DIC-41")
def test_what_a_line_remembers_changes_nothing() -> None:
    """A line read back from bytes, which knows nothing yet, offers the same."""
    kinds: Counter[str] = Counter()
    for played in walk(DICE, DICE.setup(3, DiceOptions(), Rng("memory")), Rng("memory")):
        forgetful = decode(encode(played.before), State)
        assert isinstance(forgetful.line, Line)
        assert DICE.legal(forgetful, played.seat) == DICE.legal(played.before, played.seat)
        kinds[type(played.action).__name__] += 1

    assert kinds["LayRail"] > 10
