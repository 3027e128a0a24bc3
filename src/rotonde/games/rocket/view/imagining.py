"""From a view back to the only state that fits it.

Only totals of money are hidden, and every income is public, so a view decides the whole state.
"""

from typing import cast

from rotonde.games.rocket.board import BOARD, Marker, MarkerSet
from rotonde.games.rocket.field import HexSet
from rotonde.games.rocket.state import (
    ALL_MARKERS,
    NUMBERS,
    EndReason,
    Line,
    Network,
    RocketOptions,
    State,
    Status,
)
from rotonde.games.rocket.view.shapes import CompanyView, View
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.railway.bitset import bits, members
from rotonde.railway.shares import Shares


def imagine(seen: View, _: Rng) -> State:
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
        moved=BOARD.companies.bits(seen.moved),
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
        towns=BOARD.towns.bits(company.towns),
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
    """The hexes of a seat's stations."""
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
