"""From a view back to a state that fits it: only the dice to come are unknown."""

from collections import Counter
from collections.abc import Iterator

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import TileId, TokenId
from rotonde.games.tiles.maps import PlayerMap
from rotonde.games.tiles.state import Column, Piece, PlayArea, State
from rotonde.games.tiles.view.shapes import SeatView, View
from rotonde.kernel.law.rng import Rng


def imagine(seen: View, rng: Rng) -> State:
    """The state that fits a view, with other dice to come."""
    return State(
        seats=len(seen.seats),
        options=seen.options,
        areas=tuple(area_of(seat) for seat in seen.seats),
        platforms=seen.platforms,
        columns=tuple(
            Column(column.tiles, column.stars, column.taken_by, column.taken)
            for column in seen.columns
        ),
        bag=unseen_tiles(seen),
        stack=unseen_tokens(seen),
        rng=rng,
        start_pool=seen.start_pool,
        waiting_room=None if seen.waiting_room is None else seen.waiting_room.id,
        hall_left=None if seen.hall_left is None else seen.hall_left.id,
        hall_right=None if seen.hall_right is None else seen.hall_right.id,
        box=seen.box,
        objectives=seen.objectives,
        challenge=None if seen.challenge is None else seen.challenge.id,
        round=seen.round,
        phase=seen.phase,
        steps=seen.steps,
    )


def area_of(seat: SeatView) -> PlayArea:
    """Everything that lies before a seat."""
    ids = ((tile.tile or tile.objective or "", tile.orientation) for tile in seat.map)
    laid = PlayerMap(
        tuple(BOARD.cells[tile.cell] for tile in seat.map),
        tuple(BOARD.face_numbers[face] for face in ids),
    )
    return PlayArea(
        stars=seat.stars,
        map=laid,
        pieces=tuple(sorted(pieces_of(seat), key=lambda piece: piece.round)),
        rejected=seat.rejected,
        discarded=seat.discarded,
        objectives=seat.objectives,
        bonus=seat.figures.solo,
    )


def pieces_of(seat: SeatView) -> Iterator[Piece]:
    """The pieces on a map."""
    for tile in seat.map:
        for number, slot in enumerate(tile.slots):
            if slot.points is not None and slot.round is not None:
                yield Piece(BOARD.cells[tile.cell], number, slot.points, slot.round)


def unseen_tiles(seen: View) -> tuple[TileId, ...]:
    """The tiles that lie nowhere, and so in the bag, in data order."""
    lying = Counter(seen.start_pool + seen.box)
    for column in seen.columns:
        lying.update(column.tiles)
    for seat in seen.seats:
        lying.update(seat.hand + seat.rejected + seat.discarded)
        lying.update(tile.tile for tile in seat.map if tile.tile is not None)
    return tuple((Counter(BOARD.bag) - lying).elements())


def unseen_tokens(seen: View) -> tuple[TokenId, ...]:
    """The tokens that lie nowhere, and so in the stack, in data order."""
    shown = {t.id for t in (seen.waiting_room, seen.hall_left, seen.hall_right) if t is not None}
    return tuple(token for token in BOARD.tokens if token not in shown | set(seen.removed))
