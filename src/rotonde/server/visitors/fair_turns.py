"""Turns: a few places of work, divided fairly between addresses however much one of them asks."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Gives its places to one address after the other, and of each to one asker after the other.

    An asker is a table, or a guest. Nobody waits as long as a place is free.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = (
            OrderedDict()
        )

    @asynccontextmanager
    async def turn(self, address: str, asker: str) -> AsyncIterator[None]:
        """A place, for as long as the block lasts."""
        await self.enter(address, asker)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, address: str, asker: str) -> None:
        """Wait for a place."""
        if self.free:
            self.free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        askers = self.waiting.setdefault(address, OrderedDict())
        askers.setdefault(asker, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # granted at the same moment
                self.leave()
            raise

    def leave(self) -> None:
        """Give the place to the next."""
        place = self.next()
        if place is None:
            self.free += 1
        else:
            place.set_result(None)

    def next(self) -> asyncio.Future[None] | None:
        """The first of the next asker of the next address; who gave up waiting is passed over."""
        while self.waiting:
            address, askers = self.waiting.popitem(last=False)
            asker, places = askers.popitem(last=False)
            place = places.popleft()
            if places:
                askers[asker] = places
            if askers:
                self.waiting[address] = askers
            if not place.done():
                return place
        return None
