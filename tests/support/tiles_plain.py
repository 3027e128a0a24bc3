"""Slow plain twins of Railroad Tiles, from the tables and a list of laid tiles: right, never fast.

A node is a cell and a kind of track, `R` or `H` (TIL-8); a tile has at most one segment of a kind.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from rotonde.games.tiles.view.shapes import SeatView
from tests.support.tiles_box import (
    AROUND,
    BEHIND,
    SIDES,
    TILES,
    Place,
    Printed,
    Segments,
    distinct_turns,
    neighbour,
    sides_of,
    turned,
)

Node = tuple[Place, str]
Group = frozenset[Node]
ON: Mapping[str, str] = {"rail": "R", "road": "H", "station": "RH"}
FAR = 10**6


class Laid(NamedTuple):
    """A tile as it lies on a map."""

    tile: str
    orientation: int

    @property
    def printed(self) -> Printed:
        return TILES[self.tile]

    @property
    def segments(self) -> Segments:
        return turned(self.printed.segments, self.orientation)

    @property
    def sides(self) -> dict[str, str]:
        return dict(zip(SIDES, sides_of(self.segments), strict=True))


PlainMap = Mapping[Place, Laid]


class Standing(NamedTuple):
    """A piece on a slot."""

    place: Place
    slot: int
    kind: str


def map_by_hand(seat: SeatView) -> dict[Place, Laid]:
    """The map of a seat, as everybody sees it."""
    return {
        (laid.x, laid.y): Laid(str(laid.tile or laid.objective), laid.orientation)
        for laid in seat.map
    }


def pieces_by_hand(seat: SeatView) -> list[Standing]:
    """The pieces of a seat, as everybody sees them."""
    return [
        Standing((laid.x, laid.y), number, slot.kind)
        for laid in seat.map
        for number, slot in enumerate(laid.slots)
        if slot.points is not None
    ]


# --- laying ---------------------------------------------------------------------------------------


def fits_by_hand(laid: PlainMap, place: Place, drawn: Segments) -> bool:
    """Whether a drawing may lie there, side by side (TIL-5, TIL-6)."""
    if place in laid:
        return False
    if not laid:
        return place == (0, 0)
    sides = dict(zip(SIDES, sides_of(drawn), strict=True))
    touching = [side for side in SIDES if neighbour(place, side) in laid]
    return bool(touching) and all(
        laid[neighbour(place, side)].sides[BEHIND[side]] == sides[side] for side in touching
    )


def lays_by_hand(laid: PlainMap, tile: str) -> list[tuple[Place, int]]:
    """Everywhere a tile may be laid, by row, column, orientation (TIL-3 to TIL-6)."""
    xs, ys = [x for x, _ in laid] or [0], [y for _, y in laid] or [0]
    grid = [
        (x, y) for y in range(min(ys) - 1, max(ys) + 2) for x in range(min(xs) - 1, max(xs) + 2)
    ]
    turns = distinct_turns(tile)
    return [(p, turn) for p in grid for turn in turns if fits_by_hand(laid, p, turns[turn])]


def connected_by_hand(laid: PlainMap) -> bool:
    """Whether all tiles hang together by their sides."""
    if not laid:
        return True
    seen = {next(iter(laid))}
    todo = list(seen)
    while todo:
        beside = {neighbour(todo[-1], side) for side in SIDES} & set(laid) - seen
        todo.pop()
        todo += beside
        seen |= beside
    return seen == set(laid)


def mismatches_by_hand(laid: PlainMap) -> list[tuple[Place, str]]:
    """Sides that do not match their neighbour's (TIL-5)."""
    return [
        (place, side)
        for place, tile in laid.items()
        for side in SIDES
        if (there := laid.get(neighbour(place, side))) is not None
        and there.sides[BEHIND[side]] != tile.sides[side]
    ]


# --- networks -------------------------------------------------------------------------------------


def nodes_by_hand(laid: PlainMap) -> list[Node]:
    """Every segment of every tile (TIL-8)."""
    return [(place, kind) for place, tile in laid.items() for kind, _ in tile.segments]


def tracks_by_hand(laid: PlainMap, node: Node) -> set[Node]:
    """The nodes to which track leads (TIL-9)."""
    place, kind = node
    own = next(sides for other, sides in laid[place].segments if other == kind)
    found = set()
    for side in own:
        there = neighbour(place, side)
        for other, sides in laid[there].segments if there in laid else ():
            if BEHIND[side] in sides:
                found.add((there, other))
    return found


def transfer_by_hand(laid: PlainMap, node: Node) -> set[Node]:
    """The other track of a station (TIL-10, TIL-11)."""
    place, kind = node
    return {(place, "RH".replace(kind, ""))} if laid[place].printed.station else set()


def networks_by_hand(laid: PlainMap, kinds: str, transfers: bool = False) -> set[Group]:
    """The connected components of nodes of these kinds (TIL-12, TIL-14)."""
    left = {node for node in nodes_by_hand(laid) if node[1] in kinds}
    groups = set()
    while left:
        seen, todo = set(), [min(left)]
        while todo:
            node = todo.pop()
            if node not in seen:
                seen.add(node)
                todo += tracks_by_hand(laid, node)
                todo += transfer_by_hand(laid, node) if transfers else ()
        groups.add(frozenset(seen))
        left -= seen
    return groups


def slot_nodes_by_hand(laid: PlainMap, place: Place, slot: int) -> set[Node]:
    """The nodes a slot is attached to (TIL-13)."""
    return {(place, kind) for kind in ON[laid[place].printed.slots[slot][1]]}


def networks_for(laid: PlainMap, kind: str) -> set[Group]:
    """The networks that count for a kind of piece (TIL-56)."""
    if kind == "traveller":
        return networks_by_hand(laid, "RH", transfers=True)
    return networks_by_hand(laid, "R" if kind == "train" else "H")


def points_by_hand(
    laid: PlainMap, pieces: Iterable[Standing], place: Place, slot: int, lazy: bool = False
) -> int:
    """What a piece would score on this slot (TIL-56, TIL-134)."""
    kind = laid[place].printed.slots[slot][0]
    groups = networks_for(laid, kind)
    if lazy and kind == "traveller":
        groups = networks_by_hand(laid, "R") | networks_by_hand(laid, "H")
    own = slot_nodes_by_hand(laid, place, slot)
    met = [
        piece
        for piece in pieces
        if piece.kind == kind
        and any(own & g and slot_nodes_by_hand(laid, piece.place, piece.slot) & g for g in groups)
    ]
    return min(5, 1 + len(met))


def most_together_by_hand(laid: PlainMap, pieces: list[Standing], kind: str) -> int:
    """The most pieces of a kind in one of its networks (TIL-129, TIL-130, TIL-133)."""
    return max(
        (
            sum(
                bool(slot_nodes_by_hand(laid, piece.place, piece.slot) & group)
                for piece in pieces
                if piece.kind == kind
            )
            for group in networks_for(laid, kind)
        ),
        default=0,
    )


# --- ground ---------------------------------------------------------------------------------------


def rectangle_by_hand(cells: Iterable[Place]) -> int:
    """The largest full rectangle: every pair of corners is tried (TIL-82)."""
    taken = set(cells)
    return max(
        (
            (x2 - x1 + 1) * (y2 - y1 + 1)
            for x1, y1 in taken
            for x2, y2 in taken
            if x1 <= x2 and y1 <= y2 and box(x1, y1, x2, y2) <= taken
        ),
        default=0,
    )


def box(x1: int, y1: int, x2: int, y2: int) -> set[Place]:
    """The cells between two corners."""
    return {(x, y) for x in range(x1, x2 + 1) for y in range(y1, y2 + 1)}


def towns_by_hand(laid: PlainMap) -> set[frozenset[Place]]:
    """Groups of urban tiles that touch by their sides."""
    left = {place for place, tile in laid.items() if tile.printed.urban}
    towns = set()
    while left:
        seen, todo = set(), [left.pop()]
        while todo:
            place = todo.pop()
            seen.add(place)
            beside = {neighbour(place, side) for side in SIDES} & left
            left -= beside
            todo += beside
        towns.add(frozenset(seen))
    return towns


def cities_by_hand(laid: PlainMap) -> set[frozenset[Place]]:
    """Towns of three tiles or more (TIL-81)."""
    return {town for town in towns_by_hand(laid) if len(town) >= 3}


def dead_ends_by_hand(laid: PlainMap) -> list[tuple[Place, str]]:
    """Every rail or road side that looks into an empty cell (TIL-84)."""
    return [
        (place, side)
        for place, tile in laid.items()
        for side in SIDES
        if tile.sides[side] != "-" and neighbour(place, side) not in laid
    ]


def holes_by_hand(cells: Iterable[Place], size: int) -> int:
    """Empty squares with every cell of the ring around them taken (TIL-142, TIL-143)."""
    taken = set(cells)
    found = 0
    for x, y in {(x + dx, y + dy) for x, y in taken for dx, dy in AROUND}:
        inside = box(x, y, x + size - 1, y + size - 1)
        ring = box(x - 1, y - 1, x + size, y + size) - inside
        found += ring <= taken and not inside & taken
    return found


# --- ways -----------------------------------------------------------------------------------------


def simple_paths(laid: PlainMap, path: tuple[Node, ...]) -> Iterator[tuple[Node, ...]]:
    """Every simple path that begins like this one."""
    yield path
    for node in tracks_by_hand(laid, path[-1]):
        if node not in path:
            yield from simple_paths(laid, (*path, node))


def longest_by_hand(laid: PlainMap, kind: str, through: Place | None = None) -> int:
    """The longest simple path of one kind of track: all of them are walked (TIL-140, TIL-96)."""
    starts = [node for node in nodes_by_hand(laid) if node[1] == kind]
    paths = (path for start in starts for path in simple_paths(laid, (start,)))
    wanted = (path for path in paths if through is None or (through, kind) in path)
    return max(map(len, wanted), default=0)


def distance_by_hand(laid: PlainMap, here: set[Node], there: set[Node], shut: set[Node]) -> int:
    """The least number of steps, found by making all distances smaller until none can be."""
    open_ = set(nodes_by_hand(laid)) - shut
    far = {node: 0 if node in here else FAR for node in open_}
    changed = True
    while changed:
        changed = False
        for node in open_:
            ways = [far[n] + 1 for n in tracks_by_hand(laid, node) & open_]
            ways += [far[n] for n in transfer_by_hand(laid, node) & open_]
            if min(ways, default=FAR) < far[node]:
                far[node], changed = min(ways), True
    return min((far[node] for node in there & open_), default=FAR)


def friends_by_hand(laid: PlainMap, pieces: list[Standing]) -> int:
    """The farthest pair of travellers with no other one in between (TIL-141)."""
    spots = [
        slot_nodes_by_hand(laid, piece.place, piece.slot)
        for piece in pieces
        if piece.kind == "traveller"
    ]
    best = 0
    for a, b in combinations(range(len(spots)), 2):
        others = set().union(*(spot for n, spot in enumerate(spots) if n not in (a, b)))
        direct = distance_by_hand(laid, spots[a], spots[b], set())
        if direct < FAR and direct == distance_by_hand(laid, spots[a], spots[b], others):
            best = max(best, direct)
    return best


# --- turning a whole map --------------------------------------------------------------------------


def turned_place(place: Place, orientation: int) -> Place:
    """A cell of a map that is mirrored and turned as a tile is (TIL-3)."""
    x, y = place
    if orientation >= 4:
        x = -x
    for _ in range(orientation % 4):
        x, y = -y, x
    return x, y


def turned_map(laid: PlainMap, orientation: int) -> dict[Place, Laid]:
    """The whole map turned or mirrored, every tile in its lowest orientation."""
    found = {}
    for place, tile in laid.items():
        drawn = turned(tile.segments, orientation)
        turns = distinct_turns(tile.tile)
        turn = next(turn for turn in turns if turns[turn] == drawn)
        found[turned_place(place, orientation)] = Laid(tile.tile, turn)
    return found


def spelt_map(laid: PlainMap) -> str:
    """`V24(0,0)o1 V39(1,0)o3`"""
    return " ".join(f"{t.tile}({x},{y})o{t.orientation}" for (x, y), t in laid.items())
