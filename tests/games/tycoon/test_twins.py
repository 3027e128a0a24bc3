"""Fast rules against their slow plain twins: prices everywhere, deliveries, the longest line."""

from collections.abc import Sequence
from itertools import islice

import pytest
from msgspec.structs import replace

from rotonde.games.tycoon.actions import Deliver, LayTile
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CityId
from rotonde.games.tycoon.maps import Link, Network, Railways
from rotonde.games.tycoon.rules.delivering import legal_deliveries, may_deliver
from rotonde.games.tycoon.rules.planning import fewest_tiles, ways_on
from rotonde.games.tycoon.rules.track import cost, joint
from rotonde.games.tycoon.rules.ways import Planned
from rotonde.games.tycoon.scoring.trails import longest_trail
from rotonde.games.tycoon.state import State
from rotonde.games.tycoon.steps import Building
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng, below
from rotonde.railway.hexes import HexName
from tests.support import rule
from tests.support.depth import depth
from tests.support.tycoon import TYCOON, choose, position
from tests.support.tycoon_map import EVERYWHERE, PAIRS, spell
from tests.support.tycoon_plain import (
    Tile,
    Way,
    deliveries_by_hand,
    laid,
    price_by_hand,
    tiles_by_hand,
    trail_by_hand,
    ways_by_hand,
)
from tests.support.tycoon_walks import walk

SEEDS = pytest.mark.parametrize("seed", range(4))


@rule("TYC-10", "TYC-37", "TYC-38", "TYC-39")
@pytest.mark.parametrize("grant", [False, True])
def test_the_price_of_every_track_of_the_empty_map(grant: bool) -> None:
    """All nine tracks of all hexes, and that nothing else can begin there."""
    state, view = position(), TYCOON.view(position(), None)
    there = laid(view)

    for place in EVERYWHERE:
        for sides in PAIRS:
            name = spell(place)
            fit = joint(state, Seat(0), BOARD.tracks[name, sides], None)
            found = None if fit is None else cost(fit, grant)
            assert found == price_by_hand(view, there, 0, (name, sides), None, grant)


@SEEDS
@rule("TYC-29", "TYC-30", "TYC-33", "TYC-34", "TYC-36")
def test_tiles_are_offered_where_they_may_lie(seed: int) -> None:
    """First tiles over the whole map, and those that go on, through a game."""
    building = [
        state
        for state, *_ in islice(walk(f"tiles {seed}", 2 + seed), 400)
        if isinstance(state.steps[-1], Building)
    ]
    for state in building[::9]:
        step, view = state.steps[-1], TYCOON.view(state, None)
        assert isinstance(step, Building)
        offered = {
            (action.hex, action.sides)
            for action in TYCOON.legal(state, step.seat)
            if isinstance(action, LayTile)
        }
        end = step.loose_end
        current = None if end is None else (end.hex, end.side)
        assert offered == tiles_by_hand(view, step.seat, current)


@SEEDS
@rule("TYC-11", "TYC-12", "TYC-30")
def test_what_grows_with_each_tile_is_what_all_track_together_leaves(seed: int) -> None:
    """Sides in use, first tiles that are shut out, and the exits of every city."""
    for state, *_ in walk(f"exits {seed}", 2 + seed):
        grown, anew = state.network, Network(state.network.railways, state.network.unfinished)
        assert (grown.exits, grown.closed, grown.used) == (anew.exits, anew.closed, anew.used)
        assert grown.shut == anew.shut


@SEEDS
@rule("TYC-30", "TYC-33", "TYC-34", "TYC-37", "TYC-38", "TYC-39", "TYC-66")
def test_ways_on_are_the_cheapest_of_all_ways(seed: int) -> None:
    """From loose ends through a game: of equal ones the shortest, then that of the first tracks."""
    walked = [state for state, *_ in walk(f"ways {seed}", 2 + seed) if state.network.unfinished]
    for index, state in enumerate(walked[:: depth(60, 6)]):
        link, granted = state.network.unfinished[-1], (0, 4)[index % 2]
        shown = TYCOON.view(state, None).unfinished[-1]
        plain = ways_by_hand(TYCOON.view(state, None), shown, 7, granted)
        found = ways_on(state.network, link, granted, 7)
        assert {named(way) for way in found.values()} == {least(w) for w in plain.items()}


def test_the_nearest_way_has_the_fewest_tiles_of_all() -> None:
    """And of those it is the cheapest, then the one to the first city over the first tracks."""
    for state, *_ in islice(walk("near", 3), 0, None, depth(40, 4)):
        for link, shown in zip(
            state.network.unfinished, TYCOON.view(state, None).unfinished, strict=True
        ):
            plain = ways_by_hand(TYCOON.view(state, None), shown, 5, 0)
            all_ways = [
                (way[1], way[0], BOARD.cities.number[CityId(city)], numbers(way[2]))
                for city, ways in plain.items()
                for way in ways
            ]
            near = fewest_tiles(state.network, link.loose_end, 0)
            if all_ways:
                assert near is not None
                assert (len(near.tracks), *near[:3]) == min(all_ways)
            else:
                assert near is None or len(near.tracks) > 5


def least(ways: tuple[str, list[Way]]) -> tuple[str, int, tuple[int, ...]]:
    """The best way to a city: its cost, then its tiles."""
    total, _, tiles = min(ways[1], key=lambda way: (*way[:2], numbers(way[2])))
    return ways[0], total, numbers(tiles)


def named(way: Planned) -> tuple[str, int, tuple[int, ...]]:
    """The same of a way that was searched for."""
    return BOARD.cities.ids[way.city], sum(way.prices), way.tracks


def numbers(tiles: Sequence[Tile]) -> tuple[int, ...]:
    """The numbers of tracks."""
    return tuple(BOARD.tracks[HexName(place), sides] for place, sides in tiles)


def delivered(state: State, seat: int) -> list[tuple[str, str, tuple[int, ...]]]:
    """The legal deliveries of a seat as plain tuples."""
    return [(d.origin, d.colour, d.route) for d in legal_deliveries(state, Seat(seat))]


@SEEDS
@rule("TYC-48", "TYC-49", "TYC-50", "TYC-51", "TYC-52", "TYC-56", "TYC-57", "TYC-58")
def test_deliveries_through_a_game(seed: int) -> None:
    """For every seat, in every fortieth position."""
    for index, (state, *_) in enumerate(walk(f"goods {seed}", 2 + seed)):
        if index % 40 == 0:
            view = TYCOON.view(state, None)
            for seat in range(state.seats):
                found = delivered(state, seat)
                assert found == deliveries_by_hand(view, seat)
                assert may_deliver(state, Seat(seat)) == bool(found)


def network(seed: int, links: int, level: int) -> State:
    """A random net of links without tiles, on a few cities so that it is dense."""
    rng, found = Rng(f"net {seed}"), list[Link]()
    while len(found) < links:
        owner, rng = below(rng, 4)
        a, rng = below(rng, 9)
        b, rng = below(rng, 9)
        first, second = sorted((a * 5 % 52, b * 5 % 52))
        pair = (Seat(owner), first, second)
        if first != second and pair not in {(k.owner, k.city_a, k.city_b) for k in found}:
            found.append(Link(len(found) + 1, *pair, ()))
    start = position("seats 4")
    railroads = tuple(replace(r, engine_level=level) for r in start.railroads)
    return replace(start, railroads=railroads, network=Network(Railways(tuple(found))))


@rule("TYC-56", "TYC-58")
@pytest.mark.parametrize("seed", range(depth(40, 1000)))
def test_deliveries_of_random_networks(seed: int) -> None:
    """Dense ones with parallel links, whatever the engine; a thousand in a deep run."""
    state = network(seed, links=6 + seed % 9, level=1 + seed % 6)
    view = TYCOON.view(state, None)

    for seat in range(4):
        assert delivered(state, seat) == deliveries_by_hand(view, seat)


@rule("TYC-88")
@pytest.mark.parametrize("seed", range(60))
def test_the_longest_trail_of_random_links(seed: int) -> None:
    """Sparse and dense, in one part or several."""
    rng, ends = Rng(f"trail {seed}"), list[tuple[int, int]]()
    for _ in range(seed % 11):
        a, rng = below(rng, 3 + seed % 5)
        b, rng = below(rng, 3 + seed % 5)
        if a != b and (a, b) not in ends and (b, a) not in ends:
            ends.append((a, b))

    assert longest_trail(ends) == trail_by_hand(ends)


@rule("TYC-88")
def test_the_longest_trail_of_all_locomotives_is_found() -> None:
    """24 links between eight cities, where a walk would never end; six of the cities are odd.

    So two links at least are left over, and those of two pairs of odd cities can be.
    """
    ends = [(a, b) for a in range(8) for b in range(a + 1, 8)][:24]

    assert longest_trail(ends) == 22


@SEEDS
def test_checking_and_listing_agree(seed: int) -> None:
    """Every delivery that is offered is allowed, and its longer brothers are not."""
    for index, (state, seat, *_) in enumerate(walk(f"check {seed}", 3)):
        if index % 40 == 0 and "deliver" in [TYCOON.write(a) for a in TYCOON.legal(state, seat)]:
            opened = choose(state, "deliver")
            for order in TYCOON.legal(opened, seat):
                assert isinstance(order, Deliver)
                assert TYCOON.check(opened, seat, order) is None
                longer = replace(order, route=(*order.route, order.route[0]))
                assert TYCOON.check(opened, seat, longer) is not None


@rule("TYC-88")
@pytest.mark.parametrize("seed", range(20))
def test_the_longest_trail_of_a_tree_of_all_locomotives(seed: int) -> None:
    """24 links that close no loop or a few: many odd cities, and no long run at all."""
    rng, ends = Rng(f"tree {seed}"), list[tuple[int, int]]()
    for city in range(1, 25):
        nearest, rng = below(rng, min(city, 1 + seed % 8))
        ends.append((city - 1 - nearest, city))

    assert longest_trail(ends) == trail_by_hand(ends)
