"""From a state to what a seat, or a spectator, may know: built up from nothing."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from rotonde.games.dice import scoring
from rotonde.games.dice.actions import CompanyId, LineEnd
from rotonde.games.dice.board import BOARD, Place, Position
from rotonde.games.dice.components import SITE_KINDS
from rotonde.games.dice.maps.line import ENDS
from rotonde.games.dice.state import (
    FIGURES,
    Count,
    State,
    directed_by,
    income_is_due,
    income_of,
    market_is_open,
    price_now,
    sold_out,
    stations_of,
)
from rotonde.games.dice.view.line import end_views, lead_views, sheet_views
from rotonde.games.dice.view.obligations import obligation_view, plan_views
from rotonde.games.dice.view.shapes import (
    ChangeView,
    CompanyView,
    CountView,
    FrontView,
    GroupView,
    SeatView,
    SlotView,
    StationView,
    SupplyView,
    TileView,
    TurnView,
    View,
    YearView,
)
from rotonde.kernel.ids import Seat
from rotonde.railway.bitset import members

LOW: Final = 8
"""Under so many dice the reserve is called low; a word for players, no rule."""


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know; None is a spectator."""
    public = public_view(state)
    return public if seat is None else own_view(public, state, seat)


def own_view(public: View, state: State, seat: Seat) -> View:
    """What a seat knows beyond a spectator: its own passengers, where totals are hidden."""
    own = replace(public, seat=seat)
    if is_shown(state, seat, None):
        return own
    mine = replace(public.seats[seat], passengers=scoring.passengers(state)[seat])
    return replace(
        own,
        seats=(*public.seats[:seat], mine, *public.seats[seat + 1 :]),
        year_now=year_view(state, seat),
        counts=counts_shown(state, seat),
    )


def public_view(state: State) -> View:
    """What everybody may know."""
    coming = next_seat(state)
    return View(
        seat=None,
        year=state.year,
        first=state.first,
        steps=state.steps,
        turn=turn_view(state),
        reserve=state.reserve,
        dice_total=state.options.dice_total,
        on_line=sum(sheet.rails for sheet in state.line.sheets),
        reserve_low=state.reserve < LOW,
        reserve_short=not state.is_last_year and state.reserve < income_of(state, coming),
        seats=tuple(seat_view(state, Seat(seat)) for seat in range(state.seats)),
        companies=tuple(company_view(state, company) for company in range(len(BOARD.companies))),
        sold_out=sold_out(state),
        market_opens=BOARD.market_opens[state.seats],
        general_map=tuple(tile_views(state)),
        leads=tuple(lead_views(state)),
        sheets=sheet_views(state),
        ends=end_views(state),
        supply=supply_views(state),
        obligation=obligation_view(state),
        plans=plan_views(state),
        year_now=year_view(state, None),
        counts=counts_shown(state, None),
        last_year=state.end_reason,
        announced_by=state.announced_by,
        last_company=complete_company(state),
        idle_years=state.idle_years,
        built=state.built,
        over=state.over,
        face_order=BOARD.tables.die.face_order,
        options=state.options,
    )


def is_shown(state: State, whose: int, reader: Seat | None) -> bool:
    """Whether a reader is shown the passengers of a seat."""
    return not state.options.hide_totals or whose == reader or state.over


def counts_shown(state: State, reader: Seat | None) -> tuple[CountView, ...]:
    """What was counted so far, as far as a reader is shown it."""
    return tuple(count_view(c) for c in state.counts if is_shown(state, c.seat, reader))


def next_seat(state: State) -> Seat:
    """Who has the next turn (DIC-21, DIC-77)."""
    return Seat((state.seat + 1 + ends_year(state)) % state.seats)


def ends_year(state: State) -> bool:
    """Whether this turn is the last of the year."""
    return (state.seat + 1) % state.seats == state.first


def complete_company(state: State) -> CompanyId | None:
    """The company whose last station announced the last year (DIC-80)."""
    if state.end_reason != "a" or state.announced_by is None:
        return None
    theirs = directed_by(state, state.announced_by)  # directors stay (DIC-85)
    return next((BOARD.companies[n].id for n in theirs if is_complete(state, n)), None)


def is_complete(state: State, company: int) -> bool:
    """Whether all stations of a company are built."""
    return len(state.stations[company]) == BOARD.companies[company].stations_total


# --- seats ----------------------------------------------------------------------------------------


def turn_view(state: State) -> TurnView:
    """What the seat to move has done."""
    return TurnView(
        seat=state.seat,
        income_due=income_is_due(state),
        income_taken=state.income_taken,
        rolled=state.rolled,
        paid=tuple(members(state.paid)),
        front_over=max(0, state.trays[state.seat].front - FIGURES.front_limit),
        next_seat=next_seat(state),
        ends_year=ends_year(state),
    )


def seat_view(state: State, seat: Seat) -> SeatView:
    """What a seat has, openly but for its total."""
    tray = state.trays[seat]
    shown = is_shown(state, seat, None)
    return SeatView(
        seat=seat,
        hidden=tray.hidden,
        front=FrontView(tray.straight, tray.curve, tray.share, tray.joker),
        front_total=tray.front,
        passengers=scoring.passengers(state)[seat] if shown else None,
        shares={
            row.id: shares.held[seat]
            for row, shares in zip(BOARD.companies, state.shares, strict=True)
        },
        directs=tuple(BOARD.companies[company].id for company in directed_by(state, seat)),
        stations=stations_of(state, seat),
        income=0 if state.is_last_year else income_of(state, seat),
        income_jokers=state.lost_office[seat],
        played=(seat - state.first) % state.seats < (state.seat - state.first) % state.seats,
    )


# --- companies ------------------------------------------------------------------------------------


def company_view(state: State, company: int) -> CompanyView:
    """A company: its card, its shares, its chain."""
    row, shares, director = (
        BOARD.companies[company],
        state.shares[company],
        state.directors[company],
    )
    office = scoring.office_now(state, company)
    built = state.stations[company]
    return CompanyView(
        id=row.id,
        letter=row.letter,
        colour=row.colour,
        director=director,
        director_next=None if office is None else office.seat,
        why_next=None if office is None else office.why,
        bank=shares.stack,
        shares=shares.held,
        sells=market_is_open(state) and director is not None and shares.held[director] > 0,
        chain=scoring.chain(state, company),
        groups=tuple(group_views(state, company)),
        stations=tuple(
            StationView(s.kind, tile_number(state, s.place), BOARD.cell_names[s.cell], s.price)
            for s in built
        ),
        slots=tuple(slot_views(state, company)),
        prices={kind: price_now(state, company, kind) for kind in SITE_KINDS},
        left=row.stations_total - len(built),
        total=row.stations_total,
    )


def group_views(state: State, company: int) -> Iterator[GroupView]:
    """The groups of neighbouring tiles, the largest first."""
    for number, group in enumerate(scoring.chains(state, company)):
        tiles = tuple(tile_number(state, place) for place in group)
        yield GroupView(tiles, tuple(map(place_at, group)), counts=number == 0)


def slot_views(state: State, company: int) -> Iterator[SlotView]:
    """The stations on a card by kind, cheap ones first."""
    for kind in SITE_KINDS:
        built = sum(station.kind == kind for station in state.stations[company])
        for number, price in enumerate(BOARD.prices[company][kind]):
            yield SlotView(kind, price, built=number < built)


# --- the general map ------------------------------------------------------------------------------


def tile_number(state: State, place: Place) -> int:
    """The number of the tile at a place, counted from 1."""
    return state.general_map.layout.at[place] + 1


def place_at(place: Place) -> Position:
    """A place as [x, y]."""
    return BOARD.places[place]


def tile_views(state: State) -> Iterator[TileView]:
    """The small tiles in the order of discovery."""
    for number, place in enumerate(state.general_map.places):
        ground = state.general_map.ground(place)
        yield TileView(
            number=number + 1,
            place=place_at(place),
            kind=BOARD.kinds[ground.kind].id,
            rotation=ground.rotation,
            ends=tuple(ends_on(state, place)),
            course=tuple(BOARD.cell_names[cell] for cell in course(state, place)),
            stations={
                BOARD.companies[company].id: BOARD.cell_names[station.cell]
                for company, built in enumerate(state.stations)
                for station in built
                if station.place == place
            },
        )


def ends_on(state: State, place: Place) -> Iterator[LineEnd]:
    """The ends that stand on a tile."""
    return (end for end, head in zip(ENDS, state.line.ends, strict=True) if head.place == place)


def course(state: State, place: Place) -> tuple[int, ...]:
    """The cells of the line on a tile, in their order."""
    for sheet in state.line.sheets:
        if sheet.place == place:
            return tuple(die.cell for die in sheet.in_order)
    return next((trail.cells for trail in state.trails if trail.place == place), ())


def supply_views(state: State) -> tuple[SupplyView, ...]:
    """The small tiles that are left."""
    supply = state.general_map.layout.supply
    return tuple(
        SupplyView(row.id, left, row.supply) for row, left in zip(BOARD.kinds, supply, strict=True)
    )


# --- the year -------------------------------------------------------------------------------------


def count_view(count: Count) -> CountView:
    """A company in a count."""
    return CountView(
        year=count.year,
        company=BOARD.companies[count.company].id,
        director=count.seat,
        chain=count.chain,
        passengers=count.chain * FIGURES.passengers_per_station,
    )


def year_view(state: State, reader: Seat | None) -> YearView:
    """If the year ended now (DIC-71 to DIC-77); after the end there is nothing left to count."""
    counts = () if state.over else scoring.counts_now(state)
    have, gains = scoring.passengers(state), scoring.gains_of(state, counts)
    return YearView(
        counts=tuple(count_view(count) for count in counts),
        gains=gains,
        totals=tuple(
            own + gain if is_shown(state, seat, reader) else None
            for seat, (own, gain) in enumerate(zip(have, gains, strict=True))
        ),
        changes=() if state.ends_with_year else tuple(change_views(state)),
        loses_office=() if state.ends_with_year else scoring.losing_office(state),
        first_next=Seat((state.first + 1) % state.seats),
    )


def change_views(state: State) -> Iterator[ChangeView]:
    """The companies that would change hands, or stay after a tie."""
    for company, row in enumerate(BOARD.companies):
        office, before = scoring.office_now(state, company), state.directors[company]
        if office is not None and (office.seat != before or office.why == "stays"):
            held = state.shares[company].held
            yield ChangeView(row.id, before, office.seat, office.why, held)
