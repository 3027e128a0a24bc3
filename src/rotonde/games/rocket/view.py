"""What one seat, or a spectator, may know: built up from nothing; and the way back from it.

Only totals of money are hidden, and every income is public, so a view decides the whole state.
"""

from typing import cast

import msgspec

from rotonde.games.rocket.actions import CompanyId, Good, TownId
from rotonde.games.rocket.board import BOARD, Marker, MarkerSet
from rotonde.games.rocket.state import (
    ALL_MARKERS,
    NUMBERS,
    EndReason,
    Income,
    Line,
    Network,
    RocketOptions,
    State,
    Status,
    connected_stations,
    lying_markers,
    passengers_left,
    reserve,
    supplementary_left,
    survivor,
)
from rotonde.games.rocket.steps import AnyStep
from rotonde.kernel.ids import Seat
from rotonde.railway.bitset import bits, members
from rotonde.railway.field import HexSet
from rotonde.railway.hexes import HexName
from rotonde.railway.shares import Shares

__all__ = [
    "CityView",
    "CompanyView",
    "Income",
    "MarkerView",
    "SeatView",
    "StationView",
    "View",
    "imagine",
    "view",
]


class MarkerView(msgspec.Struct, frozen=True):
    """A marker: its city and its good."""

    city: TownId
    good: Good


class CityView(msgspec.Struct, frozen=True):
    """The markers that still lie in a city."""

    city: TownId
    markers: tuple[Good, ...]


class StationView(msgspec.Struct, frozen=True):
    """A station on the board."""

    hex: HexName
    seat: Seat


class SeatView(msgspec.Struct, frozen=True):
    """What lies openly before a seat; `money` is None where it is hidden (ROC-86)."""

    seat: Seat
    money: int | None
    markers: tuple[MarkerView, ...]
    passengers: int
    reserve: int


class CompanyView(msgspec.Struct, frozen=True):
    """A company, its engine, and the line its tracks belong to now."""

    id: CompanyId
    status: str
    """active, isolated or absorbed."""
    line: CompanyId
    """The surviving company whose line its tracks are part of; itself until absorbed."""
    engine: HexName | None
    heading: int | None
    route: tuple[HexName, ...]
    """Hexes its engine stood on, its starting town first."""
    link: HexName | None
    """The hex of the other line that its last hex joined when it was absorbed."""
    towns: tuple[TownId, ...]
    stack: int
    shares: tuple[int, ...]
    """Shares of each seat."""
    stations: tuple[int, ...]
    """Stations of each seat connected to this line."""
    supplementary: int
    removed: int
    """Real shares that left the game."""
    absorbed_in: int | None
    """The round in which it was absorbed."""


class View(msgspec.Struct, frozen=True):
    """What one seat, or a spectator (seat None), may know of a game."""

    seat: Seat | None
    round: int
    active_seat: Seat
    actions_left: int
    moved: tuple[CompanyId, ...]
    steps: tuple[AnyStep, ...]
    companies: tuple[CompanyView, ...]
    stations: tuple[StationView, ...]
    cities: tuple[CityView, ...]
    seats: tuple[SeatView, ...]
    tiles_left: int
    passengers_left: int
    supplementary_pile: int
    incomes: tuple[Income, ...]
    stall_count: int
    end_reason: str | None
    money_visible: bool
    station_may_leave_track: bool
    stall_limit_rounds: int


# --- from the state -----------------------------------------------------------------------------


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know; None is a spectator."""
    return View(
        seat=seat,
        round=state.round,
        active_seat=state.active_seat,
        actions_left=state.actions_left,
        moved=tuple(BOARD.companies[number].id for number in members(state.moved)),
        steps=state.steps,
        companies=tuple(company_view(state, number) for number in range(len(BOARD.companies))),
        stations=station_views(state),
        cities=city_views(state),
        seats=tuple(seat_view(state, Seat(other), seat) for other in range(state.seats)),
        tiles_left=state.tiles_left,
        passengers_left=passengers_left(state),
        supplementary_pile=supplementary_left(state),
        incomes=state.incomes,
        stall_count=state.stall_count,
        end_reason=state.end_reason,
        money_visible=state.options.money_visible,
        station_may_leave_track=state.options.station_may_leave_track,
        stall_limit_rounds=state.options.stall_limit_rounds,
    )


def company_view(state: State, number: int) -> CompanyView:
    """A company, openly."""
    line, shares = state.network.lines[number], state.shares[number]
    runs = line.status != "absorbed"
    return CompanyView(
        id=BOARD.companies[number].id,
        status=line.status,
        line=survivor(state, number),
        engine=BOARD.names[line.engine] if runs else None,
        heading=line.heading if runs else None,
        route=tuple(BOARD.names[cell] for cell in line.route),
        link=None if line.link is None else BOARD.names[line.link],
        towns=BOARD.town_ids(line.towns),
        stack=shares.stack,
        shares=shares.held,
        stations=connected_stations(state, number),
        supplementary=shares.supplementary,
        removed=shares.removed,
        absorbed_in=line.absorbed_in,
    )


def station_views(state: State) -> tuple[StationView, ...]:
    """All stations, seat by seat."""
    return tuple(
        StationView(place, Seat(seat))
        for seat, own in enumerate(state.stations)
        for place in BOARD.hex_names(own)
    )


def city_views(state: State) -> tuple[CityView, ...]:
    """What still lies in each city."""
    lying = lying_markers(state)
    return tuple(
        CityView(city, tuple(BOARD.markers[number].good for number in members(lying & markers)))
        for city, markers in BOARD.city_markers.items()
    )


def seat_view(state: State, seat: Seat, reader: Seat | None) -> SeatView:
    """What lies before a seat; its total only where `reader` may see it (ROC-86)."""
    shown = seat == reader or state.options.money_visible or state.end_reason is not None
    return SeatView(
        seat=seat,
        money=state.money[seat] if shown else None,
        markers=tuple(
            MarkerView(BOARD.markers[number].city, BOARD.markers[number].good)
            for number in members(state.markers[seat])
        ),
        passengers=state.passengers[seat],
        reserve=reserve(state, seat),
    )


# --- and back -----------------------------------------------------------------------------------


def imagine(seen: View) -> State:
    """The only state that fits a view."""
    return State(
        seats=len(seen.seats),
        options=RocketOptions(
            seen.station_may_leave_track, seen.money_visible, seen.stall_limit_rounds
        ),
        network=Network(tuple(line_of(seen, company) for company in seen.companies)),
        shares=tuple(
            Shares(company.stack, company.shares, company.supplementary, company.removed)
            for company in seen.companies
        ),
        stations=tuple(stations_of(seen, seat.seat) for seat in seen.seats),
        markers=hands(seen),
        passengers=tuple(seat.passengers for seat in seen.seats),
        money=tuple(total(seen, seat.seat) for seat in seen.seats),
        tiles_left=seen.tiles_left,
        round=seen.round,
        active_seat=seen.active_seat,
        actions_left=seen.actions_left,
        moved=bits(BOARD.company_numbers[company] for company in seen.moved),
        stall_count=seen.stall_count,
        end_reason=cast(EndReason | None, seen.end_reason),
        incomes=seen.incomes,
        steps=seen.steps,
    )


def line_of(seen: View, company: CompanyView) -> Line:
    """The line that a view shows."""
    absorbed = company.status == "absorbed"
    return Line(
        route=tuple(BOARD.cells[place] for place in company.route),
        hexes=0 if absorbed else hexes_of(seen, company),
        towns=bits(BOARD.town_numbers[town] for town in company.towns),
        status=cast(Status, company.status),
        part_of=company.line if absorbed else None,
        link=None if company.link is None else BOARD.cells[company.link],
        absorbed_in=company.absorbed_in,
    )


def hexes_of(seen: View, company: CompanyView) -> HexSet:
    """The hexes of a surviving line: where its own engine went, and those it absorbed (ROC-5)."""
    own = bits(BOARD.cells[place] for place in company.route[1:] or company.route)
    taken = (other for other in seen.companies if other.line == company.id != other.id)
    return own | bits(BOARD.cells[place] for other in taken for place in other.route[1:])


def stations_of(seen: View, seat: Seat) -> HexSet:
    """Where the stations of a seat stand."""
    return bits(BOARD.cells[station.hex] for station in seen.stations if station.seat == seat)


def hands(seen: View) -> tuple[MarkerSet, ...]:
    """The markers of each seat; equal ones are given out from the first on."""
    lying, out = ALL_MARKERS, []
    for seat in seen.seats:
        held = 0
        for marker in seat.markers:
            number = first_equal(Marker(marker.city, marker.good), lying & ~held)
            held |= 1 << number
        lying &= ~held
        out.append(held)
    return tuple(out)


def first_equal(wanted: Marker, among: MarkerSet) -> int:
    """The number of the first marker of this city and good."""
    return next(number for number in members(among) if BOARD.markers[number] == wanted)


def total(seen: View, seat: Seat) -> int:
    """The money of a seat, added up from its incomes."""
    return NUMBERS.start_money + sum(i.amount for i in seen.incomes if i.seat == seat)
