"""Objective tiles: the chance that the condition of one will hold at the end (TIL-90 to TIL-96)."""

from collections.abc import Callable, Mapping
from typing import Final

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.bot.goals import likely
from rotonde.games.tiles.bot.reading import Reading
from rotonde.games.tiles.components import ObjectiveId
from rotonde.games.tiles.graph import longest_path
from rotonde.games.tiles.scoring.objectives import around, holds
from rotonde.games.tiles.scoring.points import reach
from rotonde.games.tiles.state import CONSTANTS, slot_of

NOT_LAID: Final = 0.4
"""The chance of an objective tile that is still to be laid."""
STAYS: Final = 0.95
"""The chance that a condition which can be lost holds on."""

ObjectiveGap = Callable[[Reading, int, int], float]
"""How much the objective with this number among the tiles lacks of a figure of the data."""


def hall_missing(reading: Reading, number: int, value: int) -> float:
    """City hall: empty cells on its four sides."""
    ground = reading.area.map
    cell, at = ground.cells[number], ground.layout.at
    far = range(1, value + 1)
    return sum(cell + steps * step not in at for step in BOARD.steps for steps in far)


def town_missing(reading: Reading, number: int, value: int) -> float:
    """Prefecture: urban tiles that its town lacks."""
    towns = reading.area.map.layout.towns
    return value - sum(town.bit_count() for town in towns if town >> number & 1)


def stations_missing(reading: Reading, number: int, value: int) -> float:
    """Central station: other stations that its rails lack."""
    layout, rail = reading.area.map.layout, 1 << 2 * number
    return value - (reach(layout.rails, rail) & layout.stations & ~rail).bit_count()


def travellers_missing(reading: Reading, number: int, value: int) -> float:
    """Stadium: travellers around it; an empty slot is half of one."""
    area = reading.area
    near = set(around(area.map, number))
    standing = [slot_of(area, piece) for piece in area.pieces if piece.cell in near]
    slots = [slot for slot in area.map.layout.slots.values() if slot.cell in near]
    count = sum(slot.kind == "traveller" for slot in standing)
    return value - count - 0.5 * (sum(slot.kind == "traveller" for slot in slots) - count)


def road_missing(reading: Reading, number: int, value: int) -> float:
    """Gas station: tiles that the road through it lacks."""
    road = 2 << 2 * number
    network = reach(reading.area.map.layout.roads, road)
    return value - longest_path(reading.area.map.links, network, value, through=road)


PACES: Final[Mapping[str, tuple[ObjectiveGap, float]]] = {
    "two_tiles_each_direction": (hall_missing, 0.35),
    "city_of_at_least": (town_missing, 0.2),
    "other_stations_by_rail": (stations_missing, 0.15),
    "travellers_around": (travellers_missing, 0.1),
    "road_path_through": (road_missing, 0.3),
}
"""The lack of each objective, and the part of it that a tile to come may bring."""


def objective_hopes(reading: Reading, kinds: tuple[ObjectiveId, ...]) -> float:
    """The gains that a seat may hope for from its objectives."""
    return CONSTANTS.objective_points * sum([chance(reading, kind) for kind in kinds])


def chance(reading: Reading, kind: ObjectiveId) -> float:
    """The chance that the condition of an objective holds at the end."""
    area, tiles = reading.area, reading.ahead.tiles
    if kind in area.objectives:
        return NOT_LAID if tiles else 0.0
    number = area.map.objectives.get(kind)
    if number is None:
        return 0.0
    row = BOARD.objectives[kind]
    if row.check in PACES:
        missing, pace = PACES[row.check]
        return likely(missing(reading, number, row.value), pace, tiles)
    return STAYS if holds(area, kind) else min(NOT_LAID / 2, tiles)
