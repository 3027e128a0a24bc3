"""Tile selection: laying, rejecting, and objective tiles (TIL-3 to TIL-6, TIL-41 on, TIL-72 on)."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from rotonde.games.tiles import actions, names, reasons
from rotonde.games.tiles import events as past
from rotonde.games.tiles.board import BOARD, Need
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.components import ObjectiveId, TileId
from rotonde.games.tiles.maps import PlayerMap, map_with
from rotonde.games.tiles.state import CONSTANTS, PlayArea, State, with_area, with_step
from rotonde.games.tiles.steps import Laying
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn

FINISH: Final = actions.FinishLaying()
MOST_REJECTIONS: Final = CONSTANTS.rejections_per_player

AnyLaying = (
    actions.LayTile
    | actions.LayObjective
    | actions.RejectTile
    | actions.DiscardObjective
    | actions.FinishLaying
)
"""The orders of a seat that lays."""


# --- what fits ------------------------------------------------------------------------------------


def fits_somewhere(ground: PlayerMap, tiles: Iterable[str]) -> bool:
    """Whether one of these tiles has a legal placement (TIL-43)."""
    needs = ground.layout.frontier.values()
    ways = (BOARD.ways[BOARD.numbers[tile]] for tile in tiles)
    return any(not met.keys().isdisjoint(needs) for met in ways)


def ways_on_cell(ground: PlayerMap, action: actions.Lay) -> int:
    """The number of ways in which this tile fits this cell."""
    need = ground.layout.frontier[BOARD.cells[action.cell]]
    return len(BOARD.ways[BOARD.numbers[action.tile]][need])


def rejections_left(area: PlayArea) -> int:
    """The number of tiles that a seat may still put aside (TIL-42)."""
    return MOST_REJECTIONS - len(area.rejected)


def fitting_cells(ground: PlayerMap, tile: str) -> list[tuple[CellName, tuple[int, ...]]]:
    """The cells on which a tile fits, each with the orientations in which it does (TIL-5)."""
    ways = BOARD.ways[BOARD.numbers[tile]]
    return [(cell, ways[need]) for cell, need in ground.layout.places if need in ways]


def legal_layings(state: State, step: Laying) -> list[AnyLaying]:
    """Tiles, objective tiles, rejections, discards; the end when nothing is left to lay."""
    if not step.hand and not step.objective_due:
        return [FINISH]
    area = state.areas[step.seat]
    hand = sorted(set(step.hand), key=BOARD.numbers.__getitem__)
    out: list[AnyLaying] = []
    for tile in hand:
        places = fitting_cells(area.map, tile)
        out += [actions.LayTile(tile, cell, turn) for cell, turns in places for turn in turns]
    for kind in area.objectives if step.objective_due else ():
        places = fitting_cells(area.map, kind)
        out += [actions.LayObjective(kind, cell, turn) for cell, turns in places for turn in turns]
    if rejections_left(area):
        out += map(actions.RejectTile, hand)
    # TIL-73: without a hand and with an objective due, nothing else means that none can be laid.
    return out or [*map(actions.DiscardObjective, area.objectives)]


# --- may it be laid? ------------------------------------------------------------------------------


def check_tile(state: State, step: Laying, action: actions.LayTile) -> Refusal | None:
    """May this tile of the hand be laid there?"""
    if action.tile not in step.hand:  # TIL-41
        return reasons.TILE_NOT_IN_HAND(tile=action.tile)
    return place_refusal(state.areas[step.seat].map, action.tile, action.cell, action.orientation)


def check_objective(state: State, step: Laying, action: actions.LayObjective) -> Refusal | None:
    """May this objective tile be laid there?"""
    area = state.areas[step.seat]
    refusal = objective_refusal(area, step, action.kind)
    return refusal or place_refusal(area.map, action.kind, action.cell, action.orientation)


def objective_refusal(area: PlayArea, step: Laying, kind: ObjectiveId) -> Refusal | None:
    """Is an objective tile due, and does the seat have this one?"""
    if not step.objective_due:  # TIL-72
        return reasons.OBJECTIVE_NOT_DUE()
    if kind not in area.objectives:  # TIL-70
        return reasons.OBJECTIVE_NOT_HELD(objective=kind)
    return None


def place_refusal(
    ground: PlayerMap, tile: str, place: CellName, orientation: int
) -> Refusal | None:
    """May a tile lie on this cell in this orientation?"""
    cell, layout = BOARD.cells.get(place), ground.layout
    if cell is None:  # TIL-1
        return reasons.NO_SUCH_CELL(cell=place)
    if cell in layout.at:  # TIL-5
        return reasons.CELL_OCCUPIED(cell=place)
    need = layout.frontier.get(cell)
    if need is None and not layout.at:  # TIL-6
        return reasons.CELL_NOT_FIRST(cell=place, first=BOARD.names[BOARD.middle])
    if need is None:  # TIL-5
        return reasons.CELL_TOUCHES_NOTHING(cell=place)
    number = BOARD.numbers[tile]
    if orientation in BOARD.ways[number].get(need, ()):
        return None
    if orientation not in BOARD.tiles[number].orientations:  # TIL-4
        return reasons.ORIENTATION_REPEATED(orientation=orientation)
    return first_mismatch(place, BOARD.face_numbers[tile, orientation], need)  # TIL-5


def first_mismatch(place: CellName, face: int, need: Need) -> Refusal:
    """The first side, from the north on, that does not match its neighbour."""
    for side, code in enumerate(BOARD.faces[face].sides):
        asked = need >> 2 * side & 3
        if asked and asked != code:
            return reasons.SIDES_DIFFERENT(
                cell=place,
                side=names.side(side),
                asked=names.track(asked),
                shown=names.track(code),
            )
    raise ValueError(f"{face} fits {place}")


def check_reject(state: State, step: Laying, action: actions.RejectTile) -> Refusal | None:
    """May this tile be put aside?"""
    if action.tile not in step.hand:  # TIL-41
        return reasons.TILE_NOT_IN_HAND(tile=action.tile)
    if not rejections_left(state.areas[step.seat]):  # TIL-42
        return reasons.REJECTIONS_USED(most=MOST_REJECTIONS)
    return None


def check_discard(state: State, step: Laying, action: actions.DiscardObjective) -> Refusal | None:
    """May this objective tile be given up?"""
    area = state.areas[step.seat]
    refusal = objective_refusal(area, step, action.kind)
    if refusal is not None:
        return refusal
    if step.hand:  # TIL-73
        return reasons.OBJECTIVE_AFTER_TILES(tiles=len(step.hand))
    if fits_somewhere(area.map, area.objectives):  # TIL-73
        return reasons.OBJECTIVE_CAN_BE_LAID()
    return None


def check_finish(_state: State, step: Laying, _action: actions.FinishLaying) -> Refusal | None:
    """Is everything laid?"""
    if step.hand:  # TIL-46
        return reasons.HAND_NOT_EMPTY(tiles=len(step.hand))
    if step.objective_due:  # TIL-46
        return reasons.OBJECTIVE_DUE()
    return None


# --- laying ---------------------------------------------------------------------------------------


def take_up(turn: Turn[State], seat: Seat, hand: tuple[TileId, ...]) -> Turn[State]:
    """The seat begins to lay; an objective tile is due under a flag (TIL-72)."""
    token = turn.state.waiting_room
    flag = token is not None and BOARD.tokens[token].flag
    due = flag and bool(turn.state.areas[seat].objectives)  # TIL-75
    return go_on(turn, turn.state.areas[seat], Laying(seat, hand, due))


def go_on(turn: Turn[State], area: PlayArea, step: Laying) -> Turn[State]:
    """The seat lays on; what cannot be laid in any way is discarded (TIL-43)."""
    state, events, seat = turn.state, turn.events, step.seat
    tiles: tuple[str, ...] = step.hand + area.objectives if step.objective_due else step.hand
    if step.hand and not fits_somewhere(area.map, tiles):
        events = (*events, past.TilesDiscarded(seat, step.hand))
        area = replace(area, discarded=area.discarded + step.hand)
        step = replace(step, hand=())
    after = replace(state, areas=with_area(state, seat, area), steps=with_step(state, seat, step))
    return Turn(after, events)


def hand_without(hand: tuple[TileId, ...], tile: TileId) -> tuple[TileId, ...]:
    """The hand less one copy of a tile."""
    index = hand.index(tile)
    return hand[:index] + hand[index + 1 :]


def with_tile(area: PlayArea, action: actions.Lay) -> PlayArea:
    """The area with a tile, or one of its objective tiles, on the map."""
    face = BOARD.face_numbers[action.tile, action.orientation]
    ground = map_with(area.map, BOARD.cells[action.cell], face)
    if isinstance(action, actions.LayObjective):
        area = without_objective(area, action.kind)
    return replace(area, map=ground)


def lay_tile(state: State, step: Laying, action: actions.LayTile) -> Turn[State]:
    """A tile of the hand lies on the map."""
    hand = hand_without(step.hand, action.tile)
    event = past.TileLaid(step.seat, action.tile, action.cell, action.orientation, len(hand))
    area = with_tile(state.areas[step.seat], action)
    return go_on(Turn(state, (event,)), area, replace(step, hand=hand))


def lay_objective(state: State, step: Laying, action: actions.LayObjective) -> Turn[State]:
    """An objective tile lies on the map, and none is due any more (TIL-72)."""
    event = past.ObjectiveLaid(step.seat, action.kind, action.cell, action.orientation)
    area = with_tile(state.areas[step.seat], action)
    return go_on(Turn(state, (event,)), area, replace(step, objective_due=False))


def reject(state: State, step: Laying, action: actions.RejectTile) -> Turn[State]:
    """A tile of the hand lies aside (TIL-42)."""
    area = state.areas[step.seat]
    rejected = (*area.rejected, action.tile)
    event = past.TileRejected(step.seat, action.tile, len(rejected), MOST_REJECTIONS)
    hand = hand_without(step.hand, action.tile)
    after = replace(area, rejected=rejected)
    return go_on(Turn(state, (event,)), after, replace(step, hand=hand))


def discard(state: State, step: Laying, action: actions.DiscardObjective) -> Turn[State]:
    """An objective tile is out of the game (TIL-73)."""
    area = without_objective(state.areas[step.seat], action.kind)
    event: Event = past.ObjectiveDiscarded(step.seat, action.kind)
    return go_on(Turn(state, (event,)), area, replace(step, objective_due=False))


def without_objective(area: PlayArea, kind: ObjectiveId) -> PlayArea:
    """The area with one objective tile less to lay."""
    return replace(area, objectives=tuple(k for k in area.objectives if k != kind))


def finish(state: State, step: Laying, _action: actions.FinishLaying) -> Turn[State]:
    """The seat confirmed its map (TIL-46)."""
    after = replace(state, steps=with_step(state, step.seat))
    return Turn(after, (past.LayingFinished(step.seat),))


DECISIONS: Final = (
    Decision(
        Laying,
        legal_layings,
        (
            Order(actions.LayTile, lay_tile, check_tile),
            Order(actions.LayObjective, lay_objective, check_objective),
            Order(actions.RejectTile, reject, check_reject),
            Order(actions.DiscardObjective, discard, check_discard),
            Order(actions.FinishLaying, finish, check_finish),
        ),
    ),
)
