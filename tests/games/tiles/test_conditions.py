"""Conditions of the seven objectives, each on a map where it holds and on maps where it fails."""

import pytest

from tests.support import rule
from tests.support.tiles import position
from tests.support.tiles_box import OBJECTIVES
from tests.support.tiles_judging import CONDITIONS
from tests.support.tiles_plain import map_by_hand, pieces_by_hand
from tests.support.tiles_reading import figures, seat_at

AXES = "V24(1,0)o1 V24(2,0)o1 V25(-1,0)o1 V25(-2,0)o1 V25(0,1)o0 V21(0,2)o0 V21(0,-1)o0"
GAP = (
    "V34(1,0)o3 V24(2,0)o1 V25(-1,0)o1 V25(-2,0)o1 V25(0,1)o0 V21(0,2)o0"
    " V21(1,-1)o0 V29(1,-2)o2 V34(0,-2)o0"
)
TOWN = "prefecture(0,0)o0 V25(1,0)o0 V25(2,0)o0 V25(-1,0)o0"
JUNCTION = "central_station(0,0)o1 V61(-1,0)o0 V59(1,0)o0 V60(2,0)o0"
BALL_GAME = "stadium(0,0)o0 V23(0,-1)o0 V28(1,0)o3 V47(1,-1)o0"
LANE = "airport(0,0)o2 V24(0,1)o0 V29(0,2)o0 V24(1,2)o1 V21(2,2)o1 V21(3,2)o1 V21(4,2)o1"
COLUMN = "airport(0,0)o1 V29(1,0)o2 V24(1,1)o0 V30(0,1)o2 V25(0,2)o0"
STREET = "gas_station(0,0)o1 V21(1,0)o1 V21(2,0)o1 V21(3,0)o1 V22(-1,0)o1 V24(-2,0)o1"
BESIDE_THE_ROAD = (
    "gas_station(0,0)o0 V34(0,-1)o1 V21(1,-1)o1 V21(2,-1)o1 V21(3,-1)o1 V22(-1,-1)o1 V24(-2,-1)o1"
    " V24(-3,-1)o1 V25(-4,-1)o1"
)

CASES = [
    # City hall: two tiles in a row on each side.
    ("city_hall", f"city_hall(0,0)o0 {AXES} V21(0,-2)o0", "", True),
    ("city_hall", f"city_hall(0,0)o0 {AXES}", "", False),
    ("city_hall", "city_hall(0,0)o0 V24(1,0)o1 V25(-1,0)o1 V25(0,1)o0 V21(0,-1)o0", "", False),
    ("city_hall", f"city_hall(0,0)o0 {GAP}", "", False),
    ("city_hall", f"city_hall(0,0)o0 {GAP} V21(0,-1)o0", "", True),
    # Prefecture: in a city of five, itself included.
    ("prefecture", f"{TOWN} V22(-2,0)o0", "", True),
    ("prefecture", TOWN, "", False),
    ("prefecture", "prefecture(0,0)o0 V24(1,0)o0 V25(2,0)o0 V25(3,0)o0 V25(4,0)o0", "", False),
    # Central station: five other stations by rail.
    ("central_station", f"{JUNCTION} V62(-2,0)o0 V45(-3,0)o1", "", True),
    ("central_station", f"{JUNCTION} V62(-2,0)o0", "", False),
    ("central_station", f"{JUNCTION} V62(-2,0)o0 V49(1,1)o2", "", False),
    # Stadium: three travellers on the tiles around.
    ("stadium", BALL_GAME, "(0,-1) (1,0) (1,-1)", True),
    ("stadium", BALL_GAME, "(0,-1) (1,0)", False),
    ("stadium", f"{BALL_GAME} V03(1,-2)o0", "(0,-1) (1,0) (1,-2)", False),
    # Airport: a city in line, at any distance.
    ("airport", f"{LANE} V30(5,2)o3 V25(5,1)o0 V25(5,0)o0", "", True),
    ("airport", f"{LANE} V26(5,2)o3 V25(5,1)o0 V25(5,0)o0", "", False),
    ("airport", f"{LANE} V30(5,2)o2 V25(5,3)o0 V25(5,4)o0", "", False),
    ("airport", f"{COLUMN} V25(0,3)o0", "", True),
    ("airport", COLUMN, "", False),
    # Temple: no train slot and no car slot around, corners included.
    ("temple", "temple(0,0)o0 V29(0,-1)o1 V23(1,-1)o1", "(1,-1)", True),
    ("temple", "temple(0,0)o0 V29(0,-1)o1 V21(1,-1)o1", "", False),
    ("temple", "temple(0,0)o0 V29(0,-1)o1 V21(1,-1)o1", "(1,-1)", False),
    ("temple", "temple(0,0)o0 V29(0,-1)o1 V01(1,0)o0", "", False),
    ("temple", "temple(0,0)o0 V29(0,-1)o1 V24(1,-1)o1 V21(2,-1)o1", "", True),
    # Gas station: on a simple road path of eight tiles.
    ("gas_station", f"{STREET} V25(-3,0)o1 V25(-4,0)o1", "", True),
    ("gas_station", f"{STREET} V25(-3,0)o1", "", False),
    ("gas_station", f"{STREET} V34(-3,0)o1 V25(-3,1)o0", "", True),
    ("gas_station", BESIDE_THE_ROAD, "", False),
    ("gas_station", f"{STREET} V49(-3,0)o3 V49(-4,0)o1", "", False),
]


def holds(kind: str, text: str, pieces: str) -> bool:
    """Whether the condition holds, as everybody sees it; the plain reading agrees."""
    others = [other for other in OBJECTIVES if other != kind][:2]
    ground = f"objectives {kind} {' '.join(others)} | map 0 {text} | pieces 0 {pieces}"
    state = position(ground)
    (shown,) = (o for o in figures(state).objectives if o.kind == kind)
    laid, standing = map_by_hand(seat_at(state)), pieces_by_hand(seat_at(state))
    assert CONDITIONS[kind](laid, standing, (0, 0)) == shown.holds
    assert shown.points == 5 * shown.holds
    return shown.holds


def cases(kind: str) -> pytest.MarkDecorator:
    """The maps of one kind of objective."""
    found = [case[1:] for case in CASES if case[0] == kind]
    assert {held for _, _, held in found} == {True, False}
    return pytest.mark.parametrize(("text", "pieces", "held"), found)


@cases("city_hall")
@rule("TIL-90")
def test_city_hall_has_two_tiles_on_each_side(text: str, pieces: str, held: bool) -> None:
    """One after the other, in all four directions."""
    assert holds("city_hall", text, pieces) == held


@cases("prefecture")
@rule("TIL-91")
def test_the_prefecture_is_in_a_city_of_five(text: str, pieces: str, held: bool) -> None:
    """It counts itself; a city across a country tile is not its own."""
    assert holds("prefecture", text, pieces) == held


@cases("central_station")
@rule("TIL-92")
def test_the_central_station_has_five_others_by_rail(text: str, pieces: str, held: bool) -> None:
    """Without transfer links: a station at the end of a road does not count."""
    assert holds("central_station", text, pieces) == held


@cases("stadium")
@rule("TIL-93")
def test_the_stadium_has_three_travellers_around(text: str, pieces: str, held: bool) -> None:
    """On the eight cells around it; two cells away is too far."""
    assert holds("stadium", text, pieces) == held


@cases("airport")
@rule("TIL-94")
def test_the_airport_is_in_line_with_a_city(text: str, pieces: str, held: bool) -> None:
    """Row or column, any distance, gaps allowed; two urban tiles are no city."""
    assert holds("airport", text, pieces) == held


@cases("temple")
@rule("TIL-95")
def test_the_temple_has_no_trains_and_cars_around(text: str, pieces: str, held: bool) -> None:
    """Slots count, taken or empty, over corners too; travellers do no harm."""
    assert holds("temple", text, pieces) == held


@cases("gas_station")
@rule("TIL-96")
def test_the_gas_station_is_on_a_road_of_eight(text: str, pieces: str, held: bool) -> None:
    """A simple path with the gas station on it; a station ends a road that does not run through."""
    assert holds("gas_station", text, pieces) == held


@rule("TIL-86")
def test_an_objective_that_is_not_laid_does_not_hold() -> None:
    """Even where its condition would."""
    state = position("objectives temple airport stadium | map 0 V24(0,0)o1 | held 0 temple")

    assert [o.holds for o in figures(state).objectives] == [False] * 3
