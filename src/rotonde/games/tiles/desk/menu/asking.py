"""The question of a menu: its prompt, where in the round it stands, and what follows from it."""

from typing import assert_never

from rotonde.games.tiles import names
from rotonde.games.tiles.actions import AnyAction, DiscardObjective, PlacePiece
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.desk.preview import left_to_score
from rotonde.games.tiles.names import drawing, listed
from rotonde.games.tiles.state import CONSTANTS, ROUNDS, State, hall_token
from rotonde.games.tiles.steps import (
    AnyStep,
    ChoosingColumn,
    ChoosingStartTile,
    Laying,
    PlacingPieces,
)
from rotonde.kernel.desk.menu import Pace
from rotonde.kernel.law.text import Text

Kinds = frozenset[type[AnyAction]]
"""The kinds of actions that are offered."""


def prompt(state: State, step: AnyStep, kinds: Kinds) -> Text:
    """The question in one sentence."""
    match step:
        case ChoosingStartTile():
            return Text("prompt-start" if len(state.start_pool) > 1 else "prompt-start-last")
        case ChoosingColumn():
            return Text("prompt-column-alone" if state.alone else "prompt-column")
        case Laying():
            return laying_prompt(step, kinds)
        case PlacingPieces():
            if PlacePiece in kinds:
                return Text("prompt-pieces")
            return Text("prompt-finish" if state.round < ROUNDS else "prompt-finish-last")
        case _:
            assert_never(step)


def laying_prompt(step: Laying, kinds: Kinds) -> Text:
    """What is still to be laid."""
    if len(step.hand) == 1 and not step.objective_due:
        return Text("prompt-lay-one", {"tile": drawing(step.hand[0], "-the")})
    if step.hand:
        return Text("prompt-lay", {"tiles": len(step.hand)})
    if not step.objective_due:
        return Text("prompt-done")
    return Text("prompt-discard" if DiscardObjective in kinds else "prompt-lay-objective")


def over(state: State, step: AnyStep) -> Text:
    """Where in the round the question stands."""
    match step:
        case ChoosingStartTile():
            return Text("over-start")
        case ChoosingColumn() if state.alone:
            return Text("over-column-alone", {"round": state.round, "rounds": ROUNDS})
        case ChoosingColumn():
            return Text("over-column", {"platform": state.platforms.index(step.seat) + 1})
        case Laying():
            return over_laying(step, pace(state, step))
        case PlacingPieces():
            return over_pieces(state, step)
        case _:
            assert_never(step)


def over_laying(step: Laying, tile: Pace | None) -> Text:
    """Which tile of the column this is, or that all of them lie."""
    if tile is None:
        return Text("over-objective" if step.objective_due else "over-laid")
    return Text("over-laying", {"number": tile.number, "all": tile.of})


def over_pieces(state: State, step: PlacingPieces) -> Text:
    """What the tokens that are still to be used show."""
    tokens = listed(
        names.kinds(token.id) for hall in step.halls if (token := hall_token(state, hall))
    )
    return Text(f"over-pieces-{len(tokens)}", {**tokens})


def pace(state: State, step: AnyStep) -> Pace | None:
    """Which tile of the column is laid."""
    if not isinstance(step, Laying) or not step.hand:
        return None
    taken = next(len(each.taken) for each in state.columns if each.taken_by == step.seat)
    return Pace(taken - len(step.hand) + 1, taken)


def hint(state: State, step: AnyStep, kinds: Kinds) -> Text | None:
    """What follows from the choice."""
    match step:
        case ChoosingStartTile():
            return Text("hint-start", {"cell": BOARD.names[BOARD.middle]})
        case ChoosingColumn():
            return column_hint(state)
        case Laying():
            return laying_hint(state, step, kinds)
        case PlacingPieces():
            return pieces_hint(state, step, kinds)
        case _:
            assert_never(step)


def column_hint(state: State) -> Text:
    """What the place of a column means (TIL-63, TIL-88, TIL-111)."""
    if state.alone:
        return Text("hint-column-alone")
    return Text("hint-column" if state.round < ROUNDS else "hint-column-last")


def laying_hint(state: State, step: Laying, kinds: Kinds) -> Text:
    """What else may, or must, be done with tiles."""
    if step.objective_due:
        return Text("hint-discard" if DiscardObjective in kinds else "hint-objective")
    if not step.hand:
        return Text("hint-done")
    left = CONSTANTS.rejections_per_player - len(state.areas[step.seat].rejected)
    return Text("hint-laying", {"rejections": left})


def pieces_hint(state: State, step: PlacingPieces, kinds: Kinds) -> Text:
    """What to finish would give up (TIL-53)."""
    most = max(left_to_score(state, step).values(), default=0)
    if most:
        return Text("hint-pieces", {"points": most})
    return Text("hint-pieces-star" if PlacePiece in kinds else "hint-finish")
