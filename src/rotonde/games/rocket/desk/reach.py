"""Clicks on hexes and towns: the order that each would be, and the advice where it is refused."""

from collections.abc import Collection, Iterator
from typing import Final, assert_never

from rotonde.games.rocket import actions, names, reasons, steps, things
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.components import CompanyId, TownId
from rotonde.games.rocket.desk.towns import town_told
from rotonde.games.rocket.rules.decisions import DECISIONS
from rotonde.games.rocket.state import State
from rotonde.games.rocket.view import View
from rotonde.kernel.desk.about import About, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.law.refusal import NOT_NOW, Refusal
from rotonde.kernel.law.text import Text
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


def about_hex(view: View, place: str) -> About | None:
    """A hex: the town on it, or the line, the engine and the station there (ROC-4)."""
    name = HexName(place)
    if name not in BOARD.cells:
        return None
    town = BOARD.town_at.get(name)
    if town is not None:
        return about_town(view, town)
    engines = [each for each in view.companies if each.engine == name]
    stations = [each.seat for each in view.stations if each.hex == name]
    return About(
        Text("board-hex", {"hex": name}),
        "ROC-4",
        rows(
            row("about-row-line", *lines_on(view, name)),
            row("about-row-engine", *(names.text_of(names.company(each.id)) for each in engines)),
            row("about-row-station", *map(seat_named, stations)),
        )
        or (row("about-row-line", Text("about-none")),),
    )


def about_town(view: View, town: str) -> About | None:
    """A town: the lines that reached it, its markers, and what it pays (ROC-54, ROC-55)."""
    found = next((each for each in BOARD.tables.town if each.id == town), None)
    if found is None:
        return None
    reached = [each for each in view.companies if found.id in each.towns and each.line == each.id]
    lines = [names.text_of(names.company(each.id)) for each in reached] or [Text("about-none")]
    markers = next((each.markers for each in view.cities if each.city == found.id), ())
    return About(
        names.text_of(names.town(found.id)),
        TOWN_RULES[found.kind],
        rows(
            row("about-row-reached", *lines),
            row("about-row-pays", *prizes(found.kind)),
            row("about-row-markers", *(names.text_of(names.good(good)) for good in markers)),
        ),
        Text(f"kind-{found.kind}"),
    )


TOWN_RULES: Final = {"city": "ROC-54", "railway": "ROC-55", "start": "ROC-57"}


def prizes(kind: str) -> tuple[Text, ...]:
    """The payment of a town when a line reaches it."""
    income = BOARD.tables.income
    if kind == "city":
        first, second = {"amount": income.city_first}, {"amount": income.city_second}
        return Text("about-most-markers", first), Text("about-second", second)
    if kind == "railway":
        return (Text("about-most-stations", {"amount": income.per_town_first}),)
    return (Text("about-pays-nothing"),)


def lines_on(view: View, place: HexName) -> Iterator[Text]:
    """The lines with track or an engine on a hex."""
    for each in view.companies:
        if place in each.route or place in (each.engine, each.link):
            yield names.text_of(names.company(each.line))


CHAPTER: Final = DeskChapter(
    clicks={"hex": hex_meant, "town": town_meant},
    about={things.hexagon: about_hex, things.town: about_town},
)
