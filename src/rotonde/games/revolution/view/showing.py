"""From a state to what a reader may know of it, built up from nothing."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from rotonde.games.revolution import steps
from rotonde.games.revolution.board import BOARD, available, connected_cities
from rotonde.games.revolution.components import ids
from rotonde.games.revolution.components.rows import TelegraphSectionRow
from rotonde.games.revolution.state import (
    CONSTANTS,
    DRAWN_PILES,
    HIRE,
    NEUTRAL,
    SHARE,
    State,
    Workers,
    gate_amount,
)
from rotonde.games.revolution.view import shapes
from rotonde.games.revolution.view.market import market_view
from rotonde.games.revolution.view.seats import seat_view, setup_view, tile_milestone
from rotonde.games.revolution.view.waybill import abilities, waybill
from rotonde.kernel.law.ids import Seat


def view(state: State, seat: Seat | None) -> shapes.View:
    """The view of `seat`; None is a spectator."""
    public = public_view(state)
    return public if seat is None else own_view(public, state, seat)


def own_view(public: shapes.View, state: State, seat: Seat) -> shapes.View:
    """The view of a seat: with milestones it looks at, and figures of its own."""
    return replace(
        public,
        seat=seat,
        steps=shown_steps(state, seat),
        piles=pile_views(state, seat),
        kept_from=looked_at(state, seat),
        abilities=abilities(state, seat),
    )


def public_view(state: State) -> shapes.View:
    """The view that everybody may have."""
    return shapes.View(
        seat=None,
        options=state.options,
        reading=kind_of_decision(state),
        round=state.round,
        first_player=state.first_player,
        active_seat=state.active_seat,
        final_round=state.final_round,
        steps=shown_steps(state, None),
        seats=tuple([seat_view(state, Seat(other)) for other in range(state.seats)]),
        cities=city_views(state),
        spaces=space_views(state),
        sections=section_views(state),
        links=link_views(state),
        tracks=track_views(state),
        supply=by_colour(state.supply),
        train_piles=by_kind(state.train_piles),
        market=market_view(state),
        piles=pile_views(state, None),
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


def kind_of_decision(state: State) -> shapes.Reading:
    """The kind of decision that is open."""
    match state.steps[0] if state.steps else None:
        case steps.SetupPick():
            return "pick"
        case steps.SetupEffect():
            return "pick_effect"
        case steps.MarketOffer():
            return "market"
        case steps.KeepingMilestone():
            return "milestone"
        case steps.ChooseWorker() | steps.ResolveAction():
            return "turn"
    return "over"


def shown_steps(state: State, reader: Seat | None) -> tuple[steps.AnyStep, ...]:
    """The steps as the reader may know them: milestones looked at are for their owner alone."""
    top = state.steps[-1] if state.steps else None
    if not isinstance(top, steps.KeepingMilestone) or may_look(state, top, reader):
        return state.steps
    return (*state.steps[:-1], replace(top, tiles=()))


def may_look(state: State, step: steps.KeepingMilestone, reader: Seat | None) -> bool:
    """Whether the reader sees the milestones of this step (REV-112, REV-131)."""
    return step.seat == reader or state.options.open_milestones


def looked_at(state: State, reader: Seat | None) -> tuple[shapes.MilestoneView, ...]:
    """The milestones that the reader may see lying before their owner."""
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, steps.KeepingMilestone) or not may_look(state, step, reader):
        return ()
    company = state.companies[step.seat]
    return tuple(tile_milestone(company, tile) for tile in step.tiles)


def by_colour(workers: Workers) -> Mapping[ids.Colour, int]:
    """Workers with their colours."""
    return dict(zip(ids.COLOURS, workers, strict=True))


def by_kind(trains: Sequence[int]) -> Mapping[ids.TrainKind, int]:
    """The piles of trains; those that seats begin with have none (REV-5)."""
    return {
        kind: count
        for kind, count in zip(ids.TRAINS, trains, strict=True)
        if not BOARD.trains[kind].start_tile
    }


def owners(masks: Iterable[int], number: int) -> tuple[Seat, ...]:
    """The seats whose set holds a number."""
    return tuple(Seat(seat) for seat, mask in enumerate(masks) if mask >> number & 1)


def holder(slot: int | None) -> Seat | None:
    """The seat in a first slot, if it is one."""
    return None if slot is None or slot == NEUTRAL else Seat(slot)


def city_views(state: State) -> tuple[shapes.CityView, ...]:
    """Every city, in data order."""
    stations = tuple([company.stations for company in state.companies])
    reached = tuple([connected_cities(company.network) for company in state.companies])
    return cities(stations, reached, state.city_tiles, state.first_stations)


@lru_cache(maxsize=1024)
def cities(
    stations: tuple[int, ...],
    reached: tuple[int, ...],
    laid: tuple[ids.CityTileId, ...],
    first: tuple[int | None, ...],
) -> tuple[shapes.CityView, ...]:
    """Cached on all its inputs; most moves leave it as it was."""
    tiles = [BOARD.city_tiles[tile] for tile in laid]
    return tuple(
        shapes.CityView(
            id=row.id,
            level=row.level,
            cost=row.cost,
            tile=tile.id,
            first=holder(first[number]),
            neutral=first[number] == NEUTRAL,
            bonus_open=first[number] is None,
            bonus_price=tile.first_bonus_price,
            bonus=tile.first_bonus,
            reward=tile.reward,
            stations=owners(stations, number),
            connected=owners(reached, number),
        )
        for number, (row, tile) in enumerate(zip(BOARD.tables.city, tiles, strict=True))
    )


def space_views(state: State) -> tuple[shapes.SpaceView, ...]:
    """Every rail space, in data order."""
    return rail_spaces(tuple([company.network for company in state.companies]))


@lru_cache(maxsize=1024)
def rail_spaces(rails: tuple[int, ...]) -> tuple[shapes.SpaceView, ...]:
    """The spaces, by the rails of all seats."""
    reach = [available(network) for network in rails]
    return tuple(
        shapes.SpaceView(
            id=row.id,
            triangles=BOARD.triangles[number],
            price=BOARD.triangles[number] * CONSTANTS.triangle_cost,
            market=row.market,
            rails=owners(rails, number),
            available=owners(reach, number),
        )
        for number, row in enumerate(BOARD.tables.rail_space)
    )


def section_views(state: State) -> tuple[shapes.SectionView, ...]:
    """Every telegraph section, in data order."""
    offices = tuple([company.offices for company in state.companies])
    return sections(offices, state.telegraph_tiles, state.first_offices)


@lru_cache(maxsize=1024)
def sections(
    offices: tuple[int, ...],
    laid: tuple[ids.TelegraphTileId, ...],
    firsts: tuple[int | None, ...],
) -> tuple[shapes.SectionView, ...]:
    """Cached on all its inputs; most moves leave it as it was."""
    rows = BOARD.tables.telegraph_section
    return tuple(
        section_view(row, laid[row.index] or None, firsts[row.index], offices) for row in rows
    )


def section_view(
    row: TelegraphSectionRow,
    tile: ids.TelegraphTileId | None,
    first: int | None,
    offices: tuple[int, ...],
) -> shapes.SectionView:
    """A telegraph section."""
    return shapes.SectionView(
        index=row.index,
        shares=row.shares,
        first_shares=row.first_office_shares,
        market=row.market,
        tile=tile,
        bonus=BOARD.telegraph_tiles[tile].bonus if tile else (),
        first=holder(first),
        neutral=first == NEUTRAL,
        offices=owners(offices, row.index),
    )


def link_views(state: State) -> tuple[shapes.LinkView, ...]:
    """The poles between sections, with the seats whose wire lights there."""
    return links(tuple([company.offices for company in state.companies]))


@lru_cache(maxsize=1024)
def links(offices: tuple[int, ...]) -> tuple[shapes.LinkView, ...]:
    """The links, by the offices of all seats."""
    return tuple(
        shapes.LinkView(
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


def track_views(state: State) -> tuple[shapes.TrackView, ...]:
    """The tracks with their gates as the table plays, and all markers."""
    return marked_tracks(tuple([c.tracks for c in state.companies]), state.options.hard_gates)


@lru_cache(maxsize=1024)
def marked_tracks(tracks: tuple[tuple[int, ...], ...], hard: bool) -> tuple[shapes.TrackView, ...]:
    """The tracks, by the markers of all seats and how hard the gates are (REV-130)."""
    rows = BOARD.tables.performance_track
    columns = zip(*tracks, strict=True)
    return tuple(
        shapes.TrackView(
            id=row.id,
            vp=row.vp,
            gates=tuple(
                shapes.GateView(g.entering, g.kind, gate_amount(g, hard)) for g in row.gates
            ),
            spaces=spaces,
            following=tuple(at + 1 if at + 1 < len(row.vp) else None for at in spaces),
        )
        for row, spaces in zip(rows, columns, strict=True)
    )


def pile_views(state: State, reader: Seat | None) -> tuple[shapes.PileView, ...]:
    """The milestone piles by their sizes, and what the reader put under them."""
    sunk = () if reader is None else state.companies[reader].sunk
    if not sunk and not state.options.open_milestones:
        return tuple(map(unknown_pile, DRAWN_PILES, map(len, state.piles)))
    return tuple(
        shapes.PileView(
            pile=name,
            size=len(pile),
            sunk=tuple(
                shapes.SunkView(tile, depth) for depth, tile in enumerate(pile) if tile in sunk
            ),
            tiles=pile if state.options.open_milestones else (),
        )
        for name, pile in zip(DRAWN_PILES, state.piles, strict=True)
    )


@cache
def unknown_pile(pile: ids.Pile, size: int) -> shapes.PileView:
    """A pile of which the reader knows the size alone."""
    return shapes.PileView(pile, size, (), ())


def precedence(state: State) -> tuple[shapes.PrecedenceView, ...]:
    """Counter-clockwise, the first player last (REV-13)."""
    picked = tuple([company.setup is not None for company in state.companies])
    return pick_order(state.first_player, picked)


@lru_cache(maxsize=1024)
def pick_order(first: Seat, picked: tuple[bool, ...]) -> tuple[shapes.PrecedenceView, ...]:
    """The order of picking, by who has picked."""
    order = [Seat((first - 1 - turn) % len(picked)) for turn in range(len(picked))]
    return tuple(shapes.PrecedenceView(seat, picked[seat]) for seat in order)
