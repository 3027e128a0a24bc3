"""What a seat may still expect: uses of placement tokens, tiles and rounds to come.

The token timeline (TIL-31) says when each token is active; those still face down are taken at
their average.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from rotonde.games.tiles.actions import Hall
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.state import HALLS, ROUNDS, State, hand_of
from rotonde.games.tiles.steps import PlacingPieces
from rotonde.games.tiles.tables import PieceKind, TokenId

Kinds = tuple[PieceKind, ...]
"""What a token shows; more than one kind leaves a choice."""

ACTIVE: Final = len(HALLS)
"""A token is active for so many rounds."""
PACE: Final = {
    row.players: sum(row.columns) / len(row.columns) + 0.5 * (row.players == 1)
    for row in BOARD.tables.player_count
}
"""Tiles that a seat may expect in a round; alone it takes large columns more often."""


class Prospect(msgspec.Struct, frozen=True):
    """What is still to come for one seat."""

    rounds: int
    """Rounds after this one."""
    tiles: float
    """Tiles that the seat will lay, those of its hand included."""
    now: Mapping[Kinds, float]
    """Uses of tokens in this round, by what they show."""
    later: Mapping[Kinds, float]
    """Uses to be expected in the rounds after it."""


def prospect(state: State, seat: int) -> Prospect:
    """What is still to come for a seat."""
    rounds = ROUNDS - state.round if state.phase != "over" else 0
    tiles = PACE[state.seats] * (rounds + waits(state, seat)) + len(hand_of(state, seat))
    board = (state.waiting_room, state.hall_left, state.hall_right)
    return Prospect(
        rounds=rounds,
        tiles=tiles,
        now=uses_now(board, halls_left(state, seat)),
        later=uses_later(board, state.stack, rounds),
    )


def waits(state: State, seat: int) -> bool:
    """Whether a seat has still to choose a column in this round."""
    if state.phase == "start":
        return True
    return state.phase == "tiles" and all(column.taken_by != seat for column in state.columns)


def halls_left(state: State, seat: int) -> tuple[Hall, ...]:
    """The halls whose tokens a seat can still use in this round."""
    if state.phase in ("start", "tiles"):
        return HALLS
    steps = (step for step in state.steps if step.seat == seat and isinstance(step, PlacingPieces))
    return next((step.halls for step in steps), ())


Board = tuple[TokenId | None, TokenId | None, TokenId | None]
"""The tokens of waiting room, left and right hall."""


@lru_cache(maxsize=1 << 10)
def uses_now(board: Board, halls: tuple[Hall, ...]) -> Mapping[Kinds, float]:
    """Uses of tokens in this round."""
    _, left, right = board
    found: dict[Kinds, float] = {}
    for hall, token in zip(HALLS, (left, right), strict=True):
        if hall in halls:
            add(found, token, 1)
    return found


@lru_cache(maxsize=1 << 10)
def uses_later(board: Board, stack: tuple[TokenId, ...], rounds: int) -> Mapping[Kinds, float]:
    """Uses to be expected in so many rounds to come."""
    waiting, left, _ = board
    found: dict[Kinds, float] = {}
    add(found, left, min(1, rounds))
    add(found, waiting, min(ACTIVE, rounds))
    hidden = sum(min(ACTIVE, max(0, rounds - drawn)) for drawn in range(1, len(stack) + 1))
    for token in stack:
        add(found, token, hidden / len(stack))
    return found


def add(found: dict[Kinds, float], token: TokenId | None, uses: float) -> None:
    """Count uses of a token."""
    if token is not None and uses:
        kinds = BOARD.tokens[token].kinds
        found[kinds] = found.get(kinds, 0.0) + uses
