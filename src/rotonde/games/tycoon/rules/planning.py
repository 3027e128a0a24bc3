"""The cheapest way on from a loose end to each city near it, for whoever looks ahead.

Pure. It proposes tiles that could be laid as things stand, and decides nothing.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from rotonde.games.tycoon.board import BOARD, NOWHERE, TRACKS
from rotonde.games.tycoon.maps import Network, UnfinishedLink, may_enter
from rotonde.games.tycoon.rules.track import has_room, may_join
from rotonde.games.tycoon.state import State, build_limit
from rotonde.games.tycoon.steps import Building
from rotonde.railway.hexes import SIDES

FARTHEST: Final = 8
"""So many tiles are looked ahead: two actions."""


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


def ways_on(network: Network, link: UnfinishedLink, granted: int) -> Mapping[int, Planned]:
    """The cheapest way from an unfinished link to each city; so many tiles lie under a grant."""
    found: dict[int, Planned] = {}
    open_ends: list[tuple[int, int, tuple[int, ...], tuple[int, ...]]] = []
    heappush(open_ends, (0, link.loose_end, (), ()))
    seen: set[int] = set()
    while open_ends:
        total, side, tracks, prices = heappop(open_ends)
        if side in seen:
            continue
        seen.add(side)
        grant, may_go_on = len(tracks) < granted, len(tracks) + 1 < FARTHEST
        for passage in free_passages(network, side, tracks):
            if passage.city == NOWHERE and (passage.out in seen or not may_go_on):
                continue
            price = passage.granted if grant else passage.price
            on = (*tracks, passage.track), (*prices, price)
            if passage.city == NOWHERE:
                heappush(open_ends, (total + price, passage.out, *on))
            elif may_join(network, link.owner, (link.city, passage.city)):
                offer(found, Planned(total + price, passage.city, *on))
    return found


def nearest_way(state: State, step: Building) -> Planned | None:
    """The way on with the fewest tiles from where a build action stands, the cheapest of equals."""
    if step.loose_end is None:
        return None
    link = state.network.loose[BOARD.side_number(step.loose_end)]
    left = build_limit(state, step.seat) - len(step.laid)
    found = ways_on(state.network, link, left if step.grant else 0).values()
    return min(found, key=lambda way: (len(way.tracks), way), default=None)


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
    empty = Network(network.railways)
    empty.__dict__["used"] = {}
    return ways_on(empty, link, granted)


def hindrance(network: Network, way: Planned) -> int | None:
    """The first hex of a way that has no room for it; None where all of it could be laid."""
    taken = (track // TRACKS for track in way.tracks if not has_room(network, track))
    return next(taken, None)


def offer(found: dict[int, Planned], way: Planned) -> None:
    """Keep a way if it is the cheapest to its city so far."""
    if way.city not in found or way < found[way.city]:
        found[way.city] = way


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
