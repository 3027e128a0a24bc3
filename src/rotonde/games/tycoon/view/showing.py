"""From the state to a view: built up from nothing, for one seat or a spectator."""

from collections import Counter
from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon.board import BOARD, NOWHERE
from rotonde.games.tycoon.components import CardRow, CityId, TycoonRow
from rotonde.games.tycoon.maps import SIDES_OF_TWO, Link, Network, UnfinishedLink
from rotonde.games.tycoon.scoring.tycoons import LEAST, MOST, figures, worth
from rotonde.games.tycoon.state import (
    COSTS,
    LIMITS,
    MARKERS_NEEDED,
    UPGRADE_COST,
    State,
    clockwise,
    empty_markers,
    hotel_owner,
    income_of,
    is_final_turn,
    is_revealed,
    link_count,
    locomotives_left,
    objective_points,
    track_space,
    turn_order,
    western_builder,
)
from rotonde.games.tycoon.steps import Bidding
from rotonde.games.tycoon.view.building import building_view
from rotonde.games.tycoon.view.shapes import (
    AuctionView,
    CardCount,
    CardsView,
    CardView,
    CityView,
    EndView,
    LinkView,
    SeatView,
    TycoonView,
    UnfinishedView,
    View,
)
from rotonde.kernel.ids import Seat
from rotonde.railway.bitset import members
from rotonde.railway.hexes import SIDES, HexName


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know; None is a spectator."""
    public = public_view(state)
    return public if seat is None else own_view(public, state, seat)


def own_view(public: View, state: State, seat: Seat) -> View:
    """What a seat knows beyond a spectator: its tycoon, its reach, and where it may build on."""
    mine = replace(public.seats[seat], tycoon_card=state.railroads[seat].tycoon_card)
    return replace(
        public,
        seat=seat,
        building=building_view(state, seat),
        seats=(*public.seats[:seat], mine, *public.seats[seat + 1 :]),
        tycoons=tycoon_views(state, seat),
        reach=reach(state, seat),
    )


def public_view(state: State) -> View:
    """What everybody may know."""
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
        tiles_per_build=LIMITS.tiles_per_build,
        seats=tuple(seat_view(state, Seat(n)) for n in range(state.seats)),
        cities=tuple(city_view(state, n) for n in range(len(BOARD.cities))),
        links=tuple(map(link_view, state.network.links)),
        unfinished=tuple(map(unfinished_view, state.network.unfinished)),
        crossings=crossings(state),
        bag=state.bag,
        on_map=tuple(sum(column) for column in zip(*state.cubes, strict=True)),
        new_city_tiles=state.new_city_tiles,
        cards=cards_view(state),
        tycoons=tycoon_views(state, None),
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


def seat_view(state: State, seat: Seat) -> SeatView:
    """What lies before a seat; its tycoon only where everybody may see it."""
    railroad = state.railroads[seat]
    shown = is_revealed(state, seat)
    return SeatView(
        seat=seat,
        place=(seat - state.first_player) % state.seats + 1,
        cash=railroad.cash,
        shares=railroad.shares,
        score=railroad.score,
        link_points=railroad.score - railroad.hotel_points - objective_points(railroad),
        hotel_points=railroad.hotel_points,
        objective_points=objective_points(railroad),
        objectives=railroad.objectives,
        space=track_space(railroad.score),
        income=income_of(railroad.score),
        dividends=railroad.shares * COSTS.dividend_per_share,
        total=railroad.score - railroad.shares,
        engine_level=railroad.engine_level,
        next_level_cost=UPGRADE_COST.get(railroad.engine_level + 1),
        locomotives_left=locomotives_left(state, seat),
        links=link_count(state, seat),
        cards=railroad.cards,
        used_per_turn=railroad.used_per_turn,
        voluntary_shares=railroad.voluntary_shares,
        tycoon_card=railroad.tycoon_card if shown else None,
        has_tycoon=railroad.tycoon_card is not None,
        cities=own_cities(state, seat),
    )


def own_cities(state: State, seat: Seat) -> tuple[CityId, ...]:
    """Where links of a seat end."""
    cities = 0
    for part in state.network.railways.parts.get(seat, ()):
        cities |= part
    return tuple(BOARD.city_ids[city] for city in members(cities))


def reach(state: State, seat: Seat) -> tuple[CityId, ...]:
    """Where a cube could get with this seat's engine, whatever its colour (TYC-49, TYC-50)."""
    ways = state.network.railways.ways
    first = [way.city for own in ways for way in own if way.owner == seat]
    seen = new = set(first)
    for _ in range(state.railroads[seat].engine_level - 1):
        new = {way.city for city in new for way in ways[city]} - seen
        seen = seen | new
    return tuple(BOARD.city_ids[city] for city in sorted(seen))


# --- the map --------------------------------------------------------------------------------------


def city_view(state: State, city: int) -> CityView:
    """A city, its cubes, and which of its exits are still free."""
    cubes, colour = state.cubes[city], state.network.railways.colours[city]
    city_id = BOARD.city_ids[city]
    hotel = hotel_owner(state, city_id)
    touched = state.network.closed & BOARD.city_firsts[city]
    used, closed = exits(state.network, city) if touched else UNTOUCHED[city]
    return CityView(
        id=city_id,
        colour=BOARD.colour_names[colour],
        urbanized=colour != BOARD.printed_colours[city],
        cubes=cubes,
        empty=not any(cubes),
        hotel=None if hotel is None else hotel[0],
        western_link=western_builder(state, city),
        used_exits=used,
        closed_exits=closed,
    )


Exits = tuple[tuple[int, ...], tuple[int, ...]]
"""The exits of a city that carry track, and those where none can begin any more."""


def exits(network: Network, city: int) -> Exits:
    """The exits of a city as the track around it leaves them."""
    used, closed = list[int](), list[int]()
    for side, beyond in BOARD.city_sides[city]:
        if beyond != NOWHERE and is_used(network, beyond):
            used.append(side)
        elif beyond == NOWHERE or not BOARD.exit_firsts[beyond] & ~network.closed:
            closed.append(side)  # TYC-12, TYC-30
    return tuple(used), tuple(closed)


def is_used(network: Network, beyond: int) -> bool:
    """Whether an exit carries track."""
    place, side = divmod(beyond, SIDES)
    return bool(network.used.get(place, 0) >> side & 1)


UNTOUCHED: Final = tuple(exits(Network(), city) for city in range(len(BOARD.cities)))
"""The same while no track lies near."""


def crossings(state: State) -> tuple[HexName, ...]:
    """The hexes with two tracks."""
    used = sorted(state.network.used.items())
    return tuple(BOARD.hexes[place] for place, s in used if s.bit_count() >= SIDES_OF_TWO)


def link_view(link: Link) -> LinkView:
    """A completed link."""
    return LinkView(
        id=link.id,
        owner=link.owner,
        city_a=BOARD.city_ids[link.city_a],
        city_b=BOARD.city_ids[link.city_b],
        tiles=tuple(BOARD.tiles[track] for track in link.tiles),
    )


def unfinished_view(link: UnfinishedLink) -> UnfinishedView:
    """An unfinished link."""
    return UnfinishedView(
        owner=link.owner,
        city=BOARD.city_ids[link.city],
        loose_end=BOARD.loose_ends[link.loose_end],
        ridge=BOARD.ridges[link.loose_end],
        tiles=tuple(BOARD.tiles[track] for track in link.tiles),
    )


# --- cards ----------------------------------------------------------------------------------------


def cards_view(state: State) -> CardsView:
    """The operations cards that nobody holds."""
    return CardsView(
        face_up=card_views(state),
        lying=state.face_up,
        deck=len(state.deck),
        unseen=unseen(state),
        cards_out=state.cards_out,
    )


def card_views(state: State) -> tuple[CardView, ...]:
    """The cards face up, objectives first, equal ones as one."""
    counts = Counter(state.face_up)
    rows = sorted((BOARD.cards[card] for card in counts), key=lambda row: row.kind != "objective")
    return tuple(
        CardView(
            row.id, counts[row.id], row.kind, row.points, is_useful(state, row), ends(state, row)
        )
        for row in rows
    )


def is_useful(state: State, card: CardRow) -> bool:
    """Whether an action could take a card (TYC-59, TYC-60, TYC-64)."""
    match card.effect:
        case "free_urbanize":
            return bool(state.network.railways.stops[BOARD.gray]) and any(state.new_city_tiles)
        case "add_cubes":
            return any(state.bag)
        case _:
            return card.kind != "objective"


def ends(state: State, card: CardRow) -> tuple[tuple[Seat, ...], ...]:
    """Who stands at each end of a major line, the West last."""
    seats = tuple(map(Seat, range(state.seats)))
    railways = state.network.railways
    cities = [BOARD.city_numbers[city] for city in card.cities]
    at = [tuple(s for s in seats if railways.ends_in(s, city)) for city in cities]
    if card.effect == "major_line_west":
        at.append(tuple(seat for seat in seats if seat in state.western_links))
    return tuple(at)


def unseen(state: State) -> tuple[CardCount, ...]:
    """What the deck holds, in data order."""
    counts = Counter(state.deck)
    return tuple(CardCount(card, counts[card]) for card in BOARD.cards if counts[card])


def tycoon_views(state: State, reader: Seat | None) -> tuple[TycoonView, ...]:
    """The tycoon cards that `reader` may see, and how they stand."""
    return tuple(
        tycoon_view(state, Seat(seat), BOARD.tycoons[railroad.tycoon_card])
        for seat, railroad in enumerate(state.railroads)
        if railroad.tycoon_card is not None and (seat == reader or is_revealed(state, Seat(seat)))
    )


def tycoon_view(state: State, seat: Seat, card: TycoonRow) -> TycoonView:
    """One tycoon card with the comparison of all seats."""
    counted = figures(state, card)
    levels = tuple(railroad.engine_level for railroad in state.railroads)
    return TycoonView(
        seat=seat,
        card=card.id,
        figures=counted,
        worth=worth(card, seat, counted),
        nearest=nearest(card, seat, counted),
        levels=levels if card.level is not None else (),
    )


def nearest(card: TycoonRow, seat: Seat, counted: tuple[int, ...]) -> Seat | None:
    """The rival that comes next in a comparison, the first clockwise among equals."""
    rivals = clockwise(seat, len(counted))[1:]
    if card.objective in MOST:
        return max(rivals, key=lambda rival: counted[rival])
    if card.objective in LEAST:
        return min(rivals, key=lambda rival: counted[rival])
    return None
