"""Which chapter judges, lists and carries out the actions of each step."""

from collections.abc import Sequence
from typing import assert_never

from rotonde.games.tiles.actions import (
    AnyAction,
    ChooseColumn,
    ChooseStartTile,
    DiscardObjective,
    FinishLaying,
    FinishPieces,
    LayObjective,
    LayTile,
    PlacePiece,
    RejectTile,
)
from rotonde.games.tiles.rules import columns, laying, pieces
from rotonde.games.tiles.state import State, open_step
from rotonde.games.tiles.steps import ChoosingColumn, ChoosingStartTile, Laying, PlacingPieces
from rotonde.kernel.ids import Seat
from rotonde.kernel.refusal import NOT_NOW, Refusal
from rotonde.kernel.rules import Turn
from rotonde.kernel.step import not_asked


def check(state: State, seat: Seat, action: AnyAction) -> Refusal | None:
    """Why `seat` may not do this now; None when it may."""
    step = open_step(state, seat)
    match step, action:
        case None, _:
            return not_asked(state.steps)
        case Laying(), _:
            return check_laying(state, step, action)
        case PlacingPieces(), PlacePiece():
            return pieces.check_piece(state, step, action)
        case PlacingPieces(), FinishPieces():
            return None  # TIL-53
        case ChoosingColumn(), ChooseColumn():
            return columns.check_column(state, action)
        case ChoosingStartTile(), ChooseStartTile():
            return columns.check_start(state, action)
    return NOT_NOW()


def check_laying(state: State, step: Laying, action: AnyAction) -> Refusal | None:
    """May the seat do this with the tiles it took?"""
    match action:
        case LayTile():
            return laying.check_tile(state, step, action)
        case LayObjective():
            return laying.check_objective(state, step, action)
        case RejectTile():
            return laying.check_reject(state, step, action)
        case DiscardObjective():
            return laying.check_discard(state, step, action)
        case FinishLaying():
            return laying.check_finish(step)
    return NOT_NOW()


def legal(state: State, seat: Seat) -> Sequence[AnyAction]:
    """All that `check` allows, in the order of the decision points."""
    step = open_step(state, seat)
    match step:
        case None:
            return ()
        case Laying():
            return laying.legal_layings(state, step)
        case PlacingPieces():
            return pieces.legal_pieces(state, step)
        case ChoosingColumn():
            return columns.legal_columns(state)
        case ChoosingStartTile():
            return columns.legal_starts(state)
        case _:
            assert_never(step)


def apply(state: State, seat: Seat, action: AnyAction) -> Turn[State]:
    """The action carried out. Trusts `check`."""
    step = open_step(state, seat)
    match step, action:
        case Laying(), _:
            return apply_laying(state, step, action)
        case PlacingPieces(), PlacePiece():
            return pieces.place(state, step, action)
        case PlacingPieces(), FinishPieces():
            return pieces.finish(state, step)
        case ChoosingColumn(), ChooseColumn():
            return columns.choose_column(state, seat, action)
        case ChoosingStartTile(), ChooseStartTile():
            return columns.choose_start(state, seat, action)
    raise ValueError(f"{action} was never checked")


def apply_laying(state: State, step: Laying, action: AnyAction) -> Turn[State]:
    """What the seat does with the tiles it took."""
    match action:
        case LayTile():
            return laying.lay_tile(state, step, action)
        case LayObjective():
            return laying.lay_objective(state, step, action)
        case RejectTile():
            return laying.reject(state, step, action)
        case DiscardObjective():
            return laying.discard(state, step, action)
        case FinishLaying():
            return laying.finish(state, step)
    raise ValueError(f"{action} was never checked")
