"""The events of Railroad Tycoon in words: which message, with which facts.

Pure. Reads events alone; the sentences stand in locale/.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rotonde.games.tycoon.events import (
    ActionChosen,
    ActionPassed,
    AuctionWon,
    BidMade,
    BidPassed,
    BuildingEnded,
    CardTaken,
    CardTurnedUp,
    CityEmptied,
    CityGrown,
    CityRefilled,
    CubeDelivered,
    EndFixed,
    EngineUpgraded,
    FirstPlacePassed,
    GameEnded,
    GrantPlayed,
    HotelPaid,
    IncomePaid,
    LinkCompleted,
    ObjectiveMet,
    Payment,
    RoundBegan,
    ShareIssued,
    TileLaid,
    TrackRemoved,
    TurnBegan,
    TycoonRevealed,
    TycoonsShown,
    Urbanized,
    WesternLinkBuilt,
)
from rotonde.games.tycoon.names import card, city, colour, drawn, points, scored, tile, tycoon
from rotonde.kernel.desk.log import did, followed, silent
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.text import Fact, Gain, LogLine, Named, Seated, Text


def tell(event: Event) -> LogLine | None:
    """The event as a line of the log; None when another line says it."""
    return TELL[type(event)](event)


# --- words that every line shares -------------------------------------------------------------


def paid(payment: Payment) -> dict[str, Fact]:
    """A payment as facts: the sum, and the shares it forced."""
    return {"amount": payment.amount, "issued": payment.issued}


# --- auction and goes -------------------------------------------------------------------------


def turn_began(event: TurnBegan) -> LogLine:
    message = "log-last-turn" if event.last else "log-turn"
    return LogLine(Text(message, {"turn": event.turn}), heading=True)


def round_began(event: RoundBegan) -> LogLine:
    return LogLine(Text("log-round", {"round": event.action_round}), depth=1)


def bid_made(event: BidMade) -> LogLine:
    return did(event.seat, "log-bid", amount=event.amount)


def bid_passed(event: BidPassed) -> LogLine:
    return did(event.seat, "log-bid-pass")


def auction_won(event: AuctionWon) -> LogLine:
    return did(event.seat, "log-auction-won", **paid(event.payment))


def first_place_passed(event: FirstPlacePassed) -> LogLine:
    return did(event.seat, "log-first-for-nothing")


def action_passed(event: ActionPassed) -> LogLine:
    return did(event.seat, "log-pass")


def share_issued(event: ShareIssued) -> LogLine:
    return did(event.seat, "log-share", shares=event.shares)


# --- building -----------------------------------------------------------------------------------


def grant_played(event: GrantPlayed) -> LogLine:
    return did(event.seat, "log-grant")


def tile_laid(event: TileLaid) -> LogLine:
    return did(event.seat, "log-tile", **tile(event.tile), **paid(event.payment))


def link_completed(event: LinkCompleted) -> LogLine:
    cities = {"city": city(event.city_a), "other": city(event.city_b)}
    return did(event.seat, "log-link", link=event.link, tiles=len(event.tiles), **cities)


def building_ended(event: BuildingEnded) -> LogLine | None:
    """A link that is complete has its own line."""
    if event.loose_end is None:
        return None
    where, place = city(event.city), event.loose_end.hex
    return followed(f"log-unfinished-{event.reason}", tiles=event.tiles, city=where, hex=place)


def track_removed(event: TrackRemoved) -> LogLine:
    tiles = sum(len(link.tiles) for link in event.links)
    return LogLine(Text("log-removed", {"links": len(event.links), "tiles": tiles}))


# --- cities, engines, goods ---------------------------------------------------------------------


def urbanized(event: Urbanized) -> LogLine:
    facts: dict[str, Fact] = {"city": city(event.city), "colour": colour(event.colour)}
    facts |= drawn(event.cubes)
    if event.payment is None:
        return did(event.seat, "log-urbanized-free", **facts)
    return did(event.seat, "log-urbanized", **facts, **paid(event.payment))


def engine_upgraded(event: EngineUpgraded) -> LogLine:
    return did(event.seat, "log-upgrade", level=event.level, **paid(event.payment))


def tycoon_revealed(event: TycoonRevealed) -> LogLine:
    return did(event.seat, "log-tycoon-revealed", tycoon=tycoon(event.card))


def cube_delivered(event: CubeDelivered) -> LogLine:
    facts: dict[str, Fact] = {
        "seat": Seated(event.seat),
        "colour": colour(event.colour),
        "city": city(event.origin),
        "other": city(event.destination),
        "links": len(event.route),
    }
    return LogLine(Text("log-delivered", facts), event.seat, points(event.points))


def city_emptied(event: CityEmptied) -> LogLine:
    where, beyond = city(event.city), max(0, event.markers - event.needed)
    count: dict[str, Fact] = {"markers": event.markers, "needed": event.needed, "beyond": beyond}
    return followed("log-emptied", city=where, **count)


def end_fixed(event: EndFixed) -> LogLine:
    return followed("log-end-fixed", turn=event.final_turn)


def hotel_paid(event: HotelPaid) -> LogLine:
    gain = (scored(event.seat, event.points),)
    return followed("log-hotel", gain, card=card(event.card))


def objective_met(event: ObjectiveMet) -> LogLine:
    gain = (scored(event.seat, event.points),)
    return followed("log-objective", gain, card=card(event.card))


def city_refilled(event: CityRefilled) -> LogLine:
    return followed("log-refilled", city=city(event.city), **drawn(event.cubes))


# --- cards and the West ---------------------------------------------------------------------------


def card_taken(event: CardTaken) -> LogLine:
    return did(event.seat, "log-card", card=card(event.card))


def city_grown(event: CityGrown) -> LogLine:
    return followed("log-grown", city=city(event.city), **drawn(event.cubes))


def western_link_built(event: WesternLinkBuilt) -> LogLine:
    facts: dict[str, Fact] = {"city": city(event.city), "cubes": event.cubes}
    return did(event.seat, "log-west", **facts, **paid(event.payment))


def card_turned_up(event: CardTurnedUp) -> LogLine:
    return LogLine(Text("log-turned-up", {"card": card(event.card), "deck": event.deck}))


# --- income and the end ---------------------------------------------------------------------------


def income_paid(event: IncomePaid) -> LogLine:
    """One figure for each seat: what its income left after the dividends."""
    gains = tuple(
        Gain(
            row.seat,
            row.income - row.dividends,
            Text(
                "log-gain-income",
                {
                    "income": row.income,
                    "dividends": row.dividends,
                    "issued": row.issued,
                    "cash": row.after,
                },
            ),
        )
        for row in event.rows
    )
    return LogLine(Text("log-income", {"turn": event.turn}), gains=gains)


def game_ended(event: GameEnded) -> LogLine:
    reason = Named(f"end-{event.reason}")
    return LogLine(Text("log-ended", {"reason": reason}), heading=True)


def tycoons_shown(event: TycoonsShown) -> LogLine:
    gains = tuple(
        Gain(
            result.seat,
            result.points,
            Text("log-gain-tycoon", {"tycoon": tycoon(result.card), "points": result.points}),
        )
        for result in event.results
    )
    return LogLine(Text("log-tycoons"), gains=gains)


TELL: Final[Mapping[type[Event], Callable[[Any], LogLine | None]]] = {
    TurnBegan: turn_began,
    BidMade: bid_made,
    BidPassed: bid_passed,
    AuctionWon: auction_won,
    FirstPlacePassed: first_place_passed,
    RoundBegan: round_began,
    ActionChosen: silent,
    ActionPassed: action_passed,
    ShareIssued: share_issued,
    GrantPlayed: grant_played,
    TileLaid: tile_laid,
    LinkCompleted: link_completed,
    BuildingEnded: building_ended,
    Urbanized: urbanized,
    EngineUpgraded: engine_upgraded,
    TycoonRevealed: tycoon_revealed,
    CubeDelivered: cube_delivered,
    CityEmptied: city_emptied,
    EndFixed: end_fixed,
    HotelPaid: hotel_paid,
    ObjectiveMet: objective_met,
    CityRefilled: city_refilled,
    CardTaken: card_taken,
    CityGrown: city_grown,
    WesternLinkBuilt: western_link_built,
    TrackRemoved: track_removed,
    IncomePaid: income_paid,
    CardTurnedUp: card_turned_up,
    GameEnded: game_ended,
    TycoonsShown: tycoons_shown,
}
