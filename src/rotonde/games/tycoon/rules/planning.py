"""The cheapest way on from a loose end to each city near it, for whoever looks ahead.

Pure. It proposes tiles that could be laid as things stand, and decides nothing.
"""

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from typing import Final, NamedTuple

from rotonde.games.tycoon.board import BOARD, NOWHERE, TRACKS
from rotonde.games.tycoon.maps import Network, UnfinishedLink
from rotonde.games.tycoon.rules.track import BLOCKED, End, Joint, cost, end_at, has_room, may_join
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
    """One tile more: the side it leads out by, and what that meets."""

    track: int
    price: int
    out: int
    end: End | str


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
            if isinstance(step.end, End):
                offer(found, Planned(total + step.price, step.end.city, *on))
            elif len(on[0]) < FARTHEST:
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
    for track in BOARD.onward[entry]:
        a, b = BOARD.ends[track]
        out = b if a == entry else a
        end = end_at(network, link.owner, out)
        if end is BLOCKED or not has_room(network, track):
            continue
        attached = [End(entry, link.city)]
        if isinstance(end, End):
            attached.append(end)
            if end.link is not None or not may_join(network, link.owner, attached):
                continue
        yield Step(track, cost(Joint(track, tuple(attached)), grant), out, end)
