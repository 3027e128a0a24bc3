"""The listeners of each table. Telling never waits: a slow one gets the whole position later."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection

from rotonde.kernel.law.ids import Seat
from rotonde.server.tables.people import People
from rotonde.server.wire.frames import Frame
from rotonde.server.wire.lines import Line


class Listener:
    """One socket: whose it is, and through which eyes it looks."""

    def __init__(self, line: Line, user: str | None, eyes: Seat | None) -> None:
        self.line = line
        self.user = user
        self.eyes = eyes
        self.lost = False
        """Something was not sent; what is true when the line has drained must be sent instead."""

    def post(self, frame: Frame) -> None:
        """Send a frame, unless the line is full."""
        if not self.lost:
            self.lost = not self.line.write(frame)


class Audience:
    """The listeners of one table, and by how many of them each user is there."""

    def __init__(self) -> None:
        self.listeners: dict[Listener, None] = {}
        self.users: Counter[str] = Counter()


class Hub:
    """The listeners of every table of this node. Coming and going costs the same for any crowd."""

    def __init__(self) -> None:
        self.audiences: dict[str, Audience] = {}
        self.people = People()

    def __len__(self) -> int:
        return sum(len(audience.listeners) for audience in self.audiences.values())

    def at(self, table: str) -> tuple[Listener, ...]:
        """The present listeners of a table."""
        audience = self.audiences.get(table)
        return tuple(audience.listeners) if audience else ()

    def enter(self, table: str, listener: Listener) -> bool:
        """Somebody listens; True when a user was not there before."""
        audience = self.audiences.setdefault(table, Audience())
        audience.listeners[listener] = None
        if listener.user is None:
            return False
        audience.users[listener.user] += 1
        return audience.users[listener.user] == 1

    def leave(self, table: str, listener: Listener) -> bool:
        """Somebody listens no more; True when a user is not there any longer."""
        audience = self.audiences[table]
        del audience.listeners[listener]
        if not audience.listeners:
            del self.audiences[table]
        if listener.user is None:
            return False
        audience.users[listener.user] -= 1
        if audience.users[listener.user]:
            return False
        del audience.users[listener.user]
        return True

    def present(self, table: str) -> Collection[str]:
        """The users who have an eye on a table."""
        audience = self.audiences.get(table)
        return audience.users.keys() if audience else ()

    async def tell_eyes(self, table: str, frame_for: Callable[[Seat | None], Frame]) -> None:
        """Tell everybody at a table; a frame is made once for each distinct pair of eyes.

        Other tables get their turn after a large frame: a menu for every seat of this one would
        hold them up. Who changes eyes meanwhile is told of the table as it is by then.
        """
        frames: dict[Seat | None, Frame] = {}
        for listener in self.at(table):
            eyes = listener.eyes
            if eyes not in frames:
                frames[eyes] = frame_for(eyes)
                if frames[eyes].is_large:
                    await asyncio.sleep(0)
            if listener.eyes == eyes:
                listener.post(frames[eyes])

    def tell_seat(self, table: str, seat: Seat, frame: Frame) -> None:
        """Tell everybody who looks through the eyes of a seat."""
        for listener in self.at(table):
            if listener.eyes == seat:
                listener.post(frame)

    def tell_users(
        self,
        table: str,
        party: Callable[[str | None], str | None],
        frame_for: Callable[[str | None], Frame],
    ) -> None:
        """Tell everybody; a frame is made once for each party of users who are told the same."""
        frames: dict[str | None, Frame] = {}
        for listener in self.at(table):
            told = party(listener.user)
            if told not in frames:
                frames[told] = frame_for(told)
            listener.post(frames[told])
