"""End of game and scoring: cities, rectangle, dead ends, totals, ranks."""

import pytest

from rotonde.games.tiles.events import CitiesScored, DeadEndsCounted, GameEnded, RectanglesScored
from rotonde.games.tiles.state import State
from rotonde.kernel.law.outcome import Outcome
from rotonde.kernel.law.refusal import GAME_OVER
from rotonde.kernel.law.turn import Turn
from tests.support import rule
from tests.support.tiles import TILES, perform, position, refused
from tests.support.tiles_reading import drawn, figures, table, told

LAST = "round 8 | tokens - train car | columns S0 / S1 / V11 V12 V13 / V14 | placing 0"
ROW = "V05(0,0)o0 V05(1,0)o0 V05(2,0)o0"
"""Three urban rails beside each other."""


def ended(text: str, seats: int = 2) -> Turn[State]:
    """The last decision of a game."""
    return perform(position(f"seats {seats} | {text}"), 0, "finish")


def outcome_of(turn: Turn[State]) -> Outcome:
    """How the game ended."""
    outcome = TILES.outcome(turn.state)
    assert outcome is not None
    return outcome


def area_of(text: str) -> int:
    """The area of the largest full rectangle."""
    found = drawn(text).rectangle
    return found.area if found else 0


@rule("TIL-80")
def test_the_game_ends_after_round_eight() -> None:
    """Nobody decides any more, and every order is refused."""
    running = position(LAST)
    assert TILES.outcome(running) is None

    turn = perform(running, 0, "finish")

    assert len(told(turn, GameEnded)) == 1
    assert TILES.actors(turn.state) == frozenset()
    assert outcome_of(turn).reason == "rounds"
    assert refused(turn.state, 0, "finish") == GAME_OVER()
    assert table(turn.state).phase == "over"


@rule("TIL-80")
def test_the_total_is_the_sum_of_its_sources() -> None:
    """Pieces, cities, rectangle, less dead ends."""
    turn = ended(f"{LAST} | map 0 {ROW} V01(3,0)o0 | pieces 0 (3,0)=4 | map 1 V24(0,0)o0")

    first = outcome_of(turn).standings[0]
    assert (first.seat, first.score) == (0, 4 + 5 + 4 - 3)
    assert first.breakdown == {"pieces": 4, "cities": 5, "rectangle": 4, "dead_ends": -3}
    assert figures(turn.state).total == 10
    assert list(TILES.scores(turn.state)) == [10, 1]


@rule("TIL-80")
def test_a_total_may_be_negative() -> None:
    """There is no lower bound: ten dead ends, and a row of four."""
    worth = drawn("V36(0,0)o0 V37(1,0)o0 V34(0,-1)o1 V34(0,1)o3 V31(-1,0)o0 V31(2,0)o2")

    assert (len(worth.dead_ends), worth.penalty) == (10, -5)
    assert worth.total == 4 - 5


@rule("TIL-80")
def test_the_final_count_is_told_source_by_source() -> None:
    """For every seat at once."""
    turn = ended(f"{LAST} | map 0 {ROW} | map 1 V37(0,0)o0 V36(1,0)o0")

    (cities,) = told(turn, CitiesScored)
    assert (cities.counts, cities.points) == ((1, 0), (5, 0))
    (rectangles,) = told(turn, RectanglesScored)
    assert (rectangles.sizes, rectangles.points) == (((3, 1), (2, 1)), (3, 2))
    (dead_ends,) = told(turn, DeadEndsCounted)
    assert (dead_ends.counts, dead_ends.points) == ((6, 6), (-1, -1))


@rule("TIL-81")
def test_three_urban_tiles_side_by_side_are_a_city() -> None:
    """Two are none; five points whatever the size."""
    assert drawn("V05(0,0)o0 V05(1,0)o0").cities_points == 0
    assert drawn(ROW).cities_points == 5
    assert drawn(f"{ROW} V25(3,0)o0 V25(4,0)o0 V25(5,0)o0").cities_points == 5
    assert drawn(f"{ROW} V24(3,0)o0 V25(4,0)o0 V25(5,0)o0 V25(6,0)o0").cities_points == 10


@rule("TIL-81")
def test_corners_do_not_make_a_city() -> None:
    """Nor does track: urban tiles count by their sides alone, joined by track or not."""
    diagonal = "V25(0,0)o0 V24(1,0)o0 V25(1,1)o0 V24(2,1)o0 V25(2,2)o0"

    assert drawn(diagonal).cities_points == 0
    assert len(drawn(diagonal).towns) == 3
    assert drawn("V25(0,0)o1 V25(1,0)o1 V05(0,1)o1").cities_points == 5


@pytest.mark.parametrize(
    ("text", "area"),
    [
        ("V24(0,0)o1", 1),
        ("V24(0,0)o1 V24(1,0)o1 V25(2,0)o1", 3),
        ("V24(0,0)o1 V24(1,0)o1 V25(0,1)o1 V25(1,1)o1", 4),
        ("V24(0,0)o1 V24(1,0)o1 V25(2,0)o1 V25(0,1)o1 V25(1,1)o1", 4),
        ("V24(0,0)o1 V24(1,0)o1 V25(2,0)o1 V25(3,0)o1 V25(4,0)o1 V21(0,1)o1 V21(1,1)o1", 5),
    ],
)
@rule("TIL-82")
def test_the_largest_full_rectangle_counts(text: str, area: int) -> None:
    """Lines and squares are rectangles; one point a tile."""
    found = drawn(text).rectangle

    assert found is not None
    assert (found.area, found.points, found.width * found.height) == (area, area, area)


@rule("TIL-82", "TIL-83")
def test_a_hole_spoils_a_rectangle() -> None:
    """Eight tiles in a ring are worth three."""
    ring = "V29(0,0)o1 V24(1,0)o1 V29(2,0)o2 V24(2,1)o0 V30(2,2)o3 V25(1,2)o1 V30(0,2)o0 V25(0,1)o0"

    assert area_of(ring) == 3


@rule("TIL-83")
def test_an_empty_map_has_no_rectangle() -> None:
    """Before the first tile of a solo game."""
    state = position("seats 1 | challenge holes")

    assert figures(state).rectangle is None
    assert figures(state).total == 0


@rule("TIL-84")
def test_a_side_that_looks_into_the_void_is_a_dead_end() -> None:
    """Two sides that look into one cell are two."""
    assert len(drawn("V24(0,0)o1").dead_ends) == 2
    facing = "V24(0,0)o1 V04(0,1)o1 V04(1,1)o1 V05(2,1)o1 V25(2,0)o1"
    sides = [(end.cell, end.side) for end in drawn(facing).dead_ends if not end.rail]
    assert sides == [("M13", 1), ("M13", 3), ("O13", 1), ("O13", 3)]


@rule("TIL-84")
def test_what_ends_inside_a_tile_is_no_dead_end() -> None:
    """Neither the blind end of a dead-end tile nor a track that ends in a station."""
    assert len(drawn("V39(0,0)o0").dead_ends) == 1
    assert len(drawn("V49(0,0)o0").dead_ends) == 2
    assert len(drawn("V39(0,0)o1 V40(1,0)o3").dead_ends) == 0


@rule("TIL-84")
def test_a_dead_end_is_closed_by_the_tile_behind_it() -> None:
    """Rails and roads alike, and each is shown with its side."""
    before, after = drawn("V43(0,0)o0"), drawn("V43(0,0)o0 V39(0,-1)o2 V19(1,0)o3")

    assert [(end.side, end.rail) for end in before.dead_ends] == [
        (0, False),
        (1, True),
        (2, False),
        (3, True),
    ]
    assert [(end.side, end.rail) for end in after.dead_ends] == [(2, False), (3, True)]


@pytest.mark.parametrize(
    ("text", "count", "points"),
    [
        ("V37(0,0)o0", 4, 0),
        ("V37(0,0)o0 V34(1,0)o1", 5, 0),
        ("V37(0,0)o0 V36(1,0)o0", 6, -1),
        ("V37(0,0)o0 V36(1,0)o0 V34(2,0)o1", 7, -2),
    ],
)
@rule("TIL-85")
def test_dead_ends_beyond_the_fifth_cost_a_point(text: str, count: int, points: int) -> None:
    """Five are free."""
    worth = drawn(text)

    assert (len(worth.dead_ends), worth.penalty, worth.dead_ends_free) == (count, points, 5)


@rule("TIL-87")
def test_what_is_left_over_is_worth_nothing() -> None:
    """Stars, rejected and discarded tiles, objectives not laid."""
    bare = position(f"{LAST} | map 0 V24(0,0)o1 | stars 0 0")
    rich = position(
        f"{LAST} | map 0 V24(0,0)o1 | stars 6 0 | rejected 0 V01 V02 | discarded 0 V17"
        " | objectives temple airport stadium | held 0 temple airport"
    )

    assert figures(bare).total == figures(rich).total == 1


@rule("TIL-88")
def test_equal_totals_rank_by_the_column_of_the_last_round() -> None:
    """The one farther left comes first, whatever the seat; no tie remains."""
    text = "round 8 | tokens - train car | columns S1 / V11 V12 V13 / S0 / V14 | placing 0"
    standings = outcome_of(ended(f"{text} | map 0 V24(0,0)o1 | map 1 V25(0,0)o1")).standings

    assert [(s.seat, s.rank, s.score) for s in standings] == [(1, 1, 1), (0, 2, 1)]


@rule("TIL-88")
def test_the_larger_total_ranks_higher() -> None:
    """Whatever the column."""
    text = "round 8 | tokens - train car | columns S1 / V11 V12 V13 / S0 / V14 | placing 0"
    outcome = outcome_of(ended(f"{text} | map 0 V24(0,0)o1 V24(1,0)o1 | map 1 V25(0,0)o1"))

    assert outcome.winners == (0,)
