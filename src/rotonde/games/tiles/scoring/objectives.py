"""Objective tiles: whether the condition of one holds on the map (TIL-90 to TIL-96)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import ObjectiveId
from rotonde.games.tiles.graph import longest_path
from rotonde.games.tiles.maps import PlayerMap
from rotonde.games.tiles.scoring.ground import cities
from rotonde.games.tiles.scoring.points import reach
from rotonde.games.tiles.state import CONSTANTS, PlayArea, slot_of
from rotonde.railway.bitset import members
from rotonde.railway.squares import Square

Condition = Callable[[PlayArea, int, int], bool]
"""Asks an area about the objective with this number among its tiles, and a figure of the data."""


def holds(area: PlayArea, kind: ObjectiveId) -> bool:
    """Whether an objective tile is laid and its condition holds (TIL-86)."""
    number, row = area.map.objectives.get(kind), BOARD.objectives[kind]
    return number is not None and CONDITIONS[row.check](area, number, row.value)


def objective_points(area: PlayArea, kinds: tuple[ObjectiveId, ...]) -> int:
    """The points of a seat's objectives (TIL-86)."""
    return CONSTANTS.objective_points * sum(holds(area, kind) for kind in kinds)


def around(ground: PlayerMap, number: int) -> Iterator[Square]:
    """The occupied cells around a tile, corners included."""
    beside = (Square(ground.cells[number] + step) for step in BOARD.around)
    return (cell for cell in beside if cell in ground.layout.at)


# --- conditions -----------------------------------------------------------------------------------


def tiles_each_way(area: PlayArea, number: int, value: int) -> bool:
    """City hall: so many tiles in a row on each side (TIL-90)."""
    cell, at = area.map.cells[number], area.map.layout.at
    return all(cell + far * step in at for step in BOARD.steps for far in range(1, value + 1))


def in_large_city(area: PlayArea, number: int, value: int) -> bool:
    """Prefecture: in a city of so many urban tiles (TIL-91)."""
    towns = area.map.layout.towns
    return any(town >> number & 1 and town.bit_count() >= value for town in towns)


def stations_by_rail(area: PlayArea, number: int, value: int) -> bool:
    """Central station: so many other stations in its rail network (TIL-92)."""
    layout, rail = area.map.layout, 1 << 2 * number
    return (reach(layout.rails, rail) & layout.stations & ~rail).bit_count() >= value


def travellers_near(area: PlayArea, number: int, value: int) -> bool:
    """Stadium: so many travellers on the tiles around (TIL-93)."""
    near = set(around(area.map, number))
    here = (slot_of(area, piece).kind for piece in area.pieces if piece.cell in near)
    return sum(kind == "traveller" for kind in here) >= value


def in_line_with_city(area: PlayArea, number: int, value: int) -> bool:
    """Airport: so many tiles of cities in its row or its column, at any distance (TIL-94)."""
    ground, width = area.map, BOARD.squares.width
    row, col = divmod(ground.cells[number], width)
    tiles = (ground.cells[tile] for city in cities(ground) for tile in members(city))
    return sum(cell // width == row or cell % width == col for cell in tiles) >= value


def no_slots_near(area: PlayArea, number: int, value: int) -> bool:
    """Temple: no more train and car slots than so many on the tiles around (TIL-95)."""
    near = set(around(area.map, number))
    slots = (slot for slot in area.map.layout.slots.values() if slot.cell in near)
    return sum(slot.kind in ("train", "car") for slot in slots) <= value


def on_long_road(area: PlayArea, number: int, value: int) -> bool:
    """Gas station: on a simple road path of so many tiles (TIL-96)."""
    road = 2 << 2 * number
    network = reach(area.map.layout.roads, road)
    return longest_path(area.map.links, network, value, through=road) >= value


CONDITIONS: Final[Mapping[str, Condition]] = {
    "two_tiles_each_direction": tiles_each_way,
    "city_of_at_least": in_large_city,
    "other_stations_by_rail": stations_by_rail,
    "travellers_around": travellers_near,
    "line_with_city": in_line_with_city,
    "no_train_or_car_slot_around": no_slots_near,
    "road_path_through": on_long_road,
}
"""The condition behind each `check` of the data."""
