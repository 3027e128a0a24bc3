"""The most own links that each cube on a network can run over: with this engine, and with the next.

Pure. A haul is a delivery that a seat could make. Whoever rates a position wants to know the best
of each cube and nothing of its way, so that one look serves two engines, and nothing is found that
the rules would have to tell apart.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rotonde.games.tycoon.maps import Railways, Way
from rotonde.games.tycoon.rules.routes import ColourSet, colour_set, origins, within
from rotonde.games.tycoon.state import ENGINES, Cubes
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.derived import kept
from rotonde.railway.bitset import members

NO_HAULS: Final[Mapping[int, int]] = {}


class Hauls(NamedTuple):
    """The own links of the best haul of each cube, most first."""

    now: tuple[int, ...]
    next_engine: tuple[int, ...]
    """With an engine one level higher; where there is none, as now."""


@kept
def hauls(railways: Railways, seat: Seat, level: int, cubes: tuple[Cubes, ...]) -> Hauls:
    """The best haul of every cube on the network of a seat."""
    now: list[int] = []
    later: list[int] = []
    for city in origins(railways, seat):
        counts = cubes[city]
        best = best_hauls(railways, seat, level, city, colour_set(counts))
        for colour, points in best.now.items():
            now += [points] * counts[colour]
        for colour, points in best.next_engine.items():
            later += [points] * counts[colour]
    return Hauls(tuple(sorted(now, reverse=True)), tuple(sorted(later, reverse=True)))


class BestHauls(NamedTuple):
    """The own links of the best haul by colour, without those that lead nowhere."""

    now: Mapping[int, int]
    next_engine: Mapping[int, int]


@kept
def best_hauls(
    railways: Railways, seat: Seat, level: int, city: int, colours: ColourSet
) -> BestHauls:
    """The best hauls of these colours from one city."""
    own = tuple(way for way in railways.ways[city] if way.owner == seat)  # TYC-49
    if not own or not colours:
        return BestHauls(NO_HAULS, NO_HAULS)
    search = HaulSearch(railways, seat, level)
    search.travel(own, 1 << city, 0, 1, colours)
    near, far = search.best, search.best_beyond
    return BestHauls(
        {colour: near[colour] for colour in members(colours) if near[colour]},
        {colour: most for colour in members(colours) if (most := max(near[colour], far[colour]))},
    )


class HaulSearch:
    """One look from one city over all ways, for all colours together."""

    def __init__(self, railways: Railways, seat: Seat, level: int) -> None:
        self.ways = railways.ways
        self.accepts = railways.accepts
        self.seat = seat
        self.level = level
        self.most = min(level + 1, ENGINES.max_level)
        self.reach = reaches(railways, self.most)
        self.best = [0] * len(railways.stops)
        """By colour, the most own links of a haul with this engine."""
        self.best_beyond = [0] * len(railways.stops)
        """The same of hauls that are too long for it by one link."""
        self.seen: set[tuple[int, int, int]] = set()
        """Cities reached over the same others and as many own links: only the first goes on."""

    def travel(
        self, ways: Sequence[Way], visited: int, points: int, ahead: int, carried: int
    ) -> None:
        """Go on over these links, the `ahead`th of the way, with the colours still carried."""
        reach, accepts = self.reach[ahead - 1], self.accepts
        best = self.best if ahead <= self.level else self.best_beyond
        for _, city, owner in ways:
            alive = carried & reach[city]
            if not alive or visited >> city & 1:  # TYC-51
                continue
            paid = points + (owner == self.seat)
            stopping = accepts[city] & alive
            if stopping:  # TYC-52
                colour = stopping.bit_length() - 1
                if paid > best[colour]:
                    best[colour] = paid
                alive ^= stopping
            if alive and ahead < self.most:  # TYC-50
                there = city, visited, paid
                if there not in self.seen:
                    self.seen.add(there)
                    self.travel(self.ways[city], visited | 1 << city, paid, ahead + 1, alive)


@kept
def reaches(railways: Railways, most: int) -> Sequence[tuple[ColourSet, ...]]:
    """By the links gone of a way, and by city, the colours that could still stop ahead."""
    return [within(railways, left) for left in range(most - 1, -1, -1)]
