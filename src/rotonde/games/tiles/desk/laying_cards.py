"""Cards of a laid, rejected or last tile: what it changes on the map."""

from collections.abc import Iterator

from rotonde.games.tiles import actions, names, things
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.desk.ending import end_remarks
from rotonde.games.tiles.desk.outlook import Change, discard_remarks
from rotonde.games.tiles.desk.signs import CitySign
from rotonde.games.tiles.rules import laying as law
from rotonde.games.tiles.scoring import points
from rotonde.games.tiles.scoring.ground import cities
from rotonde.games.tiles.state import State
from rotonde.kernel.desk.menu import Preview, PreviewRow
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.law.text import Fact, Text
from rotonde.railway.bitset import members


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
