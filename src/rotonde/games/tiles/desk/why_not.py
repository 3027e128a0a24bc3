"""The answer to a click on what is not offered: what `check` says of the order it would be.

Pure. Asks the rules; where the order belongs to another step, says what has to be decided first.
`cell:N13` may be followed by a tile and an orientation, as in `cell:N13:V54:2`, to ask about these.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, assert_never

from rotonde.games.tiles.actions import (
    AnyAction,
    By,
    CellName,
    ChooseColumn,
    ChooseStartTile,
    LayObjective,
    LayTile,
    ObjectiveId,
    PlacePiece,
    TileId,
)
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.names import asked, drawing, hall, objective, piece, wanted
from rotonde.games.tiles.reasons import (
    CELL_ASKS_FOR_OTHER,
    COLUMN_FIRST,
    IS_OFFERED,
    LAYING_FIRST,
    NO_SUCH_COLUMN,
    NO_TOKEN_FOR_KIND,
    OBJECTIVE_FITS_NOWHERE,
    PIECES_NOW,
    SIDES_DIFFERENT,
    STARS_SPENT,
    START_FIRST,
    TILE_DOES_NOT_FIT,
    TILE_FITS_NOWHERE,
    TILE_NOT_IN_HAND,
    TOKEN_LIKE_LEFT,
    TOKEN_USED,
    TOKEN_WAITS,
    TOKEN_WITHOUT_SLOT,
    TOKENS_SPENT,
)
from rotonde.games.tiles.rules import laying, pieces
from rotonde.games.tiles.rules.decisions import DECISIONS
from rotonde.games.tiles.state import HALLS, State, open_step
from rotonde.games.tiles.steps import (
    AnyStep,
    ChoosingColumn,
    ChoosingStartTile,
    Laying,
    PlacingPieces,
)
from rotonde.games.tiles.things import spelt
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import NOT_NOW, Refusal
from rotonde.kernel.law.step import not_asked
from rotonde.kernel.law.text import Fact

Lay = LayTile | LayObjective
Words = tuple[str, ...]
"""The words of a thing after its kind."""

BY: Final[tuple[By, ...]] = ("token", "star")
WAITING: Final = "waiting"
LONGEST: Final = 40
"""No thing has a longer name; what is longer is cut, so that it can be said."""
COMPASS: Final = ("north", "east", "south", "west")


def why_not(state: State, seat: Seat | None, thing: Thing) -> Refusal:
    """Why `seat` cannot choose this thing now. Answers anything, and never raises."""
    step = None if seat is None else open_step(state, seat)
    if step is None:
        return not_asked(state.steps)
    kind, *words = spelt(Thing(thing[:LONGEST]))
    answer = ANSWERS.get(kind)
    if answer is None or not all(words) or not words:
        return NOT_NOW()
    refusal = answer(state, step, tuple(words))
    return first_this(step) if refusal.code == NOT_NOW.code else refusal


def first_this(step: AnyStep) -> Refusal:
    """What has to be decided before anything else."""
    match step:
        case ChoosingStartTile():
            return START_FIRST()
        case ChoosingColumn():
            return COLUMN_FIRST()
        case Laying():
            return LAYING_FIRST(tiles=len(step.hand))
        case PlacingPieces():
            return PIECES_NOW()
        case _:
            assert_never(step)


def number(word: str) -> int | None:
    """A small number in a word; None for any other word."""
    return int(word) if word.isdecimal() and len(word) == 1 else None


def asked_for(state: State, step: AnyStep, action: AnyAction) -> Refusal:
    """What the rules say of an order."""
    return DECISIONS.check(state, step.seat, action) or IS_OFFERED()


# --- starting tiles and columns -------------------------------------------------------------------


def start(state: State, step: AnyStep, words: Words) -> Refusal:
    """A tile among those to start with."""
    return asked_for(state, step, ChooseStartTile(TileId(words[0])))


def column(state: State, step: AnyStep, words: Words) -> Refusal:
    """A column, by its number."""
    chosen = number(words[0])
    if chosen is None:
        return NO_SUCH_COLUMN(column=words[0], columns=len(state.columns))
    return asked_for(state, step, ChooseColumn(chosen))


# --- tiles of the hand and cells ------------------------------------------------------------------


def hand(state: State, step: AnyStep, words: Words) -> Refusal:
    """A tile of the hand: it is offered where it fits anywhere."""
    name = TileId(words[0])
    if not isinstance(step, Laying):
        return NOT_NOW()
    if name not in step.hand:
        return TILE_NOT_IN_HAND(tile=name)
    if laying.fits_somewhere(state.areas[step.seat].map, (name,)):
        return IS_OFFERED()
    return TILE_FITS_NOWHERE(tile=drawing(name))


def objective_tile(state: State, step: AnyStep, words: Words) -> Refusal:
    """An objective tile, held and due or not."""
    kind = ObjectiveId(words[0])
    if not isinstance(step, Laying):
        return NOT_NOW()
    area = state.areas[step.seat]
    refusal = laying.check_held(area, step, kind)
    if refusal is not None:
        return refusal
    if laying.fits_somewhere(area.map, (kind,)):
        return IS_OFFERED()
    if laying.fits_somewhere(area.map, area.objectives) or step.hand:
        return OBJECTIVE_FITS_NOWHERE(objective=objective(kind))
    return IS_OFFERED()  # TIL-73: it may be given up


def cell(state: State, step: AnyStep, words: Words) -> Refusal:
    """A cell of the own map, for one tile or for all that could be laid."""
    if isinstance(step, PlacingPieces):
        return slot(state, step, (words[0], "0"))
    if not isinstance(step, Laying) or not (step.hand or step.objective_due):
        return NOT_NOW()
    refusals = [DECISIONS.check(state, step.seat, order) for order in lays(state, step, words)]
    if None in refusals:
        return IS_OFFERED()
    found = [refusal for refusal in refusals if refusal is not None]
    if len(found) == 1 or found[0].code != SIDES_DIFFERENT.code:
        return found[0]
    return misfit(state, step, words)


def lays(state: State, step: Laying, words: Words) -> Iterator[Lay]:
    """Every order that a click on a cell could mean."""
    place, *tile = words
    objectives = state.areas[step.seat].objectives if step.objective_due else ()
    names = tile[:1] or [*step.hand, *objectives]
    for name in names:
        for turn in orientations(name, tile[1:]):
            if name in BOARD.objectives:
                yield LayObjective(ObjectiveId(name), CellName(place), turn)
            else:
                yield LayTile(TileId(name), CellName(place), turn)


def orientations(name: str, wanted: list[str]) -> tuple[int, ...]:
    """The orientation that was asked about, or all of a tile; one stands for those of no tile."""
    turn = number(wanted[0]) if wanted else None
    if turn is not None:
        return (turn,)
    found = BOARD.numbers.get(name)
    return (0,) if found is None else BOARD.tiles[found].orientations


def misfit(state: State, step: Laying, words: Words) -> Refusal:
    """What the tiles around a cell ask for, where nothing fits (TIL-5)."""
    place, *tile = words
    need = state.areas[step.seat].map.layout.frontier[BOARD.cells[CellName(place)]]
    compass = zip(COMPASS, asked(need), strict=True)
    facts: dict[str, Fact] = {side: wanted(code) for side, code in compass}
    if not tile:
        return CELL_ASKS_FOR_OTHER(cell=place, **facts)
    name = tile[0]
    known = objective(ObjectiveId(name)) if name in BOARD.objectives else drawing(TileId(name))
    return TILE_DOES_NOT_FIT(tile=known, cell=place, **facts)


# --- slots and tokens -----------------------------------------------------------------------------


def slot(state: State, step: AnyStep, words: Words) -> Refusal:
    """A slot of the own map, by whatever token could still be used."""
    which = number(words[1]) if len(words) > 1 else None
    if not isinstance(step, PlacingPieces) or which is None:
        return NOT_NOW()
    if not step.halls:
        return TOKENS_SPENT()
    orders = [PlacePiece(h, by, CellName(words[0]), which) for h in step.halls for by in BY]
    refusals = [DECISIONS.check(state, step.seat, order) for order in orders]
    if None in refusals:
        return IS_OFFERED()
    return unserved(state, step, orders[0], [each for each in refusals if each is not None])


def unserved(state: State, step: PlacingPieces, order: PlacePiece, found: list[Refusal]) -> Refusal:
    """Why no token serves a slot; where a star would, that there is none (TIL-55)."""
    if STARS_SPENT.code not in {refusal.code for refusal in found}:
        return found[0]
    layout = state.areas[step.seat].map.layout
    kind = layout.slots[BOARD.cells[order.cell], order.slot].kind
    return NO_TOKEN_FOR_KIND(cell=order.cell, piece=piece(kind))


def token(state: State, step: AnyStep, words: Words) -> Refusal:
    """The token of a hall, or that of the waiting room."""
    if words[0] == WAITING:
        return TOKEN_WAITS()
    which = next((each for each in HALLS if each == words[0]), None)
    if which is None or not isinstance(step, PlacingPieces):
        return NOT_NOW()
    if which not in step.halls:
        return TOKEN_USED(hall=hall(which))
    if which not in pieces.offered_halls(state, step):
        return TOKEN_LIKE_LEFT()
    offered = pieces.legal_pieces(state, step)
    if any(isinstance(each, PlacePiece) and each.hall == which for each in offered):
        return IS_OFFERED()
    return TOKEN_WITHOUT_SLOT(hall=hall(which))


ANSWERS: Final[Mapping[str, Callable[[State, AnyStep, Words], Refusal]]] = {
    "start": start,
    "column": column,
    "hand": hand,
    "cell": cell,
    "objective": objective_tile,
    "slot": slot,
    "token": token,
}
"""Who answers for each kind of thing."""
