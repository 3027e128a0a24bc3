"""The end of the game at the desk, and the lines of its final count."""

from collections.abc import Iterator
from typing import Final

from rotonde.games.rocket import events as past
from rotonde.games.rocket import names, things
from rotonde.games.rocket.rules.foresight import Foreseen
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.log import consequence, heading
from rotonde.kernel.desk.menu import PreviewRow
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Gain, LogLine, Text


def end_rows(future: Foreseen, event: past.GameEnded) -> Iterator[PreviewRow]:
    """The end of the game, with the final count of each seat (ROC-80 to ROC-83)."""
    counts = (each.payments for each in future.events if isinstance(each, past.FinalPayment))
    sums = (sum(column) for column in zip(*counts, strict=True))
    yield PreviewRow(Text("preview-end"), Text(f"preview-end-{event.reason}"), names.gains_of(sums))


def game_ended(event: past.GameEnded) -> LogLine:
    return heading("log-ended", reason=names.end_reason(event.reason))


def markers_discarded(event: past.MarkersDiscarded) -> LogLine:
    gains = tuple(
        Gain(Seat(seat), -count, Text("count-minus", {"count": count}))
        for seat, count in enumerate(event.counts)
        if count
    )
    city = names.town(event.city)
    return consequence("log-discarded", gains, at=(things.town(event.city),), city=city)


def gains_of_count(event: past.FinalPayment) -> tuple[Gain, ...]:
    """The gain of each seat that took part, and its number of pieces (ROC-51)."""
    return tuple(
        Gain(Seat(seat), amount, Text("log-gain-count", {"amount": amount, "count": count}))
        for seat, (amount, count) in enumerate(zip(event.payments, event.counts, strict=True))
        if count
    )


def category_paid(event: past.CategoryPaid) -> LogLine | None:
    """Silent, like the two below, where nobody took part."""
    gains, category = gains_of_count(event), names.category(event.category)
    at = (things.good(event.category),)
    return consequence("log-category", gains, at=at, category=category) if gains else None


def stations_paid(event: past.StationsPaid) -> LogLine | None:
    return line_paid("log-stations", event)


def shares_paid(event: past.SharesPaid) -> LogLine | None:
    return line_paid("log-shares", event)


def line_paid(message: str, event: past.StationsPaid | past.SharesPaid) -> LogLine | None:
    gains, company = gains_of_count(event), names.company(event.company)
    at = (things.company(event.company),)
    return consequence(message, gains, at=at, company=company, towns=event.towns) if gains else None


CHAPTER: Final = DeskChapter(
    lines={
        past.GameEnded: game_ended,
        past.MarkersDiscarded: markers_discarded,
        past.CategoryPaid: category_paid,
        past.StationsPaid: stations_paid,
        past.SharesPaid: shares_paid,
    },
)
