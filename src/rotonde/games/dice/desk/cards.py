"""The parts of a card that all chapters share: rows of dice, the last count, what ends the game.

Pure. A card is made of the turn that was played for it, never of a copy of the rules.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from rotonde.games.dice import events as past
from rotonde.games.dice import names, things
from rotonde.games.dice.desk.signs import Paying
from rotonde.games.dice.state import State, Tray
from rotonde.kernel.desk.menu import Preview, PreviewRow, Sign
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.text import Gain, Text


def card(
    pointed: Pointed[State, Any],
    title: Text,
    rows: Iterable[PreviewRow],
    *remarks: Text,
    signs: Iterable[Sign] = (),
) -> Preview:
    """A card with its own rows and remarks; a last year, a count and the end are told by all."""
    events = pointed.turn.events
    return Preview(
        title=title,
        rows=tuple(rows),
        totals=totals(events),
        remarks=(*remarks, *endings(events)),
        signs=tuple(signs),
    )


def totals(events: Iterable[Event]) -> tuple[Gain, ...]:
    """The passengers that each seat would get in the last of these counts."""
    counted = [event for event in events if isinstance(event, past.YearCounted)]
    return names.passenger_gains(counted[-1].gains) if counted else ()


def endings(events: Iterable[Event]) -> Iterator[Text]:
    """A last year that would be announced, and the end of the game."""
    for event in events:
        if isinstance(event, past.LastYearAnnounced):
            yield Text("remark-last-year")
        if isinstance(event, past.GameEnded):
            yield Text("remark-ends-game")


def figure(label: str, note: Text, thing: Thing | None = None) -> PreviewRow:
    """One line of figures, and the zone of dice whose figure it is."""
    return PreviewRow(Text(label), note, thing=thing)


def dice_rows(before: State, seat: Seat, after: State) -> Iterator[PreviewRow]:
    """Front, hidden dice and reserve, where they change."""
    old, new = before.trays[seat], after.trays[seat]
    yield from tray_rows(seat, old, new.front, new.hidden)
    yield from dice_row("row-reserve", before.reserve, after.reserve, things.reserve())


def tray_rows(seat: Seat, tray: Tray, front: int, hidden: int) -> Iterator[PreviewRow]:
    """The dice of a seat, where there would be more or fewer of them."""
    yield from dice_row("row-front", tray.front, front, things.front(seat))
    yield from dice_row("row-hidden", tray.hidden, hidden, things.hidden(seat))


def dice_row(label: str, old: int, new: int, zone: Thing) -> Iterator[PreviewRow]:
    """A zone of dice whose number changes."""
    if old != new:
        yield figure(label, names.from_to(old, new), zone)


def cleared_row(tile: int, dice: int) -> PreviewRow:
    """The dice that a complete tile gives back (DIC-47)."""
    return PreviewRow(Text("row-cleared", {"tile": tile}), names.figure(dice))


def reward_row(dice: int) -> PreviewRow:
    """The jokers that a discovery brings (DIC-49)."""
    return figure("row-reward", names.jokers(dice))


def payment_rows(seat: Seat, dice: int, jokers: int) -> Iterator[Paying]:
    """Hidden dice and jokers that go to the reserve."""
    if dice > jokers:
        yield Paying(things.hidden(seat), dice - jokers)
    if jokers:
        yield Paying(things.die("joker"), jokers, jokers=True)
