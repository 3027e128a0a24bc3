"""From the state to a view, built up from nothing."""

from functools import lru_cache

from msgspec.structs import replace

from rotonde.games.rocket.actions import CompanyId
from rotonde.games.rocket.board import BOARD, MarkerSet
from rotonde.games.rocket.state import (
    Line,
    State,
    connected_stations,
    lying_markers,
    passengers_left,
    reserve,
    supplementary_left,
)
from rotonde.games.rocket.view.shapes import (
    CityView,
    CompanyView,
    MarkerView,
    SeatView,
    StationView,
    View,
)
from rotonde.games.rocket.view.stops import payments, veto_stops
from rotonde.kernel.ids import Seat
from rotonde.railway.bitset import members
from rotonde.railway.field import HexSet
from rotonde.railway.shares import Shares


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know; None is a spectator."""
    public = public_view(state)
    return public if seat is None else own_view(public, state, seat)


def own_view(public: View, state: State, seat: Seat) -> View:
    """What a seat knows beyond a spectator: its own total (ROC-86)."""
    mine = replace(public.seats[seat], money=state.money[seat])
    return replace(public, seat=seat, seats=(*public.seats[:seat], mine, *public.seats[seat + 1 :]))


def public_view(state: State) -> View:
    """What everybody may know."""
    return View(
        seat=None,
        round=state.round,
        active_seat=state.active_seat,
        actions_left=state.actions_left,
        moved=tuple(BOARD.companies[number].id for number in members(state.moved)),
        steps=state.steps,
        companies=company_views(state),
        stations=station_views(state.stations),
        cities=city_views(lying_markers(state)),
        seats=tuple(seat_view(state, Seat(seat)) for seat in range(state.seats)),
        tiles_left=state.tiles_left,
        passengers_left=passengers_left(state),
        supplementary_pile=supplementary_left(state),
        incomes=state.incomes,
        payments=payments(state.incomes, state.seats),
        companies_with_shares=sum(shares.stack > 0 for shares in state.shares),
        veto=veto_stops(state),
        stall_count=state.stall_count,
        end_reason=state.end_reason,
        money_visible=state.options.money_visible,
        station_may_leave_track=state.options.station_may_leave_track,
        stall_limit_rounds=state.options.stall_limit_rounds,
    )


def company_views(state: State) -> tuple[CompanyView, ...]:
    """All companies; one that nothing happened to looks as it did, and is made once."""
    return tuple(
        company_view(
            number, line, shares, connected_stations(state, number), absorber(state, number)
        )
        for number, (line, shares) in enumerate(zip(state.network.lines, state.shares, strict=True))
    )


@lru_cache(maxsize=1024)
def company_view(
    number: int,
    line: Line,
    shares: Shares,
    stations: tuple[int, ...],
    absorbed_by: CompanyId | None,
) -> CompanyView:
    """A company, openly."""
    runs = line.status != "absorbed"
    first, second = holders(shares.held)
    return CompanyView(
        id=BOARD.companies[number].id,
        status=line.status,
        line=line.part_of or BOARD.companies[number].id,
        engine=BOARD.names[line.engine] if runs else None,
        heading=line.heading if runs else None,
        route=tuple(BOARD.names[cell] for cell in line.route),
        link=None if line.link is None else BOARD.names[line.link],
        towns=BOARD.town_ids(line.towns),
        stack=shares.stack,
        shares=shares.held,
        first=first,
        second=second,
        stations=stations,
        supplementary=shares.supplementary,
        removed=shares.removed,
        absorbed_in=line.absorbed_in,
        absorbed_by=absorbed_by,
    )


def holders(counts: tuple[int, ...]) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Who holds most, and who comes next (ROC-52)."""
    first = with_count(counts, max(counts))
    if len(first) != 1:
        return first, ()
    return first, with_count(counts, max(count for count in counts if count != max(counts)))


def with_count(counts: tuple[int, ...], wanted: int) -> tuple[Seat, ...]:
    """The seats that hold so many, if that is anything."""
    return tuple(Seat(seat) for seat, count in enumerate(counts) if count == wanted > 0)


def absorber(state: State, number: int) -> CompanyId | None:
    """The company whose line an absorbed one joined at the time; None for one that runs."""
    lines = state.network.lines
    joined = lines[number]
    if joined.link is None:
        return None
    owner = next(n for n, line in enumerate(lines) if n != number and joined.link in line.route)
    gone = lines[owner].absorbed_in
    if gone is not None and joined.absorbed_in is not None and gone < joined.absorbed_in:
        return absorber(state, owner)
    return BOARD.companies[owner].id


@lru_cache(maxsize=1024)
def station_views(stations: tuple[HexSet, ...]) -> tuple[StationView, ...]:
    """All stations, seat by seat."""
    return tuple(
        StationView(place, Seat(seat))
        for seat, own in enumerate(stations)
        for place in BOARD.hex_names(own)
    )


@lru_cache(maxsize=1024)
def city_views(lying: MarkerSet) -> tuple[CityView, ...]:
    """What still lies in each city."""
    return tuple(
        CityView(city, tuple(BOARD.markers[number].good for number in members(lying & markers)))
        for city, markers in BOARD.city_markers.items()
    )


def seat_view(state: State, seat: Seat) -> SeatView:
    """What lies before a seat; its total only where everybody may see it (ROC-86)."""
    shown = state.options.money_visible or state.end_reason is not None
    return SeatView(
        seat=seat,
        money=state.money[seat] if shown else None,
        markers=marker_views(state.markers[seat]),
        passengers=state.passengers[seat],
        reserve=reserve(state, seat),
    )


@lru_cache(maxsize=1024)
def marker_views(markers: MarkerSet) -> tuple[MarkerView, ...]:
    """The markers of a hand."""
    held = (BOARD.markers[number] for number in members(markers))
    return tuple(MarkerView(marker.city, marker.good) for marker in held)
