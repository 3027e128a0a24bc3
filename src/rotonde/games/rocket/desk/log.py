"""The events of Stephenson's Rocket in words: which message, with which facts.

Pure. Reads events alone; the sentences stand in locale/.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rotonde.games.rocket.events import (
    ActionLost,
    CategoryPaid,
    EngineMoved,
    EnginePlaced,
    GameEnded,
    LineAbsorbed,
    LineAnnounced,
    LineIsolated,
    LineSelected,
    MarkersDiscarded,
    MarkerTaken,
    PassengerTaken,
    Payments,
    SharesPaid,
    StationLifted,
    StationMoved,
    StationPlaced,
    StationsPaid,
    TownReached,
    TurnBegan,
    VetoAnswered,
    VetoOffered,
    VetoPaid,
    VetoPassed,
)
from rotonde.games.rocket.names import category, company, ending, good, paid, town
from rotonde.kernel.desk.log import did, followed, heading, silent
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Gain, LogLine, Seated, Text

FEW_TILES: Final = 5
"""From here on the log counts the tiles down: the end is near (ROC-76)."""


def tell(event: Event) -> LogLine | None:
    """The event as a line of the log; None when another line says it."""
    return TELL[type(event)](event)


# --- turns, markers, stations -----------------------------------------------------------------


def round_began(event: TurnBegan) -> LogLine | None:
    """A round begins with the first seat; other turns need no title."""
    if event.seat:
        return None
    return heading("log-round", round=event.round)


def action_lost(event: ActionLost) -> LogLine:
    return did(event.seat, "log-action-lost")


def marker_taken(event: MarkerTaken) -> LogLine:
    return did(event.seat, "log-marker", city=town(event.city), good=good(event.good))


def station_placed(event: StationPlaced) -> LogLine:
    return did(event.seat, "log-station-placed", hex=event.hex, reserve=event.reserve)


def station_moved(event: StationMoved) -> LogLine:
    return did(event.seat, "log-station-moved", origin=event.origin, hex=event.hex)


# --- extension and veto -----------------------------------------------------------------------


def line_announced(event: LineAnnounced) -> LogLine:
    step: dict[str, Fact] = {
        "company": company(event.company),
        "origin": event.origin,
        "hex": event.hex,
    }
    if event.share:
        return did(event.seat, "log-moves-for-share", **step, stack=event.stack)
    return did(event.seat, "log-moves", **step)


def veto_passed(event: VetoPassed) -> LogLine:
    """Quieter than a bid: most vetoes are not used."""
    return LogLine(Text("log-veto-passed", {"seat": Seated(event.seat)}), event.seat, depth=1)


def veto_offered(event: VetoOffered) -> LogLine:
    return did(event.seat, "log-veto-bid", company=company(event.company), amount=event.amount)


def engine_placed(event: EnginePlaced) -> LogLine:
    facts: dict[str, Fact] = {"company": company(event.company), "hex": event.hex}
    return LogLine(Text("log-veto-placed", facts), event.seat, depth=1)


def veto_answered(event: VetoAnswered) -> LogLine:
    return did(event.seat, "log-veto-matched" if event.matched else "log-veto-conceded")


def veto_paid(event: VetoPaid) -> LogLine:
    return did(
        event.seat,
        "log-veto-paid",
        company=company(event.company),
        amount=event.amount,
        hex=event.hex,
    )


def engine_moved(event: EngineMoved) -> LogLine | None:
    """The step is told by its announcement or by the veto; the last tiles are counted down."""
    if event.tile is None or event.tiles_left > FEW_TILES:
        return None
    return followed("log-tiles-left", tiles=event.tiles_left)


def passenger_taken(event: PassengerTaken) -> LogLine:
    gain = Gain(event.seat, 1, Text("count-plus", {"count": 1}))
    return followed("log-passenger", (gain,), hex=event.hex, owner=Seated(event.owner))


def town_reached(event: TownReached) -> LogLine:
    """With the towns of the line in all: one step links several at once (ROC-50, ROC-56)."""
    return followed(
        "log-town-reached",
        paid(event.payments),
        company=company(event.company),
        town=town(event.town),
        towns=event.towns,
    )


# --- merger, isolation, end -------------------------------------------------------------------


def line_absorbed(event: LineAbsorbed) -> LogLine:
    return followed(
        "log-absorbed",
        merger_gains(event.payments, event.before, event.after),
        company=company(event.company),
        by=company(event.by),
        towns=event.towns,
    )


def merger_gains(
    payments: Payments, before: tuple[int, ...], after: tuple[int, ...]
) -> tuple[Gain, ...]:
    """The bonus of each shareholder, and what became of the shares (ROC-61, ROC-64)."""
    return tuple(
        Gain(
            Seat(seat), amount, Text("log-gain-merger", {"amount": amount, "old": old, "new": new})
        )
        for seat, (amount, old, new) in enumerate(zip(payments, before, after, strict=True))
        if old
    )


def line_isolated(event: LineIsolated) -> LogLine:
    return followed("log-isolated", company=company(event.company), removed=event.removed)


def game_ended(event: GameEnded) -> LogLine:
    return heading("log-ended", reason=ending(event.reason))


# --- final count ------------------------------------------------------------------------------


def counted(payments: Payments, counts: tuple[int, ...]) -> tuple[Gain, ...]:
    """What each seat that took part got, and with how many (ROC-51)."""
    return tuple(
        Gain(Seat(seat), amount, Text("log-gain-count", {"amount": amount, "count": count}))
        for seat, (amount, count) in enumerate(zip(payments, counts, strict=True))
        if count
    )


def markers_discarded(event: MarkersDiscarded) -> LogLine:
    gains = tuple(
        Gain(Seat(seat), -count, Text("count-minus", {"count": count}))
        for seat, count in enumerate(event.counts)
        if count
    )
    return followed("log-discarded", gains, city=town(event.city))


def category_paid(event: CategoryPaid) -> LogLine | None:
    """Silent, like the two below, where nobody took part."""
    gains = counted(event.payments, event.counts)
    named = category(event.category)
    return followed("log-category", gains, category=named) if gains else None


def stations_paid(event: StationsPaid) -> LogLine | None:
    return line_paid("log-stations", event)


def shares_paid(event: SharesPaid) -> LogLine | None:
    return line_paid("log-shares", event)


def line_paid(message: str, event: StationsPaid | SharesPaid) -> LogLine | None:
    gains = counted(event.payments, event.counts)
    facts: dict[str, Fact] = {"company": company(event.company), "towns": event.towns}
    return followed(message, gains, **facts) if gains else None


TELL: Final[Mapping[type[Event], Callable[[Any], LogLine | None]]] = {
    TurnBegan: round_began,
    ActionLost: action_lost,
    MarkerTaken: marker_taken,
    StationPlaced: station_placed,
    StationLifted: silent,
    StationMoved: station_moved,
    LineSelected: silent,
    LineAnnounced: line_announced,
    VetoPassed: veto_passed,
    VetoOffered: veto_offered,
    EnginePlaced: engine_placed,
    VetoAnswered: veto_answered,
    VetoPaid: veto_paid,
    PassengerTaken: passenger_taken,
    EngineMoved: engine_moved,
    TownReached: town_reached,
    LineAbsorbed: line_absorbed,
    LineIsolated: line_isolated,
    GameEnded: game_ended,
    MarkersDiscarded: markers_discarded,
    CategoryPaid: category_paid,
    StationsPaid: stations_paid,
    SharesPaid: shares_paid,
}
"""One line for each kind of event; a test holds it complete."""
