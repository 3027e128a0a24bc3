"""From the state to a view, built up from nothing."""

from functools import lru_cache

from msgspec.structs import replace

from rotonde.games.rocket.board import BOARD, MarkerSet
from rotonde.games.rocket.components import CompanyId
from rotonde.games.rocket.field import HexSet
from rotonde.games.rocket.rules.ending import LAST_COMPANIES
from rotonde.games.rocket.state import Line, Network, State, stations_on, with_item
from rotonde.games.rocket.view import shapes
from rotonde.games.rocket.view.stops import payments, veto_stops
from rotonde.kernel.law.ids import Seat
from rotonde.railway.bitset import members
from rotonde.railway.shares import Shares


def view(state: State, seat: Seat | None) -> shapes.View:
    """The view of `seat`; None is a spectator."""
    public = public_view(state)
    return public if seat is None else own_view(public, state, seat)


def own_view(public: shapes.View, state: State, seat: Seat) -> shapes.View:
    """The view of a seat, with its own total (ROC-86)."""
    mine = seat_view(state, seat, state.money[seat])
    return replace(public, seat=seat, seats=with_item(public.seats, seat, mine))


def public_view(state: State) -> shapes.View:
    """The view that everybody may have."""
    return shapes.View(
        seat=None,
        round=state.round,
        active_seat=state.active_seat,
        actions_left=state.actions_left,
        moved=BOARD.companies.named(state.moved),
        steps=state.steps,
        companies=company_views(state.network, state.shares, state.stations),
        stations=station_views(state.stations),
        cities=city_views(state.lying_markers),
        seats=seat_views(state),
        tiles_left=state.tiles_left,
        passengers_left=state.passengers_left,
        supplementary_pile=state.supplementary_left,
        incomes=state.incomes,
        payments=payments(state.incomes, state.seats),
        companies_with_shares=sum(shares.stack > 0 for shares in state.shares),
        last_companies=LAST_COMPANIES,
        veto=veto_stops(state),
        stall_count=state.stall_count,
        end_reason=state.end_reason,
        money_visible=state.options.money_visible,
        station_may_leave_track=state.options.station_may_leave_track,
        stall_limit_rounds=state.options.stall_limit_rounds,
    )


@lru_cache(maxsize=512)
def company_views(
    network: Network, shares: tuple[Shares, ...], stations: tuple[HexSet, ...]
) -> tuple[shapes.CompanyView, ...]:
    """All companies; one that nothing happened to looks as it did, and is made once."""
    return tuple(
        company_view(
            number, line, held, stations_on(stations, line), absorber(network.lines, number)
        )
        for number, (line, held) in enumerate(zip(network.lines, shares, strict=True))
    )


@lru_cache(maxsize=1024)
def company_view(
    number: int,
    line: Line,
    shares: Shares,
    stations: tuple[int, ...],
    absorbed_by: CompanyId | None,
) -> shapes.CompanyView:
    """A company, openly."""
    runs = line.status != "absorbed"
    first, second = holders(shares.held)
    return shapes.CompanyView(
        id=BOARD.companies.ids[number],
        status=line.status,
        line=line.part_of or BOARD.companies.ids[number],
        engine=BOARD.names[line.engine] if runs else None,
        heading=line.heading if runs else None,
        route=tuple(BOARD.names[cell] for cell in line.route),
        link=None if line.link is None else BOARD.names[line.link],
        towns=BOARD.towns.named(line.towns),
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
    """The seats that hold most, and those that come next (ROC-52)."""
    first = with_count(counts, max(counts))
    if len(first) != 1:
        return first, ()
    return first, with_count(counts, max(count for count in counts if count != max(counts)))


def with_count(counts: tuple[int, ...], wanted: int) -> tuple[Seat, ...]:
    """The seats that hold so many, if that is anything."""
    return tuple(Seat(seat) for seat, count in enumerate(counts) if count == wanted > 0)


def absorber(lines: tuple[Line, ...], number: int) -> CompanyId | None:
    """The company whose line an absorbed one joined at the time; None for one that runs."""
    joined = lines[number]
    if joined.link is None:
        return None
    owner = joined_by(lines, number)
    while was_gone(lines[owner], joined):
        owner = joined_by(lines, owner)
    return BOARD.companies.ids[owner]


def joined_by(lines: tuple[Line, ...], number: int) -> int:
    """The company that laid the track which an absorbed one joined."""
    link = lines[number].link
    return next(n for n, line in enumerate(lines) if n != number and link in line.route)


def was_gone(line: Line, joined: Line) -> bool:
    """Whether a line had been absorbed when another joined its track."""
    return (
        line.absorbed_in is not None
        and joined.absorbed_in is not None
        and line.absorbed_in < joined.absorbed_in
    )


@lru_cache(maxsize=1024)
def station_views(stations: tuple[HexSet, ...]) -> tuple[shapes.StationView, ...]:
    """All stations, seat by seat."""
    return tuple(
        shapes.StationView(place, Seat(seat))
        for seat, own in enumerate(stations)
        for place in BOARD.hex_names(own)
    )


@lru_cache(maxsize=1024)
def city_views(lying: MarkerSet) -> tuple[shapes.CityView, ...]:
    """The markers that still lie in each city."""
    return tuple(
        shapes.CityView(
            city, tuple(BOARD.markers[number].good for number in members(lying & markers))
        )
        for city, markers in BOARD.city_markers.items()
    )


def seat_views(state: State) -> tuple[shapes.SeatView, ...]:
    """All seats; their totals only where everybody may see them (ROC-86)."""
    shown = state.options.money_visible or state.end_reason is not None
    totals = state.money if shown else (None,) * state.seats
    return tuple([seat_view(state, Seat(seat), total) for seat, total in enumerate(totals)])


def seat_view(state: State, seat: Seat, money: int | None) -> shapes.SeatView:
    """The belongings of a seat, and its total if that is known."""
    held, passengers = state.markers[seat], state.passengers[seat]
    return as_it_was(seat, money, held, passengers, state.reserve(seat))


@lru_cache(maxsize=4096)
def as_it_was(
    seat: Seat, money: int | None, held: MarkerSet, passengers: int, left: int
) -> shapes.SeatView:
    """A seat that nothing happened to looks as it did, and is made once."""
    return shapes.SeatView(seat, money, marker_views(held), passengers, left)


@lru_cache(maxsize=1024)
def marker_views(markers: MarkerSet) -> tuple[shapes.MarkerView, ...]:
    """The markers of a hand."""
    held = (BOARD.markers[number] for number in members(markers))
    return tuple(shapes.MarkerView(marker.city, marker.good) for marker in held)
