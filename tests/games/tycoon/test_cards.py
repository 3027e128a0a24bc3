"""Operations cards: each of them has its test (TYC-59 to TYC-69)."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from rotonde.games.tycoon.actions import TakeCard
from rotonde.games.tycoon.components import CardId
from rotonde.games.tycoon.events import (
    BuildingEnded,
    CardTaken,
    CardTurnedUp,
    CityGrown,
    GrantPlayed,
    HotelPaid,
    ObjectiveMet,
    TileLaid,
    Urbanized,
)
from rotonde.games.tycoon.reasons import (
    CARD_IS_OBJECTIVE,
    CARD_NOT_UP,
    CARD_USELESS,
    GRANT_PLAYED,
    GRANT_TOO_LATE,
    NO_GRANT,
    NO_SUCH_CARD,
    NO_SUCH_CITY,
)
from rotonde.games.tycoon.state import State
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.turn import Turn
from tests.support import rule
from tests.support.tycoon import TYCOON, choose, perform, position, refused
from tests.support.tycoon_map import CARDS, CITIES
from tests.support.tycoon_reading import actor, cubes, figures, orders, seat_at, table, told

FROM_ORLEANS = ("lay M37 E-NW", "lay L36 NE-SE", "lay M35 E-SW", "lay N35 NE-W")
RUNS = (
    ("M37 E-SW", "L38 NE-W", "K38 E-W", "J38 E-W", "I38 E-W"),
    ("B34 NE-SE", "C33 NE-SW", "C32 NE-SW", "D31 NE-SW", "D30 NE-SW"),
    ("G14 E-SW", "G15 NE-SE", "G16 E-NW", "H16 NE-W", "I15 NE-SW"),
)
"""Five tiles from New Orleans, Dallas and Chicago that reach no other city."""
HOTELS = [card for card, row in CARDS.items() if row["effect"] == "hotel"]
BOUNTIES = [card for card, row in CARDS.items() if row["effect"] == "first_delivery_to"]
LINES = [card for card, row in CARDS.items() if row["effect"] == "major_line"]


def delivered_to(city: str, more: str) -> Turn[State]:
    """Seat 0 delivers one cube of its colour from a neighbour to a city."""
    letter = {"red": "R", "yellow": "Y", "blue": "B", "black": "K", "purple": "P"}
    colour = letter[CITIES[city]["colour"]]
    origin = "toledo" if city != "toledo" else "tulsa"
    text = f"nocubes | link 0 {origin} {city} | cubes {origin} {colour}{colour} | {more}"
    return perform(position(text), 0, "deliver", f"deliver {CITIES[origin]['hex']} {colour} 1")


@rule("TYC-59")
def test_a_card_face_up_costs_the_action_alone() -> None:
    """Equal cards are one option, in the order of the table."""
    state = choose(position("up land_grant hotel_boston land_grant railroad_era"), "card")
    assert orders(state) == ["take land_grant", "take hotel_boston"]

    turn = perform(state, 0, "take land_grant")

    assert seat_at(turn.state, 0).cards == ("land_grant",)
    assert turn.state.face_up == ("hotel_boston", "land_grant", "railroad_era")
    assert (seat_at(turn.state, 0).shares, actor(turn.state)) == (0, 1)
    assert refused(state, 0, "take hotel_chicago").code == CARD_NOT_UP.code
    assert refused(state, 0, TakeCard(CardId("joker"))) == NO_SUCH_CARD(card="joker")


@rule("TYC-60")
def test_an_objective_is_never_taken() -> None:
    """It pays the first who meets it, and is gone."""
    state = choose(position("up land_grant railroad_era"), "card")

    assert refused(state, 0, "take railroad_era").code == CARD_IS_OBJECTIVE.code


@rule("TYC-60", "TYC-61")
def test_an_objective_pays_nobody_before_it_lies_face_up() -> None:
    """A bounty in the deck looks at no delivery, and at none that was made before it came up."""
    turn = delivered_to("mobile", "seats 2 | up - | deck bounty_mobile")
    later = perform(turn.state, 1, "upgrade").state
    for seat in (0, 1, 0, 1):
        later = perform(later, seat, "pass go").state

    assert told(turn, ObjectiveMet) == []
    assert later.face_up == ("bounty_mobile",)
    assert figures(later, "score") == [1, 0]


@rule("TYC-61")
def test_the_railroad_era_pays_the_first_delivery() -> None:
    """One point, once."""
    turn = delivered_to("chicago", "up railroad_era")

    assert told(turn, ObjectiveMet)[0].points == 1
    assert turn.state.face_up == ()
    assert turn.state.cards_out == ("railroad_era",)


@rule("TYC-61")
def test_speed_record_asks_for_three_links_of_any_owner() -> None:
    """Two are not enough, three or more are."""
    links = (
        "nocubes | link 0 new_york philadelphia | link 1 philadelphia baltimore"
        " | link 1 baltimore washington_dc | link 1 washington_dc richmond | cubes new_york KY"
        " | level 4 1 1 | up speed_record"
    )
    two = perform(position(links), 0, "deliver", "deliver X6 Y 1-2")
    four = perform(position(links), 0, "deliver", "deliver X6 K 1-2-3-4")

    assert told(two, ObjectiveMet) == []
    assert told(four, ObjectiveMet)[0].points == 3
    assert seat_at(four.state, 0).score == 4


@rule("TYC-61")
@pytest.mark.parametrize("card", BOUNTIES)
def test_a_bounty_pays_the_first_delivery_to_its_city(card: str) -> None:
    """Its points go to the seat that delivers; elsewhere it stays."""
    row = CARDS[card]

    assert told(delivered_to(row["city"], f"up {card}"), ObjectiveMet)[0].points == row["points"]
    assert told(delivered_to("chicago", f"up {card}"), ObjectiveMet) == []


@rule("TYC-61")
def test_one_delivery_may_meet_several_objectives() -> None:
    """Era and bounty together."""
    turn = delivered_to("mobile", "up bounty_mobile railroad_era")

    assert [event.card for event in told(turn, ObjectiveMet)] == ["bounty_mobile", "railroad_era"]
    assert seat_at(turn.state, 0).score == 1 + 4 + 1


@rule("TYC-62")
@pytest.mark.parametrize("card", LINES)
def test_a_major_line_is_met_by_own_links_over_any_way(card: str) -> None:
    """Tested for the builder when it completes a link, here that of New York."""
    first, last = CARDS[card]["cities"]
    over = [name for name in CITIES if name not in (first, last, "new_york", "philadelphia")]
    chain = [first, *([] if first == "new_york" else ["new_york"]), "philadelphia", over[0], last]
    own = [pair for pair in pairwise(chain) if set(pair) != {"new_york", "philadelphia"}]
    text = " | ".join(f"link 0 {a} {b}" for a, b in own)

    turn = perform(position(f"{text} | up {card}"), 0, "build", "lay X7 NE-SW")

    assert [event.points for event in told(turn, ObjectiveMet)] == [CARDS[card]["points"]]
    foreign = text.replace("link 0", "link 1", 1)
    other = perform(position(f"{foreign} | up {card}"), 0, "build", "lay X7 NE-SW")
    assert told(other, ObjectiveMet) == []


@rule("TYC-62")
def test_a_line_turned_up_is_met_at_once_by_the_earliest_in_turn_order() -> None:
    """All seats are looked at, in the order of the turn just played."""
    links = "link 1 boston washington_dc | link 2 boston washington_dc | link 0 boston albany"
    state = position(
        f"{links} | round 3 | first 2 | acting 1 | up - | deck line_boston_washington_dc land_grant"
    )

    turn = perform(state, 1, "upgrade")

    assert told(turn, CardTurnedUp)[0].card == "line_boston_washington_dc"
    assert [(event.seat, event.points) for event in told(turn, ObjectiveMet)] == [(2, 4)]
    assert turn.state.face_up == ()


@rule("TYC-63")
def test_new_york_and_the_west() -> None:
    """A western link, and own links from its city to New York."""
    card = "up line_new_york_west | cash 99 0 0"
    alone = perform(position(f"link 0 kansas_city toledo | {card}"), 0, "west", "west kansas_city")
    linked = position(f"link 0 kansas_city new_york | {card}")
    joined = position(f"link 0 kansas_city philadelphia | west kansas_city 0 | {card}")
    other = position(f"link 0 kansas_city philadelphia | west kansas_city 1 | {card}")

    assert told(alone, ObjectiveMet) == []
    assert told(perform(linked, 0, "west", "west kansas_city"), ObjectiveMet)[0].points == 15
    assert told(perform(joined, 0, "build", "lay X7 NE-SW"), ObjectiveMet)[0].points == 15
    assert told(perform(other, 0, "build", "lay X7 NE-SW"), ObjectiveMet) == []
    apart = position(f"link 0 kansas_city toledo | west kansas_city 0 | {card}")
    assert told(perform(apart, 0, "build", "lay X7 NE-SW"), ObjectiveMet) == []


@rule("TYC-63")
def test_new_york_and_the_west_may_be_met_when_the_card_is_turned_up() -> None:
    """As any line (TYC-62), by whoever has it all."""
    state = position(
        "link 1 kansas_city new_york | link 2 des_moines new_york | west kansas_city 1"
        " | round 3 | acting 2 | up - | deck line_new_york_west"
    )

    turn = perform(state, 2, "upgrade")

    assert [(event.seat, event.points) for event in told(turn, ObjectiveMet)] == [(1, 15)]


@rule("TYC-64")
def test_new_industry_urbanizes_for_nothing() -> None:
    """The card leaves the game."""
    opened = perform(position("up new_industry"), 0, "card", "take new_industry")
    assert table(opened.state).step == "new_industry"

    turn = perform(opened.state, 0, "urbanize toledo P")

    assert told(turn, Urbanized)[0].payment is None
    assert seat_at(turn.state, 0).shares == 0
    assert turn.state.cards_out == ("new_industry",)
    assert actor(turn.state) == 1


@rule("TYC-64")
def test_city_growth_adds_two_cubes_to_any_city() -> None:
    """Gray or coloured; a marker goes with the first cube."""
    state = perform(position("up city_growth | cubes chicago - | bag PP"), 0, "card").state
    opened = perform(state, 0, "take city_growth").state
    assert len(orders(opened)) == len(CITIES) == 52
    assert refused(opened, 0, "grow paris") == NO_SUCH_CITY(city="paris")

    turn = perform(opened, 0, "grow chicago")

    assert cubes(turn.state, "chicago") == "PP"
    assert told(turn, CityGrown)[0].refreshed


@rule("TYC-64")
def test_a_card_that_can_do_nothing_is_not_offered() -> None:
    """City Growth needs a bag, New Industry a gray city and a tile."""
    state = choose(position("up city_growth new_industry land_grant | bag -"), "card")
    gray = " | ".join(f"colour {name} blue" for name in CITIES if CITIES[name]["colour"] == "gray")
    coloured = choose(position(f"{gray} | up city_growth new_industry | bag R"), "card")

    assert orders(state) == ["take land_grant", "take new_industry"]
    assert refused(state, 0, "take city_growth").code == CARD_USELESS.code
    assert refused(coloured, 0, "take new_industry").code == CARD_USELESS.code


@rule("TYC-65")
def test_an_executive_brings_two_actions_at_once() -> None:
    """Passing uses one; the card leaves the game."""
    turn = perform(position("up railroad_executive"), 0, "card", "take railroad_executive")

    assert told(turn, CardTaken)[0].actions_left == 2
    assert turn.state.cards_out == ("railroad_executive",)
    once = perform(turn.state, 0, "pass go").state
    assert (actor(once), table(once).actions_left) == (0, 1)
    assert actor(perform(once, 0, "pass go").state) == 1


@rule("TYC-66")
def test_a_land_grant_makes_open_ground_free_in_one_action() -> None:
    """Played before the first tile; hills and rivers are paid; one in an action."""
    state = choose(position("cards 0 land_grant land_grant"), "build")
    granted = perform(state, 0, "grant")

    assert told(granted, GrantPlayed)[0].card == "land_grant"
    assert seat_at(granted.state, 0).cards == ("land_grant",)
    assert granted.state.cards_out == ("land_grant",)
    assert refused(granted.state, 0, "grant") == GRANT_PLAYED()
    laid = perform(granted.state, 0, "lay M37 E-NW")
    assert told(laid, TileLaid)[0].price.total == 1
    assert refused(laid.state, 0, "grant") == GRANT_TOO_LATE()
    assert refused(choose(position(), "build"), 0, "grant") == NO_GRANT()
    hills = perform(granted.state, 0, "lay R22 E-W")
    assert told(hills, TileLaid)[0].price.ground == 4


@rule("TYC-67")
def test_perfect_engineering_allows_a_fifth_tile_once_a_turn() -> None:
    """Stopping after four does not use it up; two copies serve two actions."""
    one = position("cards 0 perfect_engineering")
    four = perform(one, 0, "build", *FROM_ORLEANS)
    assert actor(four.state) == 0
    assert perform(four.state, 0, "stop").state.railroads[0].used_per_turn == ()
    on = next(order for order in orders(four.state, "lay") if order != "lay N34 E-SW")
    five = perform(four.state, 0, on)
    assert told(five, TileLaid)[0].card == "perfect_engineering"
    assert actor(five.state) == 1
    two = perform(position("cards 0 perfect_engineering perfect_engineering"), 0, "build")
    again = perform(two.state, 0, *FROM_ORLEANS, on)
    assert actor(again.state) == 1
    assert again.state.railroads[0].used_per_turn == ("perfect_engineering",)


@rule("TYC-67")
@pytest.mark.parametrize("copies", [1, 2])
def test_each_copy_of_perfect_engineering_serves_one_action_of_a_turn(copies: int) -> None:
    """The second action has a fifth tile with a second copy alone; a third has none."""
    cards = " ".join(["perfect_engineering"] * copies)
    state = position(f"cards 0 {cards} | actions 3")

    lengths = list[int]()
    for run in RUNS:
        state, laid = perform(state, 0, "build").state, 0
        while table(state).step == "build":
            state, laid = perform(state, 0, f"lay {run[laid]}").state, laid + 1
        lengths.append(laid)

    assert lengths == [5] * copies + [4] * (3 - copies)
    assert state.railroads[0].used_per_turn == ("perfect_engineering",) * copies


@rule("TYC-67")
def test_perfect_engineering_serves_in_the_turn_in_which_it_is_taken() -> None:
    """With a second action in the same go."""
    state = position("up perfect_engineering | actions 2")
    taken = perform(state, 0, "card", "take perfect_engineering").state

    four = perform(taken, 0, "build", *FROM_ORLEANS).state

    assert {"lay N34 E-SW", "stop"} <= set(orders(four))


@rule("TYC-67")
def test_two_copies_serve_two_actions_and_never_six_tiles_in_one() -> None:
    """The view, the words over the tiles and the rules all stop at five."""
    state = position("cards 0 perfect_engineering perfect_engineering | actions 2")
    opened = choose(state, "build")
    four = perform(opened, 0, *FROM_ORLEANS).state
    assert [limit_of(opened), limit_of(four)] == [5, 5]

    five = perform(four, 0, "lay N34 NE-SW")
    assert [event.number for event in told(five, TileLaid)] == [5]
    assert [event.reason for event in told(five, BuildingEnded)] == ["limit"]
    again = choose(five.state, "build")
    assert limit_of(again) == 5


def limit_of(state: State) -> int:
    """The tiles of the action as its builder sees them."""
    building = TYCOON.view(state, Seat(0)).building
    assert building is not None
    return building.limit


@rule("TYC-67", "TYC-78")
def test_a_used_card_serves_again_in_the_next_turn() -> None:
    """What counts by the turn starts afresh."""
    state = position("seats 2 | cards 0 perfect_engineering | round 3")
    four = perform(state, 0, "build", *FROM_ORLEANS).state
    five = perform(four, 0, orders(four, "lay")[0]).state
    assert five.railroads[0].used_per_turn == ("perfect_engineering",)

    after = perform(five, 1, "pass go").state

    assert after.railroads[0].used_per_turn == ()


@rule("TYC-68")
@pytest.mark.parametrize("card", HOTELS)
def test_a_hotel_earns_for_every_cube_to_its_city(card: str) -> None:
    """Whoever delivers it."""
    turn = delivered_to(CARDS[card]["city"], f"up - | cards 2 {card}")

    assert [(event.seat, event.points) for event in told(turn, HotelPaid)] == [(2, 1)]
    assert figures(turn.state, "score") == [1, 0, 1]


@rule("TYC-54", "TYC-68")
def test_a_hotel_pays_its_owner_for_an_own_delivery_too() -> None:
    """One point for the link and one for the hotel."""
    turn = delivered_to("boston", "up - | cards 0 hotel_boston")

    assert [(event.seat, event.points) for event in told(turn, HotelPaid)] == [(0, 1)]
    assert figures(turn.state, "score") == [2, 0, 0]


@rule("TYC-68")
def test_a_hotel_earns_nothing_for_passing_through() -> None:
    """Only where the cube ends."""
    state = position(
        "nocubes | link 0 toledo new_york | link 0 new_york philadelphia | cubes toledo B"
        " | cards 1 hotel_new_york | up - | level 2 1 1"
    )

    turn = perform(state, 0, "deliver", "deliver L12 B 1-2")

    assert told(turn, HotelPaid) == []


@rule("TYC-69")
def test_cards_are_public_and_an_empty_deck_turns_up_nothing() -> None:
    """What left the game stays away."""
    state = position("seats 2 | round 3 | acting 1 | deck - | up land_grant | cards 0 hotel_boston")
    state = replace(state, cards_out=(CardId("city_growth"), CardId("new_industry")))

    turn = perform(state, 1, "upgrade")

    assert told(turn, CardTurnedUp) == []
    assert (turn.state.face_up, turn.state.deck) == (("land_grant",), ())
    assert turn.state.cards_out == ("city_growth", "new_industry")
    assert seat_at(turn.state, 0).cards == ("hotel_boston",)
