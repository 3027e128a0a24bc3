"""How long each address may keep the event loop busy: a part of the time, however much it asks.

Whatever an address asks for, from a list of tables to the moves of its bots, is charged with the
time of the processor that it took. While an address has used up its part, the next thing that it
asks for waits, behind one of each of its other guests; everybody else goes on at once.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from typing import Any, Final, Generic, TypeVar

from rotonde.server.visitors.fair_turns import Turns
from rotonde.server.visitors.limits import CROWD

T = TypeVar("T")

PART: Final = 0.025
"""The part of the time that belongs to each guest of the crowd of an address."""
CREDIT: Final = 0.1
"""Seconds of work that an address may have ahead of its part: to open a page takes some."""
MOST_LANES: Final = 20_000
"""From here on those of addresses that owe nothing are forgotten."""


class Lane:
    """The seconds that one address has left, and its guests in their turns."""

    def __init__(self, part: float) -> None:
        self.part = part
        self.left = CREDIT
        self.at = time.monotonic()
        self.turns = Turns(1)

    async def enter(self, guest: str) -> None:
        """Wait until this guest may ask for something. What it costs is known in a moment."""
        await self.turns.enter("", guest)
        asyncio.get_running_loop().call_soon(self.leave)

    def leave(self) -> None:
        """Let the next one in, as soon as nothing is owed."""
        owed = -self.refilled()
        if owed > 0:
            asyncio.get_running_loop().call_later(owed / self.part, self.leave)
        else:
            self.turns.leave()

    def refilled(self) -> float:
        """The seconds that are left now; below nought they are owed."""
        now = time.monotonic()
        self.left = min(CREDIT, self.left + (now - self.at) * self.part)
        self.at = now
        return self.left

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it was forgotten."""
        return bool(self.turns.free) and self.refilled() >= CREDIT


class Lanes:
    """The lanes of all addresses."""

    def __init__(self, *, on: bool = True, crowd: int = CROWD) -> None:
        self.on = on
        self.part = min(1.0, PART * crowd)
        self.lanes: dict[str, Lane] = {}

    async def during(self, address: str, guest: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do some work when it is this guest's turn, and charge the address with it."""
        if not self.on:
            return await work()
        lane = self.lane(address)
        await lane.enter(guest)
        return await Charged(work(), lane)

    def lane(self, address: str) -> Lane:
        if address not in self.lanes:
            self.make_room()
            self.lanes[address] = Lane(self.part)
        return self.lanes[address]

    def make_room(self) -> None:
        if len(self.lanes) >= MOST_LANES:
            self.lanes = {key: lane for key, lane in self.lanes.items() if not lane.is_idle}


class Charged(Generic[T]):
    """Some work each step of which is charged to a lane, as long as it holds the loop."""

    def __init__(self, work: Awaitable[T], lane: Lane) -> None:
        self.work = work
        self.lane = lane

    def __await__(self) -> Generator[Any, Any, T]:
        """As the work by itself would be awaited: what it waits for is handed on."""
        steps = self.work.__await__()
        step = partial(next, steps)
        while True:
            began = time.thread_time()
            try:
                awaited = step()
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self.lane.left -= time.thread_time() - began
            step = yield from handed_on(steps, awaited)


def handed_on(steps: Generator[Any, Any, Any], awaited: Any) -> Generator[Any, Any, partial[Any]]:
    """Wait for something, and say how the work goes on: with a step, or with what went wrong."""
    try:
        yield awaited
    except BaseException as error:
        return partial(steps.throw, error)
    return partial(next, steps)
