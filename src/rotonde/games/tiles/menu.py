"""What a seat of Railroad Tiles may choose, for people: prompts, labels, effects.

Pure. Offers exactly the legal actions, in their order; the sentences stand in locale/.
"""

from functools import cache, lru_cache
from typing import Final, assert_never

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
from rotonde.games.tiles.board import BOARD, RAIL, ROAD
from rotonde.games.tiles.events import PiecePlaced
from rotonde.games.tiles.names import drawing, hall, objective, piece, sides, signed, tile
from rotonde.games.tiles.notation import NOTATION
from rotonde.games.tiles.preview import (
    Lay,
    Outlook,
    consequence,
    finish_label,
    laid,
    left_to_score,
    outlook_of,
)
from rotonde.games.tiles.rules import deciding
from rotonde.games.tiles.rules.columns import bonus_of
from rotonde.games.tiles.state import CONSTANTS, ROUNDS, State, open_step
from rotonde.games.tiles.steps import (
    AnyStep,
    ChoosingColumn,
    ChoosingStartTile,
    Laying,
    PlacingPieces,
)
from rotonde.kernel.ids import Seat, Thing
from rotonde.kernel.menu import Choice, Group, Menu, Pace, Pick, groups_of, rated
from rotonde.kernel.text import Fact, Named, Text

START, COLUMNS, LAY, OBJECTIVES = "start", "columns", "lay", "objectives"
REJECT, PIECES, FINISH = "reject", "pieces", "finish"

GROUPS: Final = tuple(
    Group(id, Text(f"group-{id}"), standing=id == REJECT)
    for id in (START, COLUMNS, LAY, OBJECTIVES, REJECT, PIECES, FINISH)
)
"""All groups, in the order of the prompt; a tile can be rejected beside whatever else is asked."""

Kinds = frozenset[type[AnyAction]]
"""The kinds of actions that are offered."""


def menu(state: State, seat: Seat) -> Menu | None:
    """The legal actions of a seat for people; None when it has nothing to decide."""
    step = open_step(state, seat)
    if step is None:
        return None
    actions = deciding.legal(state, seat)
    look = outlook_of(state, seat)
    choices = tuple(choice(look, action) for action in actions)
    kinds = frozenset(map(type, actions))
    return Menu(
        prompt=prompt(step, kinds),
        groups=groups_of(choices, GROUPS),
        choices=choices,
        over=over(state, step),
        pace=pace(state, step),
        hint=hint(state, step, kinds),
        picks=tuple(map(cell_pick, cells(choices))),
        picked=picked(step, choices),
    )


def cells(choices: tuple[Choice, ...]) -> list[Thing]:
    """The cells on which tiles can be laid, each once."""
    lays = (each.things[1] for each in choices if isinstance(each.action, Lay))
    return list(dict.fromkeys(lays))


def cell_pick(cell: Thing) -> Pick:
    """A cell that stands for all the ways in which tiles can lie on it."""
    return Pick(cell, Text("label-cell", {"cell": things.spelt(cell)[1]}))


def picked(step: AnyStep, choices: tuple[Choice, ...]) -> tuple[Thing, ...]:
    """The first tile of the hand that fits anywhere is picked up by itself."""
    if not isinstance(step, Laying):
        return ()
    fitting = {each.things[0] for each in choices if isinstance(each.action, Lay)}
    wanted = [*map(things.in_hand, step.hand), *sorted(fitting)]
    return next(((thing,) for thing in wanted if thing in fitting), ())


# --- what is asked --------------------------------------------------------------------------------


def prompt(step: AnyStep, kinds: Kinds) -> Text:
    """The question in one sentence."""
    match step:
        case ChoosingStartTile():
            return Text("prompt-start")
        case ChoosingColumn():
            return Text("prompt-column")
        case Laying():
            return laying_prompt(step, kinds)
        case PlacingPieces():
            return Text("prompt-pieces" if PlacePiece in kinds else "prompt-finish")
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
            return Text("over-pieces", {"tokens": len(step.halls)})
        case _:
            assert_never(step)


def over_laying(step: Laying, tile: Pace | None) -> Text:
    """Which tile of the column this is, or that all of them lie."""
    if tile is None:
        return Text("over-objective" if step.objective_due else "over-laid")
    return Text("over-laying", {"number": tile.number, "all": tile.of})


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


# --- what is offered ------------------------------------------------------------------------------


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
    stars = column.stars + bonus_of(look.state, action.column).stars
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-column", {"column": action.column}),
        group=COLUMNS,
        things=(things.column(action.column),),
        detail=Text("detail-column", {"tiles": len(column.tiles), "stars": stars}),
    )


def lay_choice(look: Outlook, action: Lay) -> Choice:
    """A tile on a cell, one way round, with what it changes."""
    return worth_lay(action, look.worth_of(action))


@lru_cache(maxsize=1 << 13)
def worth_lay(action: Lay, total: int) -> Choice:
    """What it changes differs from table to table, but not often."""
    return rated(bare_lay(action), signed(total), total)


@lru_cache(maxsize=1 << 13)
def bare_lay(action: Lay) -> Choice:
    """A tile on a cell, one way round; it looks the same at every table, and is made once."""
    tile_id, cell = laid(action)
    mine = isinstance(action, LayTile)
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=lay_label(action),
        group=LAY if mine else OBJECTIVES,
        things=(
            things.in_hand(tile_id) if mine else things.objective(tile_id),
            things.cell(cell),
            things.turn(action.orientation),
        ),
    )


def lay_label(action: Lay) -> Text:
    """The cell, the tile, and where its tracks lead."""
    if isinstance(action, LayTile):
        tracks = tracks_of(action.tile, tile(action.tile), action.orientation)
    else:
        tracks = tracks_of(action.kind, objective(action.kind), action.orientation)
    return Text(tracks.id, {"cell": action.cell, **tracks.facts})


@cache
def tracks_of(tile_id: str, name: Named, orientation: int) -> Text:
    """A tile, one way round, and where its tracks lead: the same on every cell."""
    facts: dict[str, Fact] = {"tile": name}
    codes = BOARD.faces[BOARD.face_numbers[tile_id, orientation]].sides
    if RAIL in codes:
        facts["rails"] = sides(codes, RAIL)
    if ROAD in codes:
        facts["roads"] = sides(codes, ROAD)
    both = RAIL in codes and ROAD in codes
    return Text(f"label-lay-{'both' if both else 'rail' if RAIL in codes else 'road'}", facts)


def reject_choice(look: Outlook, action: RejectTile) -> Choice:
    """A tile put aside. No thing stands for it: a click on a tile of the hand takes it up."""
    left = CONSTANTS.rejections_per_player - len(look.area.rejected) - 1
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-reject", {"tile": tile(action.tile)}),
        group=REJECT,
        detail=Text("detail-reject", {"left": left}),
    )


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
    """A piece on a slot, by the token of a hall or for a star."""
    placed = consequence(look.state, look.seat, action).events[0]
    assert isinstance(placed, PiecePlaced)
    gain = signed(placed.points)
    name = piece(placed.kind, "-title")
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text(
            "label-piece-star" if action.by == "star" else "label-piece",
            {"cell": action.cell, "piece": name, "hall": hall(action.hall)},
        ),
        group=PIECES,
        things=(
            things.slot(action.cell, action.slot),
            things.token(action.hall),
            things.means(action.by),
        ),
        detail=gain,
        badge=gain,
        worth=placed.points,
    )


def finish_choice(action: FinishLaying | FinishPieces) -> Choice:
    """The end of a step."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=finish_label(action),
        group=FINISH,
    )
