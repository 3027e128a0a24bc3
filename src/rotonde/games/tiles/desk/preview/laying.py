"""The card of a tile on a cell."""

from collections.abc import Iterator

from rotonde.games.tiles import things
from rotonde.games.tiles.actions import (
    LayObjective,
    LayTile,
)
from rotonde.games.tiles.board import BOARD, CellName, Face
from rotonde.games.tiles.desk.preview.outlook import (
    Change,
    Lay,
    Outlook,
    broken,
    consequence,
    discarded,
    from_to,
    objective_rows,
)
from rotonde.games.tiles.names import (
    drawing,
    objective,
    piece,
)
from rotonde.games.tiles.rules.decisions import DECISIONS
from rotonde.games.tiles.scoring import points
from rotonde.games.tiles.scoring.ground import cities
from rotonde.games.tiles.state import State
from rotonde.kernel.desk.menu import Preview, PreviewRow, WordSign
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Text
from rotonde.railway.bitset import members


def laid(action: Lay) -> tuple[str, CellName]:
    """Which tile goes where."""
    return (action.tile if isinstance(action, LayTile) else action.kind), action.cell


def ways(state: State, seat: Seat, action: Lay) -> int:
    """In how many ways this tile fits this cell."""
    lays = (each for each in DECISIONS.legal(state, seat) if isinstance(each, Lay))
    return sum(laid(each) == laid(action) for each in lays)


def laying(look: Outlook, action: Lay) -> Change:
    """A tile laid, held against the area before it."""
    return Change(look, consequence(look.state, look.seat, action))


def lay_card(change: Change, action: Lay, ways: int) -> Preview:
    """The card of a tile on a cell, lying one of the `ways` in which it fits."""
    name = drawing(action.tile) if isinstance(action, LayTile) else objective(action.kind)
    return Preview(
        title=Text("preview-lay", {"tile": name, "cell": action.cell}),
        rows=(*ground_rows(change), *objective_rows(change), *slot_rows(change)),
        totals=change.totals,
        remarks=(
            *conditions(action),
            Text("remark-ways", {"ways": ways}),
            *discarded(change.events),
            *broken(change),
        ),
        signs=tuple(city_signs(change)),
        doubt=next(broken(change), None),
    )


def city_signs(change: Change) -> Iterator[WordSign]:
    """The cells of the city that the tile makes or enlarges (TIL-81)."""
    ground = change.area.map
    laid = 1 << (len(ground.cells) - 1)
    for city in cities(ground):
        if city & laid:
            yield from (
                WordSign(things.cell(BOARD.names[ground.cells[tile]]), "city")
                for tile in members(city)
            )


def conditions(action: Lay) -> Iterator[Text]:
    """What an objective tile asks for (TIL-90 to TIL-96)."""
    if isinstance(action, LayObjective):
        yield Text(f"objective-{action.kind}-condition")


def ground_rows(change: Change) -> Iterator[PreviewRow]:
    """Cities, rectangle and dead ends (TIL-81 to TIL-85)."""
    before, after = change.look.area.map.layout, change.area.map.layout
    if laid_face(change).urban:
        town = next(t for t in after.towns if t >> len(before.at) & 1).bit_count()
        yield change.row("preview-cities", Text("preview-together", {"tiles": town}), "cities")
    if after.rectangle is not None:
        size: dict[str, Fact] = {"width": after.rectangle.width, "height": after.rectangle.height}
        yield change.row("preview-rectangle", Text("preview-size", size), "rectangle")
    yield change.row("preview-dead-ends", from_to(before.dead_ends, after.dead_ends), "dead_ends")


def laid_face(change: Change) -> Face:
    """The tile that was laid, as it lies."""
    return BOARD.faces[change.area.map.faces[-1]]


def slot_rows(change: Change) -> Iterator[PreviewRow]:
    """What pieces could score on the slots of the tile."""
    state, area = change.state, change.area
    own = (s for s in area.map.layout.slots.values() if s.cell == area.map.cells[-1])
    for slot in own:
        here = points.worth(points.connected(area, slot, state.challenge))
        worth: dict[str, Fact] = {"piece": piece(slot.kind), "points": here}
        yield PreviewRow(Text("preview-slot"), Text("preview-slot-worth", worth))
