"""Who is first, who is second, and what a tie is worth."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rotonde.railway.majority import best_other, majority, place
from tests.support.twins import majority_by_hand


@pytest.mark.parametrize(
    ("counts", "first", "second", "paid"),
    [
        ([2, 1], 6, 3, (6, 3)),
        ([1, 4, 2, 3], 6, 3, (0, 6, 0, 3)),
        ([2, 2, 1], 5, 2, (3, 3, 0)),
        ([2, 1, 1], 5, 2, (5, 1, 1)),
        ([0, 3, 0], 6, 3, (0, 6, 0)),
        ([0, 0, 0], 6, 3, (0, 0, 0)),
        ([], 6, 3, ()),
    ],
)
def test_first_second_and_ties(
    counts: list[int], first: int, second: int, paid: tuple[int, ...]
) -> None:
    """Tied leaders share both prizes; tied seconds share the second; nothing earns nothing."""
    assert paid == majority(counts, first, second)


def test_shares_are_rounded_down_to_the_unit() -> None:
    """Half of 3,000 is one note of 1,000."""
    assert majority([4, 2, 2], 6000, 3000, 1000) == (6000, 1000, 1000)


@settings(max_examples=300)
@given(
    counts=st.lists(st.integers(0, 5), min_size=1, max_size=6),
    prize=st.integers(0, 30),
    unit=st.sampled_from([1, 1000]),
)
def test_as_by_hand(counts: list[int], prize: int, unit: int) -> None:
    """The fast one pays what the slow plain one pays, and never more than both prizes."""
    first, second = prize * unit, prize // 2 * unit
    paid = majority(counts, first, second, unit)

    assert majority_by_hand(counts, first, second, unit) == list(paid)
    assert sum(paid) <= first + second


@pytest.mark.parametrize(
    ("counts", "number", "where", "other"),
    [
        ([3, 2, 0], 0, "lead", 2),
        ([3, 2, 0], 1, "second", 3),
        ([3, 2, 0], 2, "none", 3),
        ([3, 3, 1], 1, "tie", 3),
        ([3, 3, 1], 2, "behind", 3),
        ([0, 0], 0, "none", 0),
    ],
)
def test_where_one_of_them_stands(counts: list[int], number: int, where: str, other: int) -> None:
    """Next to two leaders nobody is second; who has nothing stands nowhere."""
    assert place(counts, number) == where
    assert best_other(counts, number) == other
