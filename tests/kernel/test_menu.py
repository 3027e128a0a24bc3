"""A menu with every part there is: exactly what is legal, and small where it is large."""

import msgspec

from rotonde.kernel.desk.card import Card, card
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import Options
from rotonde.server.wire.packed_menu import pack
from tests.support.menus import first_orders
from tests.support.workshop import (
    TOO_MANY,
    WORKSHOP,
    WORKSHOP_DESK,
    Bid,
    EndTurn,
    Roll,
    Sell,
    Tick,
    WorkState,
)

ME = Seat(0)
LARGEST = 40_000


def begun() -> WorkState:
    return WORKSHOP.setup(2, Options(), Rng("menu"))


def final_of(*orders: Bid | EndTurn | Roll | Sell | Tick) -> str | None:
    """Why these orders could not be taken back."""
    known = card(WORKSHOP_DESK, begun(), ME, orders)
    assert isinstance(known, Card)
    return None if known.final is None else known.final.id


def test_choices_and_dials_are_what_is_legal() -> None:
    state = begun()
    menu = WORKSHOP_DESK.menu(state, ME)
    assert menu is not None

    offered = first_orders(WORKSHOP, state, ME, menu)

    assert set(offered) == set(WORKSHOP.legal(state, ME))
    assert len(offered) == len(WORKSHOP.legal(state, ME))


def test_a_card_says_why_there_is_no_way_back() -> None:
    """Dice, the end of a turn; also where only one of several orders is final."""
    assert final_of(Bid(3)) is None
    assert final_of(Roll(1, 0)) == "final-chance"
    assert final_of(EndTurn()) == "final-turn"
    assert final_of(Sell(), Roll(1, 1)) == "final-chance"


def test_the_card_of_what_is_not_allowed_is_its_refusal() -> None:
    """Also where the first order is allowed and the second is not."""
    assert card(WORKSHOP_DESK, begun(), ME, (Roll(5, 5),)) == TOO_MANY(most=6)
    assert isinstance(card(WORKSHOP_DESK, begun(), ME, (Tick("rail"), Tick("rail"))), Refusal)


def test_seven_hundred_choices_are_small() -> None:
    """With labels and things, before any compression."""
    menu = WORKSHOP_DESK.menu(begun(), ME)
    assert menu is not None
    assert len(menu.choices) > 700

    assert len(msgspec.json.encode(pack(menu))) < LARGEST
