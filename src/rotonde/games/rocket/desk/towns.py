"""A town in a sentence or two: the lines on it, what it pays, and how a seat stands there."""

from rotonde.games.rocket import names
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.components import TownId
from rotonde.games.rocket.reasons import CITY, RAILWAY_TOWN, STARTING_TOWN
from rotonde.games.rocket.scoring import AMOUNTS, city_counts
from rotonde.games.rocket.state import State
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.step import not_asked
from rotonde.kernel.law.text import Fact
from rotonde.railway.hexes import HexName
from rotonde.railway.majority import best_other, place


def told_meanwhile(state: State, seat: Seat | None, thing: Thing) -> Refusal:
    """A seat that is not asked may still ask about a town while the game goes on."""
    town = town_named(thing)
    if seat is None or town is None or not state.steps:
        return not_asked(state.steps)
    return town_told(state, seat, town)


def town_named(thing: Thing) -> TownId | None:
    """The town that a click is about: itself, or its hex."""
    kind, _, name = thing.partition(":")
    if kind == "hex":
        return BOARD.town_at.get(HexName(name))
    town = TownId(name)
    return town if kind == "town" and town in BOARD.towns.number else None


def town_told(state: State, seat: Seat, town: TownId) -> Refusal:
    """A town as it stands for this seat."""
    facts = {"town": names.town(town), **lines_at(state, town)}
    match BOARD.town(town).kind:
        case "city":
            return CITY(**facts, **markers_of(state, seat, town))
        case "railway":
            return RAILWAY_TOWN(**facts, amount=AMOUNTS.per_town_first)
        case "start":
            owner = next(row.id for row in BOARD.tables.company if row.start == town)
            return STARTING_TOWN(**facts, company=names.company(owner))


def lines_at(state: State, town: TownId) -> dict[str, Fact]:
    """How many lines have reached it, and the first two of them."""
    bit = BOARD.towns.bits([town])
    here = [n for n in state.surviving if state.network.lines[n].towns & bit]
    plates = [names.company(BOARD.companies.ids[n]) for n in here]
    return {"lines": len(here), **{f"line{k}": plate for k, plate in enumerate(plates[:2], 1)}}


def markers_of(state: State, seat: Seat, city: TownId) -> dict[str, Fact]:
    """The markers of a city, their payments, and the place of the seat (ROC-20, ROC-54)."""
    counts = city_counts(state, city)
    return {
        "left": (BOARD.city_markers[city] & state.lying_markers).bit_count(),
        "first": AMOUNTS.city_first,
        "second": AMOUNTS.city_second,
        "place": place(counts, seat),
        "mine": counts[seat],
        "best": best_other(counts, seat),
    }
