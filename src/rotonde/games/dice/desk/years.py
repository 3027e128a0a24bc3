"""The year in the log: its beginning, and directors that change."""

from typing import Final

from rotonde.games.dice import names, things
from rotonde.games.dice.events import DirectorChanged, OfficeLost, YearBegan
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.log import consequence, heading
from rotonde.kernel.law.text import LogLine, Seated


def year_line(event: YearBegan) -> LogLine:
    """A title over the turns of a year."""
    return heading("log-year", year=event.year)


def director_line(event: DirectorChanged) -> LogLine:
    """A new director: by most shares, or after a tie."""
    return consequence(
        "log-director" if event.why == "most" else f"log-director-{event.why}",
        at=(things.company(event.company),),
        company=names.company(event.company),
        director=Seated(event.after),
        shares=event.shares[event.after],
    )


def office_line(event: OfficeLost) -> LogLine:
    """A seat that is left without a company."""
    return consequence("log-office-lost", at=(things.seat(event.seat),), seat=Seated(event.seat))


CHAPTER: Final = DeskChapter(
    lines={YearBegan: year_line, DirectorChanged: director_line, OfficeLost: office_line},
)
