"""The twenty-two worked examples, with all their figures."""

import pytest
from msgspec.structs import replace

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.events import (
    CityEmptied,
    CityRefilled,
    CubeDelivered,
    EndFixed,
    HotelPaid,
    LinkCompleted,
    ObjectiveMet,
    TileLaid,
    TrackRemoved,
    Urbanized,
)
from rotonde.games.tycoon.reasons import (
    END_AT_FOREIGN,
    END_AT_FULL_HEX,
    HEX_FULL,
    NOT_AT_LOOSE_END,
    ROUTE_TOO_LONG,
    SIDE_USED,
)
from rotonde.games.tycoon.scoring.totals import breakdown
from rotonde.games.tycoon.state import State, income_of, track_space
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from tests.support import rule
from tests.support.tycoon import TYCOON, choose, perform, played, position, refused, track
from tests.support.tycoon_reading import actor, cubes, figures, orders, seat_at, table, told

FROM_ORLEANS = ("lay M37 E-NW", "lay L36 NE-SE", "lay M35 E-SW", "lay N35 NE-W")
EAST = (
    "link 0 new_york philadelphia | link 1 philadelphia baltimore"
    " | link 0 baltimore washington_dc | link 2 washington_dc richmond | nocubes"
)


CITIES = list(BOARD.cities.ids)[:20]


def prices(state: State, seat: int, *tiles: str) -> list[int]:
    """What each of these tiles costs, laid one after another."""
    turn = perform(state, seat, "build", *(f"lay {tile}" for tile in tiles))
    return [event.price.total for event in told(turn, TileLaid)]


@pytest.mark.parametrize(
    ("seats", "on_map", "in_bag", "up", "deck", "new_york"),
    [
        (2, 81, 44, 7, 30, 4),
        (3, 81, 44, 9, 28, 4),
        (4, 110, 15, 11, 26, 5),
        (6, 110, 15, 15, 22, 5),
    ],
)
def test_example_1_setup(
    seats: int, on_map: int, in_bag: int, up: int, deck: int, new_york: int
) -> None:
    """Cubes on the map and in the bag, cards up and in the deck."""
    state = TYCOON.setup(seats, TYCOON.options(), Rng("one"))
    view = table(state)

    assert (sum(view.on_map), sum(view.bag)) == (on_map, in_bag)
    assert (len(view.cards.lying), view.cards.deck) == (up, deck)
    assert len(cubes(state, "new_york")) == new_york
    assert len(cubes(state, "mobile")) == (1 if seats < 4 else 2)
    assert len(cubes(state, "tulsa")) == 1


def test_example_2_auction() -> None:
    """The last bidder pays, with the share it needs, and opens the order."""
    state = position("auction 1")

    turn = played(state, "S1 bid 1 | S2 bid 3 | S0 pass | S1 bid 4 | S2 pass")

    assert (seat_at(turn.state, 1).shares, seat_at(turn.state, 1).cash) == (1, 1)
    assert table(turn.state).order == (1, 2, 0)
    assert figures(turn.state, "cash") == [0, 1, 0]


def test_example_3_all_pass() -> None:
    """The first place goes on for nothing; a late bid wins at once."""
    state = position("seats 4 | auction 3")
    asked = played(state, "S3 pass | S0 pass | S1 pass").state

    assert table(perform(asked, 2, "pass").state).first_player == 0
    assert figures(perform(asked, 2, "pass").state, "shares") == [0, 0, 0, 0]
    late = perform(asked, 2, "bid 1").state
    assert table(late).first_player == 2
    assert seat_at(late, 2).cash == 4


def test_example_4_one_tile_link() -> None:
    """New York and Philadelphia are joined by one tile."""
    turn = perform(position(), 0, "build", "lay X7 NE-SW")

    seat = seat_at(turn.state, 0)
    assert (seat.shares, seat.cash, seat.links, seat.locomotives_left) == (1, 3, 1, 23)
    assert told(turn, LinkCompleted)[0].link == 1
    assert actor(turn.state) == 1


def test_example_5_river() -> None:
    """One bank is free of the surcharge, hills and the head of a river add up."""
    state = choose(position(), "build")

    assert prices(position(), 0, "X5 NE-SE") == [3]
    assert told(perform(state, 0, "lay X5 NE-SE"), LinkCompleted)[0].city_b == "new_haven"


@rule("TYC-37", "TYC-38")
@pytest.mark.parametrize(
    ("place", "base", "without"),
    [
        ("X5", 2, {"E-NW"}),
        ("E15", 2, {"SW-NW"}),
        ("S2", 4, {"NE-SW", "NE-W", "E-SW", "E-W", "E-NW", "SW-NW"}),
    ],
)
def test_example_5_all_nine_tracks(place: str, base: int, without: set[str]) -> None:
    """Those that keep to one bank are free of the surcharge, before any ridge."""
    curves = ("NE-SE", "NE-W", "E-SW", "E-NW", "SE-W", "SW-NW")
    for sides in (*curves, "NE-SW", "E-W", "SE-NW"):
        number = track(place, sides)
        price = BOARD.base_prices[number] + BOARD.river_prices[number]
        assert price == base + (sides not in without)


def test_example_6_hills_and_ridge() -> None:
    """From Knoxville to Columbia: the ridge is paid by the tile that crosses it."""
    turn = perform(
        position(), 0, "build", "lay R22 E-W", "lay S22 E-W", "lay T22 E-W", "lay U22 SE-W"
    )
    laid = told(turn, TileLaid)

    assert [event.price.total for event in laid] == [4, 8, 4, 2]
    assert [event.payment.issued for event in laid] == [1, 2, 1, 0]
    assert [event.payment.cash for event in laid] == [1, 3, 4, 2]
    assert told(turn, LinkCompleted)[0].city_a == "columbia"


def test_example_7_two_actions_for_one_link() -> None:
    """Four tiles in one round, the fifth in the next, one locomotive."""
    first = perform(position("seats 2"), 0, "build", *FROM_ORLEANS)
    assert [event.price.total for event in told(first, TileLaid)] == [3, 2, 2, 2]
    assert seat_at(first.state, 0).locomotives_left == 23

    state = perform(first.state, 1, "pass go").state
    second = perform(state, 0, "build", "lay N34 E-SW")

    link = told(second, LinkCompleted)[0]
    assert (link.city_a, link.city_b, len(link.tiles)) == ("new_orleans", "mobile", 5)
    assert seat_at(second.state, 0).locomotives_left == 23


def test_example_8_a_link_that_stops_short_is_lost() -> None:
    """The tiles go after round 3, the money with them; the locomotive comes back."""
    state = perform(position("seats 2 | round 3"), 0, "build", *FROM_ORLEANS).state
    before = seat_at(state, 0)
    turn = perform(state, 1, "pass go")

    assert len(told(turn, TrackRemoved)[0].links[0].tiles) == 4
    assert table(turn.state).unfinished == ()
    assert (before.locomotives_left, seat_at(turn.state, 0).locomotives_left) == (23, 24)
    begun = perform(position(), 0, "build", "lay M37 E-NW").state
    assert refused(begun, 0, "lay N34 E-SW").code == NOT_AT_LOOSE_END.code


def test_example_9_crossing_and_blocking() -> None:
    """A crossing costs the same, and a full hex is closed to all."""
    columbus = "link 0 columbus pittsburgh P13 NE-SW P12 NE-SW Q11 E-SW"
    state = position(f"{columbus} | acting 1")
    assert prices(state, 1, "P10 SE-W", "Q11 SE-NW", "Q12 SE-NW") == [2, 2, 2]
    assert refused(choose(state, "build"), 1, "lay Q11 E-NW").code == SIDE_USED.code

    crossed = position(f"{columbus} | link 1 cleveland wheeling P10 SE-W Q11 SE-NW Q12 SE-NW")
    building = choose(crossed, "build")
    assert refused(building, 0, "lay Q11 E-NW").code == HEX_FULL.code
    assert refused(building, 0, "lay Q10 NE-SW").code == END_AT_FULL_HEX.code


def test_example_10_foreign_loose_end_and_joining() -> None:
    """Another seat's loose end is a wall, one's own a link."""
    state = position("begun 0 pittsburgh R12 E-NW | acting 1")
    turn = perform(state, 1, "build", "lay U12 E-W", "lay T12 E-W")
    assert [event.price.total for event in told(turn, TileLaid)] == [4, 4]
    assert refused(turn.state, 1, "lay S12 E-W").code == END_AT_FOREIGN.code
    assert told(perform(turn.state, 1, "lay S12 E-SW"), TileLaid)[0].price.total == 4

    own = position("begun 0 pittsburgh R12 E-NW | begun 0 washington_dc U12 E-W T12 E-W")
    assert seat_at(own, 0).locomotives_left == 22
    joined = perform(own, 0, "build", "lay S12 E-W")
    assert told(joined, TileLaid)[0].price.total == 8
    assert told(joined, LinkCompleted)[0].joined
    assert seat_at(joined.state, 0).locomotives_left == 23


def test_example_11_land_grant() -> None:
    """Open ground is free, rivers are not."""
    state = position("cards 0 land_grant")
    tiles = ("lay H29 NE-SW", "lay H28 NE-SW", "lay I27 E-SW")

    plain = perform(state, 0, "build", *tiles)
    granted = perform(state, 0, "build", "grant", *tiles)

    assert [event.price.total for event in told(plain, TileLaid)] == [3, 3, 2]
    assert [event.price.total for event in told(granted, TileLaid)] == [1, 1, 0]
    assert seat_at(granted.state, 0).cards == ()


def test_example_12_delivery_over_foreign_links() -> None:
    """Own first link, any others; the cube stops at the first city of its colour."""
    state = choose(position(f"{EAST} | cubes new_york KYBR | level 4 1 1"), "deliver")
    blue, yellow, black = "deliver X6 B 1", "deliver X6 Y 1-2", "deliver X6 K 1-2-3-4"

    assert [order for order in orders(state) if " X6 " in order] == [yellow, blue, black]
    assert figures(perform(state, 0, blue).state, "score")[:3] == [1 + 1, 0, 0]
    assert told(perform(state, 0, yellow), CubeDelivered)[0].points == (1, 1, 0)
    assert told(perform(state, 0, black), CubeDelivered)[0].points == (2, 1, 1)
    weak = choose(position(f"{EAST} | cubes new_york KYBR | level 3 1 1"), "deliver")
    assert refused(weak, 0, black).code == ROUTE_TOO_LONG.code
    other = position(f"{EAST} | cubes philadelphia K | level 1 3 1 | acting 1")
    assert "deliver W8 K 2-3-4" in orders(choose(other, "deliver"))
    assert not [order for order in orders(choose(other, "deliver")) if " X6 " in order]


def test_example_13_cards_with_it() -> None:
    """Objectives pay the mover, a hotel its owner."""
    state = position(f"{EAST} | cubes new_york KYBR | level 4 1 1 | up railroad_era speed_record")
    turn = perform(state, 0, "deliver", "deliver X6 K 1-2-3-4")
    assert figures(turn.state, "score") == [6, 1, 1]
    assert [event.points for event in told(turn, ObjectiveMet)] == [1, 3]

    hotel = position(
        f"seats 4 | {EAST} | cubes new_york Y | level 4 1 1 1 | up - | cards 3 hotel_baltimore"
    )
    later = perform(hotel, 0, "deliver", "deliver X6 Y 1-2")
    assert figures(later.state, "score") == [1, 1, 0, 1]
    assert told(later, HotelPaid)[0].seat == 3


def test_example_14_level_2() -> None:
    """Two links, not three."""
    state = choose(position(f"{EAST} | cubes new_york KY | level 2 1 1"), "deliver")

    assert [order for order in orders(state) if " X6 " in order] == ["deliver X6 Y 1-2"]
    assert refused(state, 0, "deliver X6 K 1-2-3").code == ROUTE_TOO_LONG.code


@pytest.mark.parametrize(("owner", "ways"), [(0, ["1-2"]), (1, ["1-2", "3-4"])])
def test_example_15_equal_routes(owner: int, ways: list[str]) -> None:
    """Equal points make one option, the one with the smaller links."""
    state = position(
        "link 0 cleveland pittsburgh | link 0 pittsburgh wheeling | link 0 cleveland columbus"
        f" | link {owner} columbus wheeling | cubes cleveland P | level 2 1 1 | nocubes"
    )

    found = [order for order in orders(choose(state, "deliver")) if " O10 P" in order]

    assert found == [f"deliver O10 P {way}" for way in ways]


def test_example_16_western_link_and_trigger() -> None:
    """The marker counts before Chicago is refilled, and the end stands."""
    empty = "toledo tulsa dallas dover norfolk jackson columbia columbus buffalo birmingham"
    empty = f"chicago shreveport tallahassee {empty}"
    state = position(
        "seats 4 | turn 7 | acting 1 | first 1 | nocubes | up - | level 1 3 1 1 | score 0 5 0 0"
        " | link 1 kansas_city st_louis | link 1 st_louis rock_island | link 1 rock_island chicago"
        " | west kansas_city 1 | cubes kansas_city R | "
        + " | ".join(f"cubes {name} -" for name in empty.split())
    )
    assert table(state).end.markers == 13

    turn = perform(state, 1, "deliver", "deliver B23 R 1-2-3")

    assert (told(turn, CityEmptied)[0].markers, told(turn, EndFixed)[0].final_turn) == (14, 8)
    assert seat_at(turn.state, 1).score == 8
    assert len(told(turn, CityRefilled)[0].cubes) == 2
    assert table(turn.state).end.markers == 13
    assert table(turn.state).end.final_turn == 8
    assert sum(turn.state.bag) == sum(state.bag) - 1


@pytest.mark.parametrize(
    ("score", "shares", "cash", "after", "in_all"), [(0, 3, 1, 3, 4), (12, 9, 2, 7, 9)]
)
def test_example_17_income(score: int, shares: int, cash: int, after: int, in_all: int) -> None:
    """Income first, then dividends, with a share where they are short."""
    state = position(
        f"seats 2 | round 3 | acting 1 | score {score} 0 | shares {shares} 0 | cash {cash} 0"
    )

    turn = perform(state, 1, "upgrade")

    assert (seat_at(turn.state, 0).cash, seat_at(turn.state, 0).shares) == (after, in_all)


@pytest.mark.parametrize(
    ("score", "space", "income"), [(98, 98, 9), (102, 2, 4), (100, 100, 9), (101, 1, 3)]
)
def test_example_18_beyond_100(score: int, space: int, income: int) -> None:
    """Above 100 the marker begins again at 1."""
    assert (track_space(score), income_of(score)) == (space, income)


def test_example_19_executive_twice() -> None:
    """Two actions, and with the first of them two more: three in all."""
    state = position("up railroad_executive railroad_executive")
    once = perform(state, 0, "card", "take railroad_executive").state
    assert (table(once).actions_left, actor(once)) == (2, 0)

    twice = perform(once, 0, "card", "take railroad_executive").state

    assert (table(twice).actions_left, actor(twice)) == (3, 0)
    assert actor(perform(twice, 0, "pass go", "pass go", "pass go").state) == 1


@pytest.mark.parametrize(("bag", "drawn", "empty"), [("P", "P", False), ("-", "", True)])
def test_example_20_urbanize_an_empty_city(bag: str, drawn: str, empty: bool) -> None:
    """A short bag gives what it has; without a cube the marker stays."""
    state = position(f"cubes toledo - | bag {bag} | cash 10 0 0")

    turn = perform(state, 0, "urbanize", "urbanize toledo K")

    assert cubes(turn.state, "toledo") == drawn
    assert told(turn, Urbanized)[0].refreshed != empty
    assert table(turn.state).new_city_tiles == (0, 3, 3, 2, 3)
    assert seat_at(turn.state, 0).cash == 0


def test_example_21_final_scoring() -> None:
    """Ties in a comparison bring nothing; equal totals look at links."""
    links = " | ".join(
        f"link {seat} {a} {b}"
        for seat, count in ((0, 8), (1, 7), (2, 9))
        for a, b in list(zip(CITIES[::2], CITIES[1::2], strict=True))[:count]
    )
    state = position(
        f"{links} | score 52 50 47 | shares 11 9 9 | cash 14 14 3 | tycoon fisk gould morgan"
    )
    over = replace(state, end_reason="markers", steps=())

    assert [sum(breakdown(over, Seat(seat)).values()) for seat in range(3)] == [41, 41, 44]
    outcome = TYCOON.outcome(over)
    assert outcome is not None
    assert [standing.seat for standing in outcome.standings] == [2, 0, 1]
    assert [standing.rank for standing in outcome.standings] == [1, 2, 3]


def test_example_22_fifth_tile() -> None:
    """With Perfect Engineering the fifth tile follows in the same action."""
    state = position("cards 0 perfect_engineering")
    four = perform(state, 0, "build", *FROM_ORLEANS).state

    assert {"lay N34 E-SW", "stop"} <= set(orders(four))
    assert perform(four, 0, "stop").state.railroads[0].used_per_turn == ()
    five = perform(four, 0, "lay N34 E-SW")
    assert told(five, LinkCompleted)[0].city_b == "mobile"
    assert seat_at(five.state, 0).used_per_turn == ("perfect_engineering",)
