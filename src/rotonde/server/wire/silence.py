"""Closes connections whose other side is silent: half a header, half a body, no greeting, nothing.

Each connection says what it waits for. The same wait may last for a stated time, however many
single bytes come in meanwhile. Nobody waits for a player: an open socket at a table owes nothing,
and a dead one is found by its missing answer to a ping.
"""

import asyncio
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, Literal, Protocol

import msgspec

from rotonde.server.runtime.repeats import Repeats

Wait = Literal["header", "body", "idle", "greeting", "message", "reading", "goodbye"]
"""The unfinished part of the other side: to ask, to send a body, to ask again, to be greeted, to
send a message of a socket, to read an answer, to take the last bytes of a closed connection."""
OFTEN: Final = 4
"""Looks while the shortest time lasts."""
SELDOM: Final = 1.0
"""Seconds between two looks at most."""
AT_ONCE: Final = 500
"""Connections that are looked at without a pause."""


class Patience(msgspec.Struct, frozen=True):
    """Seconds for which each wait may last."""

    header: float
    body: float
    idle: float
    greeting: float

    def for_(self, wait: Wait) -> float:
        """How long one wait may last."""
        match wait:
            case "header" | "idle" | "greeting" | "body":
                return float(getattr(self, wait))
            case "message" | "reading":
                return self.body
            case "goodbye":
                return self.greeting

    @property
    def interval(self) -> float:
        """Seconds between two looks at the connections."""
        return min(SELDOM, min(self.header, self.body, self.idle, self.greeting) / OFTEN)


class Awaiting(Protocol):
    """A connection that may wait for its other side."""

    waiting: tuple[Wait, int] | None
    """The state of its wait at the last look."""
    since: float
    """Since when."""

    def awaited(self) -> tuple[Wait, int] | None:
        """The awaited part, and after how many messages; None where the turn is ours."""

    def drop(self) -> None:
        """Close it."""


class Watch:
    """Looks at all connections in turn, for as long as the server runs."""

    def __init__(
        self, lines: Collection[Any], patience: Patience, repeats: Sequence[Repeats] = ()
    ) -> None:
        self.lines = lines
        self.patience = patience
        self.repeats = repeats
        """Series of events whose end is logged by this watch."""

    async def keep_watching(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(self.patience.interval)
            for some in portions(list(self.lines)):
                self.look(some, clock())
                await asyncio.sleep(0)
            for each in self.repeats:
                each.settle()

    def look(self, lines: Iterable[Awaiting], now: float) -> None:
        """Close those that have waited for the same thing too long."""
        for line in lines:
            awaited = line.awaited()
            if awaited != line.waiting:
                line.waiting, line.since = awaited, now
            elif awaited is not None and now - line.since >= self.patience.for_(awaited[0]):
                line.drop()


def portions(lines: Sequence[Awaiting]) -> Iterable[Sequence[Awaiting]]:
    """The connections, so many at once."""
    return (lines[start : start + AT_ONCE] for start in range(0, len(lines), AT_ONCE))
