"""Events: facts in the past tense, enough to draw, animate and log a move."""

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=str.lower):
    """Something that happened. Sent to seats, never read back by rules."""

    reveals: ClassVar[bool] = False
    """Whether something hidden is shown by it: nobody takes back past such an event."""
    begins_turn: ClassVar[bool] = False
    """Whether a turn begins by it: it counts as handed over even to the seat that was to move."""
