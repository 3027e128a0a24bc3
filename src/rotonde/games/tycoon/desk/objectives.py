"""Objective cards that are met: on cards and in the log (TYC-60 to TYC-63)."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.tycoon import names, things
from rotonde.games.tycoon.components import CardId
from rotonde.games.tycoon.events import ObjectiveMet
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.log import consequence
from rotonde.kernel.desk.menu import PreviewRow
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import LogLine, Text


def objective_rows(events: Sequence[Event]) -> tuple[PreviewRow, ...]:
    """The objectives that are met."""
    met = [event for event in events if isinstance(event, ObjectiveMet)]
    return tuple(card_row(event.card, event.seat, event.points) for event in met)


def card_row(card: CardId, seat: Seat, points: int) -> PreviewRow:
    """A card that pays a seat."""
    label = Text("preview-card", {"card": names.card(card)})
    return PreviewRow(label, gains=(names.point_gains(seat, points),))


def line_of_objective(event: ObjectiveMet) -> LogLine:
    gain = (names.point_gains(event.seat, event.points),)
    at = (things.card(event.card), things.seat(event.seat))
    return consequence("log-objective", gain, at=at, card=names.card(event.card))


CHAPTER: Final = DeskChapter(
    lines={ObjectiveMet: line_of_objective},
)
