"""Random maps and random games of Railroad Tiles, for promises that must hold everywhere."""

from collections import Counter
from collections.abc import Iterator

from hypothesis import strategies as st

from rotonde.games.tiles.components import TileId
from rotonde.games.tiles.state import State, TilesOptions
from rotonde.games.tiles.view.shapes import SeatView
from rotonde.kernel.law.rng import Rng
from tests.support.tiles import TILES, position
from tests.support.tiles_box import COPIES, OBJECTIVES, SIDES, TRACK, Place, neighbour
from tests.support.tiles_plain import Laid, lays_by_hand, map_by_hand, spelt_map
from tests.support.walks import walk

Choice = tuple[int, int]
"""Which tile, and which of its places."""


def choices(most: int) -> st.SearchStrategy[list[Choice]]:
    """What to lay, tile by tile."""
    pick = st.tuples(st.integers(0, 999), st.integers(0, 999))
    return st.lists(pick, min_size=most // 2, max_size=most)


def laid_by(picks: list[Choice], objectives: bool = False) -> dict[Place, Laid]:
    """A map laid by hand; places with many neighbours come first, so that maps grow dense."""
    laid: dict[Place, Laid] = {}
    names = [*map(str, TRACK), *(map(str, OBJECTIVES) if objectives else ())]
    used: Counter[str] = Counter()
    for tile_pick, place_pick in picks:
        tile = names[tile_pick % len(names)]
        ways = lays_by_hand(laid, tile)
        if not ways or used[tile] >= COPIES.get(TileId(tile), 1):
            continue
        ways.sort(key=lambda way: -crowd(laid, way[0]))
        place, turn = ways[place_pick % len(ways[: 2 + place_pick % 7])]
        laid[place] = Laid(tile, turn)
        used[tile] += 1
    return laid


def crowd(laid: dict[Place, Laid], place: Place) -> int:
    """How many neighbours a cell has."""
    return sum(neighbour(place, side) in laid for side in SIDES)


def drawn_by(picks: list[Choice]) -> tuple[dict[Place, Laid], State]:
    """A random map by hand, and a solo position with the same map."""
    laid = laid_by(picks)
    return laid, position(f"seats 1 | challenge holes | map 0 {spelt_map(laid)}")


def games(seats: int, options: TilesOptions, seed: str) -> Iterator[State]:
    """Every position of a random game."""
    start = TILES.setup(seats, options, Rng(seed))
    yield start
    for played in walk(TILES, start, Rng(f"walk {seed}")):
        yield played.turn.state


def seats_of(state: State) -> Iterator[tuple[SeatView, dict[Place, Laid]]]:
    """What lies before each seat, and its map by hand."""
    for seat in TILES.view(state, None).seats:
        yield seat, map_by_hand(seat)
