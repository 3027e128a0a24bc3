"""The fifteen challenges, each on maps where it is kept and on maps where it fails."""

import pytest

from tests.support import rule
from tests.support.tiles import TILES, perform, position
from tests.support.tiles_box import CHALLENGES
from tests.support.tiles_judging import VALUES, kept_by_hand
from tests.support.tiles_plain import map_by_hand, pieces_by_hand
from tests.support.tiles_reading import placed, seat_at, table

NINE = (
    "V05(0,0)o0 V05(1,0)o0 V05(2,0)o0 V02(3,0)o0 V25(4,0)o0 V25(5,0)o0 V25(6,0)o0 V22(7,0)o0"
    " V50(8,0)o0"
)
ROAD_13 = (
    "V21(0,0)o1 V21(1,0)o1 V21(2,0)o1 V22(3,0)o1 V23(4,0)o1 V24(5,0)o1 V24(6,0)o1 V25(7,0)o1"
    " V25(8,0)o1 V25(9,0)o1 V26(10,0)o2 V26(10,1)o3 V26(9,1)o1"
)
RAIL_13 = (
    "V01(0,0)o1 V01(1,0)o1 V01(2,0)o1 V02(3,0)o1 V03(4,0)o1 V04(5,0)o1 V04(6,0)o1 V05(7,0)o1"
    " V05(8,0)o1 V05(9,0)o1 V06(10,0)o2 V06(10,1)o3 V06(9,1)o1"
)
THREE_ENDS = "V24(0,0)o1 V34(1,0)o1 V29(2,0)o2 V24(2,1)o0"
TWICE_TWO = "V25(0,0)o0 V25(0,1)o0 V10(1,1)o0 V05(1,2)o1 V05(1,3)o1 V05(0,3)o1 V21(0,4)o1"
CRATER = (
    "V29(0,0)o1 V24(1,0)o1 V24(2,0)o1 V29(3,0)o2 V25(3,1)o0 V25(3,2)o0 V30(3,3)o3 V25(2,3)o1"
    " V21(1,3)o1 {corner} V21(0,1)o0 V21(0,2)o0"
)
TWO_HOLES = (
    "V21(0,0)o1 V21(1,0)o1 V21(2,0)o1 V22(3,0)o1 V23(4,0)o1 V24(5,0)o1 V24(6,0)o1"
    " V25(0,1)o1 V25(2,1)o1 V25(4,1)o1"
    " V01(0,2)o1 V01(1,2)o1 V01(2,2)o1 V02(3,2)o1 V03(4,2)o1 V04(5,2)o1 V04(6,2)o1"
)
LONG_WAY = (
    "V23(0,0)o1 V24(1,0)o1 V24(2,0)o1 V25(3,0)o1 V25(4,0)o1 V25(5,0)o1 V21(6,0)o1 V21(7,0)o1"
    " V21(8,0)o1 V22(9,0)o1 {station}(10,0)o1 V04(11,0)o1 V03(12,0)o1"
)
NINE_STATIONS = (
    "V45(0,0)o1 V46(1,0)o3 V47(2,0)o1 V47(3,0)o3 V48(4,0)o1 V48(5,0)o3 V49(6,0)o1 V49(7,0)o3"
    " V50(8,0)o1"
)
CARS = "V21(0,0)o1 V21(1,0)o1 V21(2,0)o1 V22(3,0)o1 V31(4,0)o1 V31(5,0)o1 V32(6,0)o1 V26(7,0)o2"
TRAINS = "V01(0,0)o1 V01(1,0)o1 V01(2,0)o1 V02(3,0)o1 V11(4,0)o1 V11(5,0)o1 V12(6,0)o1 V06(7,0)o2"
TWO_ROADS = (
    "V21(0,0)o1 V21(1,0)o1 V21(2,0)o1 V22(3,0)o1 V31(0,1)o1 V31(1,1)o1 V32(2,1)o1 V26(3,1)o2"
)
ALL_OF_TWO_ROADS = "(0,0) (1,0) (2,0) (3,0) (0,1) (1,1) (2,1) (3,1)"
SEVEN = " ".join(f"({x},0)" for x in range(7))
THREE_CITIES = (
    "V05(0,0)o0 V05(1,0)o0 V05(2,0)o0 V04(3,0)o0 V25(4,0)o0 V25(5,0)o0 V25(6,0)o0 V24(7,0)o0"
    " V02(8,0)o0 V22(9,0)o0 V50(10,0)o0 {between}(11,0)o0 V50(12,0)o0 V48(13,0)o0"
)
SPREAD = "V47(0,0)o1 V01(1,0)o1 V21(-1,0)o1 V21(-2,0)o1 V01(1,1)o1 V21(0,-1)o1"
MANY = "V47(0,0)o3 V03(-1,0)o1 V23(1,0)o1 V21(2,0)o1 V21(3,0)o1 V21(4,0)o1 V01(-2,0)o1 V01(-3,0)o1"

CASES = [
    ("megalopole", f"{NINE} V50(9,0)o0", "", 10, True),
    ("megalopole", NINE, "", 9, False),
    ("megalopole", f"{NINE} V24(9,0)o0 V50(10,0)o0", "", 9, False),
    ("route_66", f"{ROAD_13} V27(9,2)o0", "", 14, True),
    ("route_66", ROAD_13, "", 13, False),
    ("route_66", ROAD_13.replace("V24(5,0)o1", "V34(5,0)o1") + " V24(5,1)o0", "", 13, False),
    ("trans_europe_express", f"{RAIL_13} V07(9,2)o0", "", 14, True),
    ("trans_europe_express", RAIL_13, "", 13, False),
    ("trans_europe_express", ROAD_13, "", 0, False),
    ("perfection", THREE_ENDS, "", 3, True),
    ("perfection", f"{THREE_ENDS} V39(3,0)o0", "", 4, False),
    ("flat_earth", "V25(0,0)o0 V25(0,1)o0 V25(0,2)o0 V24(1,1)o0 V24(2,1)o0", "", 3, True),
    ("flat_earth", TWICE_TWO, "", 4, False),
    ("flat_earth", "V25(0,0)o0 V25(0,1)o0 V25(0,2)o0 V22(0,3)o0", "", 4, False),
    ("volcano", CRATER.format(corner="V30(0,3)o0"), "", 1, True),
    ("volcano", CRATER.format(corner=""), "", 0, False),
    ("volcano", CRATER.format(corner="V30(0,3)o0") + " V09(1,1)o1", "", 0, False),
    ("holes", f"{TWO_HOLES} V05(6,1)o1", "", 3, True),
    ("holes", TWO_HOLES, "", 2, False),
    ("holes", f"{TWO_HOLES} V05(6,1)o1 V25(1,1)o1".replace("V25(4,1)o1", ""), "", 0, False),
    ("far_friends", LONG_WAY.format(station="V49"), "(0,0) (12,0)", 12, True),
    ("far_friends", LONG_WAY.format(station="V47"), "(0,0) (12,0)", 12, True),
    ("far_friends", LONG_WAY.format(station="V47"), "(0,0) (12,0) (10,0)", 10, False),
    ("far_friends", LONG_WAY.format(station="V49"), "(0,0)", 0, False),
    ("station_mayhem", f"{NINE_STATIONS} V50(9,0)o3", "", 10, True),
    ("station_mayhem", NINE_STATIONS, "", 9, False),
    ("station_mayhem", f"{NINE_STATIONS} V50(0,1)o1", "", 9, False),
    ("car_paradise", CARS, f"{SEVEN} (7,0)", 8, True),
    ("car_paradise", CARS, SEVEN, 7, False),
    ("car_paradise", TWO_ROADS, ALL_OF_TWO_ROADS, 4, False),
    ("train_paradise", TRAINS, f"{SEVEN} (7,0)", 8, True),
    ("train_paradise", TRAINS, SEVEN, 7, False),
    ("intercommunality", THREE_CITIES.format(between="V24") + " V48(14,0)o0", "", 4, True),
    ("intercommunality", THREE_CITIES.format(between="V24"), "", 3, False),
    ("intercommunality", THREE_CITIES.format(between="V40") + " V48(14,0)o0", "", 3, False),
    ("social_distance", SPREAD, "(0,0) (1,0) (-1,0) (1,1) (0,-1)", 1, True),
    ("social_distance", SPREAD, "(-1,0) (-2,0)", 2, False),
    ("traffic_control", MANY, "(0,0) (1,0) (2,0) (3,0) (-2,0) (-3,0)", 2, True),
    ("traffic_control", MANY, "(0,0) (1,0) (-1,0)", 3, False),
    ("traffic_control", MANY, "(2,0) (3,0) (4,0)", 3, False),
    ("lazy_travellers", MANY, "(0,0) (1,0) (-1,0)", 0, True),
    ("lazy_travellers", "V37(0,0)o0", "", 0, True),
]


def judged(challenge: str, text: str, pieces: str) -> tuple[int, bool]:
    """What a challenge measures, and whether it is kept; the plain reading agrees."""
    ground = f"seats 1 | challenge {challenge} | map 0 {text} | pieces 0 {pieces}"
    state = position(ground)
    seen = table(state).challenge
    assert seen is not None
    laid, standing = map_by_hand(seat_at(state)), pieces_by_hand(seat_at(state))
    assert VALUES[challenge](laid, standing) == seen.value
    assert kept_by_hand(challenge, laid, standing) == seen.kept
    assert ended(ground) == ("challenge-kept" if seen.kept else "challenge-failed")
    return seen.value, seen.kept


def ended(ground: str) -> str:
    """How the game ends if this is the last position."""
    last = position(f"{ground} | round 8 | tokens - train car | columns S0 / / | placing 0")
    outcome = TILES.outcome(perform(last, 0, "finish").state)
    assert outcome is not None
    return outcome.reason


def cases(challenge: str) -> pytest.MarkDecorator:
    """The maps of one challenge: some keep it, some do not."""
    found = [case[1:] for case in CASES if case[0] == challenge]
    assert {kept for *_, kept in found} >= {True, challenge == "lazy_travellers"}
    return pytest.mark.parametrize(("text", "pieces", "value", "kept"), found)


@cases("megalopole")
@rule("TIL-120")
def test_megalopole_asks_for_a_city_of_ten(text: str, pieces: str, value: int, kept: bool) -> None:
    """A country tile parts two cities; nine are not enough."""
    assert judged("megalopole", text, pieces) == (value, kept)


@cases("route_66")
@rule("TIL-121")
def test_route_66_asks_for_a_road_of_fourteen_tiles(
    text: str, pieces: str, value: int, kept: bool
) -> None:
    """Branches do not add up."""
    assert judged("route_66", text, pieces) == (value, kept)


@cases("trans_europe_express")
@rule("TIL-122")
def test_trans_europe_express_asks_for_a_rail_of_fourteen_tiles(
    text: str, pieces: str, value: int, kept: bool
) -> None:
    """Roads do not help."""
    assert judged("trans_europe_express", text, pieces) == (value, kept)


@cases("perfection")
@rule("TIL-123")
def test_perfection_asks_for_three_dead_ends_at_most(
    text: str, pieces: str, value: int, kept: bool
) -> None:
    """The fourth breaks it."""
    assert judged("perfection", text, pieces) == (value, kept)


@cases("flat_earth")
@rule("TIL-124")
def test_flat_earth_asks_for_three_tiles_in_a_column_at_most(
    text: str, pieces: str, value: int, kept: bool
) -> None:
    """Gaps are ignored; the column is the whole line of the grid."""
    assert judged("flat_earth", text, pieces) == (value, kept)


@cases("volcano")
@rule("TIL-125")
def test_volcano_asks_for_a_hole_of_two_by_two(
    text: str, pieces: str, value: int, kept: bool
) -> None:
    """All twelve cells around it, corners included, and nothing inside."""
    assert judged("volcano", text, pieces) == (value, kept)


@cases("holes")
@rule("TIL-126")
def test_holes_asks_for_three_holes_of_one_cell(
    text: str, pieces: str, value: int, kept: bool
) -> None:
    """Holes may share the tiles around them."""
    assert judged("holes", text, pieces) == (value, kept)


@cases("far_friends")
@rule("TIL-127")
def test_far_friends_asks_for_two_travellers_twelve_steps_apart(
    text: str, pieces: str, value: int, kept: bool
) -> None:
    """An empty slot between them does no harm, a traveller does."""
    assert judged("far_friends", text, pieces) == (value, kept)


@cases("station_mayhem")
@rule("TIL-128")
def test_station_mayhem_asks_for_ten_stations_in_a_network(
    text: str, pieces: str, value: int, kept: bool
) -> None:
    """By transfer links too; a station that is not joined does not count."""
    assert judged("station_mayhem", text, pieces) == (value, kept)


@cases("car_paradise")
@rule("TIL-129")
def test_car_paradise_asks_for_eight_cars_on_a_road(
    text: str, pieces: str, value: int, kept: bool
) -> None:
    """Pieces, not slots."""
    assert judged("car_paradise", text, pieces) == (value, kept)


@cases("train_paradise")
@rule("TIL-130")
def test_train_paradise_asks_for_eight_trains_on_a_rail(
    text: str, pieces: str, value: int, kept: bool
) -> None:
    """Pieces, not slots."""
    assert judged("train_paradise", text, pieces) == (value, kept)


@cases("intercommunality")
@rule("TIL-131")
def test_intercommunality_asks_for_four_cities(
    text: str, pieces: str, value: int, kept: bool
) -> None:
    """Two that grow together are one."""
    assert judged("intercommunality", text, pieces) == (value, kept)


@cases("social_distance")
@rule("TIL-132")
def test_social_distance_asks_for_one_piece_of_a_kind_in_a_row(
    text: str, pieces: str, value: int, kept: bool
) -> None:
    """Different kinds may share a row, and columns are free."""
    assert judged("social_distance", text, pieces) == (value, kept)


@cases("traffic_control")
@rule("TIL-133")
def test_traffic_control_asks_for_two_pieces_of_a_kind_in_a_network(
    text: str, pieces: str, value: int, kept: bool
) -> None:
    """Travellers are counted through stations."""
    assert judged("traffic_control", text, pieces) == (value, kept)


@cases("lazy_travellers")
@rule("TIL-134")
def test_lazy_travellers_asks_for_nothing_to_break(
    text: str, pieces: str, value: int, kept: bool
) -> None:
    """It is kept on every map."""
    assert judged("lazy_travellers", text, pieces) == (value, kept)


LAZY = "seats 1 | challenge lazy_travellers | map 0 {text}"


@rule("TIL-134")
def test_lazy_travellers_do_not_change_trains() -> None:
    """Two on the rail, two on the road, and the one in the station meets them all, each once."""
    text = "V47(0,0)o3 V03(-1,0)o1 V08(-2,0)o1 V23(1,0)o1 V28(2,0)o2"
    cells = [(-1, 0), (-2, 0), (1, 0), (2, 0), (0, 0)]

    assert placed(position(LAZY.format(text=text)), *cells)[1] == [1, 2, 1, 2, 5]
    usual = position(f"seats 1 | challenge holes | map 0 {text}")
    assert placed(usual, *cells)[1] == [1, 2, 3, 4, 5]


@rule("TIL-134")
def test_lazy_travellers_are_counted_once() -> None:
    """Two stations share a rail and a road: each is one traveller for the other."""
    loop = "V61(0,0)o0 V09(1,0)o2 V29(0,1)o0 V63(1,1)o2"

    assert placed(position(LAZY.format(text=loop)), (0, 0), (1, 1))[1] == [1, 2]


@rule("TIL-134", "TIL-56")
def test_lazy_travellers_score_five_at_most() -> None:
    """Five of them met would be six."""
    road = "V23(0,0)o1 V28(1,0)o2 V33(1,1)o0 V57(2,1)o0 V47(1,2)o2 V48(2,0)o0"
    cells = [(0, 0), (1, 0), (1, 1), (2, 1), (1, 2), (2, 0)]

    assert placed(position(LAZY.format(text=road)), *cells)[1] == [1, 2, 3, 4, 5, 5]


@rule("TIL-134")
def test_other_pieces_are_not_lazy() -> None:
    """Cars and trains score as ever."""
    state = position(LAZY.format(text="V21(0,0)o1 V21(1,0)o1 V21(2,0)o1"))

    assert placed(state, (0, 0), (1, 0), (2, 0))[1] == [1, 2, 3]


@rule("TIL-140")
def test_a_loop_counts_each_tile_once_and_stations_do_not_interrupt() -> None:
    """Round a ring of eight and out by the tail; a station cross lets the road through."""
    ring = (
        "V29(0,0)o1 V24(1,0)o1 V29(2,0)o2 V34(2,1)o0 V30(2,2)o3 V25(1,2)o1 V30(0,2)o0 V25(0,1)o0"
        " V24(3,1)o1 V21(4,1)o1"
    )
    assert judged("route_66", ring, "")[0] == 10

    through = "V21(0,0)o0 V62(0,1)o0 V21(0,2)o0"
    assert judged("route_66", through, "")[0] == 3
    assert judged("route_66", "V21(0,0)o0 V49(0,1)o2 V04(0,2)o0", "")[0] == 2


@rule("TIL-141")
def test_friends_count_tiles_and_change_trains_for_nothing() -> None:
    """From a station slot to the next tile is one step, on either track."""
    chain = "V47(0,0)o3 V03(-1,0)o1 V23(1,0)o1"

    assert judged("far_friends", chain, "(-1,0) (1,0)")[0] == 2
    assert judged("far_friends", chain, "(0,0) (1,0)")[0] == 1
    assert judged("far_friends", chain, "(-1,0) (1,0) (0,0)")[0] == 1


@rule("TIL-141")
def test_friends_whom_no_track_joins_are_at_no_distance() -> None:
    """One by rail and one by road, side by side: neither comes to the other."""
    assert judged("far_friends", "V03(0,0)o0 V23(1,0)o0", "(0,0) (1,0)")[0] == 0


@rule("TIL-141")
def test_friends_go_round_another_traveller_if_that_is_no_longer() -> None:
    """From corner to corner of a ring there are two shortest ways; one of them is free."""
    ring = "V28(0,0)o1 V23(1,0)o1 V29(2,0)o2 V24(2,1)o0 V33(2,2)o3 V25(1,2)o1 V30(0,2)o0 V25(0,1)o0"

    assert judged("far_friends", ring, "(0,0) (2,2)")[0] == 4
    assert judged("far_friends", ring, "(0,0) (2,2) (1,0)")[0] == 4


@rule("TIL-141")
def test_a_longer_way_round_another_traveller_does_not_count() -> None:
    """Three steps by (2,0), where somebody stands, and five by the free side of the ring."""
    ring = "V29(0,0)o1 V23(1,0)o1 V28(2,0)o2 V24(2,1)o0 V33(2,2)o3 V25(1,2)o1 V30(0,2)o0 V25(0,1)o0"

    assert judged("far_friends", ring, "(1,0) (2,2)")[0] == 3
    assert judged("far_friends", ring, "(1,0) (2,2) (2,0)")[0] == 2


@rule("TIL-142")
def test_holes_may_share_the_tiles_around_them() -> None:
    """Seventeen tiles for two holes, eighteen for three."""
    assert judged("holes", TWO_HOLES, "")[0] == 2
    assert judged("holes", f"{TWO_HOLES} V05(6,1)o1", "")[0] == 3


@rule("TIL-142", "TIL-143")
def test_a_large_hole_is_no_small_one_and_a_small_one_no_large_one() -> None:
    """Each is counted by its own size."""
    crater = CRATER.format(corner="V30(0,3)o0")

    assert judged("holes", crater, "")[0] == 0
    assert judged("volcano", f"{TWO_HOLES} V05(6,1)o1", "")[0] == 0


@rule("TIL-143")
def test_a_large_hole_is_closed_over_its_corners() -> None:
    """Eight cells by sides and four by corners."""
    assert judged("volcano", CRATER.format(corner="V30(0,3)o0"), "")[0] == 1
    assert judged("volcano", CRATER.format(corner=""), "")[0] == 0


@rule("TIL-114")
def test_every_challenge_has_its_cases() -> None:
    """All fifteen, in the order of the tables."""
    assert list(dict.fromkeys(case[0] for case in CASES)) == list(CHALLENGES)
    assert len(CHALLENGES) == 15
