"""Short text forms: one verb each, then the fields; read and written alike."""

import pytest

from rotonde.kernel.refusal import UNREADABLE_ORDER, Refusal
from tests.support.toy import NOTATION, Add, AnyToyAction, Brag


@pytest.mark.parametrize(("action", "text"), [(Add(2), "add 2"), (Brag(), "brag")])
def test_an_action_is_written_and_read_back(action: AnyToyAction, text: str) -> None:
    """The verb and the fields in order, and nothing else."""
    assert text == NOTATION.write(action)
    assert action == NOTATION.read(text)


def test_the_verb_may_be_written_large() -> None:
    """People type as they like; spaces and case of the verb do not matter."""
    assert Add(3) == NOTATION.read("  ADD   3 ")


def test_an_unknown_verb_is_refused_with_the_known_ones() -> None:
    """The refusal says what can be typed."""
    assert UNREADABLE_ORDER(order="fly 3", known="add, roll, brag, peek") == NOTATION.read("fly 3")
    assert isinstance(NOTATION.read("   "), Refusal)


@pytest.mark.parametrize("text", ["add", "add 1 2", "add one", "add 0", "add 2.5"])
def test_wrong_fields_are_refused_with_the_form(text: str) -> None:
    """The refusal shows the form of the verb."""
    assert UNREADABLE_ORDER(order=text, known="add amount") == NOTATION.read(text)
