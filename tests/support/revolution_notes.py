"""What a transcript of Revolution tells: points, money, shares, every action and its pieces."""

from rotonde.games.revolution import REVOLUTION
from rotonde.games.revolution import events as past
from rotonde.games.revolution.state import State
from rotonde.kernel.law.event import Event


class RevolutionNotes:
    """Revolution in a few words."""

    reasons = frozenset({"logo"})
    unseen = frozenset[type[Event]]()

    def standing(self, state: State) -> str:
        """`48 VP $500 3sh W6 -13 | 75 VP $100 ...`"""
        seats = REVOLUTION.view(state, None).seats
        return " | ".join(
            f"{s.figures.total} VP ${s.cash} {s.shares}sh W{s.available_workers} -{s.to_logo}"
            for s in seats
        )

    def note(self, event: Event) -> str | None:
        match event:
            case past.WorkerPlaced(seat=seat, colour=colour, space=space):
                return f"{seat}: {colour} to {space}"
            case past.StationPlaced(seat=seat, city=city, first=first, cost=cost):
                return f"{seat} builds in {city}{', first' if first else ''}, ${cost}"
            case past.RailPlaced(seat=seat, space=space, cost=cost):
                return f"{seat} lays {space}, ${cost}"
            case past.OfficePlaced(seat=seat, section=section, shares=shares):
                return f"{seat} opens office {section}, {shares} shares"
            case past.PieceSold(seat=seat, kind=kind, money=money):
                return f"{seat} sells a {kind}, ${money}"
        return of_workers(event) or of_the_table(event)


def of_workers(event: Event) -> str | None:
    """Managers, hires, trains and tracks."""
    match event:
        case past.WorkerPromoted(seat=seat, colour=colour, milestone=tile):
            return f"{seat} promotes {colour} into {tile}"
        case past.WorkerHired(seat=seat, colour=colour):
            return f"{seat} hires {colour}"
        case past.TrainUsed(seat=seat, kind=kind):
            return f"{seat} uses {kind}"
        case past.TrainTaken(seat=seat, kind=kind):
            return f"{seat} takes {kind}"
        case past.TrackAdvanced(seat=seat, track=track, space=space):
            return f"{seat} goes to {space} on {track}"
    return None


def of_the_table(event: Event) -> str | None:
    """The Market, milestones and the end."""
    match event:
        case past.DealTaken(seat=seat, tile=tile, deal=deal):
            return f"{seat} takes deal {deal} of Market {tile}"
        case past.MilestoneCompleted(seat=seat, milestone=tile, vp=vp):
            return f"{seat} completes {tile}, {vp} VP"
        case past.MilestoneKept(seat=seat, milestone=tile):
            return f"{seat} keeps {tile}"
        case past.MarketTileTurned(tile=tile, reshuffled=True):
            return f"the Market is shuffled, tile {tile} lies open"
        case past.EndSet(seat=seat, final_round=final):
            return f"{seat} has nothing left of its logo: round {final} is the last"
        case past.TurnPassed(seat=seat):
            return f"{seat} passes"
    return None


NOTES = RevolutionNotes()
