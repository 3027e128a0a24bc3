"""Lines of the log: each names the things that it tells of, or else the panel of its seat."""

from rotonde.games.revolution import names, things
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.text import Fact, Gain, LogLine, Seated, Text


def deed_line(seat: Seat, message: str, *named: Thing, **facts: Fact) -> LogLine:
    """A line of what a seat did, with things beside its panel."""
    text = Text(message, {"seat": Seated(seat), **facts})
    return LogLine(text, seat, things=(*named, things.seat(seat)))


def effect_line(
    seat: Seat, message: str, *gains: Gain, at: tuple[Thing, ...] = (), **facts: Fact
) -> LogLine:
    """A line of what followed from it; `at` are the things that it tells of."""
    text = Text(message, {"seat": Seated(seat), **facts})
    return LogLine(text, seat, gains, depth=1, things=at or (things.seat(seat),))


def money(seat: Seat, amount: int) -> Gain:
    """Dollars for a seat."""
    return Gain(seat, amount, names.dollars_plus(amount))


def shares(seat: Seat, count: int) -> Gain:
    """Shares for a seat."""
    return Gain(seat, count, Text("shares-plus", {"count": count}))
