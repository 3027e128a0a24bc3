"""The menu and its cards: what is offered, what stands for it, what it would bring about."""

import msgspec
import pytest

from rotonde.games.tycoon import DESK
from rotonde.games.tycoon.desk.signs import ScoreSign
from rotonde.games.tycoon.state import State, income_of
from rotonde.kernel.desk.menu import Choice, Menu, Pace, Preview
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Named, Seated, Text
from rotonde.server.wire.packed_menu import pack
from tests.support.menus import preview_of
from tests.support.tycoon import TYCOON, choose, perform, position

EAST = (
    "link 0 new_york philadelphia | link 1 philadelphia baltimore | link 0 baltimore washington_dc"
    " | nocubes | cubes new_york YB | level 2 1 1 | up railroad_era hotel_boston"
)


def menu(state: State) -> Menu:
    """What the deciding seat is offered."""
    found = DESK.menu(state, state.steps[-1].seat)
    assert found is not None
    return found


def choice(state: State, notation: str) -> Choice:
    """The choice that is typed so."""
    return next(each for each in menu(state).choices if each.notation == notation)


def card(state: State, notation: str) -> Preview:
    """What that choice would bring about."""
    found = preview_of(TYCOON, state, state.steps[-1].seat, choice(state, notation))
    assert found is not None
    return found


def ids(preview: Preview) -> list[str]:
    """The messages of its remarks."""
    return [remark.id for remark in preview.remarks]


def test_an_action_opens_its_kind_and_makes_its_first_decision() -> None:
    """A click on an exit, a cube or a card is enough."""
    state = position(EAST)

    tile = choice(state, "build, lay X9 E-NW")
    assert tile.things == ("city:philadelphia", "exit:philadelphia:SE", "tile:X9:E-NW")
    cube = choice(state, "deliver, deliver X6 Y 1-2")
    assert cube.things == ("cube:new_york:Y", "city:baltimore", "route:1-2")
    assert choice(state, "card, take hotel_boston").things == ("card:hotel_boston",)
    assert choice(state, "upgrade").things == ("engine",)
    assert [group.id for group in menu(state).groups if group.standing] == ["share"]


def test_a_one_tile_link_stands_for_both_of_its_cities() -> None:
    """It is found from either side."""
    tile = choice(position(), "build, lay X7 NE-SW")

    assert set(tile.things) == {
        "city:new_york",
        "city:philadelphia",
        "exit:new_york:SW",
        "exit:philadelphia:NE",
        "tile:X7:NE-SW",
    }


def test_a_tile_that_completes_a_link_is_called_by_its_cities() -> None:
    """Two exits of one city may have tiles with the same sides; where they lead differs."""
    pair = {"city": Named("city-new_york"), "other": Named("city-philadelphia")}
    assert choice(position(), "build, lay X7 NE-SW").label == Text(
        "label-tile-link", {"hex": "X7", **pair}
    )
    assert choice(position(), "build, lay X7 NE-SE").label == Text(
        "label-tile-NE-SE", {"hex": "X7"}
    )
    begun = perform(position(), 0, "build", "lay X8 SE-W", "lay Y9 SW-NW", "stop").state
    state = perform(perform(begun, 1, "pass go").state, 2, "pass go").state
    assert choice(state, "build, lay X10 NE-SE").label.facts["other"] == Named("city-dover")


def test_the_cities_of_own_links_come_first() -> None:
    """Of 52 cities the reader builds on from his own, and urbanizes beside them."""
    offered = menu(position("link 0 baltimore washington_dc")).choices
    home = {"city:baltimore", "city:washington_dc"}
    own = [not home.isdisjoint(each.things) for each in offered if each.group == "build"]
    grays = [each.notation for each in offered if each.group == "urbanize"]

    assert own == sorted(own, reverse=True)
    assert 0 < own.count(True) < 40
    assert grays[0] == "urbanize, urbanize washington_dc Y"
    assert grays[1] == "urbanize, urbanize albany Y"


def test_a_delivery_says_its_cube_and_both_of_its_cities() -> None:
    """Two cubes of different cities may go to the same one."""
    label = choice(position(EAST), "deliver, deliver X6 Y 1-2").label
    ends = {"city": Named("city-new_york"), "other": Named("city-baltimore")}

    assert label == Text("preview-delivery", {"colour": Named("colour-yellow"), **ends})


def test_kinds_without_a_way_stand_quiet_with_their_reason() -> None:
    """At the start nothing can be delivered and nobody can go west."""
    closed = {each.group: each.refusal.code for each in menu(position()).closed}

    assert closed == {"deliver": "nothing-to-deliver", "western_link": "west-unlinked"}
    assert [each.group for each in menu(position("beginner")).closed] == ["deliver"]


def test_the_opening_menu_is_small() -> None:
    """679 first tiles in less than 40 kB, and each is called otherwise than the others."""
    offered = menu(position("seats 6"))

    labels = [each.label for each in offered.choices if each.group == "build"]
    assert len(set(map(str, labels))) == len(labels) == 679
    assert len(msgspec.json.encode(pack(offered))) < 40_000


def test_bids_are_three_sums_and_a_dial_of_all_of_them() -> None:
    """From one above the highest bid to 99; a sum is one click."""
    state = perform(position("auction 0"), 0, "bid 4").state
    dial = menu(state).dials[0]

    assert (dial.spans[0].least, dial.spans[0].most) == (5, 99)
    assert [each.notation for each in menu(state).choices] == ["bid 5", "bid 6", "bid 9", "pass"]
    most = perform(state, 1, "bid 99").state
    assert menu(most).dials == ()
    assert [each.notation for each in menu(most).choices] == ["pass"]


def test_a_bid_shows_the_place_if_it_wins_and_if_the_seat_passes() -> None:
    """Seat 1 answers seat 0: first, or second behind it."""
    state = perform(position("auction 0"), 0, "bid 4").state
    won, passed = card(state, "bid 5").rows

    assert [row.note.facts["place"] for row in (won, passed) if row.note] == [1, 2]
    assert card(state, "bid 5").remarks[0].facts["issued"] == 1
    assert [row.note.facts["place"] for row in card(state, "pass").rows if row.note] == [2]


def test_many_shares_are_asked_about_once() -> None:
    """Three or more that one price forces."""
    state = position("cash 0 0 0")

    assert card(state, "upgrade").doubt is None
    dear = card(position("link 0 kansas_city st_louis | cash 0 0 0"), "west, west B23")
    assert dear.doubt is not None
    assert dear.doubt.facts["issued"] == 6


def test_a_new_city_is_opened_by_its_first_real_choice() -> None:
    """A tile and a city in either order; nothing is sent before both are picked."""
    new = choice(position(), "urbanize, urbanize toledo K")

    assert new.things == ("newcity:K", "city:toledo")
    assert [action.__class__.__name__ for action in new.actions] == ["ChooseAction", "Urbanize"]


def test_the_end_of_an_action_is_named_by_what_becomes_of_the_track() -> None:
    """A city that a later round may reach, or the round after which it goes."""
    begun = perform(position(), 0, "build", "lay R22 E-W").state
    stop = choice(begun, "stop")
    assert stop.detail is not None
    assert stop.detail.id == "detail-stop"

    late = perform(position("round 3"), 0, "build", "lay R22 E-W").state
    lost = choice(late, "stop").detail
    assert lost is not None
    assert (lost.id, lost.facts) == ("detail-stop-lost", {"rounds": 3})


def test_the_tile_that_comes_to_a_city_soonest_is_offered_first() -> None:
    """After R22 east to Columbia, not the next by the compass; the stop stays last."""
    begun = perform(position(), 0, "build", "lay R22 E-W", "lay S22 E-W", "lay T22 E-W").state
    first, *_, last = menu(begun).choices

    assert [first.notation, last.notation] == ["lay U22 SE-W", "stop"]


def test_a_link_tells_what_it_opens_and_a_tile_where_it_may_go_on() -> None:
    """Both in the card of the tile."""
    east = position("link 0 new_york philadelphia | cubes new_york Y | level 2 1 1")
    done = card(east, "build, lay W9 NE-SW")
    begun = card(position(), "build, lay R22 E-W")

    assert [row.label.id for row in done.rows][-1] == "preview-link"
    opens = next(remark for remark in done.remarks if remark.id == "remark-opens")
    assert opens.facts == {"more": 2}
    onward = next(remark for remark in begun.remarks if remark.id == "remark-onward")
    assert onward.facts["tiles"] == 3
    weak = position("link 0 new_york philadelphia | cubes new_york Y")
    later = card(weak, "build, lay W9 NE-SW").remarks[-1]
    assert (later.id, later.facts) == ("remark-opens-next", {"more": 2, "level": 2})


def test_a_card_adds_the_points_of_an_objective_to_the_price() -> None:
    """The first engine of level 4 with New Train up."""
    shown = card(position("level 3 1 1 | up new_train"), "upgrade")

    assert [gain.amount for gain in shown.totals] == [-10, 4]


def test_a_cube_tells_what_a_rival_could_make_of_it() -> None:
    """Seat 1 could send red from Philadelphia to New York over its own link."""
    shared = position(
        "link 0 new_york philadelphia | link 1 philadelphia new_york | nocubes"
        " | cubes philadelphia R"
    )
    pick = next(each for each in menu(shared).picks if each.thing == "cube:philadelphia:R")

    assert pick.prompt is not None
    assert pick.detail is not None
    assert pick.detail.facts == {"seat": Seated(Seat(1)), "points": 1}


def test_tiles_are_counted_and_can_be_let_go() -> None:
    """Dots for tiles; each click back is one decision."""
    state = perform(position(), 0, "build", "lay M37 E-NW").state
    pace = menu(state).pace

    assert pace is not None
    assert (pace.number, pace.of, menu(state).within) == (2, 4, 2)
    assert [each.notation for each in menu(state).choices][-1] == "stop"


def test_the_last_action_of_the_game_says_so() -> None:
    """In the last round of the last turn, and not before it."""
    last = menu(position("turn 5 | final 5 | round 3"))
    assert last.over == Text("over-last-action", {"round": 3})

    for earlier in ("turn 5 | final 5 | round 2", "turn 4 | final 5 | round 3"):
        assert menu(position(earlier)).over != last.over


def test_a_tile_shows_its_price_part_by_part() -> None:
    """Hills and ridge, the shares it forces, the ridge ahead."""
    first = card(choose(position(), "build"), "lay R22 E-W")
    second = card(perform(position(), 0, "build", "lay R22 E-W").state, "lay S22 E-W")

    assert [row.label.id for row in first.rows] == ["preview-hills"]
    assert ids(first) == ["remark-price", "remark-ridge-ahead", "remark-onward"]
    assert [row.label.id for row in second.rows] == ["preview-hills", "preview-ridge"]
    assert second.totals[0].amount == -8
    assert second.remarks[0].facts == {
        "amount": 8,
        "issued": 2,
        "cash": 3,
        "mark": Named("mark-shares"),
    }
    assert second.signs[0].thing == "tile:S22:E-W"


def test_a_delivery_shows_who_is_paid_for_which_link() -> None:
    """Links, cards, and what is left behind."""
    shown = card(position(EAST), "deliver, deliver X6 Y 1-2")

    assert [row.thing for row in shown.rows] == ["link:1", "link:2", None]
    assert [(gain.seat, gain.amount) for gain in shown.totals] == [(0, 2), (1, 1)]
    assert ids(shown) == ["remark-keeps"]
    assert [type(sign).__name__ for sign in shown.signs] == [
        "HeldSign",
        "RouteSign",
        "RouteSign",
        "PaysSign",
        "ScoreSign",
        "ScoreSign",
    ]
    paid = [sign for sign in shown.signs if isinstance(sign, ScoreSign)]
    assert [(sign.seat, sign.score, sign.space, sign.income) for sign in paid] == [
        (0, 2, 2, income_of(2)),
        (1, 1, 1, income_of(1)),
    ]
    last = card(position(f"{EAST} | cubes new_york Y"), "deliver, deliver X6 Y 1-2")
    assert ids(last)[-1] == "remark-empties"


@pytest.mark.parametrize(
    ("text", "notation", "remark"),
    [
        ("auction 0", "pass", "remark-pass-bid"),
        ("seats 3", "share", "remark-share"),
        ("seats 3", "share, share", "remark-share"),
        ("seats 3", "upgrade", "remark-reach"),
        ("seats 3", "pass go", "remark-pass"),
        ("up hotel_boston", "card, take hotel_boston", "effect-hotel"),
        ("cards 0 land_grant", "build, grant", "remark-grant"),
        ("link 0 kansas_city st_louis", "western_link", "remark-west"),
    ],
)
def test_every_kind_of_choice_has_its_card(text: str, notation: str, remark: str) -> None:
    """With the remark that matters."""
    typed = "west, west B23" if notation == "western_link" else notation

    assert remark in ids(card(position(text), typed))


def test_the_tiles_of_an_action_are_counted_and_the_fifth_is_known_as_more() -> None:
    """With Perfect Engineering one may be laid beyond the usual four."""
    plain, engineer = (
        perform(position(text), 0, "build", "lay M37 E-NW").state
        for text in ("seats 3", "cards 0 perfect_engineering")
    )

    assert [menu(state).pace for state in (plain, engineer)] == [Pace(2, 4), Pace(2, 5, 1)]


def test_passing_names_what_is_left() -> None:
    """The best delivery, and the cheapest link: one tile of open ground on the empty map."""
    shown = card(position(f"{EAST} | cubes new_york Y"), "pass go")

    assert ids(shown) == ["remark-pass", "remark-pass-best", "remark-pass-link"]
    assert shown.remarks[-1].facts["amount"] == 2


def test_an_urbanized_city_says_which_cubes_could_come() -> None:
    """Over own links, as far as the engine pulls, as soon as the city has the colour."""
    line = "link 0 new_york philadelphia | link 0 new_haven new_york | nocubes"

    def callers(more: str) -> object:
        shown = card(position(f"{line} | {more}"), "urbanize, urbanize new_haven K")
        return shown.remarks[ids(shown).index("remark-callers")].facts["cubes"]

    assert callers("level 2 1 1") == 0
    assert callers("level 2 1 1 | cubes philadelphia KK") == 2
    assert callers("level 1 1 1 | cubes philadelphia KK") == 0


def test_a_western_link_says_how_far_chicago_is() -> None:
    """By the links that a red cube would travel; 0 where none lead there."""
    home = "link 0 rock_island des_moines"
    cut, near = (
        card(position(text), "west, west B17")
        for text in (home, f"{home} | link 1 chicago rock_island")
    )

    assert [shown.remarks[-1].facts["links"] for shown in (cut, near)] == [0, 2]


def test_cards_never_tell_what_the_bag_will_give() -> None:
    """Urbanizing and growing tell odds alone."""
    urbanized = card(choose(position("cubes toledo -"), "urbanize"), "urbanize toledo K")
    grown = perform(position("up city_growth"), 0, "card", "take city_growth").state

    assert ids(urbanized) == [
        "remark-price",
        "remark-new-cities",
        "remark-wanted",
        "remark-callers",
        "remark-draws",
        "remark-refreshes",
    ]
    assert urbanized.remarks[-1].facts["markers"] == 0
    assert len(card(grown, "grow chicago").rows) == 5
    free = perform(position("up new_industry"), 0, "card", "take new_industry").state
    assert ids(card(free, "urbanize toledo K"))[0] == "remark-free"
    stopped = perform(position("round 3"), 0, "build", "lay M37 E-NW").state
    assert card(stopped, "stop").remarks[0].facts == {"tiles": 1, "rounds": 0}


def test_passing_is_asked_once() -> None:
    """For an action, and by whoever was first."""
    assert card(position(), "pass go").doubt is not None
    assert card(position("auction 0"), "pass").doubt is not None
    later = perform(position("auction 0"), 0, "pass").state
    assert card(later, "pass").doubt is None
    assert DESK.menu(later, Seat(0)) is None


def test_a_long_route_has_one_row_for_the_links_of_one_owner() -> None:
    """Five links on three rows, four links on four."""
    line = "link 0 philadelphia baltimore | link 0 baltimore washington_dc | nocubes"
    south = (
        f"{line} | link 1 washington_dc richmond | link 0 richmond raleigh"
        " | link 0 raleigh charleston | level 5 1 1"
    )
    far = card(position(f"{south} | cubes philadelphia R"), "deliver, deliver W8 R 1-2-3-4-5")
    near = card(position(f"{south} | cubes baltimore R"), "deliver, deliver V10 R 2-3-4-5")

    assert [row.gains[0].amount for row in far.rows[:3]] == [2, 1, 2]
    assert [row.thing for row in far.rows[:3]] == [None, "link:3", None]
    ends = far.rows[2].label.facts
    assert [ends["city"], ends["other"]] == [Named("city-richmond"), Named("city-charleston")]
    assert [row.thing for row in near.rows[:4]] == ["link:2", "link:3", "link:4", "link:5"]


def test_a_next_tile_that_comes_to_a_city_is_named_by_it() -> None:
    """The others by where they lead."""
    begun = perform(position(), 0, "build", "lay R22 E-W", "lay S22 E-W", "lay T22 E-W").state
    reaches, leads, *_ = (each.label for each in menu(begun).choices)

    assert reaches == Text("label-next-city", {"hex": "U22", "city": Named("city-columbia")})
    assert leads.id == "label-next-tile"
