"""Laying as people meet it: tiles of the hand, rejections and objective tiles."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Final, assert_never

from rotonde.games.tiles import actions, names, reasons, things
from rotonde.games.tiles import events as past
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.components import ObjectiveId, TileId
from rotonde.games.tiles.desk.choices import offer
from rotonde.games.tiles.desk.ending import end_remarks
from rotonde.games.tiles.desk.lays import lay_choice
from rotonde.games.tiles.desk.outlook import Change, Outlook, discard_remarks, outlook_of
from rotonde.games.tiles.desk.pieces import desk_of, slot_meant, slot_words
from rotonde.games.tiles.desk.signs import CitySign
from rotonde.games.tiles.rules import laying as law
from rotonde.games.tiles.rules.decisions import DECISIONS
from rotonde.games.tiles.scoring import points
from rotonde.games.tiles.scoring.ground import cities
from rotonde.games.tiles.state import State
from rotonde.games.tiles.steps import AnyStep, Laying, PlacingPieces
from rotonde.games.tiles.view import View, shapes
from rotonde.kernel.desk.about import About, among, item_named, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.desk.log import consequence, did, silent
from rotonde.kernel.desk.menu import Choice, Pace, Pick, Preview, PreviewRow
from rotonde.kernel.desk.pointed import Pointed, no_card
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.refusal import NOT_NOW, Refusal
from rotonde.kernel.law.text import Fact, LogLine, Named, Text
from rotonde.kernel.law.thing import words_of
from rotonde.railway.bitset import members
from rotonde.railway.squares import OPPOSITE, Square

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


# --- cards ----------------------------------------------------------------------------------------


def lay_card(pointed: Pointed[State, actions.Lay]) -> Preview:
    """The changes that a tile makes on the map."""
    change, action = Change(pointed), pointed.action
    return Preview(
        title=Text("preview-lay", {"tile": names.tile_drawing(action.tile), "cell": action.cell}),
        rows=(*ground_rows(change), *change.objective_rows(), *slot_rows(change)),
        totals=change.totals,
        remarks=(
            *conditions(action),
            Text("remark-ways", {"ways": law.ways_on_cell(change.before.map, action)}),
            *discard_remarks(change.events),
            *change.broken_constraints(),
        ),
        signs=tuple(city_signs(change)),
        doubt=next(change.broken_constraints(), None),
    )


def city_signs(change: Change) -> Iterator[CitySign]:
    """The cells of the city that the tile makes or enlarges (TIL-81)."""
    ground = change.area.map
    laid = 1 << (len(ground.cells) - 1)
    for city in cities(ground):
        if city & laid:
            places = (ground.cells[tile] for tile in members(city))
            yield from (CitySign(things.cell(BOARD.names[place])) for place in places)


def conditions(action: actions.Lay) -> Iterator[Text]:
    """The condition of an objective tile (TIL-90 to TIL-96)."""
    if isinstance(action, actions.LayObjective):
        yield Text(f"objective-{action.kind}-condition")


def ground_rows(change: Change) -> Iterator[PreviewRow]:
    """Cities, rectangle and dead ends (TIL-81 to TIL-85)."""
    before, after = change.before.map.layout, change.area.map.layout
    if BOARD.faces[change.area.map.faces[-1]].urban:
        town = next(t for t in after.towns if t >> len(before.at) & 1).bit_count()
        yield change.row("preview-cities", Text("preview-together", {"tiles": town}), "cities")
    if after.rectangle is not None:
        size: dict[str, Fact] = {"width": after.rectangle.width, "height": after.rectangle.height}
        yield change.row("preview-rectangle", Text("preview-size", size), "rectangle")
    ends = names.from_to(before.dead_ends, after.dead_ends)
    yield change.row("preview-dead-ends", ends, "dead_ends")


def slot_rows(change: Change) -> Iterator[PreviewRow]:
    """The points of pieces on the slots of the tile."""
    area = change.area
    own = (slot for slot in area.map.layout.slots.values() if slot.cell == area.map.cells[-1])
    for slot in own:
        here = points.worth_on(area, slot, change.state.challenge)
        worth: dict[str, Fact] = {"piece": names.piece(slot.kind), "points": here}
        yield PreviewRow(Text("preview-slot"), Text("preview-slot-worth", worth))


def reject_card(pointed: Pointed[State, actions.RejectTile]) -> Preview | None:
    """The tiles that a rejection makes impossible, if any."""
    remarks = tuple(discard_remarks(pointed.turn.events))
    title = Text("preview-reject", {"tile": names.tile(pointed.action.tile)})
    return Preview(title=title, remarks=remarks) if remarks else None


def done_card(pointed: Pointed[State, actions.FinishLaying]) -> Preview | None:
    """The end of the round or the game, where the confirmation brings it."""
    remarks = tuple(end_remarks(pointed.turn))
    return Preview(title=Text("label-done"), remarks=remarks) if remarks else None


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
    if len(found) == 1 or found[0].code != reasons.SIDES_DIFFERENT.code:
        return found[0]
    return misfit(state, step, words)


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
    need = state.areas[step.seat].map.layout.frontier[BOARD.cells[CellName(place)]]
    wanted = names.tracks_wanted(need)
    if not tile:
        return reasons.CELL_ASKS_FOR_OTHER(cell=place, **wanted)
    return reasons.TILE_DOES_NOT_FIT(tile=names.tile_drawing(tile[0]), cell=place, **wanted)


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


def about_cell(view: View, cell: str, *tile: str) -> About | None:
    """A cell of the own map: the tile on it, or the track that its neighbours ask for (TIL-5)."""
    if cell not in BOARD.cells or not {*tile} <= {*BOARD.numbers}:
        return None
    laid = {each.cell: each for each in desk_of(view).map}
    here = laid.get(CellName(cell))
    if here is not None:
        return about_laid(here)
    asked = [(side, asked_by(laid, CellName(cell), side)) for side in range(len(names.COMPASS))]
    lines = rows(*(row(f"about-row-side-{side}", Text(f"asks-{code}")) for side, code in asked))
    return About(Text("label-cell", {"cell": cell}), "TIL-5", lines, Text("about-empty"))


def about_laid_tile(view: View, seat: str, cell: str) -> About | None:
    """A tile on the map of a seat (TIL-7)."""
    owner = item_named(view.seats, seat, "seat")
    found = None if owner is None else item_named(owner.map, cell, "cell")
    return None if found is None else about_laid(found)


def asked_by(laid: Mapping[CellName, shapes.LaidView], cell: CellName, side: int) -> int:
    """The demand of the neighbour over a side, as the need of a cell has it; 0 without one."""
    beyond = BOARD.names.get(Square(BOARD.cells[cell] + BOARD.steps[side]))
    neighbour = None if beyond is None else laid.get(beyond)
    if neighbour is None:
        return 0
    tile = str(neighbour.tile or neighbour.objective)
    face = BOARD.faces[BOARD.face_numbers[tile, neighbour.orientation]]
    return face.marks[OPPOSITE[side]][1] >> 2 * side & 3


def about_laid(laid: shapes.LaidView) -> About:
    """A tile that lies: its slots and their pieces."""
    tile = str(laid.tile or laid.objective)
    slots = (row(f"piece-{slot.kind}-title", slot_words(slot)) for slot in laid.slots)
    remark = Text("label-cell", {"cell": laid.cell})
    return About(names.text_of(names.tile(tile)), "TIL-7", rows(*slots), remark)


def about_tile(_view: View, tile: str) -> About | None:
    """A tile by itself: its drawing, its ground, the pieces it has slots for (TIL-2)."""
    number = BOARD.numbers.get(tile)
    if number is None:
        return None
    slots = [Text(f"piece-{slot.kind}") for slot in BOARD.tiles[number].slots]
    ways = Text("about-ways", {"ways": len(BOARD.tiles[number].orientations)})
    lines = rows(
        row("about-row-slots", *(slots or [Text("about-none")])), row("about-row-turns", ways)
    )
    return About(names.text_of(names.tile(tile)), "TIL-3", lines)


def about_objective(view: View, kind: str) -> About | None:
    """An objective tile: its condition, its points, and who fulfils it (TIL-86)."""
    known = among(BOARD.objectives, kind)
    if known is None:
        return None
    holders = [
        seat_named(seat.seat)
        for seat in view.seats
        if any(each.kind == known and each.holds for each in seat.figures.objectives)
    ]
    lines = rows(
        row("about-row-asks", Text(f"objective-{known}-condition")),
        row("about-row-worth", points_words(BOARD.tables.constants.objective_points)),
        row("about-row-holders", *holders),
    )
    return About(names.text_of(names.objective(known)), "TIL-86", lines)


def points_words(points: int) -> Text:
    return Text("about-points", {"points": points})


def about_turn(_view: View, orientation: str) -> About | None:
    """One way round for a tile (TIL-3)."""
    ways = {str(way) for tile in BOARD.tiles for way in tile.orientations}
    if orientation not in ways:
        return None
    return About(Text("about-way-round", {"number": orientation}), "TIL-3")


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
        actions.LayTile: lay_card,
        actions.LayObjective: lay_card,
        actions.RejectTile: reject_card,
        actions.DiscardObjective: no_card,
        actions.FinishLaying: done_card,
    },
    clicks={"hand": tile_meant, "objective": objective_meant, "cell": cell_meant},
    about={
        things.cell: about_cell,
        things.laid: about_laid_tile,
        things.cell_for_tile: about_cell,
        things.hand: about_tile,
        things.start: about_tile,
        things.objective: about_objective,
        things.turn: about_turn,
    },
    lines={
        past.TileLaid: line_of_tile,
        past.ObjectiveLaid: line_of_objective,
        past.TileRejected: line_of_rejection,
        past.TilesDiscarded: line_of_discarded,
        past.ObjectiveDiscarded: line_of_discarding,
        past.LayingFinished: silent,
    },
)
