"""The end of the game in the log: the last year, counts, and why it is over."""

from typing import Final

from rotonde.games.dice import events as past
from rotonde.games.dice import names, things
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.log import consequence, did
from rotonde.kernel.law.text import LogLine, Seated, Text


def last_year_line(event: past.LastYearAnnounced) -> LogLine:
    """The reason; a company that is complete has a name."""
    if event.company is None:
        return LogLine(Text(f"log-last-year-{event.reason}"))
    text = Text("log-last-year-a", {"company": names.company(event.company)})
    return LogLine(text, things=(things.company(event.company),))


def company_line(event: past.CompanyCounted) -> LogLine:
    """The passengers of a company, all for its director."""
    return consequence(
        "log-counted",
        (names.gain(event.director, event.passengers),),
        at=(things.chain(event.company),),
        company=names.company(event.company),
        chain=len(event.tiles),
        director=Seated(event.director),
    )


def count_line(event: past.YearCounted) -> LogLine:
    """The passengers of all seats."""
    text, seats = Text("log-count", {"year": event.year}), range(len(event.gains))
    gains = names.passenger_gains(event.gains)
    return LogLine(text, gains=gains, things=tuple(map(things.seat, seats)))


def end_line(event: past.GameEnded) -> LogLine:
    """The reason; where dice ran out, whose draw it was."""
    if event.shortage is not None and event.seat is not None:
        return did(event.seat, f"log-short-{event.shortage}", at=(things.reserve(),))
    return LogLine(Text(f"end-{event.reason}"))


CHAPTER: Final = DeskChapter(
    lines={
        past.LastYearAnnounced: last_year_line,
        past.CompanyCounted: company_line,
        past.YearCounted: count_line,
        past.GameEnded: end_line,
    },
)
