"""The points of a map at the end: cities, rectangle, dead ends (TIL-81 to TIL-85)."""

from collections.abc import Iterable

from rotonde.games.tiles.areas import Rectangle
from rotonde.games.tiles.maps import Layout, PlayerMap, TileSet, towns_after
from rotonde.games.tiles.state import CONSTANTS
from rotonde.railway.squares import Square


def cities(ground: PlayerMap) -> tuple[TileSet, ...]:
    """The groups of urban tiles that are large enough (TIL-81)."""
    return large_enough(ground.layout.towns)


def large_enough(towns: Iterable[TileSet]) -> tuple[TileSet, ...]:
    """The towns that are cities."""
    least = CONSTANTS.city_min_tiles
    return tuple([town for town in towns if town.bit_count() >= least])


def city_points(ground: PlayerMap) -> int:
    """Every city is worth the same (TIL-81)."""
    return CONSTANTS.city_points * len(cities(ground))


def rectangle_points(ground: PlayerMap) -> int:
    """Each tile of the largest full rectangle counts (TIL-82)."""
    return points_for(ground.layout.rectangle)


def points_for(found: Rectangle | None) -> int:
    """The points of a rectangle; 0 for none."""
    return 0 if found is None else CONSTANTS.rectangle_points_per_tile * found.area


def penalty(ground: PlayerMap) -> int:
    """The points lost for dead ends beyond the free ones (TIL-85)."""
    return penalty_for(ground.layout.dead_ends)


def penalty_for(dead_ends: int) -> int:
    """The points lost for this number of dead ends."""
    return CONSTANTS.dead_end_penalty * max(0, dead_ends - CONSTANTS.dead_ends_free)


def ground_points(ground: PlayerMap) -> int:
    """The points of a map without its pieces and objectives."""
    return city_points(ground) + rectangle_points(ground) - penalty(ground)


def cities_after(layout: Layout, cell: Square) -> int:
    """The points of the cities with one more urban tile."""
    return CONSTANTS.city_points * len(large_enough(towns_after(layout, cell)))
