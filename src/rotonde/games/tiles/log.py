"""The events of Railroad Tiles in words for the log; the sentences stand in locale/."""

from rotonde.kernel.event import Event
from rotonde.kernel.text import LogLine


def tell(_event: Event) -> LogLine | None:
    """The event in words; None when it says nothing new."""
    return None
