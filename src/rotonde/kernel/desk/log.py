"""The small words of every game's log: what a seat did, what followed, a title, silence."""

from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.text import Fact, Gain, LogLine, Seated, Text


def did(
    seat: Seat,
    message: str,
    gains: tuple[Gain, ...] = (),
    /,
    *,
    at: tuple[Thing, ...] = (),
    **facts: Fact,
) -> LogLine:
    """A line of what a seat did, and the things that it touched; its sentence has a gap for the
    seat."""
    return LogLine(Text(message, {"seat": Seated(seat), **facts}), seat, gains, things=at)


def consequence(
    message: str,
    gains: tuple[Gain, ...] = (),
    /,
    *,
    at: tuple[Thing, ...] = (),
    **facts: Fact,
) -> LogLine:
    """A line of what came of it, and the things that it touched."""
    return LogLine(Text(message, facts), gains=gains, depth=1, things=at)


def heading(message: str, /, **facts: Fact) -> LogLine:
    """A title between lines."""
    return LogLine(Text(message, facts), heading=True)


def silent(_: Event) -> None:
    """No line: another one says it."""
