"""What a transcript of Rocket tells: fortunes, tiles, shares, and the turns of fate."""

from collections.abc import Sequence

from rotonde.games.rocket import ROCKET
from rotonde.games.rocket.events import (
    ActionLost,
    CategoryPaid,
    GameEnded,
    LineAbsorbed,
    LineIsolated,
    PassengerTaken,
    SharesPaid,
    StationsPaid,
    TownReached,
    VetoAnswered,
    VetoPaid,
)
from rotonde.games.rocket.state import State
from rotonde.kernel.event import Event


class RocketNotes:
    """Rocket in a few words."""

    reasons = frozenset({"shares", "tiles", "stall"})

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
                return small_note(event)


def small_note(event: Event) -> str | None:
    """What happens in a single turn."""
    match event:
        case VetoPaid(seat=seat, company=company, amount=amount, hex=place):
            return f"veto on {company}: {seat} pays {amount} for {place}"
        case VetoAnswered(seat=seat, company=company, matched=True):
            return f"veto on {company}: {seat} matches"
        case PassengerTaken(seat=seat, owner=owner, hex=place):
            return f"passenger for {seat} from {owner} on {place}"
        case ActionLost(seat=seat):
            return f"{seat} loses an action"
        case GameEnded(reason=reason):
            return f"the end, by {reason}"
        case _:
            return None


def amounts(payments: Sequence[int]) -> str:
    """`0 £3,000, 2 £1,000`"""
    paid = [f"{seat} £{amount:,}" for seat, amount in enumerate(payments) if amount]
    return ", ".join(paid) or "nothing"


NOTES = RocketNotes()
