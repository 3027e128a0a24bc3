"""How much one guest, and one address, may ask for in a while: buckets that fill by themselves.

What is dear to answer has a small bucket. An address has room for a crowd.
"""

import time
from collections.abc import Callable, Mapping
from typing import Final, Literal

import msgspec

LimitKind = Literal[
    "socket",
    "message",
    "question",
    "whole",
    "guest",
    "rename",
    "table",
    "join",
    "record",
    "position",
    "course",
    "hint",
    "review",
]


class Rate(msgspec.Struct, frozen=True):
    """How many at once, and how many a second in the long run."""

    burst: float
    each_second: float


GUEST: Final[Mapping[LimitKind, Rate]] = {
    "socket": Rate(15, 0.5),
    "message": Rate(200, 40.0),
    "question": Rate(120, 25.0),
    "whole": Rate(30, 1.0),
    "guest": Rate(6, 1 / 60),
    "rename": Rate(6, 1 / 20),
    "table": Rate(10, 1 / 15),
    "join": Rate(10, 1 / 6),
    "record": Rate(5, 1 / 30),
    "position": Rate(80, 5.0),
    "course": Rate(10, 1 / 6),
    "hint": Rate(10, 1 / 6),
    "review": Rate(5, 1 / 60),
}
"""The shares of one guest; an address may ask for as much as a crowd of them.

`whole` is a position told from its beginning, `record` one that is brought or played on from,
`course` stands for the record that is taken away too.
"""
CROWD: Final = 10
"""Guests for whom one address has room; `ROTONDE_CROWD` says otherwise."""
MOST_BOT_TABLES: Final = 40
"""Running tables with bots that one guest may have opened: somebody has to think for them."""
BOT_TABLES_EACH: Final = 10
"""The shares of one address, for each guest of its crowd: a new cookie brings no new share."""
MOST_BUCKETS: Final = 20_000
"""From here on those that are full again are forgotten."""


class Bucket:
    """The amount that is left, and when that was so."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def refill(self, rate: Rate, now: float) -> float:
        """The amount that is left now."""
        self.left = min(rate.burst, self.left + (now - self.at) * rate.each_second)
        self.at = now
        return self.left


class Limits:
    """The buckets of everybody who asks this node."""

    def __init__(
        self, *, on: bool = True, crowd: int = CROWD, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.on = on
        self.crowd = crowd
        self.clock = clock
        self.buckets: dict[tuple[LimitKind, str, int], Bucket] = {}

    @property
    def most_bot_tables(self) -> int:
        """Running tables with bots that may have been opened from one address."""
        return BOT_TABLES_EACH * self.crowd

    def allows(self, kind: LimitKind, guest: str | None, address: str) -> bool:
        """Whether one more is granted; it is then taken from the buckets of guest and address."""
        return self.wait(kind, guest, address) == 0

    def wait(self, kind: LimitKind, guest: str | None, address: str) -> float:
        """Seconds until one more is granted; 0 where it is, and taken from the buckets."""
        if not self.on:
            return 0.0
        asked = [(kind, f"at {address}", self.crowd)]
        if guest is not None:
            asked.append((kind, guest, 1))
        found = {key: self.bucket(key) for key in asked}
        lacking = {key: 1 - bucket.left for key, bucket in found.items() if bucket.left < 1}
        for bucket in found.values() if not lacking else ():
            bucket.left -= 1
        return max((lack / rate_of(key).each_second for key, lack in lacking.items()), default=0.0)

    def bucket(self, key: tuple[LimitKind, str, int]) -> Bucket:
        """A bucket as it stands now; a full one for a visitor not seen recently."""
        rate, now = rate_of(key), self.clock()
        if key not in self.buckets:
            self.make_room()
            self.buckets[key] = Bucket(rate.burst, now)
        self.buckets[key].refill(rate, now)
        return self.buckets[key]

    def make_room(self) -> None:
        """Forget who would have a full bucket anyway."""
        if len(self.buckets) < MOST_BUCKETS:
            return
        now = self.clock()
        self.buckets = {
            key: bucket
            for key, bucket in self.buckets.items()
            if bucket.refill(rate_of(key), now) < rate_of(key).burst
        }


def rate_of(key: tuple[LimitKind, str, int]) -> Rate:
    kind, _, crowd = key
    rate = GUEST[kind]
    return Rate(rate.burst * crowd, rate.each_second * crowd)
