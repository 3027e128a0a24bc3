"""Isolated lines at the desk."""

from collections.abc import Iterator
from typing import Final

from rotonde.games.rocket import names, things
from rotonde.games.rocket.events import LineIsolated
from rotonde.games.rocket.rules.foresight import Foreseen
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.log import consequence
from rotonde.kernel.desk.menu import PreviewRow
from rotonde.kernel.law.text import LogLine, Text


def isolated_rows(_: Foreseen, event: LineIsolated) -> Iterator[PreviewRow]:
    """A line that can reach nothing new (ROC-74)."""
    label = Text("preview-isolated", {"company": names.company(event.company)})
    yield PreviewRow(label, Text("preview-removed", {"removed": event.removed}))


def line_isolated(event: LineIsolated) -> LogLine:
    company = names.company(event.company)
    at = (things.company(event.company),)
    return consequence("log-isolated", at=at, company=company, removed=event.removed)


CHAPTER: Final = DeskChapter(
    lines={LineIsolated: line_isolated},
)
