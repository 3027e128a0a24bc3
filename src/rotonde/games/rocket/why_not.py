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
    CITY_HAS_MARKERS,
    HEX_BEHIND,
    IS_OFFERED,
    LINE_CHOSEN,
    STATION_IN_HAND,
    TURNS_TOO_FAR,
    VETO_OPEN,
)
from rotonde.games.rocket.rules import deciding
from rotonde.games.rocket.state import State, lying_markers
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
from rotonde.kernel.ids import Seat, Thing
from rotonde.kernel.refusal import NOT_NOW, Refusal
from rotonde.kernel.step import asked, not_asked
from rotonde.railway.hexes import HexName


def why_not(state: State, seat: Seat | None, thing: Thing) -> Refusal:
    """Why `seat` cannot choose this thing now. Answers anything, and never raises."""
    step = asked(state.steps, seat)
    if step is None or seat is None:
        return not_asked(state.steps)
    city = city_of(thing)
    if city is not None and isinstance(step, ChooseAction):
        return markers_of(state, city)
    action = order(state, step, thing)
    if action is None:
        return NOT_NOW()
    if isinstance(action, VetoPlace) and isinstance(step, VetoBidding):
        return bid_first(step.veto, action.hex)
    refusal = deciding.check(state, seat, action)
    return IS_OFFERED() if refusal is None else advice(state, step, refusal)


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
    line = state.network.lines[BOARD.company_numbers[step.company]]
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
        case "town" if name in BOARD.town_numbers:
            return on_hex(state, step, BOARD.towns[BOARD.town_numbers[TownId(name)]].hex)
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
    lines = zip(BOARD.companies, state.network.lines, strict=True)
    cell = BOARD.cells.get(place)
    here = (row.id for row, line in lines if line.engine == cell and line.part_of is None)
    return next(here, None)


def city_of(thing: Thing) -> TownId | None:
    """The city that was clicked as a whole."""
    kind, name = spelt(thing)
    return TownId(name) if kind == "town" and name in BOARD.city_markers else None


def markers_of(state: State, city: TownId) -> Refusal:
    """A city is chosen by one of its markers, if any are left (ROC-20)."""
    left = (BOARD.city_markers[city] & lying_markers(state)).bit_count()
    return CITY_HAS_MARKERS(city=town(city), left=left)


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
