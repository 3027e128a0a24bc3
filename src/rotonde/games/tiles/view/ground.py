"""The map of a seat, openly: its tiles and their slots, its networks, and what it is worth now.

What follows from the tiles alone is made once, whatever is done with them afterwards.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from rotonde.games.tiles import things
from rotonde.games.tiles.actions import Hall
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import ChallengeId, ObjectiveId, On, PieceKind, TileId
from rotonde.games.tiles.graph import NodeSet
from rotonde.games.tiles.maps import PlayerMap, Slot, TileSet
from rotonde.games.tiles.scoring import ground, objectives, points, totals
from rotonde.games.tiles.state import CONSTANTS, Piece, PlayArea
from rotonde.games.tiles.view import shapes
from rotonde.kernel.law.ids import Thing
from rotonde.railway.bitset import bits, members
from rotonde.railway.squares import Square

UsableHalls = tuple[tuple[Hall, tuple[PieceKind, ...]], ...]
"""The halls that a seat can use, each with the kinds on its token."""

ALL_RAILS: Final[NodeSet] = bits(range(0, 2 * CONSTANTS.map_tiles_max, 2))
"""The rail nodes of all tiles that a map can have."""

# --- networks -------------------------------------------------------------------------------------


class Tracks(NamedTuple):
    """The networks of a map that slots are connected to."""

    of_slots: Mapping[tuple[Square, int], NodeSet]
    numbers: Mapping[NodeSet, int]
    views: tuple[shapes.NetworkView, ...]


@lru_cache(maxsize=512)
def tracks_of(laid: PlayerMap, challenge: ChallengeId | None) -> Tracks:
    """The networks that slots are connected to, in the order of the slots."""
    layout = laid.layout
    tracks = {at: points.track(layout, slot, challenge) for at, slot in layout.slots.items()}
    numbers = {nodes: number for number, nodes in enumerate(dict.fromkeys(tracks.values()))}
    return Tracks(tracks, numbers, tuple([network_view(laid, nodes) for nodes in numbers]))


def network_view(laid: PlayerMap, nodes: NodeSet) -> shapes.NetworkView:
    """A network by the tiles whose rail or road belongs to it, in the order of laying."""
    names, cells = BOARD.names, laid.cells
    return shapes.NetworkView(
        rails=tuple([names[cells[node >> 1]] for node in members(nodes & ALL_RAILS)]),
        roads=tuple([names[cells[node >> 1]] for node in members(nodes & ~ALL_RAILS)]),
    )


# --- tiles and slots ------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def map_view(
    laid: PlayerMap, pieces: tuple[Piece, ...], shown: UsableHalls, challenge: ChallengeId | None
) -> tuple[shapes.LaidView, ...]:
    """The tiles of a map, with their slots."""
    seen = Slots(laid, pieces, shown, challenge)
    slots: dict[Square, tuple[shapes.SlotView, ...]] = {}
    for slot in laid.layout.slots.values():
        slots[slot.cell] = (*slots.get(slot.cell, ()), seen.view(slot))
    tiles = zip(laid.cells, map(bare_tile, laid.cells, laid.faces), strict=True)
    return tuple([replace(t, slots=slots[cell]) if cell in slots else t for cell, t in tiles])


@lru_cache(maxsize=1 << 13)
def bare_tile(cell: Square, number: int) -> shapes.LaidView:
    """A tile on a map, as if it had no slots."""
    face, (x, y) = BOARD.faces[number], BOARD.squares.position(cell)
    tile = BOARD.tiles[face.tile]
    return shapes.LaidView(
        cell=BOARD.names[cell],
        x=x,
        y=y,
        tile=None if tile.archetype is None else TileId(tile.id),
        objective=ObjectiveId(tile.id) if tile.archetype is None else None,
        orientation=face.orientation,
        slots=(),
    )


class Slots:
    """The slots of one map, and the pieces that stand on them."""

    def __init__(
        self,
        laid: PlayerMap,
        pieces: tuple[Piece, ...],
        shown: UsableHalls,
        challenge: ChallengeId | None,
    ) -> None:
        slots = laid.layout.slots
        self.tracks = tracks_of(laid, challenge)
        self.pieces = {(piece.cell, piece.slot): piece for piece in pieces}
        self.taken = sorted([slots[at] for at in self.pieces], key=lambda slot: slot.cell)
        self.halls = {
            kind: tuple([hall for hall, kinds in shown if kind in kinds]) for kind in BOARD.kinds
        }
        self.empty: dict[tuple[NodeSet, PieceKind, On], shapes.SlotView] = {}

    def view(self, slot: Slot) -> shapes.SlotView:
        """A slot, with its piece or with what a piece would score there."""
        at = (slot.cell, slot.number)
        nodes = self.tracks.of_slots[at]
        if (piece := self.pieces.get(at)) is None:
            return self.empty_view(slot, nodes)
        meets = [
            slot_thing(other) for other in self.slots_along(nodes, slot.kind) if other is not slot
        ]
        return shapes.SlotView(
            kind=slot.kind,
            on=slot.on,
            points=piece.points,
            round=piece.round,
            worth=None,
            halls=(),
            network=self.tracks.numbers[nodes],
            meets=tuple(meets),
        )

    def empty_view(self, slot: Slot, nodes: NodeSet) -> shapes.SlotView:
        """An empty slot, which looks like all others of its kind on the same track."""
        alike = (nodes, slot.kind, slot.on)
        if alike not in self.empty:
            met = self.slots_along(nodes, slot.kind)
            self.empty[alike] = shapes.SlotView(
                kind=slot.kind,
                on=slot.on,
                points=None,
                round=None,
                worth=points.worth(len(met)),
                halls=self.halls[slot.kind],
                network=self.tracks.numbers[nodes],
                meets=tuple(map(slot_thing, met)),
            )
        return self.empty[alike]

    def slots_along(self, nodes: NodeSet, kind: PieceKind) -> list[Slot]:
        """The slots along a track on which pieces of a kind stand, by row, then column."""
        return [slot for slot in self.taken if slot.kind == kind and slot.nodes & nodes]


def slot_thing(slot: Slot) -> Thing:
    """A slot as the menu names it."""
    return things.slot(BOARD.names[slot.cell], slot.number)


# --- what it is worth -----------------------------------------------------------------------------


class Ground(NamedTuple):
    """The parts of a map that score by themselves."""

    cities: tuple[shapes.CityView, ...]
    towns: tuple[shapes.CityView, ...]
    rectangle: shapes.RectangleView | None
    dead_ends: tuple[shapes.DeadEndView, ...]


@lru_cache(maxsize=512)
def ground_view(laid: PlayerMap) -> Ground:
    """Cities and towns, rectangle and dead ends."""
    cities = ground.cities(laid)
    towns = [town for town in laid.layout.towns if town not in cities]
    ends = [shapes.DeadEndView(BOARD.names[end.cell], end.side, end.rail) for end in laid.dead_ends]
    return Ground(
        tuple([city_view(laid, city, CONSTANTS.city_points) for city in cities]),
        tuple([city_view(laid, town, 0) for town in towns]),
        rectangle_view(laid),
        tuple(ends),
    )


@lru_cache(maxsize=512)
def figures_view(
    area: PlayArea, kinds: tuple[ObjectiveId, ...], *, alone: bool
) -> shapes.FiguresView:
    """The points of a map now, source by source."""
    parts = totals.worth_by_source(area, kinds, alone=alone)
    seen = ground_view(area.map)
    return shapes.FiguresView(
        pieces=parts["pieces"],
        cities=seen.cities,
        towns=seen.towns,
        cities_points=parts["cities"],
        rectangle=seen.rectangle,
        dead_ends=seen.dead_ends,
        dead_ends_free=CONSTANTS.dead_ends_free,
        penalty=parts["dead_ends"],
        objectives=tuple([objective_view(area, kind) for kind in kinds]),
        objectives_points=parts.get("objectives", 0),
        solo=area.bonus,
        total=sum(parts.values()),
    )


def city_view(laid: PlayerMap, town: TileSet, worth: int) -> shapes.CityView:
    """A group of urban tiles, in the order of laying."""
    return shapes.CityView(
        tuple(BOARD.names[laid.cells[number]] for number in members(town)), worth
    )


def rectangle_view(laid: PlayerMap) -> shapes.RectangleView | None:
    """The largest full rectangle."""
    found = laid.layout.rectangle
    if found is None:
        return None
    x, y = found.col - BOARD.squares.reach, found.row - BOARD.squares.reach
    return shapes.RectangleView(
        cell=BOARD.names[BOARD.squares.cell(x, y)],
        x=x,
        y=y,
        width=found.width,
        height=found.height,
        area=found.area,
        points=ground.rectangle_points(laid),
    )


def objective_view(area: PlayArea, kind: ObjectiveId) -> shapes.ObjectiveView:
    """An objective tile of a seat."""
    number = area.map.objectives.get(kind)
    holds = objectives.holds(area, kind)
    return shapes.ObjectiveView(
        kind=kind,
        cell=None if number is None else BOARD.names[area.map.cells[number]],
        discarded=number is None and kind not in area.objectives,
        holds=holds,
        points=CONSTANTS.objective_points if holds else 0,
    )
