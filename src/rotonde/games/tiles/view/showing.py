"""From a state to what a seat, or a spectator, may know: built up from nothing."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from msgspec.structs import replace

from rotonde.games.tiles import things
from rotonde.games.tiles.actions import Hall, ObjectiveId, TileId
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import ChallengeId, PieceKind, TokenId
from rotonde.games.tiles.maps import NodeSet, PlayerMap, Slot, TileSet
from rotonde.games.tiles.scoring import ground, objectives, points, totals
from rotonde.games.tiles.state import (
    CONSTANTS,
    ROUNDS,
    Column,
    Piece,
    PlayArea,
    State,
    active_halls,
    column_of,
    hall_token,
    open_steps,
    removed_tokens,
    star_supply,
)
from rotonde.games.tiles.steps import AnyStep, Laying, PlacingPieces
from rotonde.games.tiles.view.shapes import (
    ChallengeView,
    CityView,
    ColumnView,
    DeadEndView,
    FiguresView,
    LaidView,
    NetworkView,
    ObjectiveView,
    RectangleView,
    SeatView,
    SlotView,
    TokenView,
    View,
)
from rotonde.kernel.ids import Seat, Thing
from rotonde.railway.bitset import members
from rotonde.railway.squares import Cell

# --- the station board ----------------------------------------------------------------------------


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know; None is a spectator."""
    public = public_view(state)
    return public if seat is None else own_view(public, seat)


def own_view(public: View, seat: Seat) -> View:
    """What a seat knows: everything lies open, and it is told which seat is its own."""
    return replace(public, seat=seat)


def public_view(state: State) -> View:
    """What everybody may know."""
    return View(
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
        seats=tuple(seat_view(state, Seat(other)) for other in range(state.seats)),
        objectives=state.objectives,
        challenge=challenge_view(state),
        options=state.options,
    )


@cache
def token_view(token: TokenId | None) -> TokenView | None:
    """A token that lies face up."""
    if token is None:
        return None
    row = BOARD.tokens[token]
    return TokenView(row.id, row.kinds, row.flag)


@lru_cache(maxsize=1024)
def column_views(columns: tuple[Column, ...], seats: int) -> tuple[ColumnView, ...]:
    """All columns, the same as long as nobody takes one."""
    return tuple(column_view(column, seats, number) for number, column in enumerate(columns, 1))


def column_view(column: Column, seats: int, number: int) -> ColumnView:
    """A column, openly."""
    bonus = BOARD.bonus(seats, number)
    return ColumnView(
        number=number,
        size=BOARD.column_sizes[seats][number - 1],
        tiles=column.tiles,
        stars=column.stars,
        taken_by=column.taken_by,
        taken=column.taken,
        bonus_stars=bonus.stars,
        bonus_points=bonus.points,
    )


def challenge_view(state: State) -> ChallengeView | None:
    """The solo challenge, as it stands now."""
    result = totals.challenge_now(state)
    if result is None or state.challenge is None:
        return None
    row = BOARD.challenges[state.challenge]
    return ChallengeView(
        id=row.id,
        type=row.type,
        value=result.value,
        target=row.value,
        kept=result.kept,
        thresholds=row.thresholds,
        rating=result.rating,
        score=result.score,
        light=light(state, row.type, result.kept),
        next_stars=next_stars(row.thresholds, sum(totals.sources(state, state.areas[0]).values())),
    )


def light(state: State, kind: str, kept: bool) -> Literal["kept", "waiting", "broken", "failed"]:
    """How the challenge stands, in one word (TIL-115)."""
    if kept:
        return "kept"
    if not state.steps:
        return "failed"
    return "broken" if kind == "constraint" else "waiting"


def next_stars(thresholds: tuple[int, ...], total: int) -> int:
    """The stars of the first threshold above this total, else of the last one."""
    return next((n for n, least in enumerate(thresholds, 1) if total < least), len(thresholds))


# --- before a seat --------------------------------------------------------------------------------


Shown = tuple[tuple[Hall, tuple[PieceKind, ...]], ...]
"""The halls that a seat can use, each with the kinds on its token."""


class Place(NamedTuple):
    """What a round gives to a seat."""

    seat: Seat
    platform: int
    column: int | None
    step: AnyStep | None
    halls: Shown


def seat_view(state: State, seat: Seat) -> SeatView:
    """What lies before a seat, openly."""
    step = next((step for step in state.steps if step.seat == seat), None)
    halls = tuple([(hall, shown(state, hall)) for hall in usable_halls(state, step)])
    platform = 1 + state.platforms.index(seat)
    place = Place(seat, platform, column_of(state, seat), step, halls)
    area, kinds = state.areas[seat], state.objectives
    return as_it_was(place, area, kinds, state.challenge, state.alone)


@lru_cache(maxsize=1024)
def as_it_was(
    place: Place,
    area: PlayArea,
    kinds: tuple[ObjectiveId, ...],
    challenge: ChallengeId | None,
    alone: bool,
) -> SeatView:
    """A seat that nothing happened to looks as it did, and is made once."""
    step, ground = place.step, ground_view(area, place.halls, challenge)
    return SeatView(
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
        map=ground.map,
        networks=ground.networks,
        figures=figures_view(area, kinds, alone=alone),
    )


def usable_halls(state: State, step: AnyStep | None) -> tuple[Hall, ...]:
    """The halls whose tokens a seat can still use in this round."""
    if state.phase in ("start", "tiles"):
        return active_halls(state)
    return step.halls if isinstance(step, PlacingPieces) else ()


class MapSeen(NamedTuple):
    """What the slots of one map are seen by."""

    area: PlayArea
    shown: Shown
    challenge: ChallengeId | None
    tracks: Mapping[NodeSet, int]


class GroundView(NamedTuple):
    """A map and its networks, openly."""

    map: tuple[LaidView, ...]
    networks: tuple[NetworkView, ...]


@lru_cache(maxsize=512)
def ground_view(area: PlayArea, shown: Shown, challenge: ChallengeId | None) -> GroundView:
    """The map of a seat; those of the others stay as they are, and are made once."""
    tracks = tracks_with_slots(area, challenge)
    return GroundView(
        tuple(laid_views(MapSeen(area, shown, challenge, tracks))),
        tuple(network_view(area.map, nodes) for nodes in tracks),
    )


def shown(state: State, hall: Hall) -> tuple[PieceKind, ...]:
    """The kinds that the token of a hall shows."""
    token = hall_token(state, hall)
    return () if token is None else token.kinds


def tracks_with_slots(area: PlayArea, challenge: ChallengeId | None) -> dict[NodeSet, int]:
    """The networks that slots are connected to, with their numbers."""
    layout = area.map.layout
    tracks: dict[NodeSet, int] = {}
    for slot in layout.slots.values():
        tracks.setdefault(points.track(layout, slot, challenge), len(tracks))
    return tracks


def network_view(laid: PlayerMap, nodes: NodeSet) -> NetworkView:
    """A network by the tiles whose rail or road belongs to it, in the order of laying."""
    names = [(node & 1, BOARD.names[laid.cells[node >> 1]]) for node in members(nodes)]
    return NetworkView(
        rails=tuple(name for road, name in names if not road),
        roads=tuple(name for road, name in names if road),
    )


def laid_views(seen: MapSeen) -> Iterator[LaidView]:
    """The tiles of a map, with their slots."""
    area = seen.area
    pieces = {(piece.cell, piece.slot): piece for piece in area.pieces}
    slots = area.map.layout.slots
    for cell, number in zip(area.map.cells, area.map.faces, strict=True):
        bare = bare_tile(cell, number)
        places = ((cell, place) for place in range(len(BOARD.faces[number].slots)))
        shown = tuple(slot_view(seen, slots[p], pieces.get(p)) for p in places)
        yield replace(bare, slots=shown) if shown else bare


@lru_cache(maxsize=1 << 13)
def bare_tile(cell: Cell, number: int) -> LaidView:
    """A tile on a map, as if it had no slots."""
    face, (x, y) = BOARD.faces[number], BOARD.squares.position(cell)
    tile = BOARD.tiles[face.tile]
    return LaidView(
        cell=BOARD.names[cell],
        x=x,
        y=y,
        tile=None if tile.archetype is None else TileId(tile.id),
        objective=ObjectiveId(tile.id) if tile.archetype is None else None,
        orientation=face.orientation,
        slots=(),
    )


def slot_view(seen: MapSeen, slot: Slot, piece: Piece | None) -> SlotView:
    """A slot, with its piece or with what a piece would score there."""
    area, shown, challenge, tracks = seen
    met = points.met(area, slot, challenge)
    usable = tuple(hall for hall, kinds in shown if slot.kind in kinds)
    return SlotView(
        kind=slot.kind,
        on=slot.on,
        points=None if piece is None else piece.points,
        round=None if piece is None else piece.round,
        worth=points.worth(len(met)) if piece is None else None,
        halls=usable if piece is None else (),
        network=tracks[points.track(area.map.layout, slot, challenge)],
        meets=tuple(slot_thing(each) for each in sorted(met, key=lambda each: each.cell)),
    )


def slot_thing(slot: Slot) -> Thing:
    """A slot as the menu names it."""
    return things.slot(BOARD.names[slot.cell], slot.number)


@lru_cache(maxsize=512)
def figures_view(area: PlayArea, kinds: tuple[ObjectiveId, ...], *, alone: bool) -> FiguresView:
    """What a map is worth now, source by source."""
    parts = totals.worth_by_source(area, kinds, alone=alone)
    cities = ground.cities(area.map)
    towns = tuple(town for town in area.map.layout.towns if town not in cities)
    return FiguresView(
        pieces=parts["pieces"],
        cities=tuple(city_view(area.map, city, CONSTANTS.city_points) for city in cities),
        towns=tuple(city_view(area.map, town, 0) for town in towns),
        cities_points=parts["cities"],
        rectangle=rectangle_view(area.map),
        dead_ends=tuple(
            DeadEndView(BOARD.names[end.cell], end.side, end.rail) for end in area.map.dead_ends
        ),
        dead_ends_free=CONSTANTS.dead_ends_free,
        penalty=parts["dead_ends"],
        objectives=tuple(objective_view(area, kind) for kind in kinds),
        objectives_points=parts.get("objectives", 0),
        solo=area.bonus,
        total=sum(parts.values()),
    )


def city_view(laid: PlayerMap, town: TileSet, worth: int) -> CityView:
    """A group of urban tiles, in the order of laying."""
    return CityView(tuple(BOARD.names[laid.cells[number]] for number in members(town)), worth)


def rectangle_view(laid: PlayerMap) -> RectangleView | None:
    """The largest full rectangle."""
    found = laid.layout.rectangle
    if found is None:
        return None
    x, y = found.col - BOARD.squares.reach, found.row - BOARD.squares.reach
    return RectangleView(
        cell=BOARD.names[BOARD.squares.cell(x, y)],
        x=x,
        y=y,
        width=found.width,
        height=found.height,
        area=found.area,
        points=ground.rectangle_points(laid),
    )


def objective_view(area: PlayArea, kind: ObjectiveId) -> ObjectiveView:
    """An objective tile of a seat."""
    number = area.map.objectives.get(kind)
    holds = objectives.holds(area, kind)
    return ObjectiveView(
        kind=kind,
        cell=None if number is None else BOARD.names[area.map.cells[number]],
        discarded=number is None and kind not in area.objectives,
        holds=holds,
        points=CONSTANTS.objective_points if holds else 0,
    )
