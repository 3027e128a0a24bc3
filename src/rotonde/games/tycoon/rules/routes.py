"""Routes of goods: every route of a cube, the smallest of equal ones kept (TYC-48 to TYC-58).

Pure. Points are counted in one int, four bits a seat. What is found is kept with the railways, and
grows old with them: a new link or a new colour of a city begins afresh.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.maps import Railways, Way
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.derived import kept
from rotonde.railway.bitset import bits, members, union

BITS: Final = 4
"""Room for the links of one seat in a route."""
ONE: Final = tuple(1 << BITS * seat for seat in range(BOARD.tables.meta.players_max))
"""A point for each seat."""
MASK: Final = (1 << BITS) - 1

ColourSet = int
"""A set of colours, one bit for each."""
Points = int
"""Links of each seat, four bits each."""


class Route(NamedTuple):
    """A way for a cube, and what it pays."""

    links: tuple[int, ...]
    destination: int
    points: Points


Found = dict[int, tuple[Route, ...]]
"""The kept routes from a city by the colour of the cube, smallest links first."""


def routes_from(
    railways: Railways, seat: Seat, level: int, origin: int, colours: ColourSet
) -> Mapping[int, tuple[Route, ...]]:
    """Every kept route from a city for these colours, for a seat with this engine (TYC-57).

    Colours are looked for once, when they are asked for: few cities hold cubes of all of them.
    """
    known = known_routes(railways, seat, level, origin)
    missing = [colour for colour in members(colours) if colour not in known]
    if missing:
        known |= search(railways, seat, level, origin, missing)
    return known


@kept
def known_routes(_railways: Railways, _seat: Seat, _level: int, _origin: int) -> Found:
    """The routes found so far; `routes_from` adds to them."""
    return {}


def search(
    railways: Railways, seat: Seat, level: int, origin: int, colours: Sequence[int]
) -> Found:
    """The routes of one city, found in the order of their links."""
    own = tuple(way for way in railways.ways[origin] if way.owner == seat)  # TYC-49
    looking = RouteSearch(railways, level)
    looking.travel(own, 1 << origin, (), 0, bits(colours))
    return {colour: tuple(looking.kept.get(colour, {}).values()) for colour in colours}


class RouteSearch:
    """One look from one city, for all colours together (TYC-57)."""

    def __init__(self, railways: Railways, level: int) -> None:
        self.ways = railways.ways
        self.accepts = railways.accepts
        self.reach = [within(railways, left) for left in range(level - 1, -1, -1)]
        self.kept: dict[int, dict[tuple[int, Points], Route]] = {}
        self.seen: set[tuple[int, int, Points]] = set()
        """Cities reached over the same others for the same points: only the first goes on."""

    def travel(
        self, ways: Sequence[Way], visited: int, links: tuple[int, ...], points: int, carried: int
    ) -> None:
        """Go on over these links with the colours that have not stopped yet."""
        ahead, reach, accepts = len(links) + 1, self.reach[len(links)], self.accepts
        for link, city, owner in ways:
            alive = carried & reach[city]
            if not alive or visited >> city & 1:  # TYC-51
                continue
            route, paid = (*links, link), points + ONE[owner]
            stopping = accepts[city] & alive
            if stopping:  # TYC-52; the first of equal ones is the smallest (TYC-58)
                kept = self.kept.setdefault(stopping.bit_length() - 1, {})
                kept.setdefault((city, paid), Route(route, city, paid))
                alive ^= stopping
            if alive and ahead < len(self.reach):  # TYC-50
                there = city, visited, paid
                if there not in self.seen:
                    self.seen.add(there)
                    self.travel(self.ways[city], visited | 1 << city, route, paid, alive)


@kept
def within(railways: Railways, links: int) -> tuple[ColourSet, ...]:
    """By city, the colours that could stop there or within so many links ahead."""
    return further(railways, within(railways, links - 1)) if links else railways.accepts


def further(railways: Railways, near: tuple[ColourSet, ...]) -> tuple[ColourSet, ...]:
    """The routes with one link more."""
    out: list[ColourSet] = []
    for city, ways in enumerate(railways.ways):
        colours = near[city]
        for way in ways:
            colours |= near[way.city]
        out.append(colours)
    return tuple(out)


def colours_of(cubes: tuple[int, ...]) -> Iterator[int]:
    """The colours that are there."""
    return (colour for colour, count in enumerate(cubes) if count)


def colour_set(cubes: tuple[int, ...]) -> ColourSet:
    """The colours as a set."""
    return bits(colours_of(cubes))


def points_of(points: Points, seats: int) -> tuple[int, ...]:
    """The points of a route, seat by seat."""
    return tuple(points >> BITS * seat & MASK for seat in range(seats))


@kept
def origins(railways: Railways, seat: Seat) -> tuple[int, ...]:
    """The cities where own links of a seat end (TYC-49)."""
    return tuple(members(union(railways.parts.get(seat, ()))))


@kept
def leads_anywhere(railways: Railways, seat: Seat, level: int, origin: int) -> ColourSet:
    """The colours that can be delivered from a city at all, found in rings around the city."""
    found = 0
    first = 0
    for way in railways.ways[origin]:
        if way.owner == seat:
            first |= 1 << way.city
    for colour in range(BOARD.gray):
        stops = railways.stops[colour] & ~(1 << origin)
        if ring_reaches(railways, first, stops, 1 << origin, level):
            found |= 1 << colour
    return found


def ring_reaches(railways: Railways, ring: int, stops: int, seen: int, level: int) -> bool:
    """Whether cities grow from `ring` to one of `stops` within so many links."""
    for _ in range(level):
        if ring & stops:
            return True
        seen |= ring
        ring = neighbours(railways, ring) & ~seen
        if not ring:
            return False
    return False


def neighbours(railways: Railways, cities: int) -> int:
    """Everything one link away from these cities."""
    found = 0
    for city in members(cities):
        for way in railways.ways[city]:
            found |= 1 << way.city
    return found
