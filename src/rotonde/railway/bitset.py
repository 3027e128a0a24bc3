"""Sets of small numbers as the bits of one int: union is `|`, and sharing one is free."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Generic, TypeVar

T = TypeVar("T")
BYTE = 8
KEPT = 256


def bit(index: int) -> int:
    """The set of one number."""
    return 1 << index


def bits(indexes: Iterable[int]) -> int:
    """The set of these numbers."""
    total = 0
    for index in indexes:
        total |= 1 << index
    return total


def union(sets: Iterable[int]) -> int:
    """The numbers of all these sets."""
    total = 0
    for each in sets:
        total |= each
    return total


def members(mask: int) -> Iterator[int]:
    """The numbers of a set, smallest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Listing(Generic[T]):
    """Things with numbers, listed by sets of numbers at the pace of eight in one look."""

    def __init__(self, things: Mapping[int, T]) -> None:
        self.size = max(things) // BYTE + 1
        self.pages = tuple(page(things, byte * BYTE) for byte in range(self.size))
        self.kept: Callable[[int], tuple[T, ...]] = lru_cache(maxsize=KEPT)(self.tuple_of)
        """The things of a set, for sets that are asked for again and again."""

    def of(self, chosen: int) -> list[T]:
        """The things of a set, smallest number first."""
        out: list[T] = []
        for page, byte in zip(self.pages, chosen.to_bytes(self.size, "little"), strict=True):
            if byte:
                out += page[byte]
        return out

    def tuple_of(self, chosen: int) -> tuple[T, ...]:
        return tuple(self.of(chosen))


def page(things: Mapping[int, T], first: int) -> dict[int, tuple[T, ...]]:
    """The members of each set of the eight numbers from `first` on."""
    out: dict[int, tuple[T, ...]] = {0: ()}
    for number in range(BYTE):
        if first + number in things:
            more = things[first + number]
            out |= {byte | 1 << number: (*listed, more) for byte, listed in out.items()}
    return out
