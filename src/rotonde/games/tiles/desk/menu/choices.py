"""Everything that is offered, one choice for each legal action."""

from functools import cache, lru_cache
from typing import assert_never

from rotonde.games.tiles import things
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
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import PieceKind
from rotonde.games.tiles.desk.menu.groups import COLUMNS, FINISH, OBJECTIVES, PIECES, REJECT, START
from rotonde.games.tiles.desk.menu.lays import lay_choice
from rotonde.games.tiles.desk.preview import Outlook, finish_label, spared
from rotonde.games.tiles.names import hall, objective, piece, signed, tile
from rotonde.games.tiles.notation import NOTATION
from rotonde.games.tiles.rules.columns import bonus_of
from rotonde.games.tiles.rules.pieces import offered_halls, shown
from rotonde.games.tiles.state import CONSTANTS, open_step
from rotonde.games.tiles.steps import PlacingPieces
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.text import Fact, Text


def choice(look: Outlook, action: AnyAction) -> Choice:
    """One legal action with all that a player wants to know of it."""
    match action:
        case LayTile() | LayObjective():
            return lay_choice(look, action)
        case PlacePiece():
            return piece_choice(look, action)
        case ChooseColumn():
            return column_choice(look, action)
        case ChooseStartTile():
            return start_choice(action)
        case RejectTile():
            return reject_choice(look, action)
        case DiscardObjective():
            return discard_choice(action)
        case FinishLaying() | FinishPieces():
            return finish_choice(action)
        case _:
            assert_never(action)


@cache
def start_choice(action: ChooseStartTile) -> Choice:
    """A starting tile."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-start", {"tile": tile(action.tile)}),
        group=START,
        things=(things.start(action.tile),),
    )


def column_choice(look: Outlook, action: ChooseColumn) -> Choice:
    """A column that nobody took."""
    column = look.state.columns[action.column - 1]
    bonus = bonus_of(look.state, action.column)
    return column_with(action, len(column.tiles), column.stars + bonus.stars, bonus.points)


@cache
def column_with(action: ChooseColumn, tiles: int, stars: int, points: int) -> Choice:
    """A column that has so many tiles and stars, and brings so many points."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-column", {"column": action.column}),
        group=COLUMNS,
        things=(things.column(action.column),),
        detail=Text("detail-column", {"tiles": tiles, "stars": stars, "points": points}),
    )


def reject_choice(look: Outlook, action: RejectTile) -> Choice:
    """A tile put aside."""
    return rejection(action, CONSTANTS.rejections_per_player - len(look.area.rejected))


@cache
def rejection(action: RejectTile, left: int) -> Choice:
    """A tile put aside, one of those `left`. No thing stands for it: a click on a tile of the hand
    takes it up."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-reject", {"tile": tile(action.tile)}),
        group=REJECT,
        detail=Text("detail-reject", {"left": left}),
    )


@cache
def discard_choice(action: DiscardObjective) -> Choice:
    """An objective tile that is given up."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-discard", {"tile": objective(action.kind, "-the")}),
        group=OBJECTIVES,
        things=(things.objective(action.kind),),
    )


def piece_choice(look: Outlook, action: PlacePiece) -> Choice:
    """A piece on a slot, by the token of a hall or for a star, with what it scores."""
    slot = look.area.map.layout.slots[BOARD.cells[action.cell], action.slot]
    step = open_step(look.state, look.seat)
    assert isinstance(step, PlacingPieces)
    others = [hall for hall in offered_halls(look.state, step) if hall != action.hall]
    means = ["token" if slot.kind in shown(look.state, hall) else "star" for hall in others]
    wasteful = spared(look, action) is not None
    return piece_worth(action, slot.kind, look.piece_worth(slot), action.by in means, wasteful)


@lru_cache(maxsize=1 << 10)
def piece_worth(
    action: PlacePiece, kind: PieceKind, worth: int, twin: bool, wasteful: bool
) -> Choice:
    """A piece that scores so much; its hall is named where the other one would do the same, and a
    star is not offered first where the other token spares it."""
    gain = signed(worth)
    facts: dict[str, Fact] = {
        "cell": action.cell,
        "piece": piece(kind, "-title"),
        "hall": hall(action.hall),
    }
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text(f"label-piece-{action.by}{'-hall' if twin else ''}", facts),
        group=PIECES,
        things=(
            things.slot(action.cell, action.slot),
            things.token(action.hall),
            things.means(action.by),
        ),
        detail=gain,
        badge=gain,
        worth=worth,
        warns=wasteful,
    )


@cache
def finish_choice(action: FinishLaying | FinishPieces) -> Choice:
    """The end of a step."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=finish_label(action),
        group=FINISH,
    )
