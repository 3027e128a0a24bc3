"""Who listens to which table. Telling never waits: a slow listener loses its queue and resyncs."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from rotonde.kernel.ids import Seat

LONGEST_QUEUE: Final = 64
"""Frames that may wait for a slow socket."""


class Listener:
    """One socket: whose it is, through which eyes it looks, and what it has yet to be sent."""

    def __init__(self, user: str | None, eyes: Seat | None) -> None:
        self.user = user
        self.eyes = eyes
        self.queue: deque[str] = deque()
        self.lost = False
        """The queue was dropped; what is true now must be sent instead."""
        self.stirred = asyncio.Event()

    def post(self, frame: str) -> None:
        """Leave a frame for the socket, or give the queue up where it grows too long."""
        if self.lost:
            return
        self.queue.append(frame)
        if len(self.queue) > LONGEST_QUEUE:
            self.queue.clear()
            self.lost = True
        self.stirred.set()

    async def take(self) -> str | None:
        """The next frame; None when the queue was lost."""
        while not self.queue and not self.lost:
            self.stirred.clear()
            await self.stirred.wait()
        if self.lost:
            self.lost = False
            return None
        return self.queue.popleft()


class Hub:
    """The listeners of every table of this node."""

    def __init__(self) -> None:
        self.listeners: dict[str, list[Listener]] = {}

    def at(self, table: str) -> tuple[Listener, ...]:
        """Who listens to a table now."""
        return tuple(self.listeners.get(table, ()))

    def enter(self, table: str, listener: Listener) -> None:
        self.listeners.setdefault(table, []).append(listener)

    def leave(self, table: str, listener: Listener) -> None:
        self.listeners[table].remove(listener)
        if not self.listeners[table]:
            del self.listeners[table]

    def present(self, table: str) -> frozenset[str]:
        """The users who have an eye on a table."""
        return frozenset(one.user for one in self.at(table) if one.user is not None)

    async def tell_eyes(self, table: str, frame_for: Callable[[Seat | None], str]) -> None:
        """Tell everybody at a table; a frame is made once for each distinct pair of eyes.

        Other tables get their turn between two frames: a large menu for every seat of this one
        would hold them up. Who changes eyes meanwhile is told of the table as it is by then.
        """
        frames: dict[Seat | None, str] = {}
        for listener in self.at(table):
            eyes = listener.eyes
            if eyes not in frames:
                await asyncio.sleep(0)
                frames[eyes] = frame_for(eyes)
            if listener.eyes == eyes:
                listener.post(frames[eyes])

    def tell_users(self, table: str, frame_for: Callable[[str | None], str]) -> None:
        """The same, where the frame depends on who listens."""
        frames: dict[str | None, str] = {}
        for listener in self.at(table):
            if listener.user not in frames:
                frames[listener.user] = frame_for(listener.user)
            listener.post(frames[listener.user])
