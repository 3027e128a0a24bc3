"""Ids with numbers: the rows of a table by id, and sets of them as the bits of one int."""

from collections.abc import Hashable, Iterable, Mapping
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class Numbered(Generic[K]):
    """Ids in a fixed order, counted from 0: `Numbered(row.id for row in rows)`.

    States hold the numbers; actions, events and views hold the ids.
    """

    def __init__(self, ids: Iterable[K]) -> None:
        """Raises `ValueError` where an id stands twice."""
        self.ids = tuple(ids)
        self.number: Mapping[K, int] = {each: number for number, each in enumerate(self.ids)}
        self.all = (1 << len(self.ids)) - 1
        """The set of all of them."""
        if len(self.number) != len(self.ids):
            raise ValueError(f"an id stands twice: {self.ids}")

    def __len__(self) -> int:
        return len(self.ids)

    def bits(self, ids: Iterable[K]) -> int:
        """The set of these ids."""
        found = 0
        for each in ids:
            found |= 1 << self.number[each]
        return found

    def named(self, chosen: int) -> tuple[K, ...]:
        """The ids of a set, in their order."""
        return tuple([each for number, each in enumerate(self.ids) if chosen >> number & 1])
