"""What changed between two values, by element."""

from collections.abc import Mapping
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from rotonde.server.wire.deltas import Deltas, edits
from tests.support.edits import edited


class Seat(msgspec.Struct, frozen=True):
    name: str
    cards: tuple[int, ...] = ()


class View(msgspec.Struct, frozen=True):
    seats: tuple[Seat, ...]
    shares: Mapping[str, int] = {}
    step: int = 0


VALUES = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from("abc"),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("xyz"), inner),
    max_leaves=12,
)


@given(before=VALUES, after=VALUES)
def test_any_value_becomes_any_other(before: Any, after: Any) -> None:
    """To the byte: entries of a mapping stand in the same order too."""
    made = msgspec.json.decode(msgspec.json.encode(edits(before, after)))
    assert msgspec.json.encode(edited(before, made)) == msgspec.json.encode(after)


def test_only_what_differs_is_told() -> None:
    before = View((Seat("Ada", (1, 2)), Seat("Hugo")), {"GWR": 1, "LNE": 2})
    after = View((Seat("Ada", (1, 2, 3)), Seat("Émile")), {"GWR": 1, "LNE": 3, "MID": 1})

    assert edits(before, after) == [
        (("seats", 0, "cards"), 2, 0, (3,)),
        (("seats", 1, "name"), "Émile"),
        (("shares", "LNE"), 3),
        (("shares", "MID"), 1),
    ]


def test_what_is_taken_out_of_the_middle_moves_nothing_else() -> None:
    assert edits((1, 2, 3, 4, 5), (1, 2, 4, 5)) == [((), 2, 1, ())]


class Counted(dict[str, int]):
    """Shares that know how often they were compared."""

    times = 0

    def __eq__(self, other: object) -> bool:
        self.times += 1
        return super().__eq__(other)

    __hash__ = None


def test_what_eyes_share_is_compared_once() -> None:
    """The same pair of objects has the very same edits, for whoever looks."""
    deltas, seats, later, shares = Deltas(), (Seat("Ada"),), (Seat("Hugo"),), Counted(GWR=1)
    more = Counted(GWR=2)
    first = deltas.between(View(seats, shares, 1), View(later, more, 2))
    second = deltas.between(View(seats, shares, 3), View(later, more, 4))
    third = deltas.between(View(seats, shares, 3), View(seats, more, 3))

    told = b'[[["seats",0,"name"],"Hugo"],[["shares"],{"GWR":2}],[["step"],%d]]'
    assert (first, second) == (told % 2, told % 4)
    assert third == b'[[["shares"],{"GWR":2}]]'
    assert shares.times + more.times == 1
