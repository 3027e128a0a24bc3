"""Small graphs in bits: reach, distances, longest simple paths."""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from rotonde.games.tiles.graph import distance, longest_path, neighbours, reach

NODES = 7
EVERYWHERE = (1 << NODES) - 1
PAIRS = [(a, b) for a in range(NODES) for b in range(a)]
GRAPHS = st.sets(st.sampled_from(PAIRS), max_size=10)


def links_of(edges: set[tuple[int, int]]) -> list[int]:
    """For each node, the nodes next to it."""
    links = [0] * NODES
    for a, b in edges:
        links[a] |= 1 << b
        links[b] |= 1 << a
    return links


def paths(links: list[int], path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every simple path that begins so, one by one."""
    yield path
    for node in range(NODES):
        if links[path[-1]] >> node & 1 and node not in path:
            yield from paths(links, (*path, node))


def all_paths(links: list[int]) -> Iterator[tuple[int, ...]]:
    """Every simple path there is."""
    for start in range(NODES):
        yield from paths(links, (start,))


RING_WITH_A_TAIL = {(1, 0), (2, 1), (3, 2), (3, 0), (4, 3), (5, 4)}


def test_a_path_goes_round_a_ring_once() -> None:
    """In from the tail and round; no node twice, and branches do not add up."""
    assert longest_path(links_of(RING_WITH_A_TAIL), EVERYWHERE) == 6
    assert longest_path(links_of({(1, 0), (2, 0), (3, 0)}), EVERYWHERE) == 3
    assert longest_path(links_of(set()), 0) == 0


def test_a_search_stops_where_it_is_long_enough() -> None:
    """What is enough is found, and never more is claimed than there is."""
    links = links_of(RING_WITH_A_TAIL)

    assert longest_path(links, EVERYWHERE, 4) >= 4
    assert longest_path(links, EVERYWHERE, 7) == 6


@given(edges=GRAPHS, through=st.integers(0, NODES - 1))
def test_longest_paths_as_the_slow_way_finds_them(
    edges: set[tuple[int, int]], through: int
) -> None:
    """Every simple path looked at, with and without a node that it must visit."""
    links = links_of(edges)
    found = list(all_paths(links))

    assert longest_path(links, EVERYWHERE) == max(map(len, found))
    assert longest_path(links, EVERYWHERE, through=1 << through) == max(
        len(path) for path in found if through in path
    )


@given(edges=GRAPHS, start=st.integers(0, NODES - 1), goal=st.integers(0, NODES - 1))
def test_distances_as_the_slow_way_finds_them(
    edges: set[tuple[int, int]], start: int, goal: int
) -> None:
    """The shortest of all simple paths between two nodes."""
    links = links_of(edges)
    ways = [len(path) - 1 for path in paths(links, (start,)) if path[-1] == goal]
    found = distance(links, [0] * NODES, 1 << start, 1 << goal, EVERYWHERE)

    assert found == min(ways, default=None)
    assert bool(reach(links, 1 << start, EVERYWHERE) >> goal & 1) == bool(ways)


def test_free_links_cost_no_step() -> None:
    """To change at a station is no step of the way; what is not free is not passed."""
    links, changes = links_of({(1, 0), (3, 2)}), links_of({(2, 1)})

    assert distance(links, changes, 1 << 0, 1 << 3, EVERYWHERE) == 2
    assert distance(links, changes, 1 << 0, 1 << 3, EVERYWHERE & ~(1 << 2)) is None
    assert distance(links, changes, 1 << 1, 1 << 2, EVERYWHERE) == 0


def test_neighbours_of_a_set() -> None:
    """Everything next to one of its members."""
    assert neighbours(links_of({(1, 0), (2, 1), (4, 3)}), 0b1001) == 0b10010
