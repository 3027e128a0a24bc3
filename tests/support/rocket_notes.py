"""What a transcript of Rocket tells: fortunes, tiles, shares, every action and what it brought."""

from collections.abc import Sequence

from rotonde.games.rocket import ROCKET
from rotonde.games.rocket.events import (
    ActionLost,
    CategoryPaid,
    EnginePlaced,
    GameEnded,
    LineAbsorbed,
    LineAnnounced,
    LineIsolated,
    MarkerTaken,
    PassengerTaken,
    SharesPaid,
    StationMoved,
    StationPlaced,
    StationsPaid,
    TownReached,
    VetoAnswered,
    VetoOffered,
    VetoPassed,
)
from rotonde.games.rocket.state import State
from rotonde.kernel.law.event import Event
from tests.recordings.notes import GOES_ON


class RocketNotes:
    """Rocket in a few words."""

    reasons = frozenset({"shares", "tiles", "stall"})
    unseen = frozenset[type[Event]]({ActionLost})

    def standing(self, state: State) -> str:
        """`£2,000 £0 | tiles 57 | GWR 2-1 of 13`"""
        view = ROCKET.view(state, None)
        cash = " ".join(f"£{amount:,}" for amount in ROCKET.scores(state))
        shares = ", ".join(
            f"{c.id} {'-'.join(map(str, c.shares))} of {c.stack}"
            for c in view.companies
            if c.status != "absorbed" and any(c.shares)
        )
        return f"{cash} | tiles {view.tiles_left} | {shares}"

    def note(self, event: Event) -> str | None:
        match event:
            case TownReached(company=company, town=town, payments=paid) if any(paid):
                return f"{company} reaches {town}: {amounts(paid)}"
            case LineAbsorbed(company=company, by=by, payments=paid, before=old, after=new):
                swap = f"{'-'.join(map(str, old))} become {'-'.join(map(str, new))}"
                return f"{company} goes into {by}, {swap}: {amounts(paid)}"
            case LineIsolated(company=company, removed=removed):
                return f"{company} is isolated, {removed} shares leave"
            case CategoryPaid(category=name, payments=paid) if any(paid):
                return f"{name}: {amounts(paid)}"
            case StationsPaid(company=company, payments=paid) if any(paid):
                return f"stations of {company}: {amounts(paid)}"
            case SharesPaid(company=company, payments=paid) if any(paid):
                return f"shares of {company}: {amounts(paid)}"
            case _:
                return action_note(event)


def action_note(event: Event) -> str | None:
    """An action in one line: `S2 L GWR D14>E14 | S0 1@E13 | S1 2@E13 | S2 =`."""
    match event:
        case MarkerTaken(seat=seat, city=city, good=good):
            return f"S{seat} M {city} {good}"
        case StationPlaced(seat=seat, hex=place):
            return f"S{seat} S {place}"
        case StationMoved(seat=seat, origin=origin, hex=place):
            return f"S{seat} S {origin}>{place}"
        case LineAnnounced(seat=seat, company=company, origin=origin, hex=place):
            return f"S{seat} L {company} {origin}>{place}"
        case ActionLost(seat=seat):
            return f"S{seat} lost"
        case _:
            return veto_note(event)


def veto_note(event: Event) -> str | None:
    """What each seat that is asked says to an extension, on the same line."""
    match event:
        case VetoPassed(seat=seat):
            return f"{GOES_ON} | S{seat} -"
        case VetoOffered(seat=seat, amount=amount):
            return f"{GOES_ON} | S{seat} {amount}"
        case EnginePlaced(hex=place):
            return f"{GOES_ON}@{place}"
        case VetoAnswered(seat=seat, matched=matched):
            return f"{GOES_ON} | S{seat} {'=' if matched else '.'}"
        case PassengerTaken(seat=seat, owner=owner, hex=place):
            return f"passenger for {seat} from {owner} on {place}"
        case GameEnded(reason=reason):
            return f"the end, by {reason}"
        case _:
            return None


def amounts(payments: Sequence[int]) -> str:
    """`0 £3,000, 2 £1,000`"""
    paid = [f"{seat} £{amount:,}" for seat, amount in enumerate(payments) if amount]
    return ", ".join(paid) or "nothing"


NOTES = RocketNotes()
