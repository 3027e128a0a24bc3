"""From a state to what a seat, or a spectator, may know: built up from nothing."""

from functools import cache, lru_cache
from typing import Literal, NamedTuple

from msgspec.structs import replace

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import ChallengeId, ObjectiveId, TokenId
from rotonde.games.tiles.scoring import points, totals
from rotonde.games.tiles.state import (
    CONSTANTS,
    HALLS,
    ROUNDS,
    Column,
    PlayArea,
    State,
    open_steps,
    removed_tokens,
    star_supply,
)
from rotonde.games.tiles.steps import AnyStep, Laying, PlacingPieces
from rotonde.games.tiles.view import shapes
from rotonde.games.tiles.view.ground import UsableHalls, figures_view, map_view, tracks_of
from rotonde.kernel.law.ids import Seat

# --- the station board ----------------------------------------------------------------------------


def view(state: State, seat: Seat | None) -> shapes.View:
    """The view of a seat; None is a spectator."""
    public = public_view(state)
    return public if seat is None else own_view(public, state, seat)


def own_view(public: shapes.View, _: State, seat: Seat) -> shapes.View:
    """The view of a seat: everything lies open, and it is told which seat is its own."""
    return replace(public, seat=seat)


def public_view(state: State) -> shapes.View:
    """The view of a spectator, which holds all that everybody may know."""
    return shapes.View(
        seat=None,
        round=state.round,
        rounds=ROUNDS,
        phase=state.phase,
        steps=state.steps,
        open=tuple(step.seat for step in open_steps(state)),
        platforms=state.platforms,
        start_pool=state.start_pool,
        columns=column_views(state.columns, state.seats),
        waiting_room=token_view(state.waiting_room),
        hall_left=token_view(state.hall_left),
        hall_right=token_view(state.hall_right),
        removed=removed_tokens(state),
        stack=len(state.stack),
        bag=len(state.bag),
        box=state.box,
        star_supply=star_supply(state),
        seats=seat_views(state),
        objectives=state.objectives,
        challenge=challenge_view(state),
        options=state.options,
    )


@cache
def token_view(token: TokenId | None) -> shapes.TokenView | None:
    """A token that lies face up."""
    if token is None:
        return None
    row = BOARD.tokens[token]
    return shapes.TokenView(row.id, row.kinds, row.flag)


@lru_cache(maxsize=1024)
def column_views(columns: tuple[Column, ...], seats: int) -> tuple[shapes.ColumnView, ...]:
    """All columns, the same as long as nobody takes one."""
    return tuple(column_view(column, seats, number) for number, column in enumerate(columns, 1))


def column_view(column: Column, seats: int, number: int) -> shapes.ColumnView:
    """A column, openly."""
    bonus = BOARD.bonus(seats, number)
    return shapes.ColumnView(
        number=number,
        size=BOARD.column_sizes[seats][number - 1],
        tiles=column.tiles,
        stars=column.stars,
        taken_by=column.taken_by,
        taken=column.taken,
        bonus_stars=bonus.stars,
        bonus_points=bonus.points,
    )


def challenge_view(state: State) -> shapes.ChallengeView | None:
    """The solo challenge, as it stands now."""
    result = totals.challenge_now(state)
    if result is None or state.challenge is None:
        return None
    row = BOARD.challenges[state.challenge]
    total = sum(totals.sources(state, state.areas[0]).values())
    return shapes.ChallengeView(
        id=row.id,
        type=row.type,
        value=result.value,
        target=row.value,
        kept=result.kept,
        thresholds=row.thresholds,
        rating=result.rating,
        score=result.score,
        lost=max(0, total - result.score),
        light=light(state, row.type, result.kept),
        next_stars=next_stars(row.thresholds, total),
    )


def light(state: State, kind: str, kept: bool) -> Literal["kept", "waiting", "broken", "failed"]:
    """The state of the challenge in one word (TIL-115)."""
    if kept:
        return "kept"
    if not state.steps:
        return "failed"
    return "broken" if kind == "constraint" else "waiting"


def next_stars(thresholds: tuple[int, ...], total: int) -> int:
    """The stars of the first threshold above this total, else of the last one."""
    return next((n for n, least in enumerate(thresholds, 1) if total < least), len(thresholds))


# --- before a seat --------------------------------------------------------------------------------


class Place(NamedTuple):
    """The place of a seat in a round."""

    seat: Seat
    platform: int
    column: int | None
    step: AnyStep | None
    halls: UsableHalls


def seat_views(state: State) -> tuple[shapes.SeatView, ...]:
    """The things that lie before each seat, openly."""
    kinds, challenge, alone = state.objectives, state.challenge, state.alone
    areas = zip(places(state), state.areas, strict=True)
    return tuple([seat_view(place, area, kinds, challenge, alone) for place, area in areas])


def places(state: State) -> list[Place]:
    """The place of each seat in the round."""
    active = halls_with(state.hall_left, state.hall_right)
    steps = {step.seat: step for step in state.steps}
    columns = {column.taken_by: number for number, column in enumerate(state.columns, 1)}
    platforms = {seat: number for number, seat in enumerate(state.platforms, 1)}
    found = []
    for seat in map(Seat, range(state.seats)):
        step = steps.get(seat)
        halls = usable(state, active, step)
        found.append(Place(seat, platforms[seat], columns.get(seat), step, halls))
    return found


@cache
def halls_with(left: TokenId | None, right: TokenId | None) -> UsableHalls:
    """The halls that have a token, and the kinds on it."""
    tokens = zip(HALLS, (left, right), strict=True)
    return tuple([(hall, BOARD.tokens[token].kinds) for hall, token in tokens if token])


def usable(state: State, active: UsableHalls, step: AnyStep | None) -> UsableHalls:
    """The halls whose tokens a seat can still use in this round."""
    if state.phase in ("start", "tiles"):
        return active
    halls = step.halls if isinstance(step, PlacingPieces) else ()
    return tuple([each for each in active if each[0] in halls])


@lru_cache(maxsize=1024)
def seat_view(
    place: Place,
    area: PlayArea,
    kinds: tuple[ObjectiveId, ...],
    challenge: ChallengeId | None,
    alone: bool,
) -> shapes.SeatView:
    """A seat that nothing happened to looks as it did, and is made once."""
    step = place.step
    return shapes.SeatView(
        seat=place.seat,
        platform=place.platform,
        column=place.column,
        hand=step.hand if isinstance(step, Laying) else (),
        objective_due=isinstance(step, Laying) and step.objective_due,
        objectives=area.objectives,
        halls=tuple([hall for hall, _ in place.halls]),
        stars=area.stars,
        rejected=area.rejected,
        rejections_left=CONSTANTS.rejections_per_player - len(area.rejected),
        discarded=area.discarded,
        prestige=points.prestige(area),
        map=map_view(area.map, area.pieces, place.halls, challenge),
        networks=tracks_of(area.map, challenge).views,
        figures=figures_view(area, kinds, alone=alone),
    )
