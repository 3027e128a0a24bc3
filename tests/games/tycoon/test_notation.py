"""The notation: short, unambiguous, and kind to whoever types it."""

import pytest

from rotonde.games.tycoon.actions import (
    AnyAction,
    Bid,
    BuildWesternLink,
    ChooseAction,
    Deliver,
    LayTile,
    PassBid,
    TakeCard,
    Urbanize,
)
from rotonde.games.tycoon.components import CardId, CityId, Colour
from rotonde.kernel.law.refusal import UNREADABLE_ORDER, UNREADABLE_WORD, Refusal
from rotonde.railway.hexes import HexName
from tests.support.tycoon import TYCOON

NEW_YORK = CityId("new_york")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("bid 4", Bid(4)),
        ("pass", PassBid()),
        ("pass go", ChooseAction("pass")),
        ("upgrade", ChooseAction("upgrade")),
        ("west", ChooseAction("western_link")),
        ("lay W5 SE-NW", LayTile(HexName("W5"), (2, 5))),
        ("deliver X6 P 5-2-14", Deliver(NEW_YORK, Colour("purple"), (5, 2, 14))),
        ("take hotel_boston", TakeCard(CardId("hotel_boston"))),
        ("urbanize toledo K", Urbanize(CityId("toledo"), Colour("black"))),
        ("west B17", BuildWesternLink(CityId("des_moines"))),
    ],
)
def test_orders_are_written_and_read_alike(text: str, action: AnyAction) -> None:
    """One text for one order."""
    assert TYCOON.write(action) == text
    assert TYCOON.read(text) == action


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("lay w5 nw-se", "lay W5 SE-NW"),
        ("deliver new_york p 5-2-14", "deliver X6 P 5-2-14"),
        ("urbanize L12 k", "urbanize toledo K"),
        ("west des_moines", "west B17"),
        ("  PASS   GO ", "pass go"),
        ("choose upgrade", "upgrade"),
    ],
)
def test_cities_by_name_or_hex_and_sides_in_any_order(typed: str, text: str) -> None:
    """What is meant is clear."""
    assert TYCOON.read(typed) == TYCOON.read(text)


@pytest.mark.parametrize(
    "typed", ["", "dance", "lay W5", "lay W5 N-S", "bid much", "deliver X6 P 5-x"]
)
def test_what_cannot_be_read_is_answered(typed: str) -> None:
    """With what fits instead."""
    answer = TYCOON.read(typed)

    assert isinstance(answer, Refusal)
    assert answer.code in (UNREADABLE_ORDER.code, UNREADABLE_WORD.code)
