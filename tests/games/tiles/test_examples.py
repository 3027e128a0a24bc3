"""The twenty-three worked examples, with all their figures."""

import pytest

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import ChallengeId, ObjectiveId, PieceKind
from rotonde.games.tiles.events import (
    CoinTossed,
    ColumnsFilled,
    ColumnTaken,
    GameEnded,
    PiecePlaced,
    TilesDiscarded,
)
from rotonde.games.tiles.scoring.challenges import judge_challenge, longest_rail, longest_road
from rotonde.games.tiles.scoring.objectives import holds
from rotonde.games.tiles.state import HALLS, State, hall_token
from rotonde.kernel.law.turn import Turn
from tests.support.tiles import TILES, perform, played, position
from tests.support.tiles_box import distinct_turns, sides_of
from tests.support.tiles_reading import (
    actor,
    challenge,
    choices,
    drawn,
    figures,
    orders,
    placed,
    places,
    scored,
    seat_at,
    table,
    told,
)

ROAD = "V24(0,0)o1"
CROSSING = "{middle}(0,0)o0 V01(1,0)o1 V01(-1,0)o1 V21(0,-1)o0 V21(0,1)o0 V03(2,0)o1 V23(0,2)o0"
RING = (
    "V29(0,0)o1 {north}(1,0)o1 V29(2,0)o2 {east} V30(2,2)o3 V25(1,2)o1 V30(0,2)o0 V25(0,1)o0 {tail}"
)
LONG_WAY = (
    "V23(0,0)o1 V24(1,0)o1 V24(2,0)o1 V25(3,0)o1 V25(4,0)o1 V25(5,0)o1 V21(6,0)o1 V21(7,0)o1"
    " V21(8,0)o1 V22(9,0)o1 {station}(10,0)o1 V04(11,0)o1 V03(12,0)o1"
)
W14 = (
    "V05(0,0)o0 V38(-1,0)o3 V28(-2,0)o0 V54(-2,-1)o7 V26(-1,-1)o0 V05(0,1)o0 V54(0,-1)o2"
    " V31(-1,-2)o1 V12(-3,-1)o3 V42(-3,-2)o1 V56(-3,0)o2 V25(-2,-2)o1"
)


def ring(north: str = "V24", east: str = "V24(2,1)o0", tail: str = "") -> str:
    """The map of example 17."""
    return RING.format(north=north, east=east, tail=tail)


def test_example_1_orientation() -> None:
    """Eight different ways to lay a curved station."""
    expected = ["RH--", "-RH-", "--RH", "H--R", "R--H", "HR--", "-HR-", "--HR"]
    letters = dict(enumerate("?-RH"))
    faces = [BOARD.faces[BOARD.face_numbers["V55", turn]] for turn in range(8)]

    assert ["".join(letters[code] for code in face.sides) for face in faces] == expected
    assert [sides_of(turn) for turn in distinct_turns("V55").values()] == expected


def test_example_2_legal_placements() -> None:
    """A road west to east, and what fits around it."""
    assert set(places(ROAD, "V39")) == {
        "(1,0)o3",
        "(-1,0)o1",
        *("(0,-1)o0", "(0,-1)o1", "(0,-1)o3"),
        *("(0,1)o1", "(0,1)o2", "(0,1)o3"),
    }
    assert places(ROAD, "V04") == ["(0,-1)o1", "(0,1)o1"]
    assert places(ROAD, "V17") == []


def test_example_3_forced_discard() -> None:
    """A tile without a place goes by itself; one that another may still help does not."""
    alone = perform(position(f"map 0 {ROAD} | columns V17 / V01 / V05 / V02"), 0, "column 1")
    assert [event.tiles for event in told(alone, TilesDiscarded)] == [("V17",)]
    assert (seat_at(alone.state).discarded, seat_at(alone.state).rejections_left) == (("V17",), 2)

    start = position(f"map 0 {ROAD} | columns V17 V04 / V01 / V05 / V02")
    both = perform(start, 0, "column 1")
    assert told(both, TilesDiscarded) == []
    laid = perform(both.state, 0, "lay V04(0,1)o1").state
    assert choices(laid, "lay") == ["V17(-1,1)o0", "V17(1,1)o0"]

    rejected = perform(both.state, 0, "reject V04")
    assert [event.tiles for event in told(rejected, TilesDiscarded)] == [("V17",)]
    assert seat_at(rejected.state).rejected == ("V04",)
    assert orders(rejected.state) == ["done"]


def test_example_4_pieces() -> None:
    """A traveller alone, and a car with another one by road."""
    state = position(
        "map 0 V29(0,0)o1 V21(1,0)o1 V48(2,0)o1 V26(0,1)o3 | pieces 0 (1,0)"
        " | tokens train traveller car | placing 0"
    )
    assert state.round == 3

    turn = perform(state, 0, "piece left token (2,0)", "piece right token (0,1)")

    assert [event.points for event in told(turn, PiecePlaced)] == [1, 2]
    assert seat_at(turn.state).prestige == 1 + 1 + 2


@pytest.mark.parametrize(("middle", "last"), [("V43", 1), ("V62", 2)])
def test_example_5_overpass_or_station(middle: str, last: int) -> None:
    """Only the last traveller changes: the station has a transfer link."""
    text = CROSSING.format(middle=middle)
    cells = [(1, 0), (-1, 0), (0, -1), (0, 1), (2, 0), (0, 2)]

    assert scored(text, *cells) == [1, 2, 1, 2, 1, last]
    assert len(drawn(text).dead_ends) == 4


def test_example_6_travellers_change_trains() -> None:
    """Travellers pass stations; trains do not pass a road."""
    chain = "V49(0,0)o3 V03(-1,0)o1 V23(1,0)o1 V47(2,0)o1 V08(3,0)o2"
    assert scored(chain, (-1, 0), (1, 0), (2, 0), (3, 0)) == [1, 2, 3, 4]
    assert len(drawn(chain).dead_ends) == 2

    assert scored("V49(0,0)o3 V01(-1,0)o1 V46(1,0)o1 V01(2,0)o1", (-1, 0), (2, 0)) == [1, 1]


def test_example_7_cap() -> None:
    """Six cars on one road: the sixth scores no more than the fifth."""
    road = "V21(0,0)o1 V21(1,0)o1 V21(2,0)o1 V22(3,0)o1 V26(4,0)o2 V26(4,1)o0"
    points = scored(road, (0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (4, 1))

    assert points == [1, 2, 3, 4, 5, 5]
    assert sum(points) == 20


EIGHT: tuple[str, ...] = (
    "car",
    "traveller+flag",
    "train-or-car",
    "train",
    "car+flag",
    "traveller",
    "train+flag",
)


def timeline(number: int) -> State:
    """Round `number` of example 8."""
    shown = ["-", "-", *EIGHT, "-"][number - 1 : number + 2][::-1]
    return position(f"tokens {' '.join(shown)} | round {number}")


def test_example_8_token_timeline() -> None:
    """Which kinds are active in which round, and where flags act."""
    shown = [
        [tuple(token.kinds) for hall in HALLS if (token := hall_token(timeline(r), hall))]
        for r in range(1, 9)
    ]
    either: tuple[PieceKind, ...] = ("train", "car")

    assert shown[0] == []
    assert shown[1] == [("car",)]
    assert shown[2] == [("traveller",), ("car",)]
    assert shown[3] == [either, ("traveller",)]
    assert shown[7] == [("train",), ("traveller",)]
    assert table(timeline(8)).waiting_room is None
    waiting = [table(timeline(number)).waiting_room for number in range(1, 9)]
    assert [n for n, token in enumerate(waiting, start=1) if token and token.flag] == [2, 5, 7]
    flat = [kinds for kinds_of_round in shown for kinds in kinds_of_round]
    assert (len(flat), flat.count(("car",)), flat.count(("traveller",))) == (13, 4, 4)
    assert (flat.count(either), flat.count(("train",))) == (2, 3)


def test_example_9_enumeration_of_pieces() -> None:
    """a is a train slot, b a car slot, c a traveller slot."""
    ground = "map 0 V47(0,0)o1 V01(1,0)o1 V21(-1,0)o1 | stars 1 0 | placing 0"
    a, b, c = "(1,0)", "(-1,0)", "(0,0)"
    state = position(f"{ground} | tokens - train-or-car train")

    # By hall, then by star, then by row and column: b lies to the west of a.
    assert orders(state) == [
        *(f"piece left token {b}", f"piece left token {a}", f"piece left star {c}"),
        *(f"piece right token {a}", f"piece right star {b}", f"piece right star {c}"),
        "finish",
    ]
    after = perform(state, 0, f"piece right star {c}").state
    assert orders(after) == [f"piece left token {b}", f"piece left token {a}", "finish"]
    assert seat_at(after).stars == 0

    equal = position(f"{ground} | tokens - train+flag train")
    assert orders(equal) == [
        *(f"piece left token {a}", f"piece left star {b}", f"piece left star {c}"),
        "finish",
    ]


SAMI, DIANE, JADE = range(3)


def test_example_10_starting_tiles() -> None:
    """The last platform chooses first; every tile lies in the middle as it is drawn."""
    state = position("seats 3 | pool V24 V30 V49")
    assert actor(state) == JADE
    assert orders(state) == ["start V24", "start V30", "start V49"]

    state = played(state, "S2 start V30 | S1 start V24 | S0 start V49").state

    laid = [[(t.tile, t.x, t.y, t.orientation) for t in seat.map] for seat in table(state).seats]
    assert laid == [[("V49", 0, 0, 0)], [("V24", 0, 0, 0)], [("V30", 0, 0, 0)]]
    assert actor(state) == SAMI
    assert choices(state, "column") == ["1", "2", "3", "4"]
    assert table(state).bag == 106 - 3 - 12 == 91


def ended(state: State) -> Turn[State]:
    """The round played to its end by seats that have nothing left to do but to confirm."""
    turn = Turn(state)
    while table(turn.state).round == table(state).round:
        seat = actor(turn.state)
        step = perform(turn.state, seat, orders(turn.state)[-1])
        turn = Turn(step.state, turn.events + step.events)
    return turn


def drawn_tiles(turn: Turn[State]) -> dict[int, int]:
    """How many tiles were drawn for each column."""
    (filled,) = told(turn, ColumnsFilled)
    return {column.column: len(column.drawn) for column in filled.columns}


def test_example_11_end_of_round_with_three() -> None:
    """The column nobody took keeps its tiles and gets a star."""
    state = position(
        "seats 3 | round 1 | map 0 V24(0,0)o0 | map 1 V30(0,0)o0 | map 2 V49(0,0)o0"
        " | columns S0 V01 V02 / S1 V03 V04 V05 / V06 V07 V08 / S2 V09 V10 V11 V12 | hand 2"
    )
    before = table(state).bag

    turn = ended(state)

    seen = table(turn.state)
    assert (seen.columns[2].tiles, seen.columns[2].stars) == (("V06", "V07", "V08"), 1)
    assert seen.platforms == (SAMI, DIANE, JADE)
    assert drawn_tiles(turn) == {1: 2, 2: 3, 4: 4}
    assert before - seen.bag == 91 - 82 == 9
    (taken,) = told(perform(turn.state, SAMI, "column 3"), ColumnTaken)
    assert (len(taken.tiles), taken.stars) == (3, 1)


W12 = (
    "stars 1 1 | columns V01 V02 * / S0 V03 V04 V05 / V06 V07 V08 / S1 V09 V10 V11 V12 | hand 1"
    " | map 0 V24(0,0)o0 | map 1 V30(0,0)o0"
)


def tossed(side: str) -> Turn[State]:
    """Example 12 with a coin that falls on this side."""
    for seed in range(50):
        turn = ended(position(f"{W12} | seed {seed}"))
        if [coin.side for coin in told(turn, CoinTossed)] == [side]:
            return turn
    raise AssertionError(f"the coin never falls {side}")


def test_example_12_coin_left() -> None:
    """Column 1 goes, its star with it; column 3 gets one."""
    supply = table(position(W12)).star_supply

    turn = tossed("left")

    seen = table(turn.state)
    (coin,) = told(turn, CoinTossed)
    assert (coin.column, coin.tiles, coin.stars) == (1, ("V01", "V02"), 1)
    assert seen.box[-2:] == ("V01", "V02")
    assert [column.stars for column in seen.columns] == [0, 0, 1, 0]
    assert seen.star_supply == supply
    assert drawn_tiles(turn) == {1: 2, 2: 3, 4: 4}


def test_example_12_coin_right() -> None:
    """Column 3 goes; column 1 has two stars now."""
    supply = table(position(W12)).star_supply

    turn = tossed("right")

    seen = table(turn.state)
    (coin,) = told(turn, CoinTossed)
    assert (coin.column, coin.tiles, coin.stars) == (3, ("V06", "V07", "V08"), 0)
    assert [column.stars for column in seen.columns] == [2, 0, 0, 0]
    assert seen.star_supply == supply - 1
    assert drawn_tiles(turn) == {2: 3, 3: 3, 4: 4}


def test_example_13_four_players() -> None:
    """A took 5, B 1, C 3, D 4: the next order is B, C, D, A."""
    turn = ended(
        position(
            "seats 4 | columns S1 V01 V02 / V03 V04 / S2 V05 V05 V06 / S3 V07 V08 V09"
            " / S0 V11 V12 V13 V14 | hand 3"
        )
    )

    seen = table(turn.state)
    assert (seen.columns[1].tiles, seen.columns[1].stars) == (("V03", "V04"), 1)
    assert seen.platforms == (1, 2, 3, 0)
    assert sum(drawn_tiles(turn).values()) == 12


def test_example_14_final_scoring() -> None:
    """Pieces 12, cities 10, rectangle 9, dead ends 7: 29 in all."""
    cars, travellers, train = (
        [(-1, -1), (-1, -2), (-3, -2), (-1, 0)],
        [(0, -1), (-2, -1), (-2, 0)],
        [(-3, -1)],
    )

    state, points = placed(position(f"map 0 {W14}"), *cars, *travellers, *train)

    assert points == [1, 2, 3, 1, 1, 1, 2, 1]
    worth = figures(state)
    assert worth.pieces == seat_at(state).prestige == 12
    assert {frozenset(city.cells) for city in worth.cities} == {
        frozenset(named((0, -1), (0, 0), (0, 1))),
        frozenset(named((-2, -2), (-2, -1), (-3, -1), (-3, 0))),
    }
    assert worth.cities_points == 10
    area = worth.rectangle
    assert area is not None
    assert (area.x, area.y, area.width, area.height, area.points) == (-3, -2, 3, 3, 9)
    assert (len(worth.dead_ends), worth.penalty) == (7, -2)
    assert worth.total == 29


def named(*cells: tuple[int, int]) -> list[str]:
    """Cells by their names."""
    return [BOARD.names[BOARD.squares.cell(x, y)] for x, y in cells]


W15 = (
    "V25(0,0)o0 V25(0,1)o0 V24(0,2)o0 V25(0,3)o0 V02(1,0)o0 V04(1,1)o0 V50(1,2)o0 V22(1,3)o0"
    " V01(2,0)o0 V01(2,1)o0 V01(2,2)o0 V03(2,3)o0 V05(3,0)o0 V05(3,1)o0 V05(3,2)o0 V04(3,3)o0"
)


def test_example_15_book_scoring() -> None:
    """Three cities, a full square of 16 and 8 dead ends: 28 on top of the pieces."""
    worth = drawn(W15)

    assert len(worth.cities) == 3
    assert worth.rectangle is not None
    assert (worth.rectangle.width, worth.rectangle.height) == (4, 4)
    assert len(worth.dead_ends) == 8
    assert (worth.cities_points, worth.rectangle.points, worth.penalty) == (15, 16, -3)
    assert worth.total == 28


@pytest.mark.parametrize(
    ("text", "dead_ends"),
    [
        ("V29(0,0)o1 V24(1,0)o1 V29(2,0)o2", {((0, 0), 2), ((2, 0), 2)}),
        (
            "V24(0,0)o1 V34(1,0)o1 V29(2,0)o2 V24(2,1)o0 V39(3,0)o0",
            {((0, 0), 3), ((1, 0), 2), ((2, 1), 2), ((3, 0), 0)},
        ),
    ],
)
def test_example_16_dead_ends(text: str, dead_ends: set[tuple[tuple[int, int], int]]) -> None:
    """Sides that look into the void; the blind end inside a tile is none."""
    worth = drawn(text)

    found = {(end.cell, end.side) for end in worth.dead_ends}
    assert found == {(named(place)[0], side) for place, side in dead_ends}
    assert len(worth.dead_ends) == len(dead_ends)
    assert worth.penalty == 0


def test_example_17_ring() -> None:
    """No dead end, a rectangle of 3, one hole, one city of 4, a road of 8."""
    worth = drawn(ring())
    assert (len(worth.dead_ends), worth.rectangle and worth.rectangle.area) == (0, 3)
    assert [set(city.cells) for city in worth.cities] == [
        set(named((0, 1), (0, 2), (1, 2), (2, 2)))
    ]
    assert challenge(f"challenge holes | map 0 {ring()}").value == 1
    assert challenge(f"challenge route_66 | map 0 {ring()}").value == 8

    tail = ring(east="V34(2,1)o0", tail="V24(3,1)o1 V21(4,1)o1")
    assert challenge(f"challenge route_66 | map 0 {tail}").value == 10
    assert len(drawn(tail).dead_ends) == 1


def test_example_17_gas_station() -> None:
    """Eight tiles round the ring are enough, seven are not."""
    closed = ring(north="gas_station")
    gap = "V29(0,0)o1 gas_station(1,0)o1 V29(2,0)o2 V25(0,1)o0 V30(0,2)o0 V25(1,2)o1 V30(2,2)o3"

    assert has("gas_station", closed)
    assert not has("gas_station", gap)


def has(kind: str, text: str, pieces: str = "") -> bool:
    """Whether the objective of a map holds."""
    area = position(f"map 0 {text} | pieces 0 {pieces}").areas[0]
    return holds(area, ObjectiveId(kind))


def test_example_18_distant_friends() -> None:
    """Twelve steps apart with nobody between them; a third one on the way breaks it."""
    text = LONG_WAY.format(station="V49")
    apart = f"seats 1 | challenge far_friends | map 0 {text}"
    state, points = placed(position(apart), (0, 0), (12, 0))
    seen = table(state).challenge
    assert points == [1, 2]
    assert seen is not None
    assert (seen.value, seen.kept) == (12, True)

    between = f"seats 1 | challenge far_friends | map 0 {LONG_WAY.format(station='V47')}"
    state, points = placed(position(between), (0, 0), (12, 0), (10, 0))
    seen = table(state).challenge
    assert points == [1, 2, 3]
    assert seen is not None
    assert (seen.value, seen.kept) == (10, False)
    area = position(apart).areas[0]
    assert (longest_road(area), longest_rail(area)) == (11, 3)


@pytest.mark.parametrize(
    ("challenge_id", "total", "kept", "score", "rating"),
    [
        ("social_distance", 44, True, 44, 1),
        ("social_distance", 45, True, 45, 2),
        ("social_distance", 34, True, 34, 0),
        ("megalopole", 44, False, 0, 0),
        ("megalopole", 44, True, 44, 2),
    ],
)
def test_example_19_solo_rating(
    challenge_id: str, total: int, kept: bool, score: int, rating: int
) -> None:
    """Thresholds reached, or nothing where the challenge fails."""
    ten = kept and challenge_id == "megalopole"
    area = position(f"seats 1 | map 0 {CITY_OF_TEN if ten else CITY_OF_NINE}").areas[0]

    result = judge_challenge(area, BOARD.challenges[ChallengeId(challenge_id)], total)

    assert (result.kept, result.score, result.rating) == (kept, score, rating)


CITY_OF_NINE = (
    "V05(0,0)o0 V05(1,0)o0 V05(2,0)o0 V02(3,0)o0 V25(4,0)o0 V25(5,0)o0 V25(6,0)o0 V22(7,0)o0"
    " V50(8,0)o0"
)
CITY_OF_TEN = f"{CITY_OF_NINE} V50(9,0)o0"


def test_example_20_solo_columns() -> None:
    """A star with two tiles, a point with three, nothing with four; the rest to the box."""
    state = position("seats 1 | challenge holes")
    assert [len(column.tiles) for column in table(state).columns] == [2, 3, 4]
    assert seat_at(state).stars == 1

    two = perform(state, 0, "column 1").state
    assert (len(seat_at(two).hand), seat_at(two).stars, seat_at(two).prestige) == (2, 2, 0)
    assert len(table(two).box) == 3 + 4
    three = perform(state, 0, "column 2").state
    assert (len(seat_at(three).hand), seat_at(three).stars, seat_at(three).prestige) == (3, 1, 1)
    four = perform(state, 0, "column 3").state
    assert (len(seat_at(four).hand), seat_at(four).stars, seat_at(four).prestige) == (4, 1, 0)

    bags, state = [], position("seats 1 | challenge holes | round 1")
    while not TILES.outcome(state):
        bags.append(table(state).bag)
        state = perform(state, 0, orders(state)[0]).state
    assert sorted(set(bags), reverse=True) == [106 - 9 * n for n in range(1, 9)]
    assert bags[-1] == 34


def test_example_21_flat_earth() -> None:
    """Four tiles in one column of the grid, though no run is longer than two."""
    text = "V25(0,0)o0 V25(0,1)o0 V10(1,1)o0 V05(1,2)o1 V05(1,3)o1 V05(0,3)o1 V21(0,4)o1"

    seen = challenge(f"challenge flat_earth | map 0 {text}")

    assert (seen.value, seen.target, seen.kept) == (4, 3, False)


def test_example_22_tie() -> None:
    """Equal totals: the column farther left in the last round ranks higher."""
    state = position(
        "seats 3 | round 8 | columns S2 / S1 / S0 / V01 V01 V01 V02 | placing 0"
        " | map 0 V21(0,0)o0 | map 1 V21(0,0)o0 | map 2 V21(0,0)o0"
        " | pieces 0 (0,0)=46 | pieces 1 (0,0)=46 | pieces 2 (0,0)=44 | tokens - car train"
    )

    turn = perform(state, 0, "finish")

    outcome = TILES.outcome(turn.state)
    assert told(turn, GameEnded)
    assert outcome is not None
    assert [(s.seat, s.rank, s.score) for s in outcome.standings] == [
        (1, 1, 47),
        (0, 2, 47),
        (2, 3, 45),
    ]


LANE = "airport(0,0)o2 V24(0,1)o0 V29(0,2)o0 V24(1,2)o1 V21(2,2)o1 V21(3,2)o1 V21(4,2)o1"


@pytest.mark.parametrize(("corner", "held"), [("V30", True), ("V26", False)])
def test_example_23_airport(corner: str, held: bool) -> None:
    """A tile of a city at the far end of the row; two urban tiles are no city."""
    assert has("airport", f"{LANE} {corner}(5,2)o3 V25(5,1)o0 V25(5,0)o0") == held


@pytest.mark.parametrize(
    ("diagonal", "pieces", "held"),
    [("V21", "(1,-1)", False), ("V21", "", False), ("V23", "(1,-1)", True), ("V23", "", True)],
)
def test_example_23_temple(diagonal: str, pieces: str, held: bool) -> None:
    """A car slot on a corner spoils it, taken or empty; a traveller slot does not."""
    assert has("temple", f"temple(0,0)o0 V29(0,-1)o1 {diagonal}(1,-1)o1", pieces) == held


def test_example_23_city_hall() -> None:
    """Two tiles in a row to each side: seven of eight are not enough."""
    text = (
        "city_hall(0,0)o0 V24(1,0)o1 V24(2,0)o1 V25(-1,0)o1 V25(-2,0)o1 V25(0,1)o0 V21(0,2)o0"
        " V21(0,-1)o0"
    )

    assert not has("city_hall", text)
    assert has("city_hall", f"{text} V21(0,-2)o0")
