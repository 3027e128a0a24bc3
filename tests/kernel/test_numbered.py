"""Ids with numbers, and sets of them as bits."""

import pytest

from rotonde.kernel.tools.numbered import Numbered

TOWNS = Numbered(["york", "hull", "leeds"])


def test_ids_are_counted_from_0_in_their_order() -> None:
    """Both ways: by number and by id."""
    assert TOWNS.ids == ("york", "hull", "leeds")
    assert [TOWNS.number[town] for town in TOWNS.ids] == [0, 1, 2]
    assert len(TOWNS) == 3


def test_a_set_of_ids_is_the_bits_of_an_int() -> None:
    """Whatever the order in which they are named, once or twice."""
    assert TOWNS.bits(["leeds", "york", "leeds"]) == 0b101
    assert TOWNS.named(0b101) == ("york", "leeds")
    assert TOWNS.named(TOWNS.all) == TOWNS.ids
    assert TOWNS.bits(()) == 0


def test_an_id_that_stands_twice_is_refused() -> None:
    """A number would stand for nothing, and its bit for nobody."""
    with pytest.raises(ValueError, match="twice"):
        Numbered(["york", "york"])
