"""A long measurement that is told to end: it goes on to its figures, and says how far it came."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from types import FrameType
from typing import Final

ENDING: Final = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def interruption() -> Iterator[Event]:
    """An event for this block, set by Ctrl-C or by a limit of time; the second one ends it all.

    Servers and attackers have sessions of their own: such a signal goes to a whole group, and
    without them there would be nothing left to count.
    """
    told = Event()

    def tell(_number: int, _frame: FrameType | None) -> None:
        if told.is_set():
            raise KeyboardInterrupt
        told.set()

    before = {number: signal.signal(number, tell) for number in ENDING}
    try:
        yield told
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
