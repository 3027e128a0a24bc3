"""The networks of a map as pieces see them: how many stand in each, and how many more could."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from rotonde.games.tiles.board import BOARD, RAIL, ROAD
from rotonde.games.tiles.bot.terms import Terms
from rotonde.games.tiles.components import SIDES, PieceKind
from rotonde.games.tiles.graph import NodeSet
from rotonde.games.tiles.maps import WIDTH, Layout, Networks, Slot
from rotonde.games.tiles.scoring.points import networks
from rotonde.games.tiles.state import PlayArea
from rotonde.railway.squares import Square

PieceNetwork = tuple[int, int]
"""A network: how many pieces of a kind stand in it, and how many more could."""


class Groups(msgspec.Struct, frozen=True):
    """The networks for pieces of one kind."""

    main: PieceNetwork
    """The fullest network that can still grow; slots to come are likeliest to lie there."""
    others: tuple[PieceNetwork, ...]
    """The other networks with an empty slot, in order."""

    @property
    def empty(self) -> int:
        """How many slots are empty."""
        return self.main[1] + sum(group[1] for group in self.others)


ASKING: Final = tuple(
    tuple(
        (BOARD.steps[side], (need >> 2 * side & 3) - RAIL)
        for side in range(len(SIDES))
        if (need >> 2 * side & 3) in (RAIL, ROAD)
    )
    for need in range(1 << 2 * len(SIDES))
)
"""For each need, the steps to the tiles that ask for a track, and 0 for a rail or 1 for a road."""


def open_nodes(layout: Layout) -> NodeSet:
    """The nodes from which a track leads into the void."""
    at, nodes = layout.at, 0
    for cell, need in layout.frontier.items():
        for step, track in ASKING[need]:
            nodes |= 1 << 2 * at[Square(cell + step)] + track
    return nodes


Places = dict[PieceKind, list[tuple[Slot, bool]]]
"""The slots of each kind, and whether a piece stands there; without those of no more use."""


def places(area: PlayArea, terms: Terms) -> Places:
    """The slots of a map by their kind."""
    taken = {(piece.cell, piece.slot) for piece in area.pieces}
    found: Places = {kind: [] for kind in BOARD.kinds}
    for place, slot in area.map.layout.slots.items():
        found[slot.kind].append((slot, place in taken))
    return found if terms.row is None else {k: open_slots(s, terms.row) for k, s in found.items()}


def open_slots(slots: list[tuple[Slot, bool]], limit: int) -> list[tuple[Slot, bool]]:
    """The slots less those in rows that are full, or will be (TIL-132)."""
    rows = Counter(slot.cell // WIDTH for slot, used in slots if used)
    out = []
    for slot, used in slots:
        row = slot.cell // WIDTH
        rows[row] += not used
        if used or rows[row] <= limit:
            out.append((slot, used))
    return out


def networks_for(
    layout: Layout, kind: PieceKind, slots: list[tuple[Slot, bool]], terms: Terms, growing: NodeSet
) -> Groups:
    """The networks for pieces of a kind."""
    main, most = (0, 0), 0
    others: list[PieceNetwork] = []
    for network, group in networks_with_slots(networks_joining(layout, kind, terms), slots, terms):
        size = group[0] + group[1]
        if size > most and network & growing:
            main, most, group = group, size, main
        if group[1]:
            others.append(group)
    return Groups(main, tuple(sorted(others)))


def networks_joining(layout: Layout, kind: PieceKind, terms: Terms) -> Networks:
    """The networks that join pieces of a kind; under lazy travellers no station does (TIL-134)."""
    if terms.lazy and kind == "traveller":
        return tuple(sorted(layout.rails + layout.roads, key=int.bit_count, reverse=True))
    return networks(layout, kind)


def networks_with_slots(
    found: Networks, slots: list[tuple[Slot, bool]], terms: Terms
) -> Iterator[tuple[NodeSet, PieceNetwork]]:
    """Each network that has a slot."""
    left = slots
    for network in found:
        inside = [used for slot, used in left if slot.nodes & network]
        if inside:
            placed = sum(inside)
            empty = len(inside) - placed
            if terms.crowd is not None:
                empty = max(0, min(empty, terms.crowd - placed))
            yield network, (placed, empty)
            if terms.lazy:  # a slot in two networks is filled once, but counts in both
                left = [(slot, used) for slot, used in left if used or not slot.nodes & network]
