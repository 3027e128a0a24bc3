"""Rails that are missing to cities. Pure."""

from functools import lru_cache

from rotonde.games.revolution.board import BOARD, CitySet, SpaceSet, available, connected_cities
from rotonde.railway.bitset import members


@lru_cache(maxsize=1 << 14)
def rails_needed(network: SpaceSet, cities: CitySet) -> tuple[int, ...]:
    """Rails until the first of these cities is connected, the first two, and so on."""
    ways = sorted(way for city, way in enumerate(distances(network)) if cities >> city & 1)
    near = next((way for way in ways if way), 0)
    there = ways.count(0)
    return tuple(max(way, near + n - there) if way else 0 for n, way in enumerate(ways))


@lru_cache(maxsize=1 << 14)
def distances(network: SpaceSet) -> tuple[int, ...]:
    """Rails that are missing to each city."""
    out, rails = [0] * len(BOARD.cities), 0
    reached, everywhere = connected_cities(network), (1 << len(out)) - 1
    while reached != everywhere:
        network |= available(network)
        rails += 1
        for city in members(connected_cities(network) & ~reached):
            out[city] = rails
        reached = connected_cities(network)
    return tuple(out)
