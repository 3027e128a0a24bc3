"""The map of one seat: the tiles it laid, and what follows from where they lie.

Pure. A map is the tiles in the order of laying. What follows from them is kept in a `Layout`, which
grows with each tile instead of being found anew. Sets are the bits of one int: a set of tiles has a
bit for each in the order of laying, a set of nodes two, its rail segment below its road segment.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from rotonde.games.tiles.areas import Rectangle, largest_rectangle, largest_with
from rotonde.games.tiles.board import BOARD, RAIL, ROAD, Face, Need
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.components import SIDES, On, PieceKind
from rotonde.games.tiles.graph import NodeSet
from rotonde.kernel.tools.derived import derived
from rotonde.railway.squares import Square

TileSet = int
"""A set of tiles of a map, one bit for each in the order of laying."""

Networks = tuple[NodeSet, ...]
"""Networks that share no node."""

NO_NODES: Final[NodeSet] = 0


class Slot(msgspec.Struct, frozen=True, gc=False):
    """A slot of a laid tile, and the nodes it is attached to (TIL-13)."""

    cell: Square
    number: int
    kind: PieceKind
    on: On
    nodes: NodeSet


class DeadEnd(msgspec.Struct, frozen=True, gc=False):
    """A rail or road that leads into the void (TIL-84)."""

    cell: Square
    side: int
    """0 for the north, then clockwise."""
    rail: bool


class Layout(msgspec.Struct, frozen=True, dict=True):
    """The consequences of the tiles of a map: frontier, networks, towns, slots."""

    at: Mapping[Square, int]
    """The tile on each occupied cell, in the order of laying."""
    frontier: Mapping[Square, Need]
    """The empty cells where a tile may be laid, and what the tiles around them ask for (TIL-5)."""
    rails: Networks = ()
    roads: Networks = ()
    full: Networks = ()
    """Networks of all tracks, joined in stations (TIL-12)."""
    towns: tuple[TileSet, ...] = ()
    """Groups of urban tiles that touch, whatever their size (TIL-81)."""
    stations: NodeSet = 0
    """The rail nodes of the station tiles."""
    slots: Mapping[tuple[Square, int], Slot] = {}
    """Every slot by its cell and its number on the tile."""
    dead_ends: int = 0
    """The number of rails and roads that lead into the void, side by side (TIL-84)."""
    rows: Mapping[int, int] = {}
    """The occupied columns of each row as the bits of an int; both count from the edge."""
    largest_before: Rectangle | None = None
    """The largest full rectangle without the last tile, if anybody asked for it."""

    @derived
    def places(self) -> tuple[tuple[CellName, Need], ...]:
        """The frontier by row, then column, with the names of its cells."""
        frontier, names = self.frontier, BOARD.names
        return tuple([(names[cell], frontier[cell]) for cell in sorted(frontier)])

    @derived
    def rectangle(self) -> Rectangle | None:
        """The largest full rectangle; None on an empty map (TIL-82)."""
        if self.largest_before is None:
            return largest_rectangle(self.rows)
        row, col = divmod([*self.at][-1], WIDTH)
        return largest_with(self.rows, self.largest_before, row, col)


class PlayerMap(msgspec.Struct, frozen=True, dict=True):
    """The tiles that a seat laid, in the order of laying."""

    cells: tuple[Square, ...] = ()
    faces: tuple[int, ...] = ()
    """The face that lies on each of `cells`."""

    @derived
    def layout(self) -> Layout:
        """The consequences of the tiles."""
        layout = BARE
        for cell, face in zip(self.cells, self.faces, strict=True):
            layout = layout_after(layout, cell, BOARD.faces[face])
        return layout

    @derived
    def dead_ends(self) -> tuple[DeadEnd, ...]:
        """Every rail and road that leads into the void, in the order of laying (TIL-84)."""
        at, faces = self.layout.at, BOARD.faces
        found = [
            DeadEnd(cell, side, rail)
            for cell, number in zip(self.cells, self.faces, strict=True)
            for side, step, rail in faces[number].ends
            if cell + step not in at
        ]
        return tuple(found)

    @derived
    def objectives(self) -> Mapping[str, int]:
        """The objective tiles on the map by their kind, as numbers of tiles."""
        tiles = (BOARD.tiles[BOARD.faces[number].tile] for number in self.faces)
        return {tile.id: n for n, tile in enumerate(tiles) if tile.archetype is None}

    @derived
    def links(self) -> tuple[NodeSet, ...]:
        """For each node, the nodes that track leads to (TIL-9)."""
        links: list[NodeSet] = []
        for cell, number in zip(self.cells, self.faces, strict=True):
            face = BOARD.faces[number]
            links.append(nodes_behind(self.layout.at, cell, face.rails))
            links.append(nodes_behind(self.layout.at, cell, face.roads) << 1)
        return tuple(links)

    @derived
    def transfers(self) -> tuple[NodeSet, ...]:
        """For each node, the other one of its tile where that is a station (TIL-11)."""
        transfers: list[NodeSet] = []
        for rail in range(0, 2 * len(self.cells), 2):
            station = self.layout.stations >> rail & 1
            transfers += (station << rail + 1, station << rail)
        return tuple(transfers)


TRACKS_ASKED: Final = tuple(
    sum((need >> 2 * side & 3) in (RAIL, ROAD) for side in range(len(SIDES)))
    for need in range(1 << 8)
)
"""The number of sides of which each need asks a track."""

WIDTH: Final = BOARD.squares.width

BARE: Final = Layout(at={}, frontier={BOARD.middle: 0})
"""An empty map: the first tile lies in the middle, any way (TIL-6)."""


def map_with(before: PlayerMap, cell: Square, face: int) -> PlayerMap:
    """The map with one more tile."""
    after = PlayerMap((*before.cells, cell), (*before.faces, face))
    # What `layout` would find tile by tile, found from the map before.
    after.__dict__["layout"] = layout_after(before.layout, cell, BOARD.faces[face])
    return after


# --- growing ------------------------------------------------------------------------------------


def layout_after(layout: Layout, cell: Square, face: Face) -> Layout:
    """The layout with one more tile."""
    number, (row, col) = len(layout.at), divmod(cell, WIDTH)
    rail, road = 1 << 2 * number, 2 << 2 * number
    rail_touch = nodes_behind(layout.at, cell, face.rails)
    road_touch = nodes_behind(layout.at, cell, face.roads) << 1
    return Layout(
        at={**layout.at, cell: number},
        frontier=frontier_after(layout, cell, face),
        rails=join_groups(layout.rails, rail, rail_touch) if face.rails else layout.rails,
        roads=join_groups(layout.roads, road, road_touch) if face.roads else layout.roads,
        full=full_after(layout.full, face, (rail, rail_touch), (road, road_touch)),
        towns=towns_after(layout, cell) if face.urban else layout.towns,
        stations=layout.stations | rail if face.station else layout.stations,
        slots=slots_after(layout, cell, number, face) if face.slots else layout.slots,
        dead_ends=dead_ends_after(layout, cell, len(face.ends)),
        rows={**layout.rows, row: layout.rows.get(row, 0) | 1 << col},
        largest_before=layout.__dict__.get("rectangle"),
    )


def frontier_after(layout: Layout, cell: Square, face: Face) -> dict[Square, Need]:
    """The frontier after a tile: its cell is taken, the empty cells around it ask for more."""
    at, frontier = layout.at, {**layout.frontier}
    del frontier[cell]
    for step, need in face.marks:
        beside = Square(cell + step)
        if beside not in at:
            frontier[beside] = frontier.get(beside, 0) | need
    return frontier


def nodes_behind(at: Mapping[Square, int], cell: Square, steps: tuple[int, ...]) -> NodeSet:
    """The rail nodes, or those below the road nodes, of the tiles behind these sides."""
    nodes = NO_NODES
    for step in steps:
        number = at.get(Square(cell + step))
        if number is not None:
            nodes |= 1 << 2 * number
    return nodes


def join_groups(groups: tuple[int, ...], new: int, touch: int) -> tuple[int, ...]:
    """The groups with `new` added, which joins all that have a member in `touch`."""
    if not touch:
        return (*groups, new)
    apart = []
    for group in groups:
        if group & touch:
            new |= group
        else:
            apart.append(group)
    return (*apart, new)


def full_after(
    full: Networks, face: Face, rail: tuple[NodeSet, NodeSet], road: tuple[NodeSet, NodeSet]
) -> Networks:
    """The full networks: a station joins its two tracks, an overpass does not (TIL-10, TIL-11)."""
    if face.station:
        return join_groups(full, rail[0] | road[0], rail[1] | road[1])
    if face.rails:
        full = join_groups(full, *rail)
    return join_groups(full, *road) if face.roads else full


def towns_after(layout: Layout, cell: Square) -> tuple[TileSet, ...]:
    """The towns with one more urban tile."""
    touch, at = 0, layout.at
    for step in BOARD.steps:
        beside = at.get(Square(cell + step))
        if beside is not None:
            touch |= 1 << beside
    return join_groups(layout.towns, 1 << len(at), touch)


def dead_ends_after(layout: Layout, cell: Square, tracks: int) -> int:
    """The number of dead ends after one more tile that fits, by its rails and roads (TIL-84).

    Each that is asked for ends a dead end of a neighbour and is none itself; the others are.
    """
    return layout.dead_ends + tracks - 2 * TRACKS_ASKED[layout.frontier[cell]]


def rectangle_after(layout: Layout, cell: Square) -> Rectangle | None:
    """The largest full rectangle with one more tile, whichever it is."""
    row, col = divmod(cell, WIDTH)
    return largest_with(layout.rows, layout.rectangle, row, col)


def slots_after(
    layout: Layout, cell: Square, number: int, face: Face
) -> dict[tuple[Square, int], Slot]:
    """The slots with those of one more tile."""
    new = {
        (cell, place): Slot(cell, place, row.kind, row.on, ATTACHED[row.on] << 2 * number)
        for place, row in enumerate(face.slots)
    }
    return {**layout.slots, **new}


ATTACHED: Final[Mapping[On, NodeSet]] = {"rail": 1, "road": 2, "station": 3}
"""The nodes of the first tile of a map that a slot is attached to (TIL-13)."""
