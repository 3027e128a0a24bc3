"""The cheapest ways over free ground from sides of hexes to cities, within a number of tiles.

Pure. Works on tables of numbers that are made once for the map. A way is planned as if it were laid
at once: it passes no hex twice.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from rotonde.games.tycoon.board import BOARD, NOWHERE, CitySet
from rotonde.railway.bitset import bits
from rotonde.railway.hexes import SIDES

ALL_SIDES: Final = SIDES * len(BOARD.track_hexes.ids)
ALL_CITIES: Final[CitySet] = (1 << len(BOARD.city_rows)) - 1
OPEN_MAP: Final = bytes(ALL_SIDES)
"""The map without track: no side is shut."""


SIDE_BITS: Final = 13
TILE_BITS: Final = 4
COST: Final = SIDE_BITS + TILE_BITS
SIDE: Final = (1 << SIDE_BITS) - 1
MOST: Final = (1 << TILE_BITS) - 1
"""A key of the search is one int: what a way costs, its tiles, and the side that it comes to, or
beyond all sides a city. No search looks further ahead than so many tiles."""


class Planned(NamedTuple):
    """A way on: its tracks in order, what each costs, and the city it comes to."""

    total: int
    city: int
    tracks: tuple[int, ...]
    prices: tuple[int, ...]


# --- tables of the map ----------------------------------------------------------------------------


class Onward(NamedTuple):
    """A track through a hex to another hex."""

    track: int
    step: int
    """The addition to a key of the search: its price, a tile, and the side that it leads to."""
    granted: int
    """The addition under a land grant."""
    out: int
    """The side that it leads out of."""
    ahead: int
    """The side as a side of the next hex."""
    hexes: int
    """That hex as a set of one."""


class Arriving(NamedTuple):
    """A track through a hex to a city."""

    track: int
    step: int
    granted: int
    out: int
    city: int


def onward_from(entry: int) -> Iterator[Onward]:
    """The tracks from one side of a hex to other hexes."""
    for track, out, ridge in tracks_from(entry):
        ahead = BOARD.facing[out]
        if BOARD.exits[out] == NOWHERE and ahead != NOWHERE:
            yield Onward(track, *steps(track, ridge, ahead), out, ahead, 1 << ahead // SIDES)


def arriving_from(entry: int) -> Iterator[Arriving]:
    """The tracks from one side of a hex to cities; the ridge before a city is paid with them."""
    for track, out, ridge in tracks_from(entry):
        city = BOARD.exits[out]
        if city != NOWHERE:
            ridges = ridge + BOARD.ridge_prices[out]
            yield Arriving(track, *steps(track, ridges, ALL_SIDES + city), out, city)


def tracks_from(entry: int) -> Iterator[tuple[int, int, int]]:
    """The tracks that begin at a side, where each leads out, and the price of the ridge there."""
    for track in BOARD.onward[entry]:
        a, b = BOARD.ends[track]
        yield track, b if a == entry else a, BOARD.ridge_prices[entry]


def steps(track: int, ridges: int, ahead: int) -> tuple[int, int]:
    """The additions of a track to a key, without and with a land grant."""
    more = BOARD.river_prices[track] + ridges
    prices = BOARD.base_prices[track] + more, BOARD.granted_prices[track] + more
    bought, granted = (price << COST | 1 << SIDE_BITS | ahead for price in prices)
    return bought, granted


ONWARD: Final = tuple(tuple(onward_from(side)) for side in range(ALL_SIDES))
ARRIVING: Final = tuple(tuple(arriving_from(side)) for side in range(ALL_SIDES))


@cache
def cities_within(tiles: int) -> tuple[CitySet, ...]:
    """By side, the cities that so many tiles could come to if no track lay on the map."""
    if tiles == 0:
        return (0,) * ALL_SIDES
    near = cities_within(tiles - 1)
    found: list[CitySet] = []
    for onward, arriving in zip(ONWARD, ARRIVING, strict=True):
        cities = bits([track.city for track in arriving])
        for track in onward:
            cities |= near[track.ahead]
        found.append(cities)
    return tuple(found)


# --- the search -----------------------------------------------------------------------------------

Trail = tuple[int, int, "Trail | None", int]
"""How a side is come to: its key, the last track, the trail before that, and the hexes of all its
tracks with that of the side."""


class WaySearch:
    """Sides by what it costs to come there, then by the number of tiles: that is their key.

    A side is looked at again where a dearer way comes to it with fewer tiles: it may lead further.
    """

    def __init__(self, shut: bytes, wanted: CitySet, most: int, granted: int) -> None:
        self.shut = shut
        self.wanted = wanted
        """Cities to which the cheapest way is not known yet."""
        self.most = most
        self.granted = granted
        """So many tiles lie under a land grant."""
        self.near = [cities_within(tiles) for tiles in range(most + 1)]
        self.waiting: list[int] = []
        self.trails: dict[int, Trail] = {}
        """Of all that waits, or waited."""
        self.best: dict[int, int] = {}
        """The least key that waited, by side."""
        self.found: dict[int, Trail] = {}

    def run(self, entries: Iterable[int]) -> None:
        """Look around until the ways to all wanted cities are known, or nothing is left to see."""
        waiting, near, most = self.waiting, self.near, self.most
        fewest: dict[int, int] = {}
        for entry in entries:
            if not self.shut[entry]:
                self.trails[entry] = entry, NOWHERE, None, 1 << entry // SIDES
                heappush(waiting, entry)
        while waiting and self.wanted:
            key = heappop(waiting)
            side, tiles = key & SIDE, key >> SIDE_BITS & MOST
            if side >= ALL_SIDES:
                self.wanted &= ~(1 << side - ALL_SIDES)
            elif near[most - tiles][side] & self.wanted and tiles < fewest.get(side, MOST):
                fewest[side] = tiles
                self.look(key, side, tiles)

    def look(self, key: int, side: int, tiles: int) -> None:
        """Go on from a side to the cities beside its hex, and to the hexes beyond."""
        trail, free = self.trails[key], tiles < self.granted
        if ARRIVING[side]:
            self.arrive(trail, side, free)
        if tiles + 1 < self.most:
            self.go_on(trail, side, free)

    def arrive(self, trail: Trail, side: int, free: bool) -> None:
        """Note the ways to the cities beside a hex, where none is known that is as good."""
        before = trail[0] & ~SIDE
        for track, step, granted, out, city in ARRIVING[side]:
            if self.wanted >> city & 1 and not self.shut[out]:
                then = before + (granted if free else step)
                way, known = (then, track, trail, 0), self.found.get(city)
                if known is None or is_better(way, known):
                    self.found[city] = way
                    heappush(self.waiting, then)

    def go_on(self, trail: Trail, side: int, free: bool) -> None:
        """Let the next hexes wait to which a way may lead."""
        shut, wanted, best = self.shut, self.wanted, self.best
        before, passed = trail[0] & ~SIDE, trail[3]
        near = self.near[self.most - (before >> SIDE_BITS & MOST) - 1]
        for track, step, granted, out, ahead, place in ONWARD[side]:
            if shut[out] or shut[ahead] or passed & place or not near[ahead] & wanted:
                continue
            then = before + (granted if free else step)
            known = best.get(ahead)
            if known is None or then < known:
                best[ahead] = then
                heappush(self.waiting, then)
                self.trails[then] = then, track, trail, passed | place
            else:
                self.compare(known, (then, track, trail, passed | place))

    def compare(self, best: int, way: Trail) -> None:
        """Keep a way that is not the best to its side if it is as good, or has fewer tiles."""
        then = way[0]
        known = self.trails.get(then)
        if known is not None:
            if is_better(way, known):
                self.trails[then] = way
        elif then >> SIDE_BITS & MOST < best >> SIDE_BITS & MOST:
            heappush(self.waiting, then)
            self.trails[then] = way


def is_better(way: Trail, known: Trail) -> bool:
    """Whether a way is cheaper, or as cheap with fewer tiles, or alike with lower tracks."""
    return way[0] < known[0] or (way[0] == known[0] and tracks_of(way) < tracks_of(known))


def tracks_of(trail: Trail) -> list[int]:
    """The tracks of a way in order."""
    found: list[int] = []
    _, track, before, _ = trail
    while before is not None:
        found.append(track)
        _, track, before, _ = before
    return found[::-1]


def way_to(city: int, trail: Trail) -> Planned:
    """A way to a city, with what each of its tracks costs."""
    tracks, prices = list[int](), list[int]()
    key, track, before, _ = trail
    total = key >> COST
    while before is not None:
        tracks.append(track)
        prices.append((key >> COST) - (before[0] >> COST))
        key, track, before, _ = before
    return Planned(total, city, tuple(tracks[::-1]), tuple(prices[::-1]))


def cheapest(
    shut: bytes, entries: Iterable[int], wanted: CitySet, most: int, granted: int = 0
) -> dict[int, Planned]:
    """The cheapest way to each city, from any of these sides and within so many tiles.

    Of equal ways it is the one with the fewest tiles, then that with the lower tracks. `shut` says
    of each side whether no track can come to it (`Network.shut`).
    """
    search = WaySearch(shut, wanted, most, granted)
    search.run(entries)
    return {city: way_to(city, trail) for city, trail in search.found.items()}
