"""Sets of small numbers as the bits of one int: union is `|`, and sharing one is free."""

from collections.abc import Iterable, Iterator


def bit(index: int) -> int:
    """The set of one number."""
    return 1 << index


def bits(indexes: Iterable[int]) -> int:
    """The set of these numbers."""
    total = 0
    for index in indexes:
        total |= 1 << index
    return total


def members(mask: int) -> Iterator[int]:
    """The numbers of a set, smallest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
