"""What a map is worth at the end: cities, rectangle, dead ends (TIL-81 to TIL-85)."""

from rotonde.games.tiles.maps import PlayerMap, TileSet
from rotonde.games.tiles.state import CONSTANTS


def cities(ground: PlayerMap) -> tuple[TileSet, ...]:
    """The groups of urban tiles that are large enough (TIL-81)."""
    least = CONSTANTS.city_min_tiles
    return tuple(town for town in ground.layout.towns if town.bit_count() >= least)


def city_points(ground: PlayerMap) -> int:
    """Every city is worth the same (TIL-81)."""
    return CONSTANTS.city_points * len(cities(ground))


def rectangle_points(ground: PlayerMap) -> int:
    """Each tile of the largest full rectangle counts (TIL-82)."""
    found = ground.layout.rectangle
    return 0 if found is None else CONSTANTS.rectangle_points_per_tile * found.area


def penalty(ground: PlayerMap) -> int:
    """What dead ends beyond the free ones cost (TIL-85)."""
    beyond = max(0, ground.layout.dead_ends - CONSTANTS.dead_ends_free)
    return CONSTANTS.dead_end_penalty * beyond
