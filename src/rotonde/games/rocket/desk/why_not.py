"""The answer to a click on what is not offered: what `check` says of the order it would be.

Pure. Asks the rules; where the order belongs to another step, says what has to be decided first.
"""

from typing import assert_never

from rotonde.games.rocket.actions import (
    Advance,
    AnyAction,
    CompanyId,
    DropStation,
    Good,
    PickStation,
    PlaceStation,
    SelectLine,
    TakeMarker,
    TownId,
    VetoPlace,
)
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.names import company, direction, town
from rotonde.games.rocket.reasons import (
    BID_FIRST,
    CITY,
    HEX_BEHIND,
    HEX_TOO_FAR,
    IS_OFFERED,
    LINE_CHOSEN,
    RAILWAY_TOWN,
    STARTING_TOWN,
    STATION_IN_HAND,
    STATION_ON_TOWN,
    TURNS_TOO_FAR,
    VETO_OPEN,
)
from rotonde.games.rocket.rules.decisions import DECISIONS
from rotonde.games.rocket.scoring import AMOUNTS, city_counts
from rotonde.games.rocket.state import State, lying_markers, surviving
from rotonde.games.rocket.steps import (
    AnyStep,
    ChooseAction,
    ChooseHex,
    PutDown,
    Veto,
    VetoAnswering,
    VetoBidding,
    VetoPlacing,
)
from rotonde.games.rocket.things import spelt
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import NOT_NOW, Refusal
from rotonde.kernel.law.step import asked, not_asked
from rotonde.kernel.law.text import Fact
from rotonde.railway.hexes import HexName
from rotonde.railway.majority import best_other, place


def why_not(state: State, seat: Seat | None, thing: Thing) -> Refusal:
    """Why `seat` cannot choose this thing now. Answers anything, and never raises."""
    step = asked(state.steps, seat)
    if step is None or seat is None:
        return meanwhile(state, seat, thing)
    action = order(state, step, thing)
    if action is None:
        return NOT_NOW()
    refusal = DECISIONS.check(state, seat, action)
    if refusal is None:
        return IS_OFFERED()
    about = town_named(thing)
    if about is not None and asks_about(step, thing, refusal):
        return told(state, seat, about)
    if isinstance(action, VetoPlace) and isinstance(step, VetoBidding):
        return bid_first(step.veto, action.hex)
    return advice(state, step, refusal)


def meanwhile(state: State, seat: Seat | None, thing: Thing) -> Refusal:
    """Who is not asked may still ask about a town while the game goes on."""
    about = town_named(thing)
    if seat is None or about is None or not state.steps:
        return not_asked(state.steps)
    return told(state, seat, about)


def asks_about(step: AnyStep, thing: Thing, refusal: Refusal) -> bool:
    """Whether a click on a town is a question rather than a try to go or build there."""
    match step:
        case ChooseAction():
            return spelt(thing)[0] == "town" and refusal.code == STATION_ON_TOWN.code
        case PutDown():
            return False
    return refusal.code in (HEX_TOO_FAR.code, NOT_NOW.code)


def advice(state: State, step: AnyStep, refusal: Refusal) -> Refusal:
    """The refusal, or one that says better what to do instead."""
    if refusal.code == NOT_NOW.code:
        return first_this(step)
    if refusal.code == HEX_BEHIND.code and isinstance(step, ChooseHex | VetoPlacing):
        return ahead(state, step if isinstance(step, ChooseHex) else step.veto, refusal)
    return refusal


def bid_first(veto: Veto, place: HexName) -> Refusal:
    """A hex is bought by a bid, and only then named; a single one is not asked for (ROC-36)."""
    if place not in veto.hexes:
        return VETO_OPEN(company=company(veto.company))
    return BID_FIRST(company=company(veto.company), hex=place, hexes=len(veto.hexes))


def ahead(state: State, step: ChooseHex | Veto, refusal: Refusal) -> Refusal:
    """Where the engine heads, and the hexes it can turn to (ROC-28)."""
    line = state.network.lines[BOARD.companies.number[step.company]]
    heading, hexes = direction(line.heading), ", ".join(step.hexes)
    return TURNS_TOO_FAR(**refusal.facts, heading=heading, hexes=hexes)


def order(state: State, step: AnyStep, thing: Thing) -> AnyAction | None:
    """What a click on the thing would ask for; None for a thing that does not exist."""
    kind, name = spelt(thing)
    match kind:
        case "marker":
            city, _, good = name.partition(":")
            return TakeMarker(TownId(city), Good(good))
        case "company":
            return SelectLine(CompanyId(name))
        case "station" if isinstance(step, ChooseAction):
            return PickStation(HexName(name))
        case "hex" | "station":
            return on_hex(state, step, HexName(name))
        case "town" if name in BOARD.towns.number:
            return on_hex(state, step, BOARD.town(TownId(name)).hex)
    return None


def on_hex(state: State, step: AnyStep, place: HexName) -> AnyAction:
    """What a click on a hex would ask for."""
    match step:
        case ChooseAction():
            engine = company_on(state, place)
            return PlaceStation(place) if engine is None else SelectLine(engine)
        case PutDown():
            return DropStation(place)
        case ChooseHex():
            return Advance(place)
        case VetoBidding() | VetoPlacing() | VetoAnswering():
            return VetoPlace(place)
        case _:
            assert_never(step)


def company_on(state: State, place: HexName) -> CompanyId | None:
    """The company whose engine stands there."""
    lines = zip(BOARD.companies.ids, state.network.lines, strict=True)
    cell = BOARD.cells.get(place)
    here = (name for name, line in lines if line.engine == cell and line.part_of is None)
    return next(here, None)


def first_this(step: AnyStep) -> Refusal:
    """What has to be decided before anything else."""
    match step:
        case ChooseAction():
            return NOT_NOW()
        case PutDown(origin=origin):
            return STATION_IN_HAND(hex=origin)
        case ChooseHex():
            return LINE_CHOSEN(company=company(step.company))
        case VetoBidding() | VetoPlacing() | VetoAnswering():
            return VETO_OPEN(company=company(step.veto.company))
        case _:
            assert_never(step)


# --- what is told of a town -----------------------------------------------------------------------


def town_named(thing: Thing) -> TownId | None:
    """The town that a click is about: itself, or its hex."""
    kind, name = spelt(thing)
    if kind == "town":
        return TownId(name) if name in BOARD.towns.number else None
    here = (row.id for row in BOARD.tables.town if kind == "hex" and row.hex == HexName(name))
    return next(here, None)


def told(state: State, seat: Seat, town_id: TownId) -> Refusal:
    """A town in a sentence or two, for this seat."""
    facts = {"town": town(town_id), **lines_at(state, town_id)}
    match BOARD.town(town_id).kind:
        case "city":
            return CITY(**facts, **markers_of(state, seat, town_id))
        case "railway":
            return RAILWAY_TOWN(**facts, amount=AMOUNTS.per_town_first)
        case "start":
            owner = next(row.id for row in BOARD.tables.company if row.start == town_id)
            return STARTING_TOWN(**facts, company=company(owner))


def lines_at(state: State, town_id: TownId) -> dict[str, Fact]:
    """How many lines have reached it, and the first two of them."""
    bit = 1 << BOARD.towns.number[town_id]
    here = [n for n in surviving(state) if state.network.lines[n].towns & bit]
    plates = [company(BOARD.companies.ids[n]) for n in here]
    return {"lines": len(here), **{f"line{k}": plate for k, plate in enumerate(plates[:2], 1)}}


def markers_of(state: State, seat: Seat, city: TownId) -> dict[str, Fact]:
    """What lies there, what it pays, and how the seat stands (ROC-20, ROC-54)."""
    counts = city_counts(state, city)
    return {
        "left": (BOARD.city_markers[city] & lying_markers(state)).bit_count(),
        "first": AMOUNTS.city_first,
        "second": AMOUNTS.city_second,
        "place": place(counts, seat),
        "mine": counts[seat],
        "best": best_other(counts, seat),
    }
