"""Solo challenges: what is measured, and whether it is enough (TIL-113 to TIL-143)."""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Final

import msgspec

from rotonde.games.tiles import names
from rotonde.games.tiles.areas import holes
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import ChallengeId, ChallengeRow
from rotonde.games.tiles.graph import NodeSet, distance, longest_path
from rotonde.games.tiles.maps import PlayerMap
from rotonde.games.tiles.scoring.ground import cities
from rotonde.games.tiles.scoring.points import most_together
from rotonde.games.tiles.state import PlayArea, slot_of
from rotonde.kernel.law.outcome import Verdict
from rotonde.kernel.law.text import Fact, Text
from rotonde.railway.bitset import union

Measure = Callable[[PlayArea], int]
"""The figure of an area that is compared with that of a challenge."""


class Judged(msgspec.Struct, frozen=True):
    """The state of a challenge."""

    value: int
    kept: bool
    rating: int
    """The number of thresholds that the total reaches; 0 where the challenge fails."""
    score: int
    """The total, or nothing where the challenge fails."""


def judge_challenge(area: PlayArea, challenge: ChallengeRow, total: int) -> Judged:
    """A challenge held against an area with this total (TIL-114)."""
    measure, at_least = MEASURES[challenge.check]
    value = measure(area)
    kept = value >= challenge.value if at_least else value <= challenge.value
    if not kept:
        return Judged(value, False, 0, 0)
    return Judged(value, True, sum(total >= least for least in challenge.thresholds), total)


def verdict(challenge_id: ChallengeId, judged: Judged) -> Verdict:
    """The result of a solo challenge; one that failed has neither points nor stars (TIL-114)."""
    row = BOARD.challenges[challenge_id]
    named: dict[str, Fact] = {"challenge": names.challenge(challenge_id)}
    if not judged.kept:
        short = Text("verdict-short", {"value": judged.value, "target": row.value})
        return Verdict(False, Text("verdict-failed", named), short, challenge_id)
    named |= {"points": judged.score, "figure": names.figure(judged.score), "rating": judged.rating}
    title = Text("verdict-kept", named)
    listed = Text("challenge-thresholds", names.list_facts(row.thresholds))
    return Verdict(True, title, listed, challenge_id, judged.rating)


# --- tracks ---------------------------------------------------------------------------------------


def longest_road(area: PlayArea) -> int:
    """The tiles of the longest simple road path (TIL-121, TIL-140)."""
    return longest_path(area.map.links, sum(area.map.layout.roads))


def longest_rail(area: PlayArea) -> int:
    """The tiles of the longest simple rail path (TIL-122, TIL-140)."""
    return longest_path(area.map.links, sum(area.map.layout.rails))


def stations_together(area: PlayArea) -> int:
    """The most stations that one full network touches (TIL-128)."""
    layout = area.map.layout
    return max(((group & layout.stations).bit_count() for group in layout.full), default=0)


def farthest_friends(area: PlayArea) -> int:
    """The longest way between two travellers with no other in between (TIL-141)."""
    slots = [slot_of(area, piece) for piece in area.pieces]
    places = [slot.nodes for slot in slots if slot.kind == "traveller"]
    taken = union(places)
    pairs = combinations(places, 2)
    return max((friends(area.map, here, there, taken) for here, there in pairs), default=0)


def friends(ground: PlayerMap, here: NodeSet, there: NodeSet, taken: NodeSet) -> int:
    """The distance of two travellers; none where another stands on every shortest way."""
    everywhere = (1 << 2 * len(ground.cells)) - 1
    free = everywhere & ~taken | here | there
    way = (ground.links, ground.transfers, here, there)
    straight = distance(*way, everywhere)
    return straight if straight is not None and straight == distance(*way, free) else 0


# --- places ---------------------------------------------------------------------------------------


def largest_city(area: PlayArea) -> int:
    """The urban tiles of the largest city (TIL-120)."""
    return max((city.bit_count() for city in cities(area.map)), default=0)


def number_of_cities(area: PlayArea) -> int:
    """The number of cities (TIL-131)."""
    return len(cities(area.map))


def number_of_dead_ends(area: PlayArea) -> int:
    """The number of dead ends (TIL-123)."""
    return area.map.layout.dead_ends


def highest_column(area: PlayArea) -> int:
    """The most tiles in one column of the grid, gaps ignored (TIL-124)."""
    columns = Counter(cell % BOARD.squares.width for cell in area.map.cells)
    return max(columns.values(), default=0)


def large_holes(area: PlayArea) -> int:
    """The number of 2x2 holes (TIL-143)."""
    return holes(area.map.layout.rows, 2)


def small_holes(area: PlayArea) -> int:
    """The number of holes of one cell (TIL-142)."""
    return holes(area.map.layout.rows, 1)


# --- pieces ---------------------------------------------------------------------------------------


def cars_together(area: PlayArea) -> int:
    """The most cars in one road network (TIL-129)."""
    return most_together(area, "car")


def trains_together(area: PlayArea) -> int:
    """The most trains in one rail network (TIL-130)."""
    return most_together(area, "train")


def crowd(area: PlayArea) -> int:
    """The most pieces of one kind in one of its networks (TIL-133)."""
    return max(most_together(area, kind) for kind in BOARD.kinds)


def busiest_row(area: PlayArea) -> int:
    """The most pieces of one kind in one row of the grid (TIL-132)."""
    width = BOARD.squares.width
    rows = Counter((piece.cell // width, slot_of(area, piece).kind) for piece in area.pieces)
    return max(rows.values(), default=0)


def always(_area: PlayArea) -> int:
    """A challenge that only changes what travellers score asks for nothing (TIL-134)."""
    return 0


MEASURES: Final[Mapping[str, tuple[Measure, bool]]] = {
    "city_size_at_least": (largest_city, True),
    "road_path_at_least": (longest_road, True),
    "rail_path_at_least": (longest_rail, True),
    "dead_ends_at_most": (number_of_dead_ends, False),
    "tiles_per_map_column_at_most": (highest_column, False),
    "enclosed_2x2_holes_at_least": (large_holes, True),
    "enclosed_1x1_holes_at_least": (small_holes, True),
    "traveller_distance_at_least": (farthest_friends, True),
    "stations_in_one_network_at_least": (stations_together, True),
    "cars_in_one_road_network_at_least": (cars_together, True),
    "trains_in_one_rail_network_at_least": (trains_together, True),
    "cities_at_least": (number_of_cities, True),
    "pieces_of_a_kind_per_row_at_most": (busiest_row, False),
    "pieces_of_a_kind_per_network_at_most": (crowd, False),
    "travellers_score_single_track_type": (always, True),
}
"""The measure behind each `check` of the data, and whether the figure is the least or the most."""
