"""Laying as people meet it: tiles of the hand, rejections and objective tiles."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, assert_never

from msgspec.structs import replace

from rotonde.games.tiles import actions, names, reasons, things
from rotonde.games.tiles import events as past
from rotonde.games.tiles.board import BOARD, CODES, Need
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.components import ObjectiveId, TileId
from rotonde.games.tiles.desk import laying_cards, tiles_explained
from rotonde.games.tiles.desk.choices import offer
from rotonde.games.tiles.desk.lays import lay_choice
from rotonde.games.tiles.desk.outlook import Outlook, outlook_of
from rotonde.games.tiles.desk.pieces import slot_meant
from rotonde.games.tiles.rules import laying as law
from rotonde.games.tiles.rules.decisions import DECISIONS
from rotonde.games.tiles.state import State
from rotonde.games.tiles.steps import AnyStep, Laying, PlacingPieces
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.desk.log import consequence, did, silent
from rotonde.kernel.desk.menu import Choice, Pace, Pick
from rotonde.kernel.desk.pointed import no_card
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.refusal import NOT_NOW, Refusal
from rotonde.kernel.law.text import LogLine, Named, Text
from rotonde.kernel.law.thing import words_of

LETTERS: Final = {code: letter for letter, code in CODES.items()}
WAYS: Final = Text("pick-ways")
"""Said in the place of their number, which would read as a gain beside cells with one way."""

# --- the question ---------------------------------------------------------------------------------


def ask_laying(state: State, step: Laying) -> Asked:
    """The tiles still to be laid; the first one that fits is in the hand already."""
    area = state.areas[step.seat]
    fitting = (
        thing for tile, thing in tiles_in_hand(state, step) if law.fits_somewhere(area.map, (tile,))
    )
    first = next(fitting, None)
    pace = pace_of(state, step)
    return Asked(
        prompt(step, can_lay=first is not None),
        context=context(step, pace),
        hint=other_things_hint(state, step, can_lay=first is not None),
        pace=pace,
        picked=() if first is None else (first,),
    )


def tiles_in_hand(state: State, step: Laying) -> Iterator[tuple[str, Thing]]:
    """The tiles that may be laid: those of the hand, then objective tiles where one is due."""
    yield from ((tile, things.hand(tile)) for tile in step.hand)
    if step.objective_due:
        objectives = sorted(state.areas[step.seat].objectives)
        yield from ((kind, things.objective(kind)) for kind in objectives)


def prompt(step: Laying, *, can_lay: bool) -> Text:
    """The tiles that are still to be laid."""
    if len(step.hand) == 1 and not step.objective_due:
        return Text("prompt-lay-one", {"tile": names.tile_drawing(step.hand[0], "-the")})
    if step.hand:
        return Text("prompt-lay", {"tiles": len(step.hand)})
    if not step.objective_due:
        return Text("prompt-done")
    return Text("prompt-lay-objective" if can_lay else "prompt-discard")


def context(step: Laying, tile: Pace | None) -> Text:
    """The number of the tile in its column, or that all of them lie."""
    if tile is None:
        return Text("over-objective" if step.objective_due else "over-laid")
    return Text("over-laying", {"number": tile.number, "all": tile.of})


def pace_of(state: State, step: Laying) -> Pace | None:
    """The number of the tile that is laid."""
    if not step.hand:
        return None
    taken = next(len(each.taken) for each in state.columns if each.taken_by == step.seat)
    return Pace(taken - len(step.hand) + 1, taken)


def other_things_hint(state: State, step: Laying, *, can_lay: bool) -> Text:
    """The other things that may, or must, be done with tiles."""
    if step.objective_due:
        return Text("hint-objective" if can_lay else "hint-discard")
    if not step.hand:
        return Text("hint-done")
    return Text("hint-laying", {"rejections": law.rejections_left(state.areas[step.seat])})


# --- the choices ----------------------------------------------------------------------------------


def offer_layings(state: State, step: Laying) -> Offer:
    """Every tile on every cell, then what else may be done with tiles."""
    look = outlook_of(state, step.seat)
    choices = tuple([choice(look, action) for action in law.legal_layings(state, step)])
    lays = [each.things for each in choices if isinstance(each.action, actions.Lay)]
    tiles = dict.fromkeys([tile for tile, _, _ in lays])
    cells = dict.fromkeys([cell for _, cell, _ in lays])
    return Offer(choices, picks=(*map(tile_pick, tiles), *map(cell_pick, cells)))


def choice(look: Outlook, action: law.AnyLaying) -> Choice:
    """One way to deal with a tile."""
    match action:
        case actions.LayTile() | actions.LayObjective():
            return lay_choice(action, look.worth_of(action))
        case actions.RejectTile():
            return rejection(action, law.rejections_left(look.area))
        case actions.DiscardObjective():
            return discard_choice(action)
        case actions.FinishLaying():
            return offer(action, "finish", Text("label-done"))
        case _:
            assert_never(action)


@cache
def rejection(action: actions.RejectTile, left: int) -> Choice:
    """A tile put aside, one of those `left`. No thing stands for it: a click on a tile of the hand
    takes it up."""
    label, detail = Text("label-reject", {"tile": names.tile(action.tile)}), {"left": left}
    return offer(action, "reject", label, detail=Text("detail-reject", detail))


@cache
def discard_choice(action: actions.DiscardObjective) -> Choice:
    """An objective tile that is given up."""
    label = Text("label-discard", {"tile": names.objective(action.kind, "-the")})
    return offer(action, "objectives", label, things.objective(action.kind))


@cache
def tile_pick(thing: Thing) -> Pick:
    """A tile of the hand, which is taken up before it is laid, also where it fits in one way."""
    return Pick(thing, Text("label-start", {"tile": names.tile(words_of(thing)[0])}), holds=True)


@lru_cache(maxsize=1 << 10)
def cell_pick(thing: Thing) -> Pick:
    """A cell that stands for all the ways in which tiles can lie on it."""
    return Pick(thing, Text("label-cell", {"cell": words_of(thing)[0]}), counted=WAYS)


# --- clicks ---------------------------------------------------------------------------------------


def tile_meant(state: State, step: AnyStep, words: Words) -> Meant:
    """A tile of the hand: it is offered where it fits anywhere."""
    if not words:
        return None
    if not isinstance(step, Laying):
        return NOT_NOW()
    tile = TileId(words[0])
    if tile not in step.hand:
        return reasons.TILE_NOT_IN_HAND(tile=tile)
    if law.fits_somewhere(state.areas[step.seat].map, (tile,)):
        return reasons.IS_OFFERED()
    return reasons.TILE_FITS_NOWHERE(tile=names.tile_drawing(tile))


def objective_meant(state: State, step: AnyStep, words: Words) -> Meant:
    """An objective tile, held and due or not."""
    if not words:
        return None
    if not isinstance(step, Laying):
        return NOT_NOW()
    kind, area = ObjectiveId(words[0]), state.areas[step.seat]
    refusal = law.objective_refusal(area, step, kind)
    if refusal is not None:
        return refusal
    if not law.fits_somewhere(area.map, (kind,)) and (
        step.hand or law.fits_somewhere(area.map, area.objectives)
    ):
        return reasons.OBJECTIVE_FITS_NOWHERE(objective=names.objective(kind))
    return reasons.IS_OFFERED()  # TIL-73: where none fits, it may be given up


def cell_meant(state: State, step: AnyStep, words: Words) -> Meant:
    """A cell of the own map; `cell:N13:V54:2` asks about one tile, one way round."""
    if not words:
        return None
    if isinstance(step, PlacingPieces):
        return slot_meant(state, step, (words[0], "0"))
    if not isinstance(step, Laying) or not (step.hand or step.objective_due):
        return NOT_NOW()
    refusals = [DECISIONS.check(state, step.seat, order) for order in lays(state, step, words)]
    if None in refusals:
        return reasons.IS_OFFERED()
    found = [refusal for refusal in refusals if refusal is not None]
    if found[0].code != reasons.SIDES_DIFFERENT.code:
        return found[0]
    refusal = found[0] if len(found) == 1 else misfit(state, step, words)
    return replace(refusal, obstacles=tuple(sides_asked(need_of(state, step, words[0]), words[0])))


def lays(state: State, step: Laying, words: Words) -> Iterator[actions.Lay]:
    """Every order that a click on a cell could mean."""
    place, *tile = words
    objectives = state.areas[step.seat].objectives if step.objective_due else ()
    for name in tile[:1] or [*step.hand, *objectives]:
        for turn in orientations(name, tile[1:]):
            if name in BOARD.objectives:
                yield actions.LayObjective(ObjectiveId(name), CellName(place), turn)
            else:
                yield actions.LayTile(TileId(name), CellName(place), turn)


def orientations(name: str, wanted: list[str]) -> tuple[int, ...]:
    """The orientation that was asked about, or all of a tile; one stands for those of no tile."""
    turn = things.number(wanted[0]) if wanted else None
    if turn is not None:
        return (turn,)
    found = BOARD.numbers.get(name)
    return (0,) if found is None else BOARD.tiles[found].orientations


def misfit(state: State, step: Laying, words: Words) -> Refusal:
    """The tracks that the tiles around a cell ask for, where nothing fits (TIL-5)."""
    place, *tile = words
    wanted = names.tracks_wanted(need_of(state, step, place))
    if not tile:
        return reasons.CELL_ASKS_FOR_OTHER(cell=place, **wanted)
    return reasons.TILE_DOES_NOT_FIT(tile=names.tile_drawing(tile[0]), cell=place, **wanted)


def need_of(state: State, step: Laying, place: str) -> Need:
    """The demand of the tiles around a cell beside the map."""
    return state.areas[step.seat].map.layout.frontier[BOARD.cells[CellName(place)]]


def sides_asked(need: Need, place: str) -> Iterator[Thing]:
    """The sides of a cell that have a neighbour, for a board that draws what is asked for."""
    for side in range(len(names.COMPASS)):
        if code := need >> 2 * side & 3:
            yield things.side(place, side, LETTERS[code])


# --- the log --------------------------------------------------------------------------------------


def line_of_tile(event: past.TileLaid) -> LogLine:
    return line_of_laying(event, names.tile_drawing(event.tile, "-a"))


def line_of_objective(event: past.ObjectiveLaid) -> LogLine:
    return line_of_laying(event, names.objective(event.kind, "-the"))


def line_of_laying(event: past.TileLaid | past.ObjectiveLaid, tile: Named) -> LogLine:
    at = (things.laid(event.seat, event.cell),)
    return did(event.seat, "log-lays", at=at, tile=tile, cell=event.cell)


def line_of_rejection(event: past.TileRejected) -> LogLine:
    tile = names.tile_drawing(event.tile, "-a")
    at = (things.seat(event.seat),)
    return did(event.seat, "log-rejects", at=at, tile=tile, used=event.used, most=event.most)


def line_of_discarded(event: past.TilesDiscarded) -> LogLine:
    tiles = names.list_facts(names.tile_drawing(tile, "-a") for tile in event.tiles)
    at = (things.seat(event.seat),)
    return consequence(f"log-discarded-{len(event.tiles)}", at=at, **tiles)


def line_of_discarding(event: past.ObjectiveDiscarded) -> LogLine:
    at = (things.seat(event.seat),)
    tile = names.objective(event.kind, "-the")
    return did(event.seat, "log-objective-discarded", at=at, tile=tile)


CHAPTER: Final = DeskChapter(
    questions=(
        Question(
            Laying,
            ask_laying,
            offer_layings,
            first=lambda _state, step: reasons.LAYING_FIRST(tiles=len(step.hand)),
        ),
    ),
    cards={
        actions.LayTile: laying_cards.lay_card,
        actions.LayObjective: laying_cards.lay_card,
        actions.RejectTile: laying_cards.reject_card,
        actions.DiscardObjective: no_card,
        actions.FinishLaying: laying_cards.done_card,
    },
    clicks={"hand": tile_meant, "objective": objective_meant, "cell": cell_meant},
    about=tiles_explained.ABOUT,
    lines={
        past.TileLaid: line_of_tile,
        past.ObjectiveLaid: line_of_objective,
        past.TileRejected: line_of_rejection,
        past.TilesDiscarded: line_of_discarded,
        past.ObjectiveDiscarded: line_of_discarding,
        past.LayingFinished: silent,
    },
)
