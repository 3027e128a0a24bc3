"""Tiles, cells and objectives in words: their slots, their neighbours, their points."""

from collections.abc import Mapping
from typing import Final

from rotonde.games.tiles import names, things
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.desk.pieces import desk_of, slot_words
from rotonde.games.tiles.view import View, shapes
from rotonde.kernel.desk.about import About, Explaining, among, item_named, row, rows, seat_named
from rotonde.kernel.law.text import Text
from rotonde.railway.squares import OPPOSITE, Square


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


def about_side(view: View, cell: str, _number: str, _track: str) -> About | None:
    """A side of a cell: all that its cell is asked for."""
    return about_cell(view, cell)


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


ABOUT: Final[Explaining] = {
    things.cell: about_cell,
    things.side: about_side,
    things.laid: about_laid_tile,
    things.cell_for_tile: about_cell,
    things.hand: about_tile,
    things.start: about_tile,
    things.objective: about_objective,
    things.turn: about_turn,
}
