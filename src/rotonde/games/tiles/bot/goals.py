"""Solo challenges: the chance that one will be kept (TIL-113 to TIL-143).

A mission lacks something, and each tile to come may bring a part of it. A constraint is kept or
broken; what it leaves for pieces to score is a matter of terms.
"""

import math
from collections.abc import Callable, Mapping
from typing import Final

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.bot.ground import FITTING
from rotonde.games.tiles.bot.prospects import SeatFuture
from rotonde.games.tiles.bot.reading import Reading
from rotonde.games.tiles.bot.rings import least_lack
from rotonde.games.tiles.bot.tracks import at_stations, levels, rail_links, road_links, span, walks
from rotonde.games.tiles.components import ChallengeRow, PieceKind
from rotonde.games.tiles.graph import NodeSet, longest_path
from rotonde.games.tiles.maps import Networks
from rotonde.games.tiles.scoring.challenges import judge_challenge
from rotonde.games.tiles.scoring.points import most_together
from rotonde.games.tiles.state import CONSTANTS, PlayArea
from rotonde.railway.bitset import members

TRAVELLER: Final = BOARD.kinds.index("traveller")
RARE: Final = 0.1
"""A cell that a smaller part of all tiles fits is hard to fill."""
HAZE: Final = 0.1
"""How unsure a guess is, for each tile to come."""
APART: Final = 0.22
"""Steps between two travellers that a tile to come may add."""
NEW_SLOT: Final = 0.12
"""The chance that a tile to come has a slot for a traveller and fits a given end."""
SLOTS: Final = 0.25
"""Slots of a wanted kind in a wanted network that a tile to come may bring."""
STARS: Final = 0.1
"""Stars that come along with a tile, where they are wanted."""


def likely(missing: float, pace: float, tiles: float, haze: float = HAZE) -> float:
    """The chance that what is missing comes, where each tile to come brings so much of it."""
    over = (missing - 0.5 - pace * tiles) / (0.1 + haze * tiles)
    return 1 / (1 + math.exp(max(-50.0, min(50.0, over))))


# --- what is missing: tracks ----------------------------------------------------------------------


def road_missing(reading: Reading, value: int) -> float:
    """Tiles that the longest road lacks (TIL-121)."""
    ground = reading.area.map
    return way_missing(reading, value, ground.layout.roads, road_links(ground))


def rail_missing(reading: Reading, value: int) -> float:
    """Tiles that the longest rail lacks (TIL-122)."""
    ground = reading.area.map
    return way_missing(reading, value, ground.layout.rails, rail_links(ground))


def way_missing(reading: Reading, value: int, found: Networks, links: list[NodeSet]) -> float:
    """The lack of the longest way that can still grow; a closed end is a tile lost."""
    if not reading.ahead.tiles:
        return value - longest_path(links, sum(found), value)
    both_ends = 2
    growing = span(links, found, reading.growing)
    if growing >= value and span(links, found, 0) >= value:
        return 0
    return value + both_ends - growing


def stations_missing(reading: Reading, value: int) -> float:
    """Stations that the best network lacks (TIL-128)."""
    layout = reading.area.map.layout
    counts = [(network & layout.stations).bit_count() for network in layout.full]
    return value - max(counts, default=0)


# --- what is missing: places ----------------------------------------------------------------------


def city_missing(reading: Reading, value: int) -> float:
    """Urban tiles that the largest city lacks; other towns may grow into it (TIL-120)."""
    sizes = [town.bit_count() for town in reading.area.map.layout.towns]
    largest = max(sizes, default=0)
    return value - largest - min(1.0, reading.ahead.tiles) * 0.15 * (sum(sizes) - largest)


def cities_missing(reading: Reading, value: int) -> float:
    """Urban tiles that so many cities lack (TIL-131)."""
    least = CONSTANTS.city_min_tiles
    sizes = [min(town.bit_count(), least) for town in reading.area.map.layout.towns]
    return value * least - sum(sorted(sizes, reverse=True)[:value])


def dead_ends_over(reading: Reading, value: int) -> float:
    """Dead ends too many (TIL-123)."""
    return reading.area.map.layout.dead_ends - value


def large_holes_missing(reading: Reading, value: int) -> float:
    """Tiles that the rings around large holes lack (TIL-125)."""
    return holes_missing(reading, value, 2)


def small_holes_missing(reading: Reading, value: int) -> float:
    """Tiles that the rings around small holes lack (TIL-126)."""
    return holes_missing(reading, value, 1)


def holes_missing(reading: Reading, value: int, size: int) -> float:
    """Tiles that the rings around holes lack; cells that few tiles fit count for more."""
    layout = reading.area.map.layout
    rare = frozenset([cell for cell, need in layout.frontier.items() if FITTING[need] < RARE])
    return least_lack(frozenset(layout.at), rare, value, size)


# --- chances of their own -------------------------------------------------------------------------


def friends(reading: Reading, value: int) -> float:
    """The chance of two travellers so far apart, with none in between (TIL-141)."""
    area, ahead, links = reading.area, reading.ahead, walks(reading.area.map)
    placed, empty = travellers(area)
    growing = at_stations(reading.growing, area.map.layout.stations)
    uses = max(plan[TRAVELLER].all for plan in ahead.plans)
    uses += min(area.stars, ahead.uses - uses)
    fresh: float = 1 - (1 - NEW_SLOT) ** ahead.tiles
    best = fresh * apart(value, 2 - uses, ahead)
    for node in members(placed | empty):
        here = 1 << node
        todo = bool(empty & here) - uses
        far = free_distances(links, here, placed & ~here)
        best = max(
            best,
            apart(value - steps_to(far, placed & ~here), todo, ahead),
            apart(value - steps_to(far, empty & ~here), todo + 1, ahead),
            fresh * apart(value - steps_to(far, growing) - 1, todo + 1, ahead),
        )
    return best


def travellers(area: PlayArea) -> tuple[NodeSet, NodeSet]:
    """The nodes where travellers stand, and where more could; a station is its rail node."""
    taken = {(piece.cell, piece.slot) for piece in area.pieces}
    nodes = [0, 0]
    for place, slot in area.map.layout.slots.items():
        if slot.kind == "traveller":
            nodes[place not in taken] |= at_stations(slot.nodes, area.map.layout.stations)
    return nodes[0], nodes[1]


def free_distances(links: list[NodeSet], start: NodeSet, others: NodeSet) -> list[NodeSet]:
    """The nodes at each distance that nobody stands in the way to."""
    direct = levels(links, start)
    if not others:
        return direct
    return [nodes & free for nodes, free in zip(direct, levels(links, start, others), strict=False)]


def steps_to(far: list[NodeSet], ends: NodeSet) -> int:
    """The steps to the farthest of `ends`; none where there is none."""
    return max((steps for steps, nodes in enumerate(far) if nodes & ends), default=0)


def apart(missing: float, unplaced: float, ahead: SeatFuture) -> float:
    """The chance that steps and uses of tokens come that are missing."""
    return likely(missing, APART, ahead.tiles) * likely(unplaced, 0, ahead.tiles, 0.02)


def cars(reading: Reading, value: int) -> float:
    """The chance of so many cars in one network (TIL-129)."""
    return together(reading, value, "car")


def trains(reading: Reading, value: int) -> float:
    """The chance of so many trains in one network (TIL-130)."""
    return together(reading, value, "train")


def together(reading: Reading, value: int, kind: PieceKind) -> float:
    """The chance of so many pieces in one network: slots for them, and tokens or stars."""
    ahead, (placed, empty) = reading.ahead, reading.groups[kind].main
    if most_together(reading.area, kind) >= value:
        return 1.0
    plans = [plan[BOARD.kinds.index(kind)] for plan in ahead.plans]
    uses = max(min(plan.now, empty) + plan.later for plan in plans)
    uses += min(reading.area.stars, max(0.0, ahead.uses - uses))
    slots = likely(value - placed - empty, SLOTS, ahead.tiles)
    return slots * likely(value - placed - uses, STARS, ahead.tiles, HAZE / 2)


# --- the chances ----------------------------------------------------------------------------------

ChallengeGap = Callable[[Reading, int], float]
"""How much an area lacks of the figure of a challenge; nothing or less where it is reached."""

PACES: Final[Mapping[str, tuple[ChallengeGap, float]]] = {
    "city_size_at_least": (city_missing, 0.35),
    "road_path_at_least": (road_missing, 0.3),
    "rail_path_at_least": (rail_missing, 0.3),
    "dead_ends_at_most": (dead_ends_over, 0.15),
    "enclosed_2x2_holes_at_least": (large_holes_missing, 0.45),
    "enclosed_1x1_holes_at_least": (small_holes_missing, 0.5),
    "stations_in_one_network_at_least": (stations_missing, 0.33),
    "cities_at_least": (cities_missing, 0.38),
}
"""The lack of each mission, and the part of it that a tile to come may bring."""

CHANCES: Final[Mapping[str, Callable[[Reading, int], float]]] = {
    "traveller_distance_at_least": friends,
    "cars_in_one_road_network_at_least": cars,
    "trains_in_one_rail_network_at_least": trains,
}
"""Missions that lack more than one thing."""


def chance(reading: Reading, challenge: ChallengeRow) -> float:
    """The chance that a challenge will be kept."""
    check, value = challenge.check, challenge.value
    if check in PACES:
        missing, pace = PACES[check]
        return likely(missing(reading, value), pace, reading.ahead.tiles)
    if check in CHANCES:
        return CHANCES[check](reading, value)
    return float(judge_challenge(reading.area, challenge, 0).kept)
