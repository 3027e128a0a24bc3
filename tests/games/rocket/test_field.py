"""Sets of hexes as bits, against the plain grid of names and steps."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rotonde.games.rocket.field import ODD_ROWS_EAST, field
from rotonde.railway.bitset import bits, members
from rotonde.railway.hexes import SIDES, Grid, Tilt, rotate

COLS, ROWS = 7, 9
FIELD = field(COLS, ROWS)
GRID = Grid(Tilt.POINTY, COLS, ROWS, *ODD_ROWS_EAST)
PLACES = [(col, row) for row in range(ROWS) for col in range(COLS)]
LAND = bits(FIELD.cell(*place) for place in PLACES)
SOME = st.sets(st.sampled_from(PLACES))
Place = tuple[int, int]


def as_set(places: Iterable[Place]) -> int:
    """Places as bits."""
    return bits(FIELD.cell(*place) for place in places)


def step(places: Iterable[Place], side: int) -> set[Place]:
    """One step, place by place."""
    return {GRID.neighbour(*place, side) for place in places} & set(PLACES)


def test_bits_rise_by_row_then_column() -> None:
    """The order of every list of hexes."""
    assert [FIELD.cell(*place) for place in PLACES] == list(members(LAND))


@pytest.mark.parametrize("side", range(SIDES))
@given(places=SOME)
def test_a_step_of_a_set_is_the_step_of_each(side: int, places: set[Place]) -> None:
    """What steps over an edge falls off when the set is cut to land."""
    assert FIELD.step(as_set(places), side) & LAND == as_set(step(places, side))


@given(places=SOME)
def test_around_is_a_step_in_every_direction(places: set[Place]) -> None:
    """The neighbours of a set are those of its members."""
    beside = {place for side in range(SIDES) for place in step(places, side)}

    assert FIELD.around(as_set(places)) & LAND == as_set(beside)


def reached_by_hand(start: Place, heading: int, free: set[Place]) -> set[Place]:
    """Every hex that an engine can come to: one step at a time, turning by one side at most."""
    seen: set[tuple[Place, int]] = set()
    todo = [(start, heading)]
    while todo:
        place, way = todo.pop()
        for side in (rotate(way, -1), way, rotate(way, 1)):
            there = GRID.neighbour(*place, side)
            if there in free and (there, side) not in seen:
                seen.add((there, side))
                todo.append((there, side))
    return {place for place, _ in seen}


@given(start=st.sampled_from(PLACES), heading=st.integers(0, 5), closed=SOME)
def test_reached_is_what_one_can_drive_to(start: Place, heading: int, closed: set[Place]) -> None:
    """The flood over bits finds what the walk hex by hex finds."""
    free = set(PLACES) - closed - {start}
    ways = {rotate(heading, turn) for turn in (-1, 0, 1)}
    first = tuple(
        FIELD.step(as_set([start]), side) & as_set(free) if side in ways else 0
        for side in range(SIDES)
    )

    assert FIELD.reachable(first, as_set(free)) == as_set(reached_by_hand(start, heading, free))
