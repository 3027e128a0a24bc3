"""What a player types: orders in short, and several in a line."""

import pytest

from rotonde.kernel.desk.orderline import line_of, orders_in
from rotonde.kernel.desk.orders import ambiguous, meanings, understand
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import AMBIGUOUS_ORDER, UNREADABLE_ORDER, Refusal
from tests.support.toy import Add, Brag, fresh

WRITTEN = ["marker gloucester steel", "marker gloucester coal", "to D14", "to D1", "pass", "place"]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("D14", ["to D14"]),
        ("d14", ["to D14"]),
        ("d1", ["to D1"]),
        ("glou st", ["marker gloucester steel"]),
        ("steel", ["marker gloucester steel"]),
        ("gloucester", ["marker gloucester steel", "marker gloucester coal"]),
        ("pa", ["pass"]),
        ("p", ["pass", "place"]),
        ("steel gloucester", []),
        ("D14 D14", []),
        ("", []),
    ],
)
def test_a_short_text_means_the_orders_that_have_its_words(text: str, meant: list[str]) -> None:
    """Whole words count more than begun ones: `D1` is not `D14`."""
    assert meant == meanings(text, WRITTEN)


def test_what_stands_on_a_button_is_enough() -> None:
    """The one legal order that a text can mean; a whole order needs no guess."""
    toy, state = fresh()

    assert Add(2) == understand(toy, state, Seat(0), "2")
    assert Brag() == understand(toy, state, Seat(0), "br")
    assert Add(9) == understand(toy, state, Seat(0), "add 9")


def test_a_text_that_can_mean_several_orders_is_answered_with_them() -> None:
    """And one that can mean none with what can be typed."""
    toy, state = fresh()
    none = understand(toy, state, Seat(0), "fly")

    assert AMBIGUOUS_ORDER(order="a", known="add 1, add 2, add 3") == understand(
        toy, state, Seat(0), "a"
    )
    assert isinstance(none, Refusal)
    assert none.facts["known"] == "add, roll, brag, peek"


def test_halves_of_letters_are_answered_as_question_marks() -> None:
    """A lone surrogate can be typed, but no answer that held it could be written or sent."""
    toy, state = fresh()

    assert UNREADABLE_ORDER(order="add? 1", known="add, roll, brag, peek") == understand(
        toy, state, Seat(0), "add\udcff 1"
    )


def test_only_a_few_of_many_meanings_are_told() -> None:
    """A player can go on from these."""
    answer = ambiguous("a", [f"add {number}" for number in range(1, 10)])

    assert answer.facts["known"] == "add 1, add 2, add 3, add 4, add 5, add 6, …"


def test_orders_with_commas_between_them_form_a_line() -> None:
    """Spaces do not matter, and what is empty is no order."""
    assert orders_in("extend GWR,to D14 , ") == ("extend GWR", "to D14")
    assert line_of(orders_in("extend GWR,to D14")) == "extend GWR, to D14"
    assert orders_in(" ") == ()
