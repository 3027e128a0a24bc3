"""The ways on from a loose end, or from an exit, to each city near it, for whoever looks ahead.

Pure. It proposes tiles that could be laid as things stand, and decides nothing. Most ways are free
of other track: those are known for the map as it is printed, and only the others are searched for.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from rotonde.games.tycoon.board import BOARD, NOWHERE, TRACKS, CitySet
from rotonde.games.tycoon.maps import Network, Railways, UnfinishedLink, has_room, may_enter
from rotonde.games.tycoon.rules.ways import (
    ALL_CITIES,
    ARRIVING,
    ONWARD,
    OPEN_MAP,
    Planned,
    cheapest,
    cities_within,
)
from rotonde.games.tycoon.state import State, build_limit
from rotonde.games.tycoon.steps import Building
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.derived import kept

FARTHEST: Final = 8
"""The number of tiles that are looked ahead: two actions."""
FROM_EXIT: Final = 5
"""The number before the first tile lies: one action, for every exit may be asked about."""
EXITS: Final = tuple(side for side, number in enumerate(BOARD.exits) if number != NOWHERE)
"""The sides of hexes that an exit of a city leads to."""
KEPT: Final = 8192
"""The number of searches on the map without track that are kept: they serve every table."""


def ways_on(
    network: Network, link: UnfinishedLink, granted: int = 0, most: int = FARTHEST
) -> Mapping[int, Planned]:
    """The cheapest way from an unfinished link to each city; so many tiles lie under a grant."""
    wanted = joinable(network.railways, link.owner, link.city)
    return ways(network, wanted, BOARD.facing[link.loose_end], most, granted)


@kept
def ways_from(
    network: Network, owner: Seat, entry: int, granted: int = 0, most: int = FROM_EXIT
) -> Mapping[int, Planned]:
    """The ways from the exit that faces a side, before a tile lies there."""
    return ways(
        network, joinable(network.railways, owner, BOARD.exits[entry]), entry, most, granted
    )


def ways_from_city(network: Network, owner: Seat, city: int, most: int) -> Mapping[int, Planned]:
    """The ways from a city, over whichever of its exits is cheapest."""
    entries = [side for _, side in BOARD.city_sides[city] if side != NOWHERE]
    wanted = joinable(network.railways, owner, city)
    return cheapest(network.shut, entries, wanted, most)


@kept
def joinable(railways: Railways, owner: Seat, home: int) -> CitySet:
    """The cities that a seat may join with one by a link (TYC-33, TYC-34)."""
    joined = 1 << home
    for way in railways.ways[home]:
        if way.owner == owner:
            joined |= 1 << way.city
    return ALL_CITIES & ~joined


def ways(
    network: Network, wanted: CitySet, entry: int, most: int, granted: int
) -> Mapping[int, Planned]:
    """The cheapest way from a side to each city; searched for where the printed map's is shut."""
    found: dict[int, Planned] = {}
    shut = 0
    for city, way in on_open_map(entry, most, granted).items():
        if wanted >> city & 1:
            if hindrance(network, way) is None:
                found[city] = way
            else:
                shut |= 1 << city
    return found | cheapest(network.shut, (entry,), shut, most, granted) if shut else found


def ways_if_alone(network: Network, link: UnfinishedLink, granted: int) -> Mapping[int, Planned]:
    """The ways that there would be if no other track lay on the map."""
    wanted = joinable(network.railways, link.owner, link.city)
    free = on_open_map(BOARD.facing[link.loose_end], FARTHEST, granted)
    return {city: way for city, way in free.items() if wanted >> city & 1}


@lru_cache(maxsize=KEPT)
def on_open_map(entry: int, most: int, granted: int) -> Mapping[int, Planned]:
    """The cheapest ways from a side where no track lies."""
    return cheapest(OPEN_MAP, (entry,), ALL_CITIES, most, granted)


def hindrance(network: Network, way: Planned) -> int | None:
    """The first hex of a way that has no room for it; None where all of it could be laid."""
    for track in way.tracks:
        if not has_room(network, track):
            return track // TRACKS
    return None


def nearest_way(state: State, step: Building) -> Planned | None:
    """The way on with the fewest tiles from where a build action stands, the cheapest of equals."""
    if step.side is None:
        return None
    left = build_limit(state, step.seat) - len(step.laid) if step.grant else 0
    return fewest_tiles(state.network, step.side, left)


@kept
def fewest_tiles(network: Network, loose_end: int, granted: int) -> Planned | None:
    """The fewest tiles from a loose end under a grant: within one tile, then two, and on."""
    link, entry = network.loose[loose_end], BOARD.facing[loose_end]
    wanted = joinable(network.railways, link.owner, link.city)
    for most in range(1, FARTHEST + 1):
        if cities_within(most)[entry] & wanted:
            found = cheapest(network.shut, (entry,), wanted, most, granted)
            if found:
                return min(found.values())
    return None


def cheapest_link(network: Network, owner: Seat, tiles: int) -> tuple[int, Planned] | None:
    """The link of at most so many tiles that costs a seat least, and the city it begins at."""
    links = [
        (BOARD.exits[entry], way)
        for entry in EXITS
        for way in ways_from(network, owner, entry, 0, tiles).values()
    ]
    return min(links, key=by_price, default=None)


def by_price(link: tuple[int, Planned]) -> tuple[int, int]:
    """The cost of a link, then the number of its tiles."""
    return link[1].total, len(link[1].tracks)


def hexes_ahead(network: Network, link: UnfinishedLink, tiles: int) -> tuple[int, ...]:
    """The hexes that so many tiles from a loose end could lie on."""
    entries, seen, shut = {BOARD.facing[link.loose_end]}, set[int](), network.shut
    for _ in range(tiles):
        free = [side for side in entries if may_enter(network, side)]
        onward = [track for side in free for track in ONWARD[side] if not shut[track.out]]
        arriving = [track for side in free for track in ARRIVING[side] if not shut[track.out]]
        seen.update([track.track // TRACKS for track in onward])
        seen.update([track.track // TRACKS for track in arriving])
        entries = {track.ahead for track in onward}
    return tuple(sorted(seen))
