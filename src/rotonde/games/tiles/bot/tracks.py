"""How far tracks lead: the span of a network with its open ends, and ways between travellers."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.graph import Links, NodeSet
from rotonde.games.tiles.maps import Networks, PlayerMap
from rotonde.railway.bitset import members
from rotonde.railway.squares import Square

RAILS: Final = tuple(face.rails for face in BOARD.faces)
ROADS: Final = tuple(face.roads for face in BOARD.faces)
"""The steps that the tracks of each face lead to."""


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


def span(links: Links, networks: Networks, growing: NodeSet) -> int:
    """The tiles of the longest direct way through a network, and one for each open end of it.

    Two sweeps find it where there is no loop; with loops there may be longer ways.
    """
    best, both_ends = 0, 2
    for network in sorted(networks, key=int.bit_count, reverse=True):
        if network.bit_count() + both_ends <= best:
            break
        _, end = farthest(levels(links, network & -network), growing)
        most, _ = farthest(levels(links, end), growing)
        best = max(best, most + bool(end & growing))
    return best


# --- links, quicker than the map has them ---------------------------------------------------------


def road_links(ground: PlayerMap) -> list[NodeSet]:
    """For each node of a road, the nodes next to it."""
    return links_of(ground, 1, ROADS)


def rail_links(ground: PlayerMap) -> list[NodeSet]:
    """For each node of a rail, the nodes next to it."""
    return links_of(ground, 0, RAILS)


def links_of(ground: PlayerMap, kind: int, steps: Sequence[Sequence[int]]) -> list[NodeSet]:
    """For each node of a kind of track, the nodes next to it; `steps` are those of each face."""
    links, at = [0] * (2 * len(ground.cells)), ground.layout.at
    for number, (cell, face) in enumerate(zip(ground.cells, ground.faces, strict=True)):
        for step in steps[face]:
            other = at.get(Square(cell + step))
            if other is not None:
                links[2 * number + kind] |= 1 << 2 * other + kind
    return links


def walks(ground: PlayerMap) -> list[NodeSet]:
    """The walks of travellers, who change in stations for free: a station is its rail node."""
    rails, roads = rail_links(ground), road_links(ground)
    stations = ground.layout.stations
    links = [at_stations(rail | road, stations) for rail, road in zip(rails, roads, strict=True)]
    for rail in members(stations):
        links[rail] |= links[rail + 1]
    return links


def at_stations(nodes: NodeSet, stations: NodeSet) -> NodeSet:
    """Nodes with the roads of stations taken for their rails."""
    roads = nodes & stations << 1
    return nodes ^ roads | roads >> 1
