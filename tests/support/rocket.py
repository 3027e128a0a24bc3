"""Rocket positions are drawn, not assembled: `position("GWR C14 D13 | station 1 G15")`.

A position is a list of clauses between `|`. A line is given by the hexes its engine stood on, last
one present. What is not named is as at set-up, less what the named things use up. The position is
written as a view, and the game itself imagines the state from it.

    seats 3                                      how many sit at the table (3)
    GWR C14 D13 E13 shares 1 0 2                 a line and the shares of each seat
    GWR C14 D14 stack 1 supplementary 2          share accounts set by hand
    LY B4 C3 C2 C1 isolated                      its stack has left the game
    LSWR G17 G16 G15 absorbed GWR                its hexes and towns belong to GWR
    station 1 G15 D17                            stations of a seat
    marker 0 gloucester steel reading leather    markers of a seat
    passengers 1 0 2  |  money 12000 0 9000      of each seat
    active 1  |  actions 1  |  moved GWR         the turn
    tiles 5  |  stall 3  |  round 2              set by hand
    option money_visible true                    an option
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from rotonde.games.rocket import ROCKET
from rotonde.games.rocket.components import CompanyId, Good, TownId
from rotonde.games.rocket.state import Income, State
from rotonde.games.rocket.steps import ChooseAction
from rotonde.games.rocket.view.shapes import (
    CityView,
    CompanyView,
    MarkerView,
    SeatView,
    StationView,
    View,
)
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.railway.hexes import HexName
from tests.support.rocket_map import (
    CITIES,
    COMPANIES,
    START,
    START_HEX,
    TOWNS,
    around,
    direction_between,
    towns_near,
)
from tests.support.scripts import Scripts

__all__ = ["ROCKET", "action_of", "perform", "played", "position", "refused"]

SHARES = 16


class LineDrawn(msgspec.Struct):
    """One line as a clause draws it."""

    route: tuple[HexName, ...]
    shares: tuple[int, ...]
    stack: int | None = None
    supplementary: int = 0
    isolated: bool = False
    absorbed: CompanyId | None = None


class Drawing(msgspec.Struct):
    """A position on the way from its clauses to a view."""

    seats: int = 3
    lines: dict[CompanyId, LineDrawn] = {}
    stations: list[StationView] = []
    markers: dict[int, list[MarkerView]] = {}
    passengers: tuple[int, ...] = ()
    money: tuple[int, ...] = ()
    moved: tuple[CompanyId, ...] = ()
    numbers: dict[str, int] = {}
    options: dict[str, Any] = {}


def position(text: str) -> State:
    """The state that the clauses of `text` draw."""
    drawing = Drawing()
    for clause in text.split("|"):
        word, *rest = clause.split()
        reader = READERS.get(word, read_number if word not in COMPANIES else read_line)
        reader(drawing, word, rest)
    return ROCKET.imagine(view_of(drawing), Rng("position"))


def read_line(drawing: Drawing, word: str, rest: list[str]) -> None:
    """`GWR C14 D13 E13 shares 1 0 2`"""
    route = tuple(HexName(item) for item in rest if item[0].isupper() and item[1:].isdigit())
    facts: dict[str, list[str]] = {}
    for item in rest[len(route) :]:
        if item.islower():
            facts[item] = []
        else:
            facts[list(facts)[-1]].append(item)
    absorbed = facts.get("absorbed")
    drawing.lines[CompanyId(word)] = LineDrawn(
        route,
        tuple(map(int, facts.get("shares", ()))),
        int(facts["stack"][0]) if "stack" in facts else None,
        int(facts["supplementary"][0]) if "supplementary" in facts else 0,
        "isolated" in facts,
        CompanyId(absorbed[0]) if absorbed else None,
    )


def read_station(drawing: Drawing, _: str, rest: list[str]) -> None:
    """`station 1 G15 D17`"""
    drawing.stations += [StationView(HexName(place), Seat(int(rest[0]))) for place in rest[1:]]


def read_marker(drawing: Drawing, _: str, rest: list[str]) -> None:
    """`marker 0 gloucester steel reading leather`"""
    held = drawing.markers.setdefault(int(rest[0]), [])
    pairs = zip(rest[1::2], rest[2::2], strict=True)
    held += [MarkerView(TownId(city), Good(good)) for city, good in pairs]


def read_amounts(drawing: Drawing, word: str, rest: list[str]) -> None:
    """`money 12000 15000 9000`"""
    setattr(drawing, word, tuple(map(int, rest)))


def read_moved(drawing: Drawing, _: str, rest: list[str]) -> None:
    """`moved GWR LSWR`"""
    drawing.moved = tuple(map(CompanyId, rest))


def read_option(drawing: Drawing, _: str, rest: list[str]) -> None:
    """`option money_visible true`"""
    drawing.options[rest[0]] = msgspec.json.decode(rest[1])


def read_number(drawing: Drawing, word: str, rest: list[str]) -> None:
    """`tiles 5`"""
    if word == "seats":
        drawing.seats = int(rest[0])
    elif word in ("active", "actions", "tiles", "stall", "round"):
        drawing.numbers[word] = int(rest[0])
    else:
        raise ValueError(f"no such clause: {word}")


READERS: Final[Mapping[str, Callable[[Drawing, str, list[str]], None]]] = {
    "station": read_station,
    "marker": read_marker,
    "passengers": read_amounts,
    "money": read_amounts,
    "moved": read_moved,
    "option": read_option,
}


def view_of(drawing: Drawing) -> View:
    """The drawing as a spectator sees it."""
    number = drawing.numbers
    options = msgspec.convert(drawing.options, ROCKET.options)
    active = Seat(number.get("active", 0))
    companies = tuple(company_of(drawing, name) for name in COMPANIES)
    paid = drawing.money or (0,) * drawing.seats
    return View(
        seat=None,
        round=number.get("round", 1),
        active_seat=active,
        actions_left=number.get("actions", 2),
        moved=drawing.moved,
        steps=(ChooseAction(active),),
        companies=companies,
        stations=tuple(drawing.stations),
        cities=tuple(city_of(drawing, city) for city in CITIES),
        seats=tuple(seat_of(drawing, Seat(seat)) for seat in range(drawing.seats)),
        tiles_left=number.get("tiles", 60 - tiles_used(drawing)),
        passengers_left=9 - sum(drawing.passengers),
        supplementary_pile=16 - sum(c.supplementary for c in companies),
        incomes=tuple(
            Income(Seat(seat), amount, "ROC-54", "london", 1)
            for seat, amount in enumerate(paid)
            if amount
        ),
        payments=(),
        companies_with_shares=0,
        last_companies=1,
        veto=(),
        stall_count=number.get("stall", 0),
        end_reason=None,
        **msgspec.to_builtins(options),
    )


def company_of(drawing: Drawing, name: CompanyId) -> CompanyView:
    """One company, drawn or as at set-up."""
    line = drawn(drawing, name)
    gone = line.absorbed is not None
    shares = line.shares or (0,) * drawing.seats
    real_out = sum(shares) - line.supplementary
    stack = line.stack if line.stack is not None else SHARES - real_out
    stack = 0 if gone or line.isolated else stack
    return CompanyView(
        id=name,
        status="absorbed" if gone else "isolated" if line.isolated else "active",
        line=line.absorbed or name,
        engine=None if gone else line.route[-1],
        heading=None if gone or len(line.route) < 2 else direction_between(*line.route[-2:]),
        route=line.route,
        link=link_of(drawing, line),
        towns=() if gone else towns_of(drawing, name),
        stack=stack,
        shares=shares,
        first=(),
        second=(),
        stations=(0,) * drawing.seats,
        supplementary=line.supplementary,
        removed=SHARES - real_out - stack,
        absorbed_in=1 if gone else None,
        absorbed_by=line.absorbed,
    )


def drawn(drawing: Drawing, name: CompanyId) -> LineDrawn:
    """The line of a company, its engine in the starting town if nothing was said."""
    line = drawing.lines.get(name, LineDrawn((), ()))
    return msgspec.structs.replace(line, route=line.route or (START_HEX[name],))


def family(drawing: Drawing, name: CompanyId) -> list[CompanyId]:
    """A line and those that were absorbed by it with their hexes."""
    return [
        c
        for c in COMPANIES
        if c == name or (drawn(drawing, c).absorbed == name and len(drawn(drawing, c).route) > 1)
    ]


def towns_of(drawing: Drawing, name: CompanyId) -> tuple[TownId, ...]:
    """The towns of a line, in the order of the table (ROC-7)."""
    members = family(drawing, name)
    linked = {START[c] for c in members}
    for c in members:
        linked |= towns_near(drawn(drawing, c).route[1:])
    return tuple(town for town in TOWNS if town in linked)


def link_of(drawing: Drawing, line: LineDrawn) -> HexName | None:
    """Where an absorbed line joins the other one."""
    if line.absorbed is None or len(line.route) < 2:
        return None
    other = drawn(drawing, line.absorbed).route
    beside = around(line.route[-1])
    return next((place for place in other[-1:] + other[1:] if place in beside), None)


def tiles_used(drawing: Drawing) -> int:
    """Tiles on the board: one for each hex left or joined, none in a starting town."""
    lines = [drawn(drawing, name) for name in COMPANIES]
    return sum(max(0, len(line.route) - (1 if line.absorbed else 2)) for line in lines)


def city_of(drawing: Drawing, city: TownId) -> CityView:
    """The markers that nobody has taken."""
    left = [Good(good) for good in TOWNS[city]["markers"]]
    for held in drawing.markers.values():
        for marker in held:
            if marker.city == city:
                left.remove(marker.good)
    return CityView(city, tuple(left))


def seat_of(drawing: Drawing, seat: Seat) -> SeatView:
    """What lies before a seat."""
    on_board = sum(station.seat == seat for station in drawing.stations)
    passengers = drawing.passengers[seat] if drawing.passengers else 0
    markers = tuple(drawing.markers.get(seat, ()))
    return SeatView(seat, None, markers, passengers, 7 - on_board)


SCRIPTS: Final = Scripts(ROCKET)
perform, played, refused, action_of = (
    SCRIPTS.perform,
    SCRIPTS.played,
    SCRIPTS.refused,
    SCRIPTS.action_of,
)
