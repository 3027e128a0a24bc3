"""Sets of small numbers as the bits of an int."""

from hypothesis import given
from hypothesis import strategies as st

from rotonde.railway.bitset import Listing, bit, bits, members

NUMBERS = st.sets(st.integers(0, 300))


@given(NUMBERS)
def test_a_set_gives_its_numbers_back_in_order(numbers: set[int]) -> None:
    """Smallest first, each once."""
    assert sorted(numbers) == list(members(bits(numbers)))


@given(NUMBERS, NUMBERS)
def test_set_words_are_bit_words(one: set[int], other: set[int]) -> None:
    """Union, intersection and difference are those of sets."""
    assert bits(one | other) == bits(one) | bits(other)
    assert bits(one & other) == bits(one) & bits(other)
    assert bits(one - other) == bits(one) & ~bits(other)


def test_a_repeated_number_counts_once() -> None:
    """A set is a set."""
    assert bit(3) == bits([3, 3])


@given(st.sets(st.integers(0, 40)))
def test_things_are_listed_by_sets_of_their_numbers(numbers: set[int]) -> None:
    """In the order of the numbers; a list that is asked for again is the same one."""
    listing = Listing({number: f"thing {number}" for number in range(41)})
    chosen = bits(numbers)

    assert listing.of(chosen) == [f"thing {number}" for number in sorted(numbers)]
    assert listing.kept(chosen) == tuple(listing.of(chosen))
    assert listing.kept(chosen) is listing.kept(chosen)
