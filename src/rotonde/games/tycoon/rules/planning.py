"""The cheapest way on from a loose end to each city near it, for whoever looks ahead.

Pure. It proposes tiles that could be laid as things stand, and decides nothing.
"""

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from typing import Final, NamedTuple

from rotonde.games.tycoon.board import BOARD, NOWHERE, TRACKS
from rotonde.games.tycoon.maps import Network, UnfinishedLink, may_enter
from rotonde.games.tycoon.rules.track import has_room, may_join
from rotonde.railway.hexes import SIDES

FARTHEST: Final = 8
"""So many tiles are looked ahead: two actions."""


class Planned(NamedTuple):
    """A way on: its tracks in order, what each costs, and the city it comes to."""

    total: int
    city: int
    tracks: tuple[int, ...]
    prices: tuple[int, ...]


class Step(NamedTuple):
    """One tile more: the side it leads out by, and the city there; `NOWHERE` on open ground."""

    track: int
    price: int
    out: int
    city: int


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
        for step in steps(network, link, side, tracks, len(tracks) < granted):
            on = (*tracks, step.track), (*prices, step.price)
            if step.city != NOWHERE:
                offer(found, Planned(total + step.price, step.city, *on))
            elif len(on[0]) < FARTHEST and step.out not in seen:
                heappush(open_ends, (total + step.price, step.out, *on))
    return found


def offer(found: dict[int, Planned], way: Planned) -> None:
    """Keep a way if it is the cheapest to its city so far."""
    if way.city not in found or way < found[way.city]:
        found[way.city] = way


def steps(
    network: Network, link: UnfinishedLink, side: int, laid: tuple[int, ...], grant: bool
) -> Iterator[Step]:
    """The tiles that could lie beyond a side; never twice through a hex (TYC-30 to TYC-34)."""
    entry = BOARD.facing[side]
    if entry == NOWHERE or any(track // TRACKS == entry // SIDES for track in laid):
        return
    grounds = BOARD.granted_prices if grant else BOARD.base_prices
    ridge = BOARD.ridge_prices[entry]
    for track in BOARD.onward[entry]:
        a, b = BOARD.ends[track]
        out = b if a == entry else a
        if not has_room(network, track) or not may_lead(network, link, out):
            continue
        price = grounds[track] + BOARD.river_prices[track] + ridge
        city = BOARD.exits[out]
        yield Step(track, price + (BOARD.ridge_prices[out] if city != NOWHERE else 0), out, city)


def may_lead(network: Network, link: UnfinishedLink, side: int) -> bool:
    """Whether a link may go on over a side: to another city, or into a hex with room for it."""
    city = BOARD.exits[side]
    if city != NOWHERE:
        return may_join(network, link.owner, (link.city, city))
    return may_enter(network.used, BOARD.facing[side])
