"""From a state to what a reader may know of it, built up from nothing."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from rotonde.games.revolution.board import BOARD, available, connected
from rotonde.games.revolution.components.ids import (
    COLOURS,
    TRACKS,
    TRAINS,
    CityTileId,
    Colour,
    TrainKind,
)
from rotonde.games.revolution.components.rows import TelegraphSectionRow
from rotonde.games.revolution.state import (
    CONSTANTS,
    DRAWN_PILES,
    HIRE,
    NEUTRAL,
    SHARE,
    State,
    Workers,
    gate_price,
)
from rotonde.games.revolution.steps import (
    AnyStep,
    ChooseWorker,
    KeepingMilestone,
    MarketOffer,
    ResolveAction,
    SetupEffect,
    SetupPick,
)
from rotonde.games.revolution.view.desk import abilities, waybill
from rotonde.games.revolution.view.market import market_view
from rotonde.games.revolution.view.seats import seat_view, setup_view, tile_milestone
from rotonde.games.revolution.view.shapes import (
    CityView,
    GateView,
    LinkView,
    MilestoneView,
    PileView,
    PrecedenceView,
    Reading,
    SectionView,
    SpaceView,
    SunkView,
    TrackView,
    View,
)
from rotonde.kernel.law.ids import Seat


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know; None is a spectator."""
    public = public_view(state)
    return public if seat is None else own_view(public, state, seat)


def own_view(public: View, state: State, seat: Seat) -> View:
    """What a seat sees otherwise than a spectator: milestones it looks at, figures of its own."""
    return replace(
        public,
        seat=seat,
        steps=tuple(shown_step(state, step, seat) for step in state.steps),
        piles=tuple(pile_view(state, number, seat) for number in range(len(DRAWN_PILES))),
        kept_from=looked_at(state, seat),
        abilities=abilities(state, seat),
    )


def public_view(state: State) -> View:
    """What everybody may know."""
    return View(
        seat=None,
        options=state.options,
        reading=reading(state),
        round=state.round,
        first_player=state.first_player,
        active_seat=state.active_seat,
        final_round=state.final_round,
        steps=tuple(shown_step(state, step, None) for step in state.steps),
        seats=tuple(seat_view(state, Seat(other)) for other in range(state.seats)),
        cities=city_views(state),
        spaces=space_views(state),
        sections=tuple(section_view(state, row) for row in BOARD.tables.telegraph_section),
        links=link_views(state),
        tracks=tuple(track_view(state, number) for number in range(len(TRACKS))),
        supply=by_colour(state.supply),
        train_piles=by_kind(state.train_piles),
        market=market_view(state),
        piles=tuple(pile_view(state, number, None) for number in range(len(DRAWN_PILES))),
        waybill=waybill(state),
        kept_from=looked_at(state, None),
        setup_tiles=tuple(map(setup_view, state.setup_tiles)),
        setup_order=precedence(state),
        abilities=abilities(state, None),
        train_vp=CONSTANTS.train_vp,
        share_price=SHARE,
        hire_price=HIRE,
        over=state.over,
    )


def reading(state: State) -> Reading:
    """What kind of decision is open."""
    match state.steps[0] if state.steps else None:
        case SetupPick():
            return "pick"
        case SetupEffect():
            return "pick_effect"
        case MarketOffer():
            return "market"
        case KeepingMilestone():
            return "milestone"
        case ChooseWorker() | ResolveAction():
            return "turn"
    return "over"


def shown_step(state: State, step: AnyStep, reader: Seat | None) -> AnyStep:
    """A step as the reader may know it: milestones looked at are for their owner alone."""
    hidden = isinstance(step, KeepingMilestone) and not may_look(state, step, reader)
    return replace(step, tiles=()) if hidden else step


def may_look(state: State, step: KeepingMilestone, reader: Seat | None) -> bool:
    """Whether the reader sees the milestones of this step (REV-112, REV-131)."""
    return step.seat == reader or state.options.open_milestones


def looked_at(state: State, reader: Seat | None) -> tuple[MilestoneView, ...]:
    """The milestones that the reader may see lying before their owner."""
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, KeepingMilestone) or not may_look(state, step, reader):
        return ()
    company = state.companies[step.seat]
    return tuple(tile_milestone(company, tile) for tile in step.tiles)


def by_colour(workers: Workers) -> Mapping[Colour, int]:
    """Workers with their colours."""
    return dict(zip(COLOURS, workers, strict=True))


def by_kind(trains: Sequence[int]) -> Mapping[TrainKind, int]:
    """The piles of trains; those that seats begin with have none (REV-5)."""
    return {
        kind: count
        for kind, count in zip(TRAINS, trains, strict=True)
        if not BOARD.trains[kind].start_tile
    }


def owners(masks: Iterable[int], number: int) -> tuple[Seat, ...]:
    """The seats whose set holds a number."""
    return tuple(Seat(seat) for seat, mask in enumerate(masks) if mask >> number & 1)


def holder(slot: int | None) -> Seat | None:
    """The seat in a first slot, if it is one."""
    return None if slot is None or slot == NEUTRAL else Seat(slot)


def city_views(state: State) -> tuple[CityView, ...]:
    """Every city, in data order."""
    stations = tuple([company.stations for company in state.companies])
    reached = tuple([connected(company.network) for company in state.companies])
    return cities(stations, reached, state.city_tiles, state.first_stations)


@lru_cache(maxsize=1024)
def cities(
    stations: tuple[int, ...],
    reached: tuple[int, ...],
    laid: tuple[CityTileId, ...],
    first: tuple[int | None, ...],
) -> tuple[CityView, ...]:
    """Cached on all its inputs; most moves leave it as it was."""
    tiles = [BOARD.city_tiles[tile] for tile in laid]
    return tuple(
        CityView(
            id=row.id,
            level=row.level,
            cost=row.cost,
            tile=tile.id,
            first=holder(first[number]),
            neutral=first[number] == NEUTRAL,
            bonus_price=tile.first_bonus_price,
            bonus=tile.first_bonus,
            reward=tile.reward,
            stations=owners(stations, number),
            connected=owners(reached, number),
        )
        for number, (row, tile) in enumerate(zip(BOARD.tables.city, tiles, strict=True))
    )


def space_views(state: State) -> tuple[SpaceView, ...]:
    """Every rail space, in data order."""
    return rail_spaces(tuple([company.network for company in state.companies]))


@lru_cache(maxsize=1024)
def rail_spaces(rails: tuple[int, ...]) -> tuple[SpaceView, ...]:
    """The same, by the rails of all seats."""
    reach = [available(network) for network in rails]
    return tuple(
        SpaceView(
            id=row.id,
            triangles=BOARD.triangles[number],
            price=BOARD.triangles[number] * CONSTANTS.triangle_cost,
            market=row.market,
            rails=owners(rails, number),
            available=owners(reach, number),
        )
        for number, row in enumerate(BOARD.tables.rail_space)
    )


def section_view(state: State, row: TelegraphSectionRow) -> SectionView:
    """A telegraph section."""
    tile = state.telegraph_tiles[row.index] or None
    first = state.first_offices[row.index]
    return SectionView(
        index=row.index,
        shares=row.shares,
        first_shares=row.first_office_shares,
        market=row.market,
        tile=tile,
        bonus=BOARD.telegraph_tiles[tile].bonus if tile else (),
        first=holder(first),
        neutral=first == NEUTRAL,
        offices=owners([company.offices for company in state.companies], row.index),
    )


def link_views(state: State) -> tuple[LinkView, ...]:
    """The poles between sections, with the seats whose wire lights there."""
    return links(tuple([company.offices for company in state.companies]))


@lru_cache(maxsize=1024)
def links(offices: tuple[int, ...]) -> tuple[LinkView, ...]:
    """The same, by the offices of all seats."""
    return tuple(
        LinkView(
            between=link.between,
            vp=link.vp,
            seats=tuple(
                Seat(seat)
                for seat, own in enumerate(offices)
                if all(own >> section & 1 for section in link.between)
            ),
        )
        for link in BOARD.tables.telegraph_link
    )


def track_view(state: State, number: int) -> TrackView:
    """A track with its gates as the table plays, and all markers."""
    row = BOARD.tables.performance_track[number]
    prices = ((gate, gate_price(state, number, gate.entering)) for gate in row.gates)
    return TrackView(
        id=row.id,
        vp=row.vp,
        gates=tuple(GateView(g.entering, g.kind, price[1]) for g, price in prices if price),
        spaces=tuple(company.tracks[number] for company in state.companies),
    )


def pile_view(state: State, number: int, reader: Seat | None) -> PileView:
    """A milestone pile by its size, and what the reader put under it."""
    pile = state.piles[number]
    sunk = () if reader is None else state.companies[reader].sunk
    return PileView(
        pile=DRAWN_PILES[number],
        size=len(pile),
        sunk=tuple(SunkView(tile, depth) for depth, tile in enumerate(pile) if tile in sunk),
        tiles=pile if state.options.open_milestones else (),
    )


def precedence(state: State) -> tuple[PrecedenceView, ...]:
    """Counter-clockwise, the first player last (REV-13)."""
    order = [Seat((state.first_player - 1 - turn) % state.seats) for turn in range(state.seats)]
    return tuple(PrecedenceView(seat, state.companies[seat].setup is not None) for seat in order)
