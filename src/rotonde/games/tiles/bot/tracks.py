"""How far tracks lead: the span of a network with its open ends, and ways between travellers."""

from collections.abc import Sequence

from rotonde.games.tiles.maps import NodeSet, PlayerMap
from rotonde.railway.bitset import members

Links = Sequence[NodeSet]


def levels(links: Links, start: NodeSet, stop: NodeSet = 0) -> list[NodeSet]:
    """The nodes at each distance from `start`; nothing is passed that is in `stop`."""
    found, seen, new = [start], start, start
    while new:
        beside, new = 0, new & ~stop
        while new:  # the innermost loop of the evaluation: members() would take twice as long
            low = new & -new
            beside |= links[low.bit_length() - 1]
            new ^= low
        new = beside & ~seen
        seen |= new
        if new:
            found.append(new)
    return found


def farthest(found: Sequence[NodeSet], growing: NodeSet) -> tuple[int, NodeSet]:
    """How many tiles the longest way has, one more for an open end, and the node at its end."""
    most, end = 0, 0
    for steps, nodes in enumerate(found, start=1):
        is_open = nodes & growing
        if steps + bool(is_open) > most:
            most, end = steps + bool(is_open), is_open or nodes
    return most, end & -end


def span(links: Links, network: NodeSet, growing: NodeSet) -> int:
    """The tiles of the longest direct way through a network, and one for each open end of it.

    Two sweeps find it where there is no loop; with loops there may be longer ways.
    """
    _, end = farthest(levels(links, network & -network), growing)
    most, _ = farthest(levels(links, end), growing)
    return most + bool(end & growing)


def walks(ground: PlayerMap) -> list[NodeSet]:
    """For each node, those that travellers reach in one step: stations are changed for nothing."""
    here = [1 << node | other for node, other in enumerate(ground.transfers)]
    beside = [reached(here, linked) for linked in ground.links]
    return [beside[node] | reached(beside, other) for node, other in enumerate(ground.transfers)]


def reached(links: Links, nodes: NodeSet) -> NodeSet:
    """All that is linked to one of `nodes`."""
    found = 0
    for node in members(nodes):
        found |= links[node]
    return found
