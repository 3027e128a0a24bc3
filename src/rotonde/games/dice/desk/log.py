"""The events of Railroad Dice in words: which message, with which facts.

Pure. Reads events alone; the sentences stand in locale/.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rotonde.games.dice.events import (
    CompanyCounted,
    DiceRolled,
    DieDiscarded,
    DirectorChanged,
    GameEnded,
    IncomeTaken,
    LastYearAnnounced,
    OfficeLost,
    RailLaid,
    ShareBought,
    StationBuilt,
    TileCleared,
    TileDiscovered,
    TileEntered,
    TurnBegan,
    TurnEnded,
    YearBegan,
    YearCounted,
)
from rotonde.games.dice.names import a_tile, cell, company, face, fallen, gained, side, site
from rotonde.kernel.desk.log import did, followed, silent
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.text import Gain, LogLine, Seated, Text


def tell(event: Event) -> LogLine | None:
    """The event as a line of the log; None when another line says it."""
    return TELL[type(event)](event)


# --- turns and dice -------------------------------------------------------------------------------


def year_began(event: YearBegan) -> LogLine:
    return LogLine(Text("log-year", {"year": event.year}), heading=True)


def income_taken(event: IncomeTaken) -> LogLine:
    if event.taken < event.due:
        return did(event.seat, "log-income-short", taken=event.taken, due=event.due)
    return did(event.seat, "log-income-jokers" if event.jokers else "log-income", dice=event.taken)


def dice_rolled(event: DiceRolled) -> LogLine:
    return did(
        event.seat,
        "log-roll",
        hidden=event.hidden,
        jokers=event.jokers,
        bonus=event.bonus,
        **fallen(event.faces),
    )


def turn_ended(event: TurnEnded) -> LogLine | None:
    """A turn without dice to give back ends in silence."""
    return did(event.seat, "log-too-many", dice=event.too_many) if event.too_many else None


def die_discarded(event: DieDiscarded) -> LogLine:
    return did(event.seat, "log-back", face=face(event.face))


# --- shares, rails, tiles, stations ---------------------------------------------------------------


def share_bought(event: ShareBought) -> LogLine:
    if event.director is None:
        return did(event.seat, "log-buy", company=company(event.company), bank=event.bank)
    director = Seated(event.director)
    return did(event.seat, "log-buy-director", company=company(event.company), director=director)


def rail_laid(event: RailLaid) -> LogLine:
    return did(
        event.seat,
        "log-rail-water" if event.water else "log-rail",
        end=event.end,
        cell=cell(event.cell),
        out=side(event.out),
        dice=event.surcharge,
    )


def tile_discovered(event: TileDiscovered) -> LogLine:
    return did(event.seat, "log-tile", kind=a_tile(event.kind), tile=event.tile)


def tile_cleared(event: TileCleared) -> LogLine:
    return followed("log-cleared", tile=event.tile, dice=len(event.rails))


def tile_entered(event: TileEntered) -> LogLine | None:
    """The reward; nothing in the last year."""
    return followed("log-reward", dice=event.reward) if event.reward else None


def station_built(event: StationBuilt) -> LogLine:
    return did(
        event.seat,
        "log-station",
        end=event.end,
        company=company(event.company),
        kind=site(event.kind),
        price=event.price + event.surcharge,
        before=event.chain_before,
        chain=event.chain,
    )


# --- years and ends -------------------------------------------------------------------------------


def company_counted(event: CompanyCounted) -> LogLine:
    return followed(
        "log-counted",
        (Gain(event.director, event.passengers, Text("count-plus", {"count": event.passengers})),),
        company=company(event.company),
        chain=len(event.tiles),
        director=Seated(event.director),
    )


def year_counted(event: YearCounted) -> LogLine:
    return LogLine(Text("log-count", {"year": event.year}), gains=gained(event.gains))


def director_changed(event: DirectorChanged) -> LogLine:
    message = "log-director" if event.why == "most" else f"log-director-{event.why}"
    shares = event.shares[event.after]
    return followed(
        message, company=company(event.company), director=Seated(event.after), shares=shares
    )


def office_lost(event: OfficeLost) -> LogLine:
    return followed("log-office-lost", seat=Seated(event.seat))


def last_year(event: LastYearAnnounced) -> LogLine:
    if event.company is None:
        return LogLine(Text(f"log-last-year-{event.reason}"))
    return LogLine(Text("log-last-year-a", {"company": company(event.company)}))


def game_ended(event: GameEnded) -> LogLine:
    if event.shortage is not None and event.seat is not None:
        return did(event.seat, f"log-short-{event.shortage}")
    return LogLine(Text(f"end-{event.reason}"))


TELL: Final[Mapping[type[Event], Callable[[Any], LogLine | None]]] = {
    YearBegan: year_began,
    TurnBegan: silent,
    IncomeTaken: income_taken,
    DiceRolled: dice_rolled,
    ShareBought: share_bought,
    RailLaid: rail_laid,
    TileDiscovered: tile_discovered,
    TileCleared: tile_cleared,
    TileEntered: tile_entered,
    StationBuilt: station_built,
    LastYearAnnounced: last_year,
    TurnEnded: turn_ended,
    DieDiscarded: die_discarded,
    CompanyCounted: company_counted,
    YearCounted: year_counted,
    DirectorChanged: director_changed,
    OfficeLost: office_lost,
    GameEnded: game_ended,
}
