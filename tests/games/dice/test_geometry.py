"""Places, tiles, sides, the line and its two ends (DIC-1 to DIC-9)."""

import pytest
from msgspec.structs import replace

from rotonde.games.dice.actions import LayRail
from rotonde.games.dice.board import BOARD, Place
from rotonde.games.dice.maps.general import GeneralMap
from rotonde.games.dice.maps.ways import has_way_out
from rotonde.games.dice.reasons import CELL_TAKEN, CELL_TOUCHES, NOT_A_NEXT_CELL, OUT_IS_ENTRY
from rotonde.kernel.law.ids import Seat
from tests.support import rule
from tests.support.dice import DICE, orders, position, refused


def at(x: int, y: int) -> Place:
    return BOARD.squares.cell(x, y)


def laid(*tiles: tuple[int, int, str, int]) -> GeneralMap:
    """A map of tiles by place, kind and rotation."""
    places = tuple(at(x, y) for x, y, _, _ in tiles)
    return GeneralMap(places, tuple(BOARD.ground_numbers[k, r] for _, _, k, r in tiles))


@rule("DIC-1")
def test_north_is_one_row_up_and_east_one_column_on() -> None:
    """Places count to the east and to the south from the start tile."""
    start = at(0, 0)

    assert BOARD.start == start
    beyond = [BOARD.squares.position(Place(start + step)) for step in BOARD.steps]
    assert beyond == [(0, -1), (1, 0), (0, 1), (-1, 0)]


@rule("DIC-2")
@pytest.mark.parametrize(
    ("kind", "turns"),
    [("country", (0,)), ("lake", (0,)), ("mountain2", (0, 1)), ("mountain3", (0, 1, 2, 3))],
)
def test_a_rotation_that_shows_the_same_is_one_option(kind: str, turns: tuple[int, ...]) -> None:
    """Clockwise quarter turns; a country tile looks the same from all sides."""
    assert tuple(r for k, r in BOARD.ground_numbers if k == kind) == turns


@rule("DIC-3")
def test_sides_fit_by_their_kind() -> None:
    """A mountain side takes mountains alone, a country side country alone."""
    east_of = laid((0, 0, "country", 0), (0, 1, "mountain2", 1))

    beyond = {(BOARD.kinds[g.kind].id, g.rotation) for g in east_of.offers(at(1, 1))}

    assert beyond == {("mountain2", 1), ("mountain3", 1), ("mountain3", 2), ("mountain3", 3)}
    turned = BOARD.grounds[BOARD.ground_numbers["mountain2", 1]]
    assert turned.sides == ("C", "M", "C", "M")


@rule("DIC-4", "DIC-5")
def test_both_ends_are_open_to_every_seat() -> None:
    """The next cell of a rail is the one it leads to."""
    state = position("seat 1 | front 1/0/0/0")

    assert orders(state, "rail") == ["rail A d3 N", "rail B d5 S"]
    assert refused(state, "rail A c4 N") == NOT_A_NEXT_CELL(cell="c4")
    off_the_tile = LayRail("A", (-1, 3), "N")
    assert DICE.check(state, Seat(1), off_the_tile) == NOT_A_NEXT_CELL(cell="(-1, 3)")
    assert refused(state, "rail A d4 N") == CELL_TAKEN(cell="d4")
    assert refused(state, "rail A d3 S") == OUT_IS_ENTRY()


@rule("DIC-5", "DIC-68")
def test_a_station_is_left_by_any_free_side() -> None:
    """All neighbours of a station are next cells, but for the one behind it."""
    state = position("A weiden/country | front 0/0/0/1")

    cells = {order.split()[2] for order in orders(state, "rail A")}

    assert cells == {"c3", "e3", "d2"}


@rule("DIC-6")
def test_a_die_touches_nothing_but_its_head() -> None:
    """Diagonal contact is free; a second die beside it is not."""
    state = position("A d3E e3E f3S | B d5S d6E e6E f6N f5E | front 5/5/0/5")

    assert refused(state, "rail A f4 E ?") == CELL_TOUCHES(cell="f4", die="f5")
    diagonal = position("A d3E | front 1/1/0/0")
    assert "rail A e3 N" in orders(diagonal)


@rule("DIC-5", "DIC-6")
def test_from_a_station_too_a_die_touches_nothing_but_its_head() -> None:
    """Beside the station on c2 lies d2, which touches the rail on d3."""
    state = position("A d3W c3N weiden/country | front 0/0/0/1")

    assert {order.split()[2] for order in orders(state, "rail A")} == {"c1", "b2"}
    assert refused(state, "rail A d2 N ?") == CELL_TOUCHES(cell="d2", die="d3")


@rule("DIC-7", "DIC-53")
def test_a_range_goes_on_over_mountain_sides() -> None:
    """Tiles joined over mountain sides are one range, completed or not."""
    apart = laid((0, 0, "country", 0), (0, 1, "mountain2", 1), (2, 1, "mountain2", 1))
    joined = laid(
        (0, 0, "country", 0), (0, 1, "mountain2", 1), (2, 1, "mountain2", 1), (1, 1, "mountain2", 1)
    )

    assert len(apart.layout.ranges) == 2
    assert len(joined.layout.ranges) == 1
    one, other = apart.massif(at(0, 1), 24), apart.massif(at(2, 1), 24)
    assert not apart.is_paid(one, 1 << other)
    assert joined.is_paid(one, 1 << other)


@rule("DIC-8", "DIC-51")
def test_a_side_is_open_while_some_tile_fits_beyond_it() -> None:
    """All neighbours of the place are asked; four mountain sides fit no tile."""
    around = laid(
        (0, 0, "country", 0),
        (1, -1, "mountain2", 0),
        (2, 0, "mountain2", 1),
        (1, 1, "mountain2", 0),
        (0, -1, "country", 0),
        (0, 1, "country", 0),
    )
    assert {g.rotation for g in around.offers(at(1, 0))} == {0}
    assert around.open_sides(at(0, 0)) >> 1 & 1

    closed = laid(
        (5, 5, "mountain2", 1),
        (7, 5, "mountain2", 1),
        (6, 4, "mountain2", 0),
        (6, 6, "mountain2", 0),
    )
    assert closed.offers(at(6, 5)) == []
    assert not closed.open_sides(at(5, 5)) >> 1 & 1


@rule("DIC-9")
def test_a_way_out_counts_the_dice_that_are_needed() -> None:
    """One die near the border must wind before it may leave; a closed pocket never does."""
    d3, d1 = BOARD.cells[2, 3], BOARD.cells[0, 3]

    assert has_way_out(1 << d3, d3, 0, 0b0001)
    assert has_way_out(1 << d1, d1, 1, 0b0001)
    assert not has_way_out(1 << d3, d3, 0, 0)
    wall = sum(1 << BOARD.cells[2, col] for col in range(7))
    assert not has_way_out(wall | 1 << d1, d1, 1, 0b0100)


@rule("DIC-86")
def test_a_way_out_is_judged_on_the_map_of_the_moment() -> None:
    """Tiles of the other end may close it, and it never comes back."""
    state = position("K | front 1/0/0/0")
    assert state.line.ways_out == (True, True)

    start = state.line.ends[1].place
    around = {(0, 1): "country", (1, 0): "country", (-1, 0): "country"}
    walls = tuple(at(*place) for place in around)
    country = BOARD.ground_numbers["country", 0]
    grown = GeneralMap(
        (*state.general_map.places, *walls), (*state.general_map.grounds, *(country,) * 3)
    )
    closed = replace(state, line=replace(state.line, general_map=grown))
    assert closed.line.ends[1].place == start
    assert closed.line.ways_out == (True, False)
    assert DICE.actors(closed) == {Seat(0)}
