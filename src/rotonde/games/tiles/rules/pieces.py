"""Pieces: which may be placed, and what they score at once (TIL-50 to TIL-59)."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rotonde.games.tiles import events as past
from rotonde.games.tiles import names, reasons
from rotonde.games.tiles.actions import By, FinishPieces, Hall, PlacePiece
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import PieceKind
from rotonde.games.tiles.maps import Slot
from rotonde.games.tiles.scoring.points import pieces_met, prestige, worth
from rotonde.games.tiles.state import (
    COMPONENTS,
    Piece,
    PlayArea,
    State,
    active_halls,
    empty_slots,
    hall_token,
    pieces_left,
    with_area,
    with_step,
)
from rotonde.games.tiles.steps import PlacingPieces
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn
from rotonde.railway.squares import Square

FINISH: Final = FinishPieces()

SHORT: Final = tuple(
    kind
    for kind in BOARD.kinds
    if COMPONENTS.pieces[kind]
    < sum(row.count * [s.kind for s in row.slots].count(kind) for row in BOARD.tables.track_tile)
)
"""Kinds with fewer pieces than slots: with the shipped tables there are none (TIL-58)."""


def begin_placing(state: State) -> Turn[State]:
    """The tokens of the halls are active; who can place nothing is left out (TIL-59)."""
    halls = active_halls(state)
    able = tuple(seat for seat in state.platforms if may_place(state, seat, halls))
    steps = tuple(PlacingPieces(seat, halls) for seat in able[::-1])
    after = replace(state, phase="pieces", steps=steps)
    began = past.PiecesBegan(state.hall_left, state.hall_right, able)
    return Turn(after, (began,) if halls else ())


def may_place(state: State, seat: Seat, halls: tuple[Hall, ...]) -> bool:
    """Whether a seat can place any piece, with or without a star (TIL-59)."""
    if not halls:
        return False
    area = state.areas[seat]
    kinds = {slot.kind for slot in slots_supplied(state, empty_slots(area))}
    return bool(kinds) and (
        area.stars > 0 or any(kinds & kinds_shown(state, hall) for hall in halls)
    )


def kinds_shown(state: State, hall: Hall) -> frozenset[PieceKind]:
    """The kinds that the token of a hall shows (TIL-51)."""
    token = hall_token(state, hall)
    return frozenset() if token is None else frozenset(token.kinds)


def slot_for(area: PlayArea, action: PlacePiece) -> Slot:
    """The slot that a legal order names."""
    return area.map.layout.slots[BOARD.cells[action.cell], action.slot]


def slots_supplied(state: State, slots: list[Slot]) -> list[Slot]:
    """The slots for which there is a piece (TIL-58)."""
    gone = [kind for kind in SHORT if not pieces_left(state, kind)]
    return [slot for slot in slots if slot.kind not in gone] if gone else slots


def offered_halls(state: State, step: PlacingPieces) -> tuple[Hall, ...]:
    """The halls still to be used; of two equal tokens only the left one (TIL-52)."""
    if len({kinds_shown(state, hall) for hall in step.halls}) < len(step.halls):
        return step.halls[:1]
    return step.halls


@lru_cache(maxsize=1 << 13)
def order(hall: Hall, by: By, cell: Square, slot: int) -> PlacePiece:
    """The order to place a piece there."""
    return PlacePiece(hall, by, BOARD.names[cell], slot)


def legal_pieces(state: State, step: PlacingPieces) -> list[PlacePiece | FinishPieces]:
    """By hall, what its token shows before what a star allows; the end last."""
    area = state.areas[step.seat]
    slots = slots_supplied(state, empty_slots(area))
    out: list[PlacePiece | FinishPieces] = []
    for hall in offered_halls(state, step):
        kinds = kinds_shown(state, hall)
        out += [order(hall, "token", s.cell, s.number) for s in slots if s.kind in kinds]
        if area.stars:  # TIL-55
            out += [order(hall, "star", s.cell, s.number) for s in slots if s.kind not in kinds]
    out.append(FINISH)
    return out


def check_piece(state: State, step: PlacingPieces, action: PlacePiece) -> Refusal | None:
    """May this token be used for that slot?"""
    if action.hall not in step.halls:  # TIL-52
        return reasons.TOKEN_USED(hall=names.hall(action.hall))
    if action.hall not in offered_halls(state, step):  # TIL-52
        return reasons.TOKEN_LIKE_LEFT()
    area, cell = state.areas[step.seat], BOARD.cells.get(action.cell)
    if cell is None:  # TIL-1
        return reasons.NO_SUCH_CELL(cell=action.cell)
    slot = area.map.layout.slots.get((cell, action.slot))
    if slot is None:  # TIL-51
        return reasons.CELL_WITHOUT_SLOT(cell=action.cell)
    if any(piece.cell == cell and piece.slot == slot.number for piece in area.pieces):  # TIL-54
        return reasons.SLOT_TAKEN(cell=action.cell)
    return kind_refusal(state, step, action, slot.kind)


def kind_refusal(
    state: State, step: PlacingPieces, action: PlacePiece, kind: PieceKind
) -> Refusal | None:
    """May a piece of this kind be placed, by the token or for a star?"""
    fits, piece = kind in kinds_shown(state, action.hall), names.piece(kind)
    if kind in SHORT and not pieces_left(state, kind):  # TIL-58
        return reasons.PIECES_SPENT(piece=piece)
    if action.by == "token" and not fits:  # TIL-51
        hall = names.hall(action.hall)
        return reasons.SLOT_OF_OTHER_KIND(cell=action.cell, piece=piece, hall=hall)
    if action.by == "star" and fits:  # TIL-55
        return reasons.STAR_NOT_NEEDED(piece=piece)
    if action.by == "star" and not state.areas[step.seat].stars:  # TIL-55
        return reasons.STARS_SPENT()
    return None


def place(state: State, step: PlacingPieces, action: PlacePiece) -> Turn[State]:
    """The piece stands on its slot and scores at once (TIL-56)."""
    seat, area = step.seat, state.areas[step.seat]
    slot = slot_for(area, action)
    met = pieces_met(area, slot, state.challenge)
    piece = Piece(slot.cell, slot.number, worth(met), state.round)
    stars = area.stars - (action.by == "star")
    area = replace(area, pieces=(*area.pieces, piece), stars=stars)
    halls = tuple(hall for hall in step.halls if hall != action.hall)
    after = replace(
        state,
        areas=with_area(state, seat, area),
        steps=with_step(state, seat, PlacingPieces(seat, halls)),
    )
    event = past.PiecePlaced(
        seat=seat,
        kind=slot.kind,
        cell=action.cell,
        slot=slot.number,
        hall=action.hall,
        by=action.by,
        connected=met,
        points=piece.points,
        stars=stars,
        prestige=prestige(area),
    )
    return Turn(after, (event,))


def finish(state: State, step: PlacingPieces, _action: FinishPieces) -> Turn[State]:
    """The seat gives up the tokens that it did not use (TIL-53)."""
    after = replace(state, steps=with_step(state, step.seat))
    return Turn(after, (past.PiecesFinished(step.seat, step.halls),))


DECISIONS: Final = (
    Decision(
        PlacingPieces,
        legal_pieces,
        (Order(PlacePiece, place, check_piece), Order(FinishPieces, finish)),  # TIL-53
    ),
)
