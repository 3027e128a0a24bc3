"""The expectations of a seat: uses of placement tokens, tiles and rounds to come.

The token timeline (TIL-31) says when each token is active; those still face down are taken at
their average.
"""

from functools import lru_cache
from itertools import product
from typing import Final

import msgspec

from rotonde.games.tiles.actions import Hall
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import PieceKind, TokenId
from rotonde.games.tiles.state import HALLS, ROUNDS, State, hand_of
from rotonde.games.tiles.steps import PlacingPieces

ACTIVE: Final = len(HALLS)
"""A token is active for so many rounds."""
CHOICE: Final = {1: 0.5}
"""The larger columns of somebody who plays alone come more often."""
PACE: Final = {
    row.players: sum(row.columns) / len(row.columns) + CHOICE.get(row.players, 0.0)
    for row in BOARD.tables.player_count
}
"""Tiles that a seat may expect in a round, by the number of seats."""

Kinds = tuple[PieceKind, ...]
"""The kinds on a token; more than one leaves a choice."""
TokenUses = dict[Kinds, float]
"""Uses of tokens by what they show."""


class Uses(msgspec.Struct, frozen=True):
    """Uses of tokens for pieces of one kind."""

    now: float = 0.0
    """In this round."""
    later: float = 0.0
    """To be expected in the rounds after it."""

    @property
    def all(self) -> float:
        """In this round and later."""
        return self.now + self.later


Plan = tuple[Uses, ...]
"""The uses for each kind of pieces, in data order."""
HallTokens = tuple[TokenId | None, TokenId | None, TokenId | None]
"""The tokens of waiting room, left and right hall."""


class SeatFuture(msgspec.Struct, frozen=True):
    """The rounds, tiles and tokens still to come for one seat."""

    rounds: int
    """Rounds after this one."""
    tiles: float
    """Tiles that the seat will lay, those of its hand included."""
    plans: tuple[Plan, ...]
    """The uses of tokens, for each way to make up one's mind about those that leave a choice."""

    @property
    def uses(self) -> float:
        """All uses of tokens to come."""
        return sum(uses.all for uses in self.plans[0])


def prospect(state: State, seat: int) -> SeatFuture:
    """The future of a seat."""
    rounds = ROUNDS - state.round
    tiles = PACE[state.seats] * (rounds + waits(state, seat)) + len(hand_of(state, seat))
    board = (state.waiting_room, state.hall_left, state.hall_right)
    return SeatFuture(rounds, tiles, plans(board, halls_left(state, seat), state.stack, rounds))


def waits(state: State, seat: int) -> bool:
    """Whether a seat has still to choose a column in this round."""
    if state.phase != "tiles":
        return state.phase == "start"
    return all(column.taken_by != seat for column in state.columns)


def halls_left(state: State, seat: int) -> tuple[Hall, ...]:
    """The halls whose tokens a seat can still use in this round."""
    if state.phase != "pieces":
        return HALLS
    steps = (step for step in state.steps if step.seat == seat and isinstance(step, PlacingPieces))
    return next((step.halls for step in steps), ())


@lru_cache(maxsize=1 << 10)
def plans(
    board: HallTokens, halls: tuple[Hall, ...], stack: tuple[TokenId, ...], rounds: int
) -> tuple[Plan, ...]:
    """The uses of tokens to be expected, for each way to make up one's mind."""
    now, later = shown_now(board, halls), shown_later(board, stack, rounds)
    open_to = sorted(kinds for kinds in {**now, **later} if len(kinds) > 1)
    minds = [dict(zip(open_to, chosen, strict=True)) for chosen in product(*open_to)]
    return tuple(
        tuple(Uses(uses_of(now, mind, kind), uses_of(later, mind, kind)) for kind in BOARD.kinds)
        for mind in minds
    )


def uses_of(shown: TokenUses, mind: dict[Kinds, PieceKind], kind: PieceKind) -> float:
    """The uses that go to pieces of a kind."""
    return sum(uses for kinds, uses in shown.items() if mind.get(kinds, kinds[0]) == kind)


def shown_now(board: HallTokens, halls: tuple[Hall, ...]) -> TokenUses:
    """Uses of tokens in this round (TIL-50)."""
    found: TokenUses = {}
    for hall, token in zip(HALLS, board[1:], strict=True):
        add(found, token, hall in halls)
    return found


def shown_later(board: HallTokens, stack: tuple[TokenId, ...], rounds: int) -> TokenUses:
    """Uses to be expected in so many rounds to come (TIL-31)."""
    found: TokenUses = {}
    add(found, board[1], min(ACTIVE - 1, rounds))
    add(found, board[0], min(ACTIVE, rounds))
    hidden = sum(min(ACTIVE, max(0, rounds - drawn)) for drawn in range(1, len(stack) + 1))
    for token in stack:
        add(found, token, hidden / len(stack))
    return found


def add(found: TokenUses, token: TokenId | None, uses: float) -> None:
    """Count uses of a token."""
    if token is not None and uses:
        kinds = BOARD.tokens[token].kinds
        found[kinds] = found.get(kinds, 0.0) + uses
