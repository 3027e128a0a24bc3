"""How much one guest, and one address, may ask for in a while: buckets that fill by themselves.

What is dear to answer has a small bucket. An address has room for a whole class of guests.
"""

import time
from collections.abc import Callable, Mapping
from typing import Final, Literal

import msgspec

Kind = Literal["socket", "message", "question", "table", "record"]


class Rate(msgspec.Struct, frozen=True):
    """How many at once, and how many a second in the long run."""

    burst: float
    each_second: float


GUEST: Final[Mapping[Kind, Rate]] = {
    "socket": Rate(30, 1.0),
    "message": Rate(200, 40.0),
    "question": Rate(120, 25.0),
    "table": Rate(20, 1 / 15),
    "record": Rate(5, 1 / 30),
}
CROWD: Final = 10
"""Guests for whom one address has room."""
MOST_BOT_TABLES: Final = 40
"""Running tables with bots that one guest may have opened: somebody has to think for them."""
MOST_BUCKETS: Final = 20_000
"""From here on those that are full again are forgotten."""


class Bucket:
    """What is left, and when that was so."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def refill(self, rate: Rate, now: float) -> float:
        """What is left now."""
        self.left = min(rate.burst, self.left + (now - self.at) * rate.each_second)
        self.at = now
        return self.left


class Limits:
    """The buckets of everybody who asks this node."""

    def __init__(self, *, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.clock = clock
        self.buckets: dict[tuple[Kind, str, int], Bucket] = {}

    def allows(self, kind: Kind, guest: str | None, address: str) -> bool:
        """Whether one more is granted; it is then taken from the buckets of guest and address."""
        if not self.on:
            return True
        asked = [(kind, f"at {address}", CROWD)]
        if guest is not None:
            asked.append((kind, guest, 1))
        found = [self.bucket(key) for key in asked]
        granted = all(bucket.left >= 1 for bucket in found)
        for bucket in found if granted else ():
            bucket.left -= 1
        return granted

    def bucket(self, key: tuple[Kind, str, int]) -> Bucket:
        """A bucket as it stands now; a full one for who was not heard of lately."""
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


def rate_of(key: tuple[Kind, str, int]) -> Rate:
    kind, _, crowd = key
    rate = GUEST[kind]
    return Rate(rate.burst * crowd, rate.each_second * crowd)
