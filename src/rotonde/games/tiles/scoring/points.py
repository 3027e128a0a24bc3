"""Points of a piece when it is placed (TIL-56), and networks with the pieces in them."""

from collections.abc import Iterable
from typing import Final

from rotonde.games.tiles.components import ChallengeId, PieceKind
from rotonde.games.tiles.graph import NodeSet
from rotonde.games.tiles.maps import NO_NODES, Layout, Networks, Slot
from rotonde.games.tiles.state import CONSTANTS, PlayArea, slot_of

LAZY: Final = ChallengeId("lazy_travellers")
"""The challenge that changes what travellers score (TIL-134)."""


def networks(layout: Layout, kind: PieceKind) -> Networks:
    """The networks that join pieces of this kind (TIL-12)."""
    if kind == "train":
        return layout.rails
    return layout.roads if kind == "car" else layout.full


def reach(groups: Networks, nodes: NodeSet) -> NodeSet:
    """All nodes of the networks that one of `nodes` belongs to."""
    found = NO_NODES
    for group in groups:
        if group & nodes:
            found |= group
    return found


def track(layout: Layout, slot: Slot, challenge: ChallengeId | None = None) -> NodeSet:
    """All track along which a piece on this slot meets others of its kind."""
    if slot.kind == "traveller" and challenge == LAZY:  # TIL-134
        return reach(layout.rails + layout.roads, slot.nodes)
    return reach(networks(layout, slot.kind), slot.nodes)


def slots_met(area: PlayArea, slot: Slot, challenge: ChallengeId | None = None) -> list[Slot]:
    """The slots of the pieces that a piece on this slot would meet: all others of its kind."""
    nodes = track(area.map.layout, slot, challenge)
    others = [slot_of(area, piece) for piece in area.pieces]
    return [o for o in others if o.nodes & nodes and o.kind == slot.kind and o is not slot]


def pieces_met(area: PlayArea, slot: Slot, challenge: ChallengeId | None = None) -> int:
    """The number of other pieces of its kind that a piece on this slot would meet."""
    return len(slots_met(area, slot, challenge))


def worth(met: int) -> int:
    """The points of a piece that meets `met` others."""
    points = CONSTANTS.piece_points_base + CONSTANTS.piece_points_per_connected * met
    return min(points, CONSTANTS.piece_points_max)


def worth_on(area: PlayArea, slot: Slot, challenge: ChallengeId | None) -> int:
    """The points of a piece on this slot."""
    return worth(pieces_met(area, slot, challenge))


def best_worths(
    area: PlayArea, slots: Iterable[Slot], challenge: ChallengeId | None
) -> dict[PieceKind, int]:
    """The points of a piece on the best of these slots, by kind."""
    best: dict[PieceKind, int] = {}
    for slot in slots:
        best[slot.kind] = max(best.get(slot.kind, 0), worth_on(area, slot, challenge))
    return best


def prestige(area: PlayArea) -> int:
    """The points scored so far: pieces, and columns of the solo game."""
    return piece_points(area) + area.bonus


def piece_points(area: PlayArea) -> int:
    """The points of the pieces of a seat."""
    return sum(piece.points for piece in area.pieces)


def most_together(area: PlayArea, kind: PieceKind) -> int:
    """The most pieces of this kind in one of its networks."""
    slots = [slot for slot in (slot_of(area, p) for p in area.pieces) if slot.kind == kind]
    groups = networks(area.map.layout, kind)
    return max((sum(1 for s in slots if s.nodes & group) for group in groups), default=0)
