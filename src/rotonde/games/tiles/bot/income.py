"""What pieces will bring: the best use of tokens, given networks, empty slots and slots to come."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import Final

from rotonde.games.tiles.board import BOARD, RAIL, ROAD
from rotonde.games.tiles.bot.prospects import Kinds, Prospect
from rotonde.games.tiles.bot.weights import Weights
from rotonde.games.tiles.maps import Layout, NodeSet
from rotonde.games.tiles.scoring.points import networks, worth
from rotonde.games.tiles.state import PlayArea
from rotonde.games.tiles.tables import PieceKind
from rotonde.railway.squares import SIDES, Cell

Group = tuple[int, int]
"""A network: how many pieces of a kind stand in it, and how many of its slots are empty."""
Groups = tuple[Group, ...]
"""The networks of a kind that have a slot; the first one is where slots to come will lie."""

ASKING: Final = tuple(
    tuple(
        (BOARD.steps[side], (need >> 2 * side & 3) - RAIL)
        for side in range(SIDES)
        if (need >> 2 * side & 3) in (RAIL, ROAD)
    )
    for need in range(1 << 2 * SIDES)
)
"""For each need, the steps to the tiles that ask for a track, and 0 for a rail or 1 for a road."""


def open_nodes(layout: Layout) -> NodeSet:
    """The nodes from which a track leads into the void."""
    at, nodes = layout.at, 0
    for cell, need in layout.frontier.items():
        for step, track in ASKING[need]:
            nodes |= 1 << 2 * at[Cell(cell + step)] + track
    return nodes


def groups(area: PlayArea, kind: PieceKind, growing: NodeSet) -> Groups:
    """The networks of a kind, first the fullest one that can still grow."""
    layout = area.map.layout
    taken = {(piece.cell, piece.slot) for piece in area.pieces}
    slots = [
        (s.nodes, (s.cell, s.number) in taken) for s in layout.slots.values() if s.kind == kind
    ]
    main, found = (-1, (0, 0)), []
    for network in networks(layout, kind):
        inside = [used for nodes, used in slots if nodes & network]
        if inside:
            group = sum(inside), len(inside) - sum(inside)
            if network & growing and len(inside) > main[0]:
                found.append(main[1])
                main = len(inside), group
            else:
                found.append(group)
    return (main[1], *sorted(group for group in found if group[1]))


@lru_cache(maxsize=1 << 16)
def best(found: Groups, uses: int) -> int:
    """The most points that so many pieces can score in the empty slots of these networks."""
    if not found or not uses:
        return 0
    (placed, empty), rest = found[0], found[1:]
    return max(
        ladder(placed, count) + best(rest, uses - count) for count in range(min(empty, uses) + 1)
    )


@lru_cache(maxsize=1 << 10)
def ladder(placed: int, count: int) -> int:
    """What so many pieces score, one after another, in a network with some pieces (TIL-56)."""
    return sum(worth(placed + more) for more in range(count))


def between(found: Groups, uses: float) -> float:
    """The same for a number of uses that is an average."""
    low = int(uses)
    less = best(found, low)
    part = uses - low
    return less + part * (best(found, low + 1) - less) if part else less


def income(found: Groups, now: float, later: float, coming: float, luck: float) -> float:
    """What the uses of a kind will bring, with so many slots to come."""
    empty = sum(group[1] for group in found)
    uses = min(now, empty) + later
    sure = between(found, uses)
    (placed, free), rest = found[0], found[1:]
    whole = int(coming)
    less = between(((placed, free + whole), *rest), uses)
    more = between(((placed, free + whole + 1), *rest), uses)
    hoped = less + (coming - whole) * (more - less)
    return sure + luck * (hoped - sure)


def piece_income(area: PlayArea, ahead: Prospect, weights: Weights) -> float:
    """What all pieces to come may score; tokens with a choice go where they bring most."""
    growing = open_nodes(area.map.layout)
    found = {kind: groups(area, kind, growing) for kind in BOARD.kinds}
    coming = weights.slots_a_round * ahead.rounds
    return max(
        sum(
            income(found[kind], now.get(kind, 0.0), later.get(kind, 0.0), coming, weights.luck)
            for kind in BOARD.kinds
        )
        for now, later in spent(ahead)
    )


Uses = Mapping[PieceKind, float]


def spent(ahead: Prospect) -> Iterator[tuple[Uses, Uses]]:
    """The uses by kind, for each way to make up one's mind about tokens that leave a choice."""
    open_to = sorted({kinds for kinds in (*ahead.now, *ahead.later) if len(kinds) > 1})
    for chosen in product(*open_to):
        mind = dict(zip(open_to, chosen, strict=True))
        yield by_kind(ahead.now, mind), by_kind(ahead.later, mind)


def by_kind(uses: Mapping[Kinds, float], mind: Mapping[Kinds, PieceKind]) -> Uses:
    """Uses counted by the kind that each goes to."""
    found: dict[PieceKind, float] = {}
    for kinds, count in uses.items():
        kind = mind.get(kinds, kinds[0])
        found[kind] = found.get(kind, 0.0) + count
    return found
