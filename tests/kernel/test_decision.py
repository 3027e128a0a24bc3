"""A game's decisions: what each step takes, and what is forgotten."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from rotonde.kernel.law.action import Action
from rotonde.kernel.law.decision import Decision, Decisions, Order
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import GAME_OVER, NOT_NOW, NOT_YOUR_DECISION, Reason, Refusal
from rotonde.kernel.law.step import SeatStep, Step
from rotonde.kernel.law.text import Seated
from rotonde.kernel.law.turn import Turn

DEAR = Reason("dear", "TST-1")


class State(Step, frozen=True, gc=False):
    """A purse, and what is being decided."""

    steps: tuple[SeatStep, ...]
    money: int = 3


class Buying(SeatStep, frozen=True):
    """A seat buys."""


class Bragging(SeatStep, frozen=True):
    """A seat brags."""


class Buy(Action, frozen=True):
    """Buy for a price."""

    price: int


class Brag(Action, frozen=True):
    """Say something."""


def legal_buys(state: State, step: Buying) -> Sequence[Buy]:
    return [Buy(price) for price in range(1, state.money + 1)]


def check_buy(state: State, step: Buying, action: Buy) -> Refusal | None:
    return DEAR(price=action.price) if action.price > state.money else None


def buy(state: State, step: Buying, action: Buy) -> Turn[State]:
    return Turn(replace(state, money=state.money - action.price))


def legal_brags(state: State, step: Bragging) -> Sequence[Brag]:
    return [Brag()]


def brag(state: State, step: Bragging, action: Brag) -> Turn[State]:
    return Turn(replace(state, steps=()))


def settle(turn: Turn[State]) -> Turn[State]:
    """Nothing happens by itself."""
    return turn


BUYING = Decision(Buying, legal_buys, (Order(Buy, buy, check_buy),))
BRAGGING = Decision(Bragging, legal_brags, (Order(Brag, brag),))
DECISIONS: Decisions[State, Buy | Brag] = Decisions(
    Buying | Bragging, Buy | Brag, BUYING, BRAGGING, settle=settle
)
ADA, BEN = Seat(0), Seat(1)
OPEN = State((Buying(ADA),))


def test_the_innermost_step_decides_what_is_legal() -> None:
    assert DECISIONS.legal(OPEN, ADA) == [Buy(1), Buy(2), Buy(3)]
    assert DECISIONS.legal(State((Buying(ADA), Bragging(ADA))), ADA) == [Brag()]
    assert DECISIONS.legal(OPEN, BEN) == ()


def test_an_order_is_judged_by_its_own_check() -> None:
    assert DECISIONS.check(OPEN, ADA, Buy(3)) is None
    assert DECISIONS.check(OPEN, ADA, Buy(4)) == DEAR(price=4)


def test_an_order_of_another_step_or_seat_is_refused() -> None:
    assert DECISIONS.check(OPEN, ADA, Brag()) == NOT_NOW()
    assert DECISIONS.check(OPEN, BEN, Buy(1)) == NOT_YOUR_DECISION(seat=Seated(ADA))
    assert DECISIONS.check(State(()), ADA, Buy(1)) == GAME_OVER()


def test_an_order_is_carried_out_at_its_step() -> None:
    assert DECISIONS.apply(OPEN, ADA, Buy(2)).state.money == 1


@pytest.mark.parametrize(
    ("decisions", "named"),
    [
        ((BUYING,), "decision for each step: none for Bragging"),
        ((BUYING, BRAGGING, BRAGGING), "decision for each step: several for Bragging"),
        ((BUYING, Decision(Bragging, legal_brags, ())), "order for each action: none for Brag"),
    ],
)
def test_what_is_forgotten_is_named_at_import(
    decisions: tuple[Decision[State, Buying], ...], named: str
) -> None:
    with pytest.raises(TypeError, match=named):
        Decisions(Buying | Bragging, Buy | Brag, *decisions, settle=settle)


def test_an_order_of_another_game_is_named_at_import() -> None:
    with pytest.raises(TypeError, match="order for each action: unknown: Brag"):
        Decisions(Buying | Bragging, Buy, BUYING, BRAGGING, settle=settle)
