"""Mergers at the desk: the bonus, and the exchange of shares."""

from collections.abc import Iterator
from typing import Final

from rotonde.games.rocket import names, things
from rotonde.games.rocket.events import LineAbsorbed
from rotonde.games.rocket.rules.foresight import Foreseen
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.log import consequence
from rotonde.kernel.desk.menu import PreviewRow
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Gain, LogLine, Text


def merger_rows(_: Foreseen, event: LineAbsorbed) -> Iterator[PreviewRow]:
    """The bonus, and the exchange of shares (ROC-61, ROC-64)."""
    company, by = names.company(event.company), names.company(event.by)
    size = Text("preview-towns", {"towns": event.towns})
    yield PreviewRow(Text("preview-merger", {"by": by}), size, names.gains_of(event.payments))
    pairs = enumerate(zip(event.before, event.after, strict=True))
    swaps = tuple(names.from_to(seat, old, new) for seat, (old, new) in pairs if old)
    if swaps:
        rate = Text("preview-exchange-note", {"company": company, "by": by})
        yield PreviewRow(Text("preview-exchange"), rate, swaps)


def line_absorbed(event: LineAbsorbed) -> LogLine:
    """With the bonus of each shareholder, and what became of its shares (ROC-61, ROC-64)."""
    each = zip(event.payments, event.before, event.after, strict=True)
    gains = tuple(
        Gain(
            Seat(seat), amount, Text("log-gain-merger", {"amount": amount, "old": old, "new": new})
        )
        for seat, (amount, old, new) in enumerate(each)
        if old
    )
    company, by = names.company(event.company), names.company(event.by)
    at = (things.company(event.company), things.company(event.by))
    return consequence("log-absorbed", gains, at=at, company=company, by=by, towns=event.towns)


CHAPTER: Final = DeskChapter(
    lines={LineAbsorbed: line_absorbed},
)
