"""What a transcript of Tycoon tells: scores, shares, engines, links, and the turns of fate."""

from rotonde.games.tycoon import TYCOON
from rotonde.games.tycoon.events import (
    AuctionWon,
    CardTaken,
    CityEmptied,
    CubeDelivered,
    EndFixed,
    EngineUpgraded,
    GameEnded,
    LinkCompleted,
    ObjectiveMet,
    TycoonsShown,
    Urbanized,
    WesternLinkBuilt,
)
from rotonde.games.tycoon.state import State
from rotonde.kernel.law.event import Event


class TycoonNotes:
    """Tycoon in a few words."""

    reasons = frozenset({"markers", "all_passed", "turns"})
    unseen = frozenset[type[Event]]()

    def standing(self, state: State) -> str:
        """`0 19-8 e5 l5 $1 | 1 ... | empty 5 of 14`"""
        view = TYCOON.view(state, None)
        seats = " | ".join(
            f"{s.seat} {s.score}-{s.shares} e{s.engine_level} l{s.links} ${s.cash}"
            for s in view.seats
        )
        return f"{seats} | empty {view.end.markers} of {view.end.markers_needed}"

    def note(self, event: Event) -> str | None:
        match event:
            case AuctionWon(seat=seat, payment=payment):
                return f"{seat} goes first for {payment.amount}"
            case LinkCompleted(seat=seat, link=link, city_a=first, city_b=second):
                return f"{seat} completes {link}: {first} to {second}"
            case CubeDelivered(seat=seat, origin=origin, destination=end, points=points):
                return f"{seat} delivers {event.colour} {origin} to {end}: {list(points)}"
            case EngineUpgraded(seat=seat, level=level):
                return f"{seat} has engine {level}"
            case Urbanized(seat=seat, city=city, colour=colour):
                return f"{seat} makes {city} {colour}"
            case WesternLinkBuilt(seat=seat, city=city):
                return f"{seat} goes west at {city}"
            case _:
                return small_note(event)


def small_note(event: Event) -> str | None:
    """Cards, markers and the end."""
    match event:
        case CardTaken(seat=seat, card=card):
            return f"{seat} takes {card}"
        case ObjectiveMet(seat=seat, card=card, points=points):
            return f"{card} pays {seat} {points}"
        case CityEmptied(city=city, markers=markers):
            return f"{city} is empty, {markers} in all"
        case EndFixed(final_turn=turn):
            return f"turn {turn} will be the last"
        case TycoonsShown(results=results):
            return ", ".join(f"{r.seat} {r.card} {r.points}" for r in results)
        case GameEnded(reason=reason):
            return f"the end, by {reason}"
        case _:
            return None


NOTES = TycoonNotes()
