"""How many connections may be open: in all, and from each group of addresses.

A connection needs an open file, and the operating system gives a process a limited number of them.
Files are kept back for the database and for bots, so that strangers cannot use them all up.
"""

import resource
from collections import Counter
from contextlib import suppress
from typing import Final

from rotonde.server.runtime.repeats import Repeats

KEPT_BACK: Final = 128
"""Open files that no connection may use."""
FEWEST: Final = 8
"""Connections that are served whatever the limits say."""


def raise_limit_of_files() -> None:
    """Let this process open as many files as it may at all."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == hard:  # a hardened service may not even ask
        return
    with suppress(OSError, ValueError):  # some systems call the hard limit endless and refuse it
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def limit_of_files() -> int:
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def room_for(wanted: int, files: int) -> int:
    """How many connections may be open, where so many are wanted and so many files allowed."""
    allowed = wanted if files == resource.RLIM_INFINITY else files - KEPT_BACK
    return max(FEWEST, min(wanted, allowed))


class Admission:
    """One open connection, and the group of addresses that it counts for."""

    __slots__ = ("connections", "group", "is_open")

    def __init__(self, connections: "Connections", group: str | None) -> None:
        self.connections = connections
        self.group = group
        self.is_open = True

    def count_for(self, group: str) -> bool:
        """Count from now on for a group, which a proxy has named; False where it has too many."""
        if self.group == group:
            return True
        if not self.connections.has_room_for(group):
            return False
        self.connections.forget(self.group)
        self.connections.remember(group)
        self.group = group
        return True

    def leave(self) -> None:
        """The connection is closed."""
        if self.is_open:
            self.is_open = False
            self.connections.leave(self.group)


class Connections:
    """Counts the open connections of a server; those for which there is no room are turned away."""

    def __init__(self, most: int, most_each: int | None) -> None:
        self.most = most
        self.most_each = most_each
        """For each group of addresses; None: as many as there is room for."""
        self.open = 0
        self.groups: Counter[str] = Counter()
        self.turned_away = Repeats("connections are turned away")

    def enter(self, group: str | None) -> Admission | None:
        """A new connection, of a group or of a proxy (None); None where it is turned away."""
        if self.open >= self.most:
            self.turned_away.note(f"{self.open} are open, and no more may be")
            return None
        if group is not None and not self.has_room_for(group):
            return None
        self.open += 1
        self.remember(group)
        return Admission(self, group)

    def has_room_for(self, group: str) -> bool:
        """Whether a group may have one more. A refusal is counted for the log."""
        if self.most_each is None or self.groups[group] < self.most_each:
            return True
        self.turned_away.note(f"{self.most_each} are open from {group}")
        return False

    def leave(self, group: str | None) -> None:
        self.open -= 1
        self.forget(group)

    def remember(self, group: str | None) -> None:
        if group is not None:
            self.groups[group] += 1

    def forget(self, group: str | None) -> None:
        if group is not None:
            self.groups[group] -= 1
            if not self.groups[group]:
                del self.groups[group]
