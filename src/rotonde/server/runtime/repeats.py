"""Logs something that happens again and again: once when it begins and once when it ends.

A stranger who opens ten thousand connections must not write ten thousand lines.
"""

import logging
import time
from collections.abc import Callable
from typing import Final

LOGGER: Final = logging.getLogger(__name__)
QUIET: Final = 30.0
"""Seconds without it after which it has ended."""


class Repeats:
    """Counts one kind of event, and logs the beginning and the end of each series of them."""

    def __init__(self, what: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.what = what
        self.clock = clock
        self.count = 0
        self.latest = 0.0

    def note(self, why: str) -> None:
        """It has happened; the first of a series is logged with its reason."""
        if not self.count:
            LOGGER.warning("%s: %s", self.what, why)
        self.count += 1
        self.latest = self.clock()

    def settle(self) -> None:
        """Log the end of a series when it has been quiet for a while. To be called now and then."""
        if self.count and self.clock() - self.latest >= QUIET:
            self.end()

    def end(self) -> None:
        """Log how often it happened, if it did."""
        if self.count:
            LOGGER.warning("%s: no longer; it happened %d times", self.what, self.count)
        self.count = 0
