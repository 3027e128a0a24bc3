"""The seventeen worked examples, with all their figures. Seats: S0 first, share lists by seat."""

import pytest

from rotonde.games.rocket.events import (
    CategoryPaid,
    GameEnded,
    LineAbsorbed,
    LineIsolated,
    PassengerTaken,
    SharesPaid,
    StationsPaid,
    TownReached,
    VetoPaid,
)
from rotonde.railway.majority import majority
from tests.support.rocket import ROCKET, perform, played, position
from tests.support.rocket_plain import line_hexes
from tests.support.rocket_reading import (
    actor,
    choices,
    line,
    money,
    orders,
    seat_at,
    steps,
    table,
    told,
)

FOUR = "GWR C14 D13 E13 {gwr} | LSWR G17 G16 G15 F14 {lswr} | station 1 G15"
SIX = "LSWR G17 G16 H15 H14 I14 J15 {lswr} | SER M16 L16 K16 {ser}"


def four(gwr: str, lswr: str, rest: str) -> str:
    """The position of example 4 with other holdings."""
    drawn = FOUR.format(gwr=f"shares {gwr}" if gwr else "", lswr=f"shares {lswr}" if lswr else "")
    return f"{drawn} | {rest}"


def test_example_1_first_step_and_city_income() -> None:
    """A city pays its markers when a line first comes near it."""
    state = position("marker 0 gloucester steel")

    state = perform(state, 0, "extend GWR", "to D13").state

    gwr = line(state, "GWR")
    assert (gwr.stack, gwr.shares) == (15, (1, 0, 0))
    assert table(state).tiles_left == 60
    assert money(state) == [2000, 0, 0]
    assert set(gwr.towns) == {"bristol", "gloucester"}
    assert gwr.heading == 5
    state = perform(state, 0, "marker exeter leather").state
    assert steps(state, "GWR") == ["C12", "E13"]


def vetoed() -> str:
    """The bids of example 2, up to the answer."""
    return "S2 extend GWR, to E14 | S0 bid 1, place E13 | S1 bid 2, place E13"


def test_example_2_veto_before_the_answer() -> None:
    """The mover's own share counts; the mover answers last."""
    start = position("GWR C14 D14 shares 1 2 1 | active 2")
    assert line(start, "GWR").stack == 12
    assert steps(start, "GWR") == ["E13", "E14", "E15"]

    announced = perform(start, 2, "extend GWR", "to E14").state
    assert (line(announced, "GWR").shares, line(announced, "GWR").stack) == ((1, 2, 2), 11)
    assert actor(announced) == 0

    asked = played(start, vetoed()).state
    assert actor(asked) == 2
    assert orders(asked) == ["concede", "match"]


def test_example_2_veto_conceded() -> None:
    """The last bidder pays and the engine goes where it was put."""
    start = position("GWR C14 D14 shares 1 2 1 | active 2")

    turn = played(start, vetoed() + " | S2 concede")

    gwr = line(turn.state, "GWR")
    assert (gwr.engine, gwr.shares, gwr.stack) == ("E13", (1, 0, 2), 13)
    assert table(turn.state).tiles_left == 59
    assert "D14" in line_hexes(table(turn.state), gwr.id)
    assert [e.town for e in told(turn, TownReached)] == ["gloucester", "swindon"]
    assert money(turn.state) == [0, 0, 0]


def test_example_2_veto_matched() -> None:
    """A match brings the engine back to the first hex."""
    start = position("GWR C14 D14 shares 1 2 1 | active 2")

    turn = played(start, vetoed() + " | S2 match")

    gwr = line(turn.state, "GWR")
    assert (gwr.engine, gwr.shares, gwr.stack) == ("E14", (1, 2, 0), 13)
    assert [e.town for e in told(turn, TownReached)] == ["swindon"]


def test_example_3_railway_town() -> None:
    """A railway town pays the stations of the line, by all its towns."""
    start = position("LSWR G17 G16 G15 shares 2 1 0 | station 1 G15")
    assert (table(start).tiles_left, line(start, "LSWR").stack) == (59, 13)

    turn = played(start, "S0 extend LSWR, to F14 | S1 pass")

    lswr = line(turn.state, "LSWR")
    assert set(lswr.towns) == {"southampton", "reading", "swindon"}
    assert money(turn.state) == [0, 3000, 0]
    assert (lswr.stack, table(turn.state).tiles_left) == (12, 58)
    assert [(e.town, e.payments) for e in told(turn, TownReached)] == [("swindon", (0, 3000, 0))]


def test_example_4_merger() -> None:
    """The moved line is absorbed; two shares become one."""
    start = position(four("1 0 2", "3 1 1", "active 1"))
    assert (table(start).tiles_left, line(start, "GWR").stack) == (57, 13)

    turn = played(start, "S1 extend LSWR, to E14 | S2 pass | S0 pass")

    (merger,) = told(turn, LineAbsorbed)
    assert (merger.before, merger.towns) == ((3, 2, 1), 3)
    assert merger.payments == (3000, 1000, 0)
    assert merger.after == (1, 1, 0)
    assert money(turn.state) == [3000, 1000, 0]
    assert table(turn.state).tiles_left == 55
    gwr = line(turn.state, "GWR")
    assert (gwr.shares, gwr.stack, len(gwr.towns)) == ((2, 1, 2), 11, 5)
    assert line_hexes(table(turn.state), gwr.id) == {"D13", "E13", "E14", "F14", "G15", "G16"}
    assert gwr.stations == (0, 1, 0)
    assert steps(turn.state, "GWR") == ["E12"]


def test_example_5_supplementary_shares() -> None:
    """When the stack is empty, supplementary shares stand in."""
    start = position(four("6 6 3", "5 3 0", "active 2"))
    assert line(start, "GWR").stack == 1

    turn = played(start, "S2 extend LSWR, to E14 | S0 pass | S1 pass")

    (merger,) = told(turn, LineAbsorbed)
    assert merger.before == (5, 3, 1)
    assert (merger.payments, merger.after) == ((3000, 1000, 0), (2, 1, 0))
    gwr = line(turn.state, "GWR")
    assert (gwr.shares, gwr.stack, gwr.supplementary) == ((8, 7, 3), 0, 2)
    assert table(turn.state).supplementary_pile == 14


def test_example_6_two_other_lines() -> None:
    """A hex that touches two other lines is closed; one other line means a merger."""
    state = position(SIX.format(lswr="", ser=""))

    assert line(state, "LSWR").heading == 1
    assert steps(state, "LSWR") == ["K15", "I16"]


SEVEN = "GWR C14 D14 shares 1 0 0 | station 1 E14 | active 2"


@pytest.mark.parametrize(
    ("answers", "passengers", "shares"),
    [
        ("S0 pass", [0, 0, 1], (1, 0, 1)),
        ("S0 bid 1, place E14 | S2 match", [0, 0, 1], (1, 0, 0)),
        ("S0 bid 1, place E14 | S2 concede", [0, 0, 0], (0, 0, 1)),
    ],
    ids=["nobody bids", "matched", "conceded"],
)
def test_example_7_passenger_and_veto(
    answers: str, passengers: list[int], shares: tuple[int, ...]
) -> None:
    """Who loses the veto loses the passenger, even on the hex first chosen."""
    announced = perform(position(SEVEN), 2, "extend GWR", "to E14").state
    assert (line(announced, "GWR").shares, actor(announced)) == ((1, 0, 1), 0)

    turn = played(announced, answers)

    assert [seat_at(turn.state, seat).passengers for seat in range(3)] == passengers
    assert table(turn.state).passengers_left == 9 - sum(passengers)
    assert len(told(turn, PassengerTaken)) == sum(passengers)
    assert (line(turn.state, "GWR").shares, line(turn.state, "GWR").engine) == (shares, "E14")
    assert money(turn.state) == [0, 2000, 0]
    assert [(e.town, e.towns) for e in told(turn, TownReached)] == [("swindon", 2)]


def test_example_8_where_a_station_may_stand() -> None:
    """Tiles, towns and left towns beside it do not matter; engines and stations do."""
    state = position("GWR C14 D14 E15 | station 0 F12")
    offered = set(choices(state, "station"))

    assert {"C15", "D13", "E13", "F14", "D17", "E17"} <= offered
    towns, tile, engine = {"C14", "F13"}, {"D14"}, {"E15", "D15", "D16", "E14", "E16", "F15"}
    station, southampton = {"E12", "F11", "G11", "G12", "G13", "F12"}, {"F16"}
    assert offered & (towns | tile | engine | station | southampton) == set()


@pytest.mark.parametrize(
    ("counts", "first", "second", "paid"),
    [
        ([2, 2, 1], 5, 2, (3, 3, 0)),
        ([2, 1, 1], 5, 2, (5, 1, 1)),
        ([1, 1], 2, 1, (1, 1)),
        ([1, 1, 1], 2, 1, (1, 1, 1)),
        ([1, 1], 1, 0, (0, 0)),
        ([3, 3, 3, 3], 6, 3, (2, 2, 2, 2)),
        ([4, 2, 2, 2], 7, 3, (7, 1, 1, 1)),
        ([4, 0, 0], 6, 3, (6, 0, 0)),
        ([2, 2, 2], 7, 3, (3, 3, 3)),
        ([5, 1, 1], 6, 3, (6, 1, 1)),
    ],
)
def test_example_9_ties_and_rounding(
    counts: list[int], first: int, second: int, paid: tuple[int, ...]
) -> None:
    """In thousands; every quotient is rounded down."""
    amounts = majority(counts, first * 1000, second * 1000, 1000)

    assert amounts == tuple(amount * 1000 for amount in paid)


def test_example_10_isolated_line() -> None:
    """A line that can reach nothing is closed, keeps its town and counts at the end."""
    start = position("LY B4 C3 C2 shares 1 1 0")
    assert (line(start, "LY").heading, line(start, "LY").stack) == (5, 14)
    assert steps(start, "LY") == ["C1", "D1", "D2"]

    turn = played(start, "S0 extend LY, to C1 | S1 pass")

    ly = line(turn.state, "LY")
    assert (ly.status, ly.shares, ly.stack, ly.heading) == ("isolated", (2, 1, 0), 0, 4)
    assert [(e.company, e.removed) for e in told(turn, LineIsolated)] == [("LY", 13)]
    assert (ly.towns, ly.removed) == (("liverpool",), 13)
    assert "LY" not in choices(turn.state, "extend")


def test_example_10_counts_at_the_end() -> None:
    """One town: £1,000 for the first, nothing for the second."""
    start = position("LY B4 C3 C2 shares 1 1 0 | tiles 1")

    turn = played(start, "S0 extend LY, to C1 | S1 pass")

    (paid,) = [event for event in told(turn, SharesPaid) if event.company == "LY"]
    assert (paid.towns, paid.counts, paid.payments) == (1, (2, 1, 0), (1000, 0, 0))


def test_example_11_isolated_but_mobile() -> None:
    """An isolated line may go on, and gives no share."""
    start = position("NER H1 H2 I3 J3 shares 2 1 0 | active 1")
    assert set(line(start, "NER").towns) == {"york", "hull"}

    turn = played(start, "S1 extend NER, to J2 | S0 pass")

    ner = line(turn.state, "NER")
    assert (ner.status, ner.shares, ner.heading) == ("isolated", (2, 2, 0), 5)
    assert [e.removed for e in told(turn, LineIsolated)] == [12]
    later = perform(turn.state, 1, "marker hull steel").state
    assert steps(later, "NER") == ["J1"]
    moved = played(later, "S2 extend NER, to J1 | S0 pass | S1 pass").state
    assert (line(moved, "NER").shares, line(moved, "NER").engine) == ((2, 2, 0), "J1")


TWELVE = " | ".join(
    [
        "GWR C14 D14 shares 5 5 5 stack 1 | LSWR shares 5 4 4 | active 1",
        *(f"{company} shares 6 5 5" for company in ("LY", "NER", "GER", "SER", "LBSCR")),
    ]
)


def test_example_12_end_by_shares() -> None:
    """With one stack left the game ends at once; the second action is not played."""
    start = position(TWELVE)
    assert (line(start, "LSWR").stack, line(start, "LY").stack) == (3, 0)

    turn = played(start, "S1 extend GWR, to E15 | S2 pass | S0 pass")

    assert line(turn.state, "GWR").stack == 0
    assert [event.reason for event in told(turn, GameEnded)] == ["shares"]
    assert ROCKET.actors(turn.state) == frozenset()


def test_example_12_a_veto_prevents_it() -> None:
    """Shares given up fill the stack again before the end is tested."""
    turn = played(
        position(TWELVE),
        "S1 extend GWR, to E15 | S2 bid 1, place E14 | S0 pass | S1 concede",
    )

    assert line(turn.state, "GWR").stack == 1
    assert told(turn, GameEnded) == []
    assert (actor(turn.state), table(turn.state).actions_left) == (1, 1)


def test_example_13_last_tile_with_a_merger() -> None:
    """The merger is carried out without a tile, then the game ends."""
    start = position(four("1 0 2", "3 1 1", "active 1 | tiles 1"))

    turn = played(start, "S1 extend LSWR, to E14 | S2 pass | S0 pass")

    (merger,) = told(turn, LineAbsorbed)
    assert (merger.payments, merger.after, merger.tile) == ((3000, 1000, 0), (1, 1, 0), None)
    assert table(turn.state).tiles_left == 0
    assert line(turn.state, "GWR").shares == (2, 1, 2)
    assert "E14" in line_hexes(table(turn.state), line(turn.state, "GWR").id)
    assert [event.reason for event in told(turn, GameEnded)] == ["tiles"]
    (shares,) = [event for event in told(turn, SharesPaid) if event.company == "GWR"]
    assert (shares.towns, shares.payments) == (5, (3000, 0, 3000))


FOURTEEN = """
GWR C14 D13 E13 shares 4 4 1 | LSWR G17 G16 G15 F15 shares 2 5 2 stack 0
| LY absorbed GWR | NER absorbed GWR | GER absorbed GWR | SER absorbed GWR | LBSCR absorbed GWR
| station 0 D13 F15 | station 1 G16 | passengers 1 0 2 | money 12000 15000 9000 | active 2
| marker 0 gloucester steel reading steel
| marker 1 reading brewery reading leather gloucester textile
| marker 2 gloucester leather hull steel
"""


def test_example_14_final_count() -> None:
    """Taking the last marker, of a city nobody links, ends the game and starts the count."""
    start = position(FOURTEEN)
    assert set(line(start, "GWR").towns) == {"bristol", "gloucester", "swindon"}
    assert set(line(start, "LSWR").towns) == {"southampton", "reading"}

    turn = perform(start, 2, "marker hull textile")

    categories = {event.category: event.payments for event in told(turn, CategoryPaid)}
    assert categories == {
        "passenger": (3000, 0, 6000),
        "steel": (6000, 0, 0),
        "textile": (0, 6000, 0),
        "brewery": (0, 6000, 0),
        "leather": (0, 4000, 4000),
    }
    stations = {event.company: event.payments for event in told(turn, StationsPaid)}
    assert stations == {"LSWR": (1000, 1000, 0), "GWR": (3000, 0, 0)}
    shares = {event.company: event.payments for event in told(turn, SharesPaid)}
    assert shares == {"LSWR": (0, 2000, 0), "GWR": (2000, 2000, 0)}
    assert money(turn.state) == [27000, 36000, 19000]
    outcome = ROCKET.outcome(turn.state)
    assert outcome is not None
    assert outcome.winners == (1,)


def test_example_15_the_absorber_may_still_move() -> None:
    """The ban is on the engine that was moved; the absorber was not."""
    state = perform(position(four("", "", "active 0")), 0, "extend LSWR", "to E14").state

    assert steps(state, "GWR") == ["E12"]
    assert line(perform(state, 0, "extend GWR", "to E12").state, "GWR").engine == "E12"


def test_example_15_merging_into_a_line_moved_before() -> None:
    """A line moved earlier in the turn may absorb."""
    start = position("GWR C14 D13 | LSWR G17 G16 G15 F14 | station 1 G15")

    state = perform(start, 0, "extend GWR", "to E13").state
    assert "GWR" not in choices(state, "extend")
    turn = perform(state, 0, "extend LSWR", "to E14")

    assert [(e.company, e.by) for e in told(turn, LineAbsorbed)] == [("LSWR", "GWR")]


def test_example_16_absorber_in_its_starting_town() -> None:
    """A locomotive in its town is a line of one hex, and absorbs."""
    start = position(SIX.format(lswr="shares 2 2 1", ser="shares 1 0 1"))
    assert table(start).tiles_left == 55

    turn = played(start, "S0 extend LSWR, to I16 | S1 pass | S2 pass")

    (merger,) = told(turn, LineAbsorbed)
    assert (merger.by, merger.before, merger.towns) == ("LBSCR", (3, 2, 1), 5)
    assert (merger.payments, merger.after) == ((5000, 2000, 0), (1, 1, 0))
    lbscr = line(turn.state, "LBSCR")
    assert table(turn.state).tiles_left == 53
    assert (lbscr.shares, lbscr.stack, lbscr.engine) == ((1, 1, 0), 14, "J17")
    assert len(lbscr.towns) == 5
    assert steps(turn.state, "LBSCR") == ["J16", "I17", "K17"]


def test_example_16_an_illegal_hex_becomes_legal() -> None:
    """J16 touched two lines; after the merger one of them is its own."""
    start = position(SIX.format(lswr="shares 2 2 1", ser="shares 1 0 1"))
    first = played(start, "S0 extend LSWR, to I16 | S1 pass | S2 pass").state

    turn = played(first, "S0 extend LBSCR, to J16 | S1 pass")

    (merger,) = told(turn, LineAbsorbed)
    assert (merger.by, merger.before) == ("SER", (2, 1, 0))
    assert (merger.payments, merger.after) == ((5000, 2000, 0), (1, 0, 0))
    ser = line(turn.state, "SER")
    assert table(turn.state).tiles_left == 52
    assert (ser.shares, ser.stack, len(ser.towns)) == ((2, 0, 1), 13, 7)


def test_example_17_no_second_payment_through_a_merger() -> None:
    """Towns that came with an absorbed line pay nothing when they are reached again."""
    start = position(four("", "", "active 0 | marker 0 reading steel"))
    state = perform(start, 0, "extend LSWR", "to E14", "extend GWR", "to E12").state
    state = played(state, "S1 extend GWR, to F12 | S0 pass | S1 marker exeter leather").state
    before = money(state)

    turn = played(state, "S2 extend GWR, to G13 | S0 pass | S1 pass")

    assert line(turn.state, "GWR").engine == "G13"
    assert told(turn, TownReached) == []
    assert told(turn, VetoPaid) == []
    assert money(turn.state) == before
