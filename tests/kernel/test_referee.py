"""The referee: every broken promise is found. Each liar below breaks one."""

from collections.abc import Sequence

import msgspec
import pytest

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.outcome import Outcome
from rotonde.kernel.law.referee import Violation, referee
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.turn import Turn
from tests.support.toy import TOO_MUCH, Add, AnyToyAction, Brag, Toy, ToyState, ToyView, fresh


class Refuses(Toy):
    """Refuses what it offers."""

    def check(self, state: ToyState, seat: Seat, action: AnyToyAction) -> Refusal | None:
        return TOO_MUCH(amount=0)


class Wavers(Toy):
    """Gives another result each time."""

    def __init__(self) -> None:
        self.calls = 0

    def settle(self, turn: Turn[ToyState]) -> Turn[ToyState]:
        self.calls += 1
        return Turn(msgspec.structs.replace(turn.state, secret=self.calls), turn.events)


class Deadlocks(Toy):
    """Nobody can move and nobody won."""

    def actors(self, state: ToyState) -> frozenset[Seat]:
        return frozenset() if sum(state.added) > 0 else frozenset({state.turn})

    def outcome(self, state: ToyState) -> Outcome | None:
        return None


class Mumbles(Toy):
    """Writes what it cannot read."""

    def write(self, action: AnyToyAction) -> str:
        return "add 1"


class Traps(Toy):
    """Awaits a decision and offers none."""

    def legal(self, state: ToyState, seat: Seat) -> Sequence[AnyToyAction]:
        return ()


class Dreams(Toy):
    """Imagines states that do not fit the view."""

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        return ToyState((9, 9), Seat(0), 0, rng)


LIARS = [
    (Refuses(), "legal() offered what check() refuses: toy-too-much"),
    (Wavers(), "same move, two results"),
    (Deadlocks(), "nobody can move and nobody won, or both"),
    (Mumbles(), "the notation does not read back"),
    (Traps(), "seat 1 must decide and has no choice"),
    (Dreams(), "imagine() does not fit its view"),
]


@pytest.mark.parametrize(("liar", "words"), LIARS, ids=[type(liar).__name__ for liar, _ in LIARS])
def test_a_liar_is_found(liar: Toy, words: str) -> None:
    """The violation says which promise was broken."""
    _, state = fresh()

    with pytest.raises(Violation) as found:
        referee(liar, state, Seat(0), Add(2))

    assert words == str(found.value)


def test_an_honest_game_passes() -> None:
    """The referee gives the turn that play gives."""
    toy, state = fresh()

    turn = referee(toy, state, Seat(0), Brag())

    assert state == turn.state
