"""The memory of unfinished messages: parts of bodies and of socket messages that wait for the rest.

Each message alone has a largest size, and many connections together could fill the memory with
halves. Their sum has a limit too: above it, the connection that holds most is closed.
"""

from typing import Protocol

from rotonde.server.runtime.repeats import Repeats


class Holder(Protocol):
    """A connection that holds parts of messages."""

    def drop(self) -> None:
        """Close the connection and forget what it holds."""


class Unfinished:
    """How many bytes each connection holds of messages that are not whole yet."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.sizes: dict[Holder, int] = {}
        self.sum = 0
        self.dropped = Repeats("connections are closed for their unfinished messages")

    def hold(self, holder: Holder, size: int) -> None:
        """A connection holds so much now. Closes the largest holders while the sum is too large."""
        self.sum += size - self.sizes.pop(holder, 0)
        if size:
            self.sizes[holder] = size
        while self.sum > self.most:
            largest = max(self.sizes, key=self.sizes.__getitem__)
            self.dropped.note(f"these hold {self.sum} bytes")
            self.sum -= self.sizes.pop(largest)
            largest.drop()
