"""What a transcript of Railroad Dice tells: rolls, shares, tiles, stations, and every year end."""

from collections.abc import Iterable

from rotonde.games.dice import DICE
from rotonde.games.dice.events import (
    CompanyCounted,
    DiceRolled,
    DirectorChanged,
    GameEnded,
    IncomeTaken,
    LastYearAnnounced,
    OfficeLost,
    ShareBought,
    StationBuilt,
    TileCleared,
    TileDiscovered,
    YearCounted,
)
from rotonde.games.dice.state import State
from rotonde.kernel.law.event import Event

LETTERS = {"straight": "S", "curve": "C", "share": "A", "joker": "?"}


class DiceNotes:
    """Railroad Dice in a few words."""

    reasons = frozenset({"a", "b", "c", "d", "idle"})
    unseen = frozenset[type[Event]]()

    def standing(self, state: State) -> str:
        """`passengers 3000 1000 | front 4 2 | hidden 0 5 | reserve 12 | line 9 | tiles 24`"""
        view = DICE.view(state, None)
        return (
            f"passengers {row(DICE.scores(state))}"
            f" | front {row(seat.front_total for seat in view.seats)}"
            f" | hidden {row(seat.hidden for seat in view.seats)}"
            f" | reserve {view.reserve} | line {view.on_line}"
            f" | tiles {sum(one.left for one in view.supply)}"
        )

    def note(self, event: Event) -> str | None:
        match event:
            case DiceRolled(seat=seat, hidden=hidden, jokers=jokers):
                faces = "".join(LETTERS[face] for face in event.faces)
                return f"{seat} rolls {hidden}+{jokers}: {faces}"
            case ShareBought(seat=seat, company=company):
                source = "" if event.director is None else f" from {event.director}"
                return f"{seat} buys {company}{source}, has {event.held}"
            case TileDiscovered(seat=seat, kind=kind, rotation=rotation, place=place):
                return f"{seat} discovers {kind} r{rotation} at {row(place)} with {event.end}"
            case TileCleared(tile=tile, rails=rails):
                return f"tile {tile} gives {len(rails)} dice back"
            case StationBuilt(seat=seat, company=company, kind=kind, chain=chain):
                return f"{seat} builds {company} {kind} for {event.price}, chain {chain}"
            case _:
                return year_note(event)


def year_note(event: Event) -> str | None:
    """What the end of a year, or of the game, brings."""
    match event:
        case IncomeTaken(seat=seat, due=due, taken=taken) if taken < due or event.jokers:
            return f"{seat} takes {taken} of {due}{' as jokers' if event.jokers else ''}"
        case CompanyCounted(company=company, director=director, passengers=passengers):
            return f"{company} carries {passengers} for {director}"
        case YearCounted(year=year, gains=gains):
            return f"year {year} brings {row(gains)}"
        case DirectorChanged(company=company, after=after, why=why):
            return f"{after} directs {company}, {why}"
        case OfficeLost(seat=seat):
            return f"{seat} has lost the last office"
        case LastYearAnnounced(reason=reason):
            return f"last year: {reason}"
        case GameEnded(reason=reason, shortage=shortage):
            return f"the end: {reason}{f', {shortage}' if shortage else ''}"
    return None


def row(figures: Iterable[object]) -> str:
    """Figures with spaces between them."""
    return " ".join(map(str, figures))


NOTES = DiceNotes()
