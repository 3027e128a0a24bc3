"""Graphs whose nodes are the bits of an int: reach, distances, and longest simple paths.

`links[n]` is the set of nodes next to node n. Graphs here are small and branch little: the searches
look at everything that can still beat the best.
"""

from collections.abc import Sequence

from rotonde.railway.bitset import members

NodeSet = int
"""A set of nodes, one bit each: on a map, 2i the rail of tile i, 2i + 1 its road (TIL-8)."""

Links = Sequence[NodeSet]
"""For each node, the nodes next to it."""


def neighbours(links: Links, nodes: NodeSet) -> NodeSet:
    """Everything next to one of `nodes`."""
    found = 0
    for node in members(nodes):
        found |= links[node]
    return found


def reach(links: Links, start: NodeSet, free: NodeSet) -> NodeSet:
    """`start`, and all that can be reached from it over nodes of `free`."""
    seen = new = start
    while new:
        new = neighbours(links, new) & free & ~seen
        seen |= new
    return seen


def distance(
    links: Links, free_links: Links, start: NodeSet, goal: NodeSet, free: NodeSet
) -> int | None:
    """The least number of steps from one set to another over nodes of `free`; None without a way.

    A step goes along `links`; to go along `free_links` costs none.
    """
    seen = new = reach(free_links, start & free, free)
    steps = 0
    while new:
        if new & goal:
            return steps
        new = reach(free_links, neighbours(links, new) & free & ~seen, free) & ~seen
        seen |= new
        steps += 1
    return None


def longest_path(
    links: Links, nodes: NodeSet, enough: int | None = None, through: NodeSet = 0
) -> int:
    """The number of `nodes` on the longest simple path; the search may stop at `enough`.

    With `through`, only paths that visit all of these nodes count.
    """
    most = nodes.bit_count() if enough is None else enough
    best, left = 0, nodes
    while left and best < most:
        part = reach(links, left & -left, nodes)
        left &= ~part
        if not through & ~part and part.bit_count() > best:
            best = max(best, longest_in(links, part, most, through))
    return best


def longest_in(links: Links, part: NodeSet, most: int, through: NodeSet) -> int:
    """The number of nodes on the longest simple path within one connected part."""
    best = 0
    for start in members(part):
        found = longest_way_on(links, part & ~(1 << start), start, (through, best, most))
        best = max(best, found)
        if best >= min(most, part.bit_count()):
            break
    return best


def longest_way_on(links: Links, free: NodeSet, end: int, wanted: tuple[NodeSet, int, int]) -> int:
    """The longest way on from `end`, itself included, over `free`, where it beats `best`.

    `wanted` holds the nodes that must still be visited, the length to beat and the length that is
    enough.
    """
    through, best, most = wanted
    through &= ~(1 << end)
    ahead = reach(links, 1 << end, free)
    if ahead.bit_count() <= best or through & ~ahead:
        return 0
    found = 0 if through else 1
    for node in members(links[end] & free):
        rest = (through, max(best, found) - 1, most - 1)
        onward = longest_way_on(links, free & ~(1 << node), node, rest)
        if onward:
            found = max(found, onward + 1)
        if found >= most:
            break
    return found
