"""The belongings of a seat: workers, trains, board, milestones, and the sources of its points."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from rotonde.games.revolution import scoring
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components import ids
from rotonde.games.revolution.components.rows import ConditionRow
from rotonde.games.revolution.state import (
    CONSTANTS,
    MINIMUM,
    SHARE,
    Company,
    Crew,
    OpenMilestone,
    SetupOffer,
    State,
    Trains,
)
from rotonde.games.revolution.view import shapes
from rotonde.kernel.law.clockwise import places_after
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.derived import kept

KEPT: Final = 1 << 12
"""Parts of views that are kept of each kind: those of the tables that were seen last."""


def seat_view(state: State, seat: Seat) -> shapes.SeatView:
    """Everything that belongs to a seat, openly."""
    return company_view(state.companies[seat], seat, turns_left(state, seat))


@kept
def company_view(company: Company, seat: Seat, turns: int | None) -> shapes.SeatView:
    """Kept on the company: a move seldom changes more than one, and few parts of that."""
    field = company.selling_field
    return shapes.SeatView(
        seat=seat,
        cash=company.cash,
        shares=company.shares,
        available_workers=company.crew.available,
        ready_workers=sum(company.crew.stock),
        used_workers=company.crew.available - sum(company.crew.stock),
        minimum=MINIMUM,
        stock=dict(zip(ids.COLOURS, company.crew.stock, strict=True)),
        spaces=workers_on(company.crew),
        trains=train_views(company.trains_up, company.trains_down),
        sections=field_views(company.buildings, company.rails),
        selling_from=ids.Field(field) if field else None,
        sale=BOARD.sales[field] if field else 0,
        to_logo=company.left_of_logo,
        tracks=dict(zip(ids.TRACKS, company.tracks, strict=True)),
        milestones=tuple([milestone_view(company, each) for each in company.milestones]),
        completed=completed_views(company.completed),
        figures=figures(company),
        setup=None if company.setup is None else setup_view(company.setup),
        turns_left=turns,
    )


def setup_view(offer: SetupOffer) -> shapes.SetupTileView:
    """A set-up tile with its face."""
    row = BOARD.tables.setup_tile[offer.tile - 1]
    effects = row.side_a if offer.side == "a" else row.side_b
    return shapes.SetupTileView(offer.tile, offer.side, offer.worker, effects)


@kept
def workers_on(crew: Crew) -> Mapping[ids.ActionSpace, Mapping[ids.Colour, int]]:
    """The used workers of each action space."""
    return {
        space: dict(zip(ids.COLOURS, held, strict=True))
        for space, held in zip(ids.ACTION_SPACES, crew.spaces, strict=True)
    }


@lru_cache(maxsize=KEPT)
def completed_views(completed: tuple[ids.MilestoneId, ...]) -> tuple[shapes.CompletedView, ...]:
    """The milestones turned down, in their order."""
    return tuple(shapes.CompletedView(id, BOARD.milestones[id].vp) for id in completed)


@lru_cache(maxsize=KEPT)
def train_views(up: Trains, down: Trains) -> tuple[shapes.TrainView, ...]:
    """The trains by kind, face up first."""
    return tuple(
        train_view(kind, face_up)
        for number, kind in enumerate(ids.TRAINS)
        for face_up, held in ((True, up), (False, down))
        for _ in range(held[number])
    )


def train_view(kind: ids.TrainKind, face_up: bool) -> shapes.TrainView:
    """A train as it lies."""
    row = BOARD.trains[kind]
    vp = CONSTANTS.train_vp if face_up else 0
    return shapes.TrainView(kind, face_up, row.bonus_price, row.bonus, vp)


@lru_cache(maxsize=KEPT)
def field_views(buildings: int, rails: int) -> tuple[shapes.FieldView, ...]:
    """The sections of the player board; pieces leave them from left to right."""
    out, rows = [], BOARD.tables.player_board_section
    for row in reversed(rows):
        houses, tracks = min(row.buildings, buildings), min(row.rails, rails)
        buildings, rails = buildings - houses, rails - tracks
        out.append(
            shapes.FieldView(
                index=row.index,
                money=row.money,
                buildings=houses,
                rails=tracks,
                building_slots=row.buildings,
                rail_slots=row.rails,
                left_of_logo=row.left_of_logo,
            )
        )
    return tuple(reversed(out))


def milestone_view(company: Company, milestone: OpenMilestone) -> shapes.MilestoneView:
    """A milestone as its seat sees itself in it."""
    conditions = BOARD.milestones[milestone.id].conditions
    have = tuple([scoring.progress_in(company, each) for each in conditions])
    return milestone_shown(milestone, have, scoring.is_complete(company, milestone))


@lru_cache(maxsize=KEPT)
def milestone_shown(
    milestone: OpenMilestone, have: tuple[int, ...], complete: bool
) -> shapes.MilestoneView:
    """A milestone, by how far its seat is with each condition."""
    row = BOARD.milestones[milestone.id]
    slots = zip(row.managers, milestone.managers, strict=True)
    return shapes.MilestoneView(
        id=row.id,
        pile=row.pile,
        vp=row.vp,
        slots=tuple(shapes.ManagerView(wanted, manager) for wanted, manager in slots),
        conditions=tuple(map(condition_view, row.conditions, have)),
        complete=complete,
    )


def tile_milestone(company: Company, tile: ids.MilestoneId) -> shapes.MilestoneView:
    """A milestone that is not open yet, as if it were this seat's."""
    empty = (None,) * len(BOARD.milestones[tile].managers)
    return milestone_view(company, OpenMilestone(tile, empty))


def condition_view(row: ConditionRow, have: int) -> shapes.ConditionView:
    """A condition, and how far the seat is with it."""
    return shapes.ConditionView(
        kind=row.kind,
        level=row.level,
        triangles=row.triangles,
        at_least=row.at_least,
        have=have,
        met=have >= row.at_least,
    )


def figures(company: Company) -> shapes.FiguresView:
    """The score of a seat so far, and its sources."""
    parts = scoring.sources(company)
    values, counts = scoring.track_values(company), scoring.multiplicands(company)
    products = [product(v, n) for v, n in zip(values, counts, strict=True)]
    return shapes.FiguresView(
        trains=parts["trains"],
        trains_up=sum(company.trains_up),
        milestones=parts["milestones"],
        telegraph=products[0],
        stations=products[1],
        network=products[2],
        links=parts["links"],
        total=sum(parts.values()),
        tracks=sum(product.points for product in products),
        shares_worth=company.shares * SHARE,
        liquid=company.liquid,
    )


@cache
def product(value: int, count: int) -> shapes.ProductView:
    """The product of a track."""
    return shapes.ProductView(value, count, value * count)


def turns_left(state: State, seat: Seat) -> int | None:
    """Turns that a seat still has, the one under way included (REV-121)."""
    if state.final_round is None:
        return None
    if state.over:
        return 0
    first, seats = state.first_player, state.seats
    has_played = places_after(first, seat, seats) < places_after(first, state.active_seat, seats)
    return state.final_round - state.round + (not has_played)
