"""The effects of an extension, as rows of its card and as lines of the log."""

from collections.abc import Iterator
from typing import Final

from rotonde.games.rocket import events as past
from rotonde.games.rocket import names, things
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.rules.foresight import Foreseen
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.log import consequence, did
from rotonde.kernel.desk.menu import PreviewRow
from rotonde.kernel.law.text import Fact, Gain, LogLine, Seated, Text

FEW_TILES: Final = 5
"""From here on the log counts the tiles down: the end is near (ROC-76)."""


def town_rows(_: Foreseen, event: past.TownReached) -> Iterator[PreviewRow]:
    """The payments of a new town (ROC-54, ROC-55)."""
    label = Text("preview-town", {"town": names.town(event.town)})
    kind = Text(f"kind-{BOARD.town(event.town).kind}")
    yield PreviewRow(label, kind, names.gains_of(event.payments))


def passenger_rows(_: Foreseen, event: past.PassengerTaken) -> Iterator[PreviewRow]:
    """A passenger from another's station (ROC-46)."""
    note = Text("preview-owner", {"owner": Seated(event.owner)})
    yield PreviewRow(Text("preview-passenger"), note, (a_passenger(event),))


def a_passenger(event: past.PassengerTaken) -> Gain:
    return Gain(event.seat, 1, Text("count-plus", {"count": 1}))


def share_rows(future: Foreseen, event: past.LineAnnounced) -> Iterator[PreviewRow]:
    """The share that the mover takes at once (ROC-32)."""
    if event.share:
        held = held_before(future, event)
        left = Text("preview-left", {"stack": event.stack})
        yield PreviewRow(Text("preview-share"), left, (names.from_to(event.seat, held, held + 1),))


def veto_rows(future: Foreseen, event: past.VetoPaid) -> Iterator[PreviewRow]:
    """The shares that the winner of the veto gives up (ROC-41)."""
    held = held_before(future, event)
    cost = names.from_to(event.seat, held, held - event.amount)
    yield PreviewRow(Text("preview-veto"), Text("preview-veto-note"), (cost,))


def held_before(future: Foreseen, event: past.LineAnnounced | past.VetoPaid) -> int:
    """How many shares of the moved company the seat held."""
    return future.before.shares[BOARD.companies.number[event.company]].held[event.seat]


def veto_paid(event: past.VetoPaid) -> LogLine:
    company = names.company(event.company)
    at = (things.company(event.company), things.hexagon(event.hex))
    facts: dict[str, Fact] = {"company": company, "amount": event.amount, "hex": event.hex}
    return did(event.seat, "log-veto-paid", at=at, **facts)


def passenger_taken(event: past.PassengerTaken) -> LogLine:
    owner = Seated(event.owner)
    at = (things.station(event.hex),)
    return consequence("log-passenger", (a_passenger(event),), at=at, hex=event.hex, owner=owner)


def engine_moved(event: past.EngineMoved) -> LogLine | None:
    """The step is told by its announcement or by the veto; the last tiles are counted down."""
    if event.tile is None or event.tiles_left > FEW_TILES:
        return None
    return consequence(
        "log-tiles-left", at=(things.company(event.company),), tiles=event.tiles_left
    )


def town_reached(event: past.TownReached) -> LogLine:
    """With the towns of the line in all: one step links several at once (ROC-50, ROC-56)."""
    company, town = names.company(event.company), names.town(event.town)
    gains = names.gains_of(event.payments)
    at = (things.town(event.town), things.company(event.company))
    return consequence(
        "log-town-reached", gains, at=at, company=company, town=town, towns=event.towns
    )


CHAPTER: Final = DeskChapter(
    lines={
        past.VetoPaid: veto_paid,
        past.PassengerTaken: passenger_taken,
        past.EngineMoved: engine_moved,
        past.TownReached: town_reached,
    },
)
