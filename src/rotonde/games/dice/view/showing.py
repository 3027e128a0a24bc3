"""From a state to what a seat, or a spectator, may know: built up from nothing."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rotonde.games.dice import scoring
from rotonde.games.dice.board import BOARD, Place
from rotonde.games.dice.components import SITE_KINDS, CompanyId
from rotonde.games.dice.maps.general import GeneralMap
from rotonde.games.dice.rules import turns
from rotonde.games.dice.rules.ending import complete_companies
from rotonde.games.dice.scoring import CountBasis
from rotonde.games.dice.state import (
    FIGURES,
    Count,
    State,
    Station,
    Tray,
    income_is_due,
    income_of,
    income_with,
    market_is_open,
    price_of,
    sold_out,
)
from rotonde.games.dice.view import shapes
from rotonde.games.dice.view.country import supply_views, tile_views
from rotonde.games.dice.view.line import end_views, lead_views, sheet_views
from rotonde.games.dice.view.obligations import obligation_view, plan_views
from rotonde.kernel.law.clockwise import places_after
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.derived import kept, kept_last
from rotonde.railway.bitset import members
from rotonde.railway.shares import Shares

LOW: Final = 8
"""Under so many dice the reserve is called low; a word for players, no rule."""
KEPT: Final = 2048
"""The number of seats, and companies, that are kept as they are shown: those of tables in play."""


def view(state: State, seat: Seat | None) -> shapes.View:
    """The view of `seat`; None is a spectator."""
    public = public_view(state)
    return public if seat is None else own_view(public, state, seat)


def own_view(public: shapes.View, state: State, seat: Seat) -> shapes.View:
    """The view of a seat, with its own passengers where totals are hidden."""
    own = replace(public, seat=seat)
    if not hides_totals(state):
        return own
    standing, totals = scoring.count_basis(state), totals_shown(state, seat)
    mine = replace(public.seats[seat], passengers=totals[seat])
    return replace(
        own,
        seats=(*public.seats[:seat], mine, *public.seats[seat + 1 :]),
        year_now=year_view(state, standing, totals),
        counts=counts_shown(state, seat),
    )


def public_view(state: State) -> shapes.View:
    """The view that everybody may have."""
    coming, general_map = turns.seat_after(state), state.general_map
    standing, totals = scoring.count_basis(state), totals_shown(state, None)
    return shapes.View(
        seat=None,
        year=state.year,
        first=state.first,
        steps=state.steps,
        turn=turn_view(state),
        reserve=state.reserve,
        dice_total=state.options.dice_total,
        on_line=sum([sheet.rails for sheet in state.line.sheets]),
        reserve_low=state.reserve < LOW,
        reserve_short=not state.is_last_year and state.reserve < income_of(state, coming),
        seats=seat_views(state, standing, totals),
        companies=company_views(standing, general_map.places, market_is_open(state)),
        sold_out=sold_out(state),
        market_opens=BOARD.market_opens[state.seats],
        front_limit=FIGURES.front_limit,
        station_passengers=FIGURES.passengers_per_station,
        general_map=tile_views(state),
        leads=lead_views(general_map, state.line.ends),
        sheets=sheet_views(state),
        ends=end_views(state),
        supply=supply_views(state),
        obligation=obligation_view(state),
        plans=plan_views(state),
        year_now=year_view(state, standing, totals),
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


def hides_totals(state: State) -> bool:
    """Whether passengers are hidden from all but whoever has them."""
    return state.options.hide_totals and not state.over


def is_shown(state: State, whose: int, reader: Seat | None) -> bool:
    """Whether a reader is shown the passengers of a seat."""
    return whose == reader or not hides_totals(state)


def totals_shown(state: State, reader: Seat | None) -> tuple[int | None, ...]:
    """The passengers of each seat, as far as a reader is shown them."""
    totals = scoring.passengers(state)
    if not hides_totals(state):
        return totals
    return tuple([own if is_shown(state, n, reader) else None for n, own in enumerate(totals)])


def counts_shown(state: State, reader: Seat | None) -> tuple[shapes.CountView, ...]:
    """The counts so far, as far as a reader is shown them."""
    if not hides_totals(state):
        return count_views(state.general_map, state.counts)
    return tuple([count_view(c) for c in state.counts if is_shown(state, c.seat, reader)])


@kept_last
def count_views(
    _general_map: GeneralMap, counts: tuple[Count, ...]
) -> tuple[shapes.CountView, ...]:
    """All counts, kept on the map of the game."""
    return tuple(map(count_view, counts))


def complete_company(state: State) -> CompanyId | None:
    """The company whose last station announced the last year (DIC-80)."""
    if state.end_reason != "a" or state.announced_by is None:
        return None
    theirs = [n for n in complete_companies(state) if state.directors[n] == state.announced_by]
    return BOARD.companies[theirs[0]].id if theirs else None


# --- seats ----------------------------------------------------------------------------------------


def turn_view(state: State) -> shapes.TurnView:
    """The turn of the seat to move, as far as it is done."""
    return shapes.TurnView(
        seat=state.seat,
        income_due=income_is_due(state),
        income_taken=state.income_taken,
        rolled=state.rolled,
        paid=tuple(members(state.paid)),
        front_over=turns.too_many(state),
        next_seat=turns.seat_after(state),
        ends_year=turns.ends_year(state),
    )


def seat_views(
    state: State, standing: CountBasis, totals: tuple[int | None, ...]
) -> tuple[shapes.SeatView, ...]:
    """The belongings of all seats, with those totals that everybody is shown."""
    stations, played = standing.stations_built, places_after(state.first, state.seat, state.seats)
    last, views = state.is_last_year, []
    for seat, tray in enumerate(state.trays):
        year = (
            0 if last else income_with(state, seat, stations[seat]),
            state.lost_office[seat],
            places_after(state.first, seat, state.seats) < played,
        )
        views.append(shown_seat(standing, Seat(seat), tray, totals[seat], year))
    return tuple(views)


@kept
def shown_seat(
    standing: CountBasis,
    seat: Seat,
    tray: Tray,
    passengers: int | None,
    year: tuple[int, bool, bool],
) -> shapes.SeatView:
    """The seat from all that it depends on: where nothing happened to it, it stays one object.

    Of its year: its income, whether that comes as jokers, whether it has played.
    """
    income, jokers, played = year
    shares = zip(BOARD.companies, standing.shares, strict=True)
    return shapes.SeatView(
        seat=seat,
        hidden=tray.hidden,
        front=shapes.FrontView(tray.straight, tray.curve, tray.share, tray.joker),
        front_total=tray.front,
        front_over=max(0, tray.front - FIGURES.front_limit),
        passengers=passengers,
        shares={row.id: each.held[seat] for row, each in shares},
        directs=tuple([BOARD.companies[company].id for company in standing.directed[seat]]),
        stations=standing.stations_built[seat],
        income=income,
        income_jokers=jokers,
        played=played,
    )


# --- companies ------------------------------------------------------------------------------------


Holders = tuple[Shares, Seat | None, scoring.Office | None]
"""The shares of a company, who directs it, and who would if the year ended now."""


@kept_last
def company_views(
    standing: CountBasis, places: tuple[Place, ...], market: bool
) -> tuple[shapes.CompanyView, ...]:
    """All companies; tiles are numbered as their places are."""
    numbers = {place: number for number, place in enumerate(places, start=1)}
    views = []
    for company, built in enumerate(standing.stations):
        tiles = tuple([numbers[station.place] for station in built])
        office = scoring.office_now(standing, company)
        held = standing.shares[company], standing.directors[company], office
        views.append(shown_company(company, held, built, tiles, market))
    return tuple(views)


@lru_cache(maxsize=KEPT)
def shown_company(
    company: int,
    holders: Holders,
    built: tuple[Station, ...],
    numbers: tuple[int, ...],
    market: bool,
) -> shapes.CompanyView:
    """A company: its card, its shares, its chain; the numbers are the tiles of its stations."""
    row, (shares, director, office) = BOARD.companies[company], holders
    groups = scoring.chains_of(built)
    tiles = {station.place: number for station, number in zip(built, numbers, strict=True)}
    return shapes.CompanyView(
        id=row.id,
        letter=row.letter,
        colour=row.colour,
        director=director,
        director_next=None if office is None else office.seat,
        why_next=None if office is None else office.why,
        tied=is_tied(shares.held, director),
        bank=shares.stack,
        shares=shares.held,
        sells=market and director is not None and shares.held[director] > 0,
        chain=len(groups[0]) if groups else 0,
        groups=tuple(group_views(groups, tiles)),
        stations=tuple(
            shapes.StationView(s.kind, tiles[s.place], BOARD.cell_names[s.cell], s.price)
            for s in built
        ),
        slots=tuple(slot_views(company, built)),
        prices={kind: price_of(company, built, kind) for kind in SITE_KINDS},
        left=row.stations_total - len(built),
        total=row.stations_total,
    )


def is_tied(held: tuple[int, ...], director: Seat | None) -> bool:
    """Whether a director holds the most shares together with others."""
    if director is None:
        return False
    return held[director] == max(held) and held.count(held[director]) > 1


def group_views(
    groups: Iterable[tuple[Place, ...]], tiles: Mapping[Place, int]
) -> Iterator[shapes.GroupView]:
    """The groups of neighbouring tiles, the largest first."""
    for number, group in enumerate(groups):
        places = tuple([BOARD.places[place] for place in group])
        yield shapes.GroupView(tuple([tiles[place] for place in group]), places, counts=number == 0)


def slot_views(company: int, stations: Sequence[Station]) -> Iterator[shapes.SlotView]:
    """The stations on a card by kind, cheap ones first."""
    kinds = [station.kind for station in stations]
    for kind in SITE_KINDS:
        for number, price in enumerate(BOARD.prices[company][kind]):
            yield shapes.SlotView(kind, price, built=number < kinds.count(kind))


# --- the year -------------------------------------------------------------------------------------


def count_view(count: Count) -> shapes.CountView:
    """A company in a count."""
    return shapes.CountView(
        year=count.year,
        company=BOARD.companies[count.company].id,
        director=count.seat,
        chain=count.chain,
        passengers=count.chain * FIGURES.passengers_per_station,
    )


def year_view(
    state: State, standing: CountBasis, totals: tuple[int | None, ...]
) -> shapes.YearView:
    """If the year ended now (DIC-71 to DIC-77), with the totals that a reader is shown."""
    return shown_year(standing, totals, turns.next_first(state), state.over, state.ends_with_year)


@kept_last
def shown_year(
    standing: CountBasis,
    totals: tuple[int | None, ...],
    first_next: Seat,
    over: bool,
    ends_with_year: bool,
) -> shapes.YearView:
    """The year from all that it depends on; after the end there is nothing left to count."""
    counts = () if over else scoring.counts_now(standing)
    gains = scoring.gains_of(len(totals), counts)
    return shapes.YearView(
        counts=tuple(count_view(count) for count in counts),
        gains=gains,
        totals=tuple(
            None if own is None else own + gain for own, gain in zip(totals, gains, strict=True)
        ),
        changes=() if ends_with_year else tuple(change_views(standing)),
        loses_office=() if ends_with_year else scoring.losing_office(standing),
        first_next=first_next,
    )


def change_views(standing: CountBasis) -> Iterator[shapes.ChangeView]:
    """The companies that would change hands, or stay after a tie."""
    for company, row in enumerate(BOARD.companies):
        office, before = scoring.office_now(standing, company), standing.directors[company]
        if office is not None and (office.seat != before or office.why == "stays"):
            held = standing.shares[company].held
            yield shapes.ChangeView(row.id, before, office.seat, office.why, held)
