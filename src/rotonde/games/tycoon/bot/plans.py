"""Planned links: the cheapest way from a city, or from a loose end, to every city near it.

Pure. A way is found tile by tile over the sides that track enters, as the rules price it; what
others built is on the map already, and what they may build is not foreseen.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from rotonde.games.tycoon.board import BOARD, NOWHERE, SHAPES, TRACKS
from rotonde.games.tycoon.maps import SIDES_OF_TWO, Network, may_enter
from rotonde.railway.hexes import SIDES


class Plan(NamedTuple):
    """A link that could be built: where it leads, its first tile, and what it takes."""

    city: int
    first: int
    """The track to lay next."""
    cost: int
    tiles: int


class Reached(NamedTuple):
    """A side that track could enter, with the way to it; cheapest first."""

    cost: int
    tiles: int
    side: int
    first: int


def from_city(network: Network, city: int, most: int) -> dict[int, Plan]:
    """The cheapest link from a city to each one within so many tiles."""
    starts = [side for _, side in BOARD.city_sides[city] if side != NOWHERE]
    return search(network, [Reached(0, 0, side, NOWHERE) for side in starts], city, most)


def from_loose_end(network: Network, side: int, city: int, most: int) -> dict[int, Plan]:
    """The cheapest way on from a loose end of a link that began in a city."""
    beyond = BOARD.facing[side]
    starts = [] if beyond == NOWHERE else [Reached(0, 0, beyond, NOWHERE)]
    return search(network, starts, city, most)


def search(network: Network, starts: list[Reached], home: int, most: int) -> dict[int, Plan]:
    """Sides by cost, each looked at once: the cheapest way to it is seldom the longer one."""
    plans: dict[int, Plan] = {}
    waiting, seen = list(starts), set[int]()
    while waiting:
        here = heappop(waiting)
        if here.side in seen:
            continue
        seen.add(here.side)
        for track, out, cost in ways_on(network, here.side):
            first = track if here.first == NOWHERE else here.first
            total, city = here.cost + cost, BOARD.exits[out]
            if city == NOWHERE:
                if here.tiles + 1 < most and may_enter(network.used, BOARD.facing[out]):
                    ahead = Reached(total, here.tiles + 1, BOARD.facing[out], first)
                    heappush(waiting, ahead)
            elif city != home and (city not in plans or total < plans[city].cost):
                plans[city] = Plan(city, first, total, here.tiles + 1)
    return plans


def ways_on(network: Network, side: int) -> Iterator[tuple[int, int, int]]:
    """The tracks that fit behind a side: track, the side they lead out of, and their price."""
    used = network.used.get(side // SIDES, 0)
    if used.bit_count() >= SIDES_OF_TWO or used >> side % SIDES & 1:
        return
    base = BOARD.ridge_prices[side]
    for track in BOARD.onward[side]:
        a, b = BOARD.ends[track]
        out = b if a == side else a
        if used >> SHAPES[track % TRACKS][b == out] & 1:
            continue
        at_city = BOARD.ridge_prices[out] if BOARD.exits[out] != NOWHERE else 0
        yield track, out, base + at_city + BOARD.base_prices[track] + BOARD.river_prices[track]
