"""Views: everything public is there by name, and nothing else."""

import pytest
from msgspec.structs import replace

from rotonde.games.tycoon import things
from rotonde.games.tycoon.board import LooseEnd
from rotonde.games.tycoon.components import CardId, CityId, Colour
from rotonde.games.tycoon.rules.ending import incomes
from rotonde.games.tycoon.state import income_of
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.tools.codec import encode
from rotonde.railway.hexes import HexName
from tests.support import rule
from tests.support.tycoon import TYCOON, choose, perform, position
from tests.support.tycoon_reading import city, seat_at, table

RICH = (
    "link 0 new_york philadelphia X7 NE-SW | begun 1 pittsburgh R12 E-NW | cards 2 hotel_boston"
    " | west kansas_city 1 | up line_new_york_chicago land_grant land_grant | colour toledo black"
    " | score 12 0 3 | shares 9 1 0 | tycoon fisk gould morgan | level 3 1 1"
)


def test_a_seat_shows_its_figures_and_what_they_consist_of() -> None:
    """Income and dividends to come, the total so far, the price of the next engine."""
    seat = seat_at(position(RICH), 0)

    assert (seat.income, seat.dividends, seat.space, seat.total) == (14, 9, 12, 3)
    assert (seat.next_level_cost, seat.links, seat.locomotives_left) == (10, 1, 23)
    assert (seat.link_points, seat.hotel_points, seat.objective_points) == (12, 0, 0)
    assert seat.cities == ("new_york", "philadelphia")
    assert [s.place for s in table(position("first 1")).seats] == [3, 1, 2]


@rule("TYC-18", "TYC-75")
def test_a_seat_shows_the_next_score_that_brings_another_income() -> None:
    """From the foot of the track, on its slope, and where it starts again beyond 100."""
    state = position("score 0 12 100")
    for seat in table(state).seats:
        step = seat.rise
        assert step.income == income_of(seat.score + step.points) != seat.income
        assert income_of(seat.score + step.points - 1) == seat.income
    assert [seat.space for seat in table(position("score 101 102 0")).seats] == [1, 2, 0]


@rule("TYC-77")
def test_a_seat_shows_the_cash_that_the_next_income_leaves() -> None:
    """Where dividends force a share, what that brings over them stays; the income agrees."""
    state = position("cash 3 0 9 | score 0 5 12 | shares 7 30 2")

    assert [seat.next_cash for seat in table(state).seats] == [
        row.after for row in sorted(incomes(state).state.incomes, key=lambda row: row.seat)
    ]
    assert seat_at(state, 0).next_cash == 1


@rule("TYC-37", "TYC-66")
def test_ground_is_priced_as_the_next_tile_pays_it() -> None:
    """Open ground is free under a land grant."""
    state = choose(position("cards 0 land_grant"), "build")
    printed, granted = table(state).prices, table(perform(state, 0, "grant").state).prices

    assert (printed.open, printed.hills, printed.river, printed.ridge) == (2, 4, 1, 4)
    assert granted == replace(printed, open=0)


@rule("TYC-86")
def test_a_tie_is_told_and_brings_nothing() -> None:
    """Fisk compares cash; a level asks who has the best engine."""
    tie = TYCOON.view(position("tycoon fisk gould morgan | cash 9 9 1"), Seat(0)).tycoons[0]
    assert (tie.tied, tie.nearest, tie.worth) == ((1,), 1, 0)

    pullman = TYCOON.view(position("tycoon pullman gould morgan | level 2 1 4"), Seat(0))
    assert (pullman.tycoons[0].tied, pullman.tycoons[0].nearest) == ((), 2)


def test_a_city_shows_its_colour_cubes_hotel_west_and_exits() -> None:
    """Used exits and closed ones are told apart."""
    state = position(f"{RICH} | cubes boston -")

    assert (city(state, "boston").hotel, city(state, "boston").empty) == (2, True)
    assert city(state, "kansas_city").western_link == 1
    assert (city(state, "toledo").colour, city(state, "toledo").urbanized) == ("black", True)
    assert city(state, "new_york").used_exits == (3,)
    assert city(state, "new_york").closed_exits == ()


@rule("TYC-11", "TYC-30")
def test_an_exit_towards_a_full_hex_is_closed() -> None:
    """X7 lies between New York and Philadelphia; two tracks pass both by."""
    one = position("link 0 boston dover X7 E-W")
    two = position("link 0 boston dover X7 E-W | link 1 toledo tulsa X7 SE-NW")

    assert (city(one, "new_york").closed_exits, city(two, "new_york").closed_exits) == ((), (3,))
    assert city(two, "philadelphia").closed_exits == (0,)
    assert city(two, "new_york").used_exits == ()


def test_cards_show_who_stands_at_the_ends_of_a_line() -> None:
    """Equal cards are one with a number, objectives first."""
    view = table(position(RICH))

    line, grant = view.cards.face_up
    assert (line.card, line.ends, line.takeable) == ("line_new_york_chicago", ((0,), ()), False)
    assert (grant.card, grant.copies, grant.takeable) == ("land_grant", 2, True)
    assert sum(each.copies for each in view.cards.unseen) == view.cards.deck


def test_my_tycoon_is_mine_alone_with_its_comparison() -> None:
    """Figures of all seats, what it would bring, and the nearest rival."""
    state = position(f"{RICH} | cash 5 9 1")
    mine = TYCOON.view(state, Seat(0)).tycoons

    assert [(each.card, each.figures, each.worth, each.nearest) for each in mine] == [
        ("fisk", (5, 9, 1), 0, 1)
    ]
    assert table(state).tycoons == ()
    assert b"gould" not in encode(TYCOON.view(state, Seat(0)))


def test_building_and_the_turn_line_are_told() -> None:
    """Tiles laid and left, and what each seat did with its go."""
    state = perform(position(), 0, "build", "lay M37 E-NW").state
    building = table(state).building
    assert building is not None
    assert (building.tiles_laid, building.limit, building.paid) == (1, 4, 3)
    assert (building.city, building.loose_end) == ("new_orleans", LooseEnd(HexName("M37"), 5))

    after = perform(state, 0, "stop").state

    deed = table(after).deeds[0]
    assert (deed.kind, deed.seat, deed.city, deed.paid) == ("build", 0, "new_orleans", 3)
    assert table(after).building is None


def test_reach_is_as_far_as_the_engine_pulls() -> None:
    """Over own first links and any after them."""
    links = "link 0 new_york philadelphia | link 1 philadelphia baltimore | link 1 baltimore dover"
    weak = TYCOON.view(position(links), Seat(0)).reach
    strong = TYCOON.view(position(f"{links} | level 3 1 1"), Seat(0)).reach

    assert set(weak) == {"new_york", "philadelphia"}
    assert "dover" in strong
    assert table(position(links)).reach == ()


@pytest.mark.parametrize("seat", [None, Seat(0), Seat(2)])
def test_what_is_imagined_fits_the_view(seat: Seat | None) -> None:
    """Hidden tycoons are dealt from those that are not seen."""
    state = position(RICH)
    seen = TYCOON.view(state, seat)

    imagined = [TYCOON.imagine(seen, Rng(str(n))) for n in range(12)]

    assert all(TYCOON.view(other, seat) == seen for other in imagined)
    hidden = {other.railroads[1].tycoon_card for other in imagined}
    assert len(hidden) > 2
    if seat is not None:
        assert {other.railroads[seat].tycoon_card for other in imagined} == {
            state.railroads[seat].tycoon_card
        }


def test_whoever_reached_level_6_unrevealed_is_not_imagined_as_pullman() -> None:
    """It would have been turned up."""
    state = perform(position("level 5 1 1 | tycoon gould pullman morgan"), 0, "upgrade").state
    seen = TYCOON.view(state, Seat(2))

    cards = {TYCOON.imagine(seen, Rng(str(n))).railroads[0].tycoon_card for n in range(40)}

    assert "pullman" not in cards


def test_things_are_spelt_as_the_board_draws_them() -> None:
    """One of each kind."""
    spelt = [
        things.city(CityId("new_york")),
        things.cube(CityId("new_york"), Colour("purple")),
        things.exit_of(CityId("new_york"), 4),
        things.place(HexName("W5")),
        things.tile("W5", (2, 5)),
        things.loose("K14", 0),
        things.link(14),
        things.route((5, 2)),
        things.unfinished(HexName("K14")),
        things.western(CityId("des_moines")),
        things.card(CardId("bounty_toronto")),
        things.new_city(Colour("purple")),
        things.engine(),
        things.share(),
        things.seat(Seat(1)),
        things.space(19),
        things.stop(2, Seat(0)),
        things.bid(5),
    ]

    assert " ".join(spelt) == (
        "city:new_york cube:new_york:P exit:new_york:W hex:W5 tile:W5:SE-NW loose:K14:NE link:14"
        " route:5-2 unfinished:K14 western:des_moines card:bounty_toronto newcity:P engine share"
        " seat:1 space:19 stop:2:0 bid:5"
    )
