"""Clicks on hexes and towns: the order that each would be, and the advice where it is refused."""

from collections.abc import Collection
from typing import Final, assert_never

from rotonde.games.rocket import actions, names, reasons, steps
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.components import CompanyId, TownId
from rotonde.games.rocket.desk.towns import town_told
from rotonde.games.rocket.rules.decisions import DECISIONS
from rotonde.games.rocket.state import State
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.law.refusal import NOT_NOW, Refusal
from rotonde.railway.hexes import HexName

OUT_OF_REACH: Final = (reasons.HEX_TOO_FAR.code, NOT_NOW.code)
"""After these refusals a click on a town is a question about it, not a try to go there."""


def hex_meant(state: State, step: steps.AnyStep, words: Words) -> Meant:
    """A click on a hex."""
    place = HexName(":".join(words))
    return order_on(state, step, place, BOARD.town_at.get(place), OUT_OF_REACH)


def town_meant(state: State, step: steps.AnyStep, words: Words) -> Meant:
    """A click on a town; nobody means to place a station on it."""
    town = TownId(":".join(words))
    if town not in BOARD.towns.number:
        return None
    on_town = (reasons.STATION_ON_TOWN.code,) if isinstance(step, steps.ChooseAction) else ()
    return order_on(state, step, BOARD.town(town).hex, town, (*OUT_OF_REACH, *on_town))


def order_on(
    state: State,
    step: steps.AnyStep,
    place: HexName,
    town: TownId | None = None,
    questions: Collection[str] = (),
) -> Meant:
    """The order that a click on a hex would be, or the answer that helps where it is refused.

    Some refusals make the click a question about the town that stands there.
    """
    order = click_on(state, step, place)
    refusal = DECISIONS.check(state, step.seat, order)
    if refusal is None:
        return order
    if town is not None and refusal.code in questions:
        return town_told(state, step.seat, town)
    match step:
        case steps.VetoBidding(veto=veto):
            return bid_first(veto, place)
        case (steps.ChooseHex() as moving) | steps.VetoPlacing(veto=moving):
            if refusal.code == reasons.HEX_BEHIND.code:
                return turns_too_far(state, moving, refusal)
    return refusal


def click_on(state: State, step: steps.AnyStep, place: HexName) -> actions.AnyAction:
    """The order that a click on a hex would be."""
    match step:
        case steps.ChooseAction():
            engine = company_on(state, place)
            return actions.PlaceStation(place) if engine is None else actions.SelectLine(engine)
        case steps.PutDown():
            return actions.DropStation(place)
        case steps.ChooseHex():
            return actions.Advance(place)
        case steps.VetoBidding() | steps.VetoPlacing() | steps.VetoAnswering():
            return actions.VetoPlace(place)
        case _:
            assert_never(step)


def company_on(state: State, place: HexName) -> CompanyId | None:
    """The company whose engine stands there."""
    lines = zip(BOARD.companies.ids, state.network.lines, strict=True)
    cell = BOARD.cells.get(place)
    here = (name for name, line in lines if line.engine == cell and line.part_of is None)
    return next(here, None)


def bid_first(veto: steps.Veto, place: HexName) -> Refusal:
    """A hex is bought by a bid, and only then named; a single one is not asked for (ROC-36)."""
    company = names.company(veto.company)
    if place not in veto.hexes:
        return reasons.VETO_OPEN(company=company)
    return reasons.BID_FIRST(company=company, hex=place, hexes=len(veto.hexes))


def turns_too_far(state: State, moving: steps.ChooseHex | steps.Veto, refusal: Refusal) -> Refusal:
    """The direction of the engine, and the hexes it can turn to (ROC-28)."""
    line = state.network.lines[BOARD.companies.number[moving.company]]
    heading, hexes = names.direction(line.heading), ", ".join(moving.hexes)
    return reasons.TURNS_TOO_FAR(**refusal.facts, heading=heading, hexes=hexes)


CLICKS: Final = {"hex": hex_meant, "town": town_meant}
