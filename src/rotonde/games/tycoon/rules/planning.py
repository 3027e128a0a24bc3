"""The cheapest way on from a loose end to each city near it, for whoever looks ahead.

Pure. It proposes tiles that could be laid as things stand, and decides nothing.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

from rotonde.games.tycoon.board import BOARD, NOWHERE, TRACKS
from rotonde.games.tycoon.maps import Network, UnfinishedLink, may_enter
from rotonde.games.tycoon.rules.track import has_room, may_join
from rotonde.games.tycoon.state import COSTS, State, build_limit
from rotonde.games.tycoon.steps import Building
from rotonde.kernel.ids import Seat
from rotonde.railway.hexes import SIDES

FARTHEST: Final = 8
"""So many tiles are looked ahead: two actions."""
FROM_EXIT: Final = 5
"""So many before the first of them lies: one action, for every exit may be asked about."""
EXITS: Final = tuple(side for side, number in enumerate(BOARD.exits) if number != NOWHERE)
"""The sides of hexes that an exit of a city leads to."""


class Planned(NamedTuple):
    """A way on: its tracks in order, what each costs, and the city it comes to."""

    total: int
    city: int
    tracks: tuple[int, ...]
    prices: tuple[int, ...]


class Passage(NamedTuple):
    """A track through a hex that is entered over one side: what it costs, and where it leads."""

    track: int
    price: int
    granted: int
    """The price under a land grant."""
    out: int
    city: int
    """The city beyond; `NOWHERE` on open ground."""


Ahead = tuple[int, int, int, tuple[Any, ...]]
"""What it costs to come to a side, by how many tiles, the side, and the trail that leads there:
track, price, and the trail before them; empty at the beginning. The least of them comes first."""


def ways_on(network: Network, link: UnfinishedLink, granted: int) -> Mapping[int, Planned]:
    """The cheapest way from an unfinished link to each city; so many tiles lie under a grant."""
    found = cheapest(network.used, BOARD.facing[link.loose_end], granted, FARTHEST)
    return joining(network, link.owner, link.city, found)


def ways_from(network: Network, owner: Seat, entry: int, granted: int) -> Mapping[int, Planned]:
    """The same from the exit that faces a side, before a tile lies there; sought once."""
    asked = owner, entry, granted
    known: dict[Any, Mapping[int, Planned]] = network.memory
    if asked not in known:
        found = cheapest(network.used, entry, granted, FROM_EXIT)
        known[asked] = joining(network, owner, BOARD.exits[entry], found)
    return known[asked]


def joining(
    network: Network, owner: Seat, home: int, found: Mapping[int, Planned]
) -> Mapping[int, Planned]:
    """Those of the ways that a seat may complete (TYC-33, TYC-34)."""
    return {city: way for city, way in found.items() if may_join(network, owner, (home, city))}


def cheapest(used: Mapping[int, int], entry: int, granted: int, most: int) -> dict[int, Planned]:
    """Sides by what it costs to come there, each looked at once, within so many tiles."""
    found: dict[int, Planned] = {}
    waiting: list[Ahead] = [(0, 0, entry, ())]
    best, seen = dict[int, Ahead](), set[int]()
    while waiting:
        total, laid, side, trail = heappop(waiting)
        place, tiles = side // SIDES, laid + 1
        if side in seen or not may_enter(used, side):
            continue
        seen.add(side)
        if is_passed(trail, place):
            continue
        taken = used.get(place, 0)
        for track, price, free, out, city in passages(side):
            if taken >> out % SIDES & 1:
                continue
            paid = free if tiles <= granted else price
            ahead = (total + paid, tiles, BOARD.facing[out], (track, paid, trail))
            if city != NOWHERE:
                offer(found, city, ahead)
            elif tiles < most and is_better(ahead, best):
                heappush(waiting, ahead)
    return found


def is_better(ahead: Ahead, best: dict[int, Ahead]) -> bool:
    """Whether nothing better leads to the same side so far; what does not is never looked at."""
    known = best.get(ahead[2])
    if known is not None and known <= ahead:
        return False
    best[ahead[2]] = ahead
    return True


def is_passed(trail: tuple[Any, ...], place: int) -> bool:
    """Whether a way leads through this hex already; none leads there twice."""
    while trail:
        track, _, trail = trail
        if track // TRACKS == place:
            return True
    return False


def offer(found: dict[int, Planned], city: int, ahead: Ahead) -> None:
    """Keep a way if it is the cheapest to its city so far."""
    total, _, _, trail = ahead
    if city in found and found[city].total <= total:
        return
    tracks, prices = list[int](), list[int]()
    while trail:
        track, price, trail = trail
        tracks.append(track)
        prices.append(price)
    found[city] = Planned(total, city, tuple(tracks[::-1]), tuple(prices[::-1]))


def nearest_way(state: State, step: Building) -> Planned | None:
    """The way on with the fewest tiles from where a build action stands, the cheapest of equals.

    Looked for once: a menu asks for it twice.
    """
    if step.loose_end is None:
        return None
    end = BOARD.side_number(step.loose_end)
    left = build_limit(state, step.seat) - len(step.laid)
    asked, known = ("nearest", end, left if step.grant else 0), state.network.memory
    if asked not in known:
        known[asked] = fewest_tiles(state.network, state.network.loose[end], asked[-1])
    found: Planned | None = known[asked]
    return found


def fewest_tiles(network: Network, link: UnfinishedLink, granted: int) -> Planned | None:
    """Tile by tile from the loose end, all ways at once, until one of them comes to a city."""
    ends = {link.loose_end: Planned(0, NOWHERE, (), ())}
    seen: set[int] = set()
    for tile in range(FARTHEST):
        seen.update(ends)
        steps = list(further(network, ends, grant=tile < granted))
        ends, arrived = {}, []
        for out, way in steps:
            if way.city != NOWHERE:
                arrived.append(way)
            elif out not in seen and (out not in ends or way < ends[out]):
                ends[out] = way
        joined = [way for way in arrived if may_join(network, link.owner, (link.city, way.city))]
        if joined:
            return min(joined)
    return None


def further(
    network: Network, ends: Mapping[int, Planned], *, grant: bool
) -> Iterator[tuple[int, Planned]]:
    """Each way with one tile more: the side it leads out of, and what it comes to."""
    for side, way in ends.items():
        for track, price, granted, out, city in free_passages(network, side, way.tracks):
            paid = granted if grant else price
            yield out, Planned(way.total + paid, city, (*way.tracks, track), (*way.prices, paid))


def cheapest_link(network: Network, owner: Seat, tiles: int) -> tuple[int, Planned] | None:
    """The link of at most so many tiles that costs a seat least, and the city it begins at.

    Short ones first: no longer one is looked for where its open ground alone would cost more.
    """
    best: tuple[int, Planned] | None = None
    for most in range(1, tiles + 1):
        if best is None or most * COSTS.open < best[1].total:
            best = min(links_within(network, owner, most), key=by_price, default=None)
    return best


def by_price(begun: tuple[int, Planned]) -> int:
    """What a link costs in all."""
    return begun[1].total


def links_within(network: Network, owner: Seat, most: int) -> Iterator[tuple[int, Planned]]:
    """The cheapest way of at most so many tiles from every exit to every city."""
    for entry in EXITS:
        home = BOARD.exits[entry]
        for way in joining(network, owner, home, cheapest(network.used, entry, 0, most)).values():
            yield home, way


def hexes_ahead(network: Network, link: UnfinishedLink, tiles: int) -> tuple[int, ...]:
    """The hexes that so many tiles from a loose end could lie on."""
    ends, seen = {link.loose_end}, set[int]()
    for _ in range(tiles):
        found = [passage for side in ends for passage in free_passages(network, side, ())]
        seen.update(passage.track // TRACKS for passage in found)
        ends = {passage.out for passage in found if passage.city == NOWHERE}
    return tuple(sorted(seen))


def unhindered(network: Network, link: UnfinishedLink, granted: int) -> Mapping[int, Planned]:
    """The same ways as if no other track lay on the map: what they would be where it is closed."""
    found = on_empty_map(BOARD.facing[link.loose_end], granted)
    return joining(network, link.owner, link.city, found)


@lru_cache(maxsize=1024)
def on_empty_map(entry: int, granted: int) -> Mapping[int, Planned]:
    """The cheapest ways where no track lies: the same at every table, and sought once."""
    return cheapest({}, entry, granted, FARTHEST)


def hindrance(network: Network, way: Planned) -> int | None:
    """The first hex of a way that has no room for it; None where all of it could be laid."""
    taken = (track // TRACKS for track in way.tracks if not has_room(network, track))
    return next(taken, None)


def free_passages(network: Network, side: int, laid: tuple[int, ...]) -> Iterator[Passage]:
    """The tracks that could lie beyond a side and lead on; never twice through a hex (TYC-30)."""
    entry = BOARD.facing[side]
    if not may_enter(network.used, entry):
        return
    place = entry // SIDES
    for track in laid:
        if track // TRACKS == place:
            return
    taken = network.used.get(place, 0)
    for passage in passages(entry):
        if not taken or not taken >> passage.out % SIDES & 1:
            yield passage


@cache
def passages(entry: int) -> tuple[Passage, ...]:
    """The tracks through a hex from one of its sides, without those that end at water."""
    found: list[Passage] = []
    for track in BOARD.onward[entry]:
        a, b = BOARD.ends[track]
        out = b if a == entry else a
        city = BOARD.exits[out]
        if city != NOWHERE or BOARD.facing[out] != NOWHERE:
            ridges = BOARD.ridge_prices[entry] + (BOARD.ridge_prices[out] if city != NOWHERE else 0)
            more = BOARD.river_prices[track] + ridges
            prices = BOARD.base_prices[track] + more, BOARD.granted_prices[track] + more
            found.append(Passage(track, *prices, out, city))
    return tuple(found)
