"""From the state to a view: built up from nothing, for one seat or a spectator."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CityId, TycoonId, TycoonRow
from rotonde.games.tycoon.maps import Railways
from rotonde.games.tycoon.rules.routes import origins
from rotonde.games.tycoon.scoring.tycoons import LEAST, MOST, figures, worth
from rotonde.games.tycoon.state import (
    LIMITS,
    LOCOMOTIVES,
    MARKERS_NEEDED,
    UPGRADE_COST,
    Railroad,
    State,
    dividends_of,
    empty_markers,
    income_of,
    income_paid,
    is_final_turn,
    is_revealed,
    next_rise,
    objective_points,
    track_space,
    turn_order,
)
from rotonde.games.tycoon.steps import Bidding
from rotonde.games.tycoon.view.building import building_view, prices
from rotonde.games.tycoon.view.cards import cards_view
from rotonde.games.tycoon.view.country import city_views, crossings, link_views, unfinished_views
from rotonde.games.tycoon.view.shapes import AuctionView, EndView, Rise, SeatView, TycoonView, View
from rotonde.kernel.law.clockwise import clockwise, places_after
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.derived import kept

KEPT: Final = 2048
"""The number of seats that are kept as they are shown: of the tables in play, the last of each."""


def view(state: State, seat: Seat | None) -> View:
    """The view of `seat`; None is a spectator."""
    public = public_view(state)
    return public if seat is None else own_view(public, state, seat)


def own_view(public: View, state: State, seat: Seat) -> View:
    """The view of a seat: with its tycoon, its reach, and where it may build on."""
    mine = state.railroads[seat]
    builds = public.building is not None and public.acting_seat == seat
    return replace(
        public,
        seat=seat,
        building=building_view(state, seat) if builds else public.building,
        seats=with_tycoon(public.seats, seat, mine.tycoon_card),
        tycoons=own_tycoons(public, state, seat),
        reach=reach(state.network.railways, seat, mine.engine_level),
    )


def public_view(state: State) -> View:
    """The view that everybody may have."""
    step = state.steps[-1] if state.steps else None
    return View(
        seat=None,
        beginner=state.options.beginner,
        turn=state.turn,
        action_round=state.action_round,
        action_rounds=LIMITS.action_rounds,
        first_player=state.first_player,
        acting_seat=None if step is None else step.seat,
        going=state.acting_seat,
        step=None if step is None else str(step.__struct_config__.tag),
        steps=state.steps,
        actions_left=state.actions_left,
        order=turn_order(state),
        auction=auction_view(state),
        building=building_view(state, None),
        prices=prices(state),
        seats=seat_views(state),
        cities=city_views(state),
        links=link_views(state.network.railways),
        unfinished=unfinished_views(state.network),
        crossings=crossings(state.network),
        bag=state.bag,
        on_map=tuple(map(sum, zip(*state.cubes, strict=True))),
        new_city_tiles=state.new_city_tiles,
        cards=cards_view(state),
        tycoons=open_tycoons(state),
        first_to_level_6=state.first_to_level_6,
        end=end_view(state),
        all_passed_this_turn=state.all_passed_this_turn,
        reach=(),
        deeds=state.deeds,
        incomes=state.incomes,
    )


# --- what is being decided ------------------------------------------------------------------------


def auction_view(state: State) -> AuctionView:
    """The auction, open or over."""
    step = state.steps[-1] if state.steps else None
    if isinstance(step, Bidding):
        return AuctionView(True, step.high_bid, step.high_bidder, step.passed, 0)
    return AuctionView(False, 0, None, (), state.winning_bid)


def end_view(state: State) -> EndView:
    """How far the end is."""
    return EndView(
        markers=empty_markers(state),
        markers_needed=MARKERS_NEEDED[state.seats],
        final_turn=state.final_turn,
        last_turn=is_final_turn(state),
        reason=state.end_reason,
    )


# --- seats ----------------------------------------------------------------------------------------


def seat_views(state: State) -> tuple[SeatView, ...]:
    """The belongings of each seat; tycoons where everybody may see them."""
    railways, begun, western = state.network.railways, state.network.begun, state.western_links
    shown = []
    for number, railroad in enumerate(state.railroads):
        seat = Seat(number)
        links, place = (
            railways.counts.get(seat, 0),
            1 + places_after(state.first_player, seat, state.seats),
        )
        engines = links, LOCOMOTIVES - links - begun.get(seat, 0) - western.count(seat)
        tycoon = railroad.tycoon_card if is_revealed(state, seat) else None
        shown.append(shown_seat(seat, place, railroad, tycoon, engines, origins(railways, seat)))
    return tuple(shown)


def with_tycoon(
    seats: tuple[SeatView, ...], seat: Seat, card: TycoonId | None
) -> tuple[SeatView, ...]:
    """The seats as one of them sees them, which knows its own tycoon."""
    if seats[seat].tycoon_card == card:
        return seats
    return (*seats[:seat], seat_with_tycoon(seats[seat], card), *seats[seat + 1 :])


@kept
def seat_with_tycoon(seat: SeatView, card: TycoonId | None) -> SeatView:
    """A seat with its tycoon."""
    return replace(seat, tycoon_card=card)


@lru_cache(maxsize=KEPT)
def shown_seat(
    seat: Seat,
    place: int,
    railroad: Railroad,
    tycoon: TycoonId | None,
    engines: tuple[int, int],
    cities: tuple[int, ...],
) -> SeatView:
    """The seat from all that it depends on: where nothing happened to it, it stays one object.

    Its locomotives are those on its links, and those that are left.
    """
    objective = objective_points(railroad)
    return SeatView(
        seat=seat,
        place=place,
        cash=railroad.cash,
        shares=railroad.shares,
        score=railroad.score,
        link_points=railroad.score - railroad.hotel_points - objective,
        hotel_points=railroad.hotel_points,
        objective_points=objective,
        objectives=railroad.objectives,
        space=track_space(railroad.score),
        income=income_of(railroad.score),
        dividends=dividends_of(railroad),
        next_cash=income_paid(railroad).cash,
        rise=Rise(*next_rise(railroad.score)),
        total=railroad.score - railroad.shares,
        engine_level=railroad.engine_level,
        next_level_cost=UPGRADE_COST.get(railroad.engine_level + 1),
        locomotives_left=engines[1],
        links=engines[0],
        cards=railroad.cards,
        used_per_turn=railroad.used_per_turn,
        voluntary_shares=railroad.voluntary_shares,
        tycoon_card=tycoon,
        has_tycoon=railroad.tycoon_card is not None,
        cities=tuple(BOARD.cities.ids[city] for city in cities),
    )


@kept
def reach(railways: Railways, seat: Seat, level: int) -> tuple[CityId, ...]:
    """The cities that a cube could get to with this engine, whatever its colour (TYC-49, TYC-50).

    Ring by ring from the cities of own links.
    """
    ways = railways.ways
    first = [way.city for own in ways for way in own if way.owner == seat]
    seen = new = set(first)
    for _ in range(level - 1):
        new = {way.city for city in new for way in ways[city]} - seen
        seen = seen | new
    return tuple(BOARD.cities.ids[city] for city in sorted(seen))


# --- tycoons --------------------------------------------------------------------------------------


def open_tycoons(state: State) -> tuple[TycoonView, ...]:
    """The tycoon cards that everybody may see, and how they stand."""
    return tuple(
        tycoon_view(state, Seat(seat), railroad.tycoon_card)
        for seat, railroad in enumerate(state.railroads)
        if railroad.tycoon_card is not None and is_revealed(state, Seat(seat))
    )


def own_tycoons(public: View, state: State, seat: Seat) -> tuple[TycoonView, ...]:
    """The tycoons with that of one seat, in the order of the seats."""
    card = state.railroads[seat].tycoon_card
    if card is None or public.seats[seat].tycoon_card == card:
        return public.tycoons
    mine = tycoon_view(state, seat, card)
    return tuple(sorted((*public.tycoons, mine), key=lambda shown: shown.seat))


def tycoon_view(state: State, seat: Seat, card: TycoonId) -> TycoonView:
    """One tycoon card with the comparison of all seats."""
    row = BOARD.tycoons[card]
    levels = () if row.level is None else tuple([r.engine_level for r in state.railroads])
    return shown_tycoon(seat, card, figures(state, row), levels)


@lru_cache(maxsize=KEPT)
def shown_tycoon(
    seat: Seat, card_id: TycoonId, counted: tuple[int, ...], levels: tuple[int, ...]
) -> TycoonView:
    """The tycoon from all that it depends on."""
    card = BOARD.tycoons[card_id]
    return TycoonView(
        seat=seat,
        card=card_id,
        figures=counted,
        worth=worth(card, seat, counted),
        nearest=nearest(card, seat, levels or counted),
        tied=tied_rivals(card, seat, counted),
        levels=levels,
    )


def tied_rivals(card: TycoonRow, seat: Seat, counted: tuple[int, ...]) -> tuple[Seat, ...]:
    """The rivals that are level in a comparison (TYC-86)."""
    if card.objective not in (*MOST, *LEAST):
        return ()
    rivals = clockwise(seat, len(counted))[1:]
    return tuple(sorted(rival for rival in rivals if counted[rival] == counted[seat]))


def nearest(card: TycoonRow, seat: Seat, counted: tuple[int, ...]) -> Seat | None:
    """The rival that comes next in a comparison, the first clockwise among equals."""
    rivals = clockwise(seat, len(counted))[1:]
    if card.objective in MOST or card.level is not None:
        return max(rivals, key=lambda rival: counted[rival])
    if card.objective in LEAST:
        return min(rivals, key=lambda rival: counted[rival])
    return None
