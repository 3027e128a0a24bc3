"""Map and track, and how it is built (TYC-9 to TYC-13, TYC-28 to TYC-42)."""

import pytest

from rotonde.games.tycoon.actions import LayTile, StopBuilding
from rotonde.games.tycoon.events import BuildingEnded, LinkCompleted, TileLaid, TrackRemoved
from rotonde.games.tycoon.reasons import (
    END_AT_FOREIGN,
    END_AT_FULL_HEX,
    END_AT_WESTERN,
    END_OFF_LAND,
    HEX_CLOSED,
    HEX_FULL,
    HEX_IS_CITY,
    HEX_IS_WESTERN,
    LINK_TO_ITSELF,
    LINK_TWICE,
    NO_LOCOMOTIVE,
    NO_SUCH_HEX,
    NOT_AT_EXIT,
    NOT_AT_LOOSE_END,
    SIDE_USED,
    SIDES_WRONG,
    STOP_TOO_EARLY,
)
from rotonde.games.tycoon.state import State
from rotonde.railway.hexes import HexName
from tests.support import rule
from tests.support.tycoon import choose, perform, position, refused
from tests.support.tycoon_map import CITIES, EXITS, SIDES
from tests.support.tycoon_reading import actor, city, orders, seat_at, table, told

TRACK = "link 0 new_york philadelphia X7 NE-SW"
CROSSED = (
    "link 0 columbus pittsburgh P13 NE-SW P12 NE-SW Q11 E-SW"
    " | link 1 cleveland wheeling P10 SE-W Q11 SE-NW Q12 SE-NW"
)


def build(text: str = "seats 3") -> State:
    """A position in which seat 0, or the acting one, is about to build."""
    return choose(position(text), "build")


def why(state: State, order: str | LayTile) -> str:
    """The code of a refusal."""
    return refused(state, state.steps[-1].seat, order).code


# --- where track may lie --------------------------------------------------------------------------


@rule("TYC-9")
@pytest.mark.parametrize(
    ("name", "reason"),
    [("X6", HEX_IS_CITY), ("A17", HEX_IS_WESTERN), ("A1", HEX_CLOSED), ("ZZ9", NO_SUCH_HEX)],
)
def test_track_lies_on_open_ground_and_hills(name: str, reason: object) -> None:
    """Never in a city, on a western hex, off the land, off the map."""
    refusal = refused(build(), 0, LayTile(HexName(name), (0, 3)))

    assert refusal.code == getattr(reason, "code", None)


@rule("TYC-10")
@pytest.mark.parametrize("sides", [(0, 1), (0, 5), (2, 3), (3, 0), (2, 2)])
def test_a_track_is_a_gentle_curve_or_straight(sides: tuple[int, int]) -> None:
    """Sides two or three apart, the smaller first: nine tracks a hex."""
    assert why(build(), LayTile(HexName("X7"), sides)) == SIDES_WRONG.code


@rule("TYC-11")
def test_a_hex_holds_two_tracks_on_four_sides() -> None:
    """They never connect with each other."""
    one = build("link 0 columbus pittsburgh P13 NE-SW P12 NE-SW Q11 E-SW | acting 1")
    two = build(f"{CROSSED} | acting 2")

    assert why(one, "lay Q11 E-NW") == SIDE_USED.code
    assert why(two, "lay Q11 NE-W") == HEX_FULL.code
    assert table(two).crossings == ("Q11",)


@rule("TYC-12")
def test_a_city_is_entered_by_its_exits() -> None:
    """At most one link an exit; the west of Kansas City and Des Moines stays shut."""
    state = position("link 0 new_york philadelphia X7 NE-SW")
    assert 3 in city(state, "new_york").used_exits
    assert why(build("link 0 new_york philadelphia X7 NE-SW"), "lay X7 NE-W") == SIDE_USED.code
    assert EXITS["kansas_city"][4] == 4
    assert city(state, "kansas_city").closed_exits == (4,)
    assert city(state, "des_moines").closed_exits == (4,)


@rule("TYC-12")
def test_gray_cities_are_cities() -> None:
    """A link may end in them."""
    assert told(perform(build(), 0, "lay X5 NE-SE"), LinkCompleted)[0].city_b == "new_haven"


@rule("TYC-13")
def test_no_order_turns_or_removes_track() -> None:
    """A link lies as it lies, whoever asks."""
    state = position(TRACK)
    after = perform(state, 0, "build", "lay X5 NE-SE").state

    assert table(after).links[0] == table(state).links[0]
    assert not [order for order in orders(build(TRACK), "lay") if order.startswith("lay X7 NE")]


# --- tile by tile ---------------------------------------------------------------------------------


@rule("TYC-28")
def test_a_tile_is_paid_when_laid_and_one_must_be_laid() -> None:
    """Stopping comes after the first tile."""
    state = build("cash 9 0 0")
    assert "stop" not in orders(state)
    assert refused(state, 0, StopBuilding()) == STOP_TOO_EARLY()

    laid = perform(state, 0, "lay M37 E-NW").state

    assert seat_at(laid, 0).cash == 6
    assert "stop" in orders(laid)


@rule("TYC-29")
def test_the_first_tile_begins_at_an_exit_or_an_own_loose_end() -> None:
    """No presence is needed in the city; later tiles go on from the one before."""
    begun = "begun 0 new_orleans M37 E-NW"
    assert why(build(), "lay E22 E-W") == NOT_AT_EXIT.code
    assert "lay L36 NE-SE" in orders(build(begun))
    assert why(build(f"{begun} | acting 1"), "lay L36 NE-SE") == END_AT_FOREIGN.code
    second = perform(build(), 0, "lay M37 E-NW").state
    assert why(second, "lay X7 NE-SW") == NOT_AT_LOOSE_END.code
    assert len(orders(second, "lay")) <= 3


@rule("TYC-29")
def test_on_the_empty_map_there_are_679_first_tiles() -> None:
    """Exit by exit, three each, none twice."""
    first = orders(build(), "lay")

    assert len(first) == len(set(first)) == 679


@rule("TYC-30")
def test_an_end_must_be_able_to_go_on() -> None:
    """Not off the land, not to a western hex, not into used sides or full hexes."""
    assert why(build(), "lay P1 E-W") == END_OFF_LAND.code
    assert why(build(), "lay A16 E-SW") == END_AT_WESTERN.code
    assert why(build(f"{CROSSED} | acting 2"), "lay Q10 NE-SW") == END_AT_FULL_HEX.code


@rule("TYC-31")
def test_one_attached_end_leaves_a_loose_one_two_make_a_link() -> None:
    """The event says where the track leads."""
    loose = told(perform(build(), 0, "lay M37 E-NW"), TileLaid)[0].loose_end
    done = told(perform(build(), 0, "lay X7 NE-SW"), TileLaid)[0].loose_end

    assert loose is not None
    assert (loose.hex, SIDES[loose.side]) == ("M37", "NW")
    assert done is None


@rule("TYC-32")
def test_four_tiles_or_a_link_or_a_dead_end_or_a_stop_end_the_action() -> None:
    """Each with its reason."""
    four = perform(build(), 0, "lay M37 E-NW", "lay L36 NE-SE", "lay M35 E-SW", "lay N35 NE-W")
    stopped = perform(build(), 0, "lay M37 E-NW", "stop")
    done = perform(build(), 0, "lay X7 NE-SW")

    ends = [told(turn, BuildingEnded)[0] for turn in (four, stopped, done)]
    assert [end.reason for end in ends] == ["limit", "stopped", "completed"]
    assert [end.tiles for end in ends] == [4, 1, 1]
    assert {actor(turn.state) for turn in (four, stopped, done)} == {1}


@rule("TYC-32")
def test_building_ends_by_itself_where_no_tile_fits() -> None:
    """South of New Jersey the land is too narrow to go on."""
    turn = perform(build(), 0, "lay X9 E-NW")

    assert told(turn, BuildingEnded)[0].reason == "no_tile"
    assert [link.city for link in table(turn.state).unfinished] == ["philadelphia"]
    assert actor(turn.state) == 1


@rule("TYC-33")
def test_a_link_never_leads_back_to_its_city() -> None:
    """Five gentle curves round a hex would."""
    ring = "P29 SW-NW O30 NE-W N30 E-NW N29 NE-SE"
    state = build(f"begun 0 birmingham {ring}")

    assert why(state, "lay N28 E-SW") == LINK_TO_ITSELF.code
    assert "lay N28 NE-SW" in orders(state)


@rule("TYC-34")
def test_a_seat_owns_one_link_between_two_cities() -> None:
    """Another seat may own one too."""
    owned = "link 0 new_york philadelphia"

    assert why(build(owned), "lay X7 NE-SW") == LINK_TWICE.code
    assert "lay X7 NE-SW" not in orders(build(owned))
    assert "lay X7 NE-SW" in orders(build(f"{owned} | acting 1"))


@rule("TYC-35")
def test_two_own_loose_ends_are_joined() -> None:
    """They make one link, from the city that is listed first."""
    state = build("begun 0 pittsburgh R12 E-NW | begun 0 washington_dc U12 E-W T12 E-W")

    link = told(perform(state, 0, "lay S12 E-W"), LinkCompleted)[0]

    assert (link.city_a, link.city_b, link.joined) == ("pittsburgh", "washington_dc", True)
    assert [tile.hex for tile in link.tiles] == ["R12", "S12", "T12", "U12"]


@rule("TYC-36")
def test_a_link_has_one_locomotive_from_its_first_tile_on() -> None:
    """Without one no link begins, but one's own may go on."""
    names = list(CITIES)
    pairs = [(a, b) for a in names[:8] for b in names[8:11]][:23]
    links = " | ".join(f"link 0 {a} {b}" for a, b in pairs)
    state = build(f"{links} | begun 0 new_orleans M37 E-NW")

    assert seat_at(state, 0).locomotives_left == 0
    assert why(state, "lay X7 NE-W") == NO_LOCOMOTIVE.code
    assert orders(state, "lay")
    assert all(order.startswith("lay L36") for order in orders(state, "lay"))
    on = perform(state, 0, "lay L36 NE-SE").state
    assert seat_at(on, 0).locomotives_left == 0


# --- prices ---------------------------------------------------------------------------------------


@rule("TYC-37")
def test_open_ground_costs_two_and_hills_four() -> None:
    """A second track in a hex costs the same."""
    assert told(perform(build(), 0, "lay X7 NE-SW"), TileLaid)[0].price.ground == 2
    assert told(perform(build(), 0, "lay R22 E-W"), TileLaid)[0].price.ground == 4
    crossing = build("link 0 columbus pittsburgh P13 NE-SW P12 NE-SW Q11 E-SW | acting 1")
    second = told(perform(crossing, 1, "lay P10 SE-W", "lay Q11 SE-NW"), TileLaid)[1]
    assert second.price.total == 2


@rule("TYC-38")
def test_a_river_adds_one_once() -> None:
    """Touched at both ends it still costs one."""
    price = told(perform(build(), 0, "lay X5 NE-SE"), TileLaid)[0].price

    assert (price.ground, price.river, price.total) == (2, 1, 3)


@rule("TYC-39")
def test_a_ridge_is_paid_by_the_tile_that_is_attached_beyond_it() -> None:
    """A loose end on it is free, and the view says that the next tile pays."""
    first = perform(build(), 0, "lay R22 E-W")
    second = perform(first.state, 0, "lay S22 E-W")

    assert told(first, TileLaid)[0].price.ridges == ()
    assert table(first.state).unfinished[0].ridge
    assert told(second, TileLaid)[0].price.ridges == (4,)
    assert told(second, TileLaid)[0].price.total == 8


@rule("TYC-39")
def test_both_ends_of_a_tile_may_pay_for_a_ridge() -> None:
    """Between two own loose ends: hills 4, and 4 on either side."""
    state = build("begun 0 wheeling R14 E-NW | begun 0 richmond V14 E-W U14 E-W T14 E-W")

    price = told(perform(state, 0, "lay S14 E-W"), TileLaid)[0].price

    assert (price.ground, price.ridges, price.total) == (4, (1, 4), 12)


# --- links ----------------------------------------------------------------------------------------


@rule("TYC-40")
def test_links_are_numbered_as_they_are_completed() -> None:
    """Their tiles run from the city listed first, however they were built."""
    state = position("seats 2")
    state = perform(state, 0, "build", "lay X7 NE-SW").state
    turn = perform(state, 1, "build", "lay N34 E-SW", "lay N35 NE-W", "lay M35 E-SW")
    turn = perform(turn.state, 1, "lay L36 NE-SE")
    state = perform(turn.state, 0, "pass go").state
    done = told(perform(state, 1, "build", "lay M37 E-NW"), LinkCompleted)[0]

    assert (done.link, done.city_a, done.city_b) == (2, "new_orleans", "mobile")
    assert [tile.hex for tile in done.tiles] == ["M37", "L36", "M35", "N35", "N34"]


@rule("TYC-41")
def test_an_unfinished_link_is_no_link() -> None:
    """It carries nothing and counts for nothing, but its sides are taken."""
    state = position("begun 0 new_orleans M37 E-NW | cubes new_orleans RYBKP")

    assert "deliver" not in orders(state)
    assert seat_at(state, 0).links == 0
    other = build("begun 0 new_orleans M37 E-NW | acting 1")
    assert why(other, "lay M37 E-SW") == SIDE_USED.code


@rule("TYC-42")
def test_unfinished_links_go_before_income() -> None:
    """All of all seats, and nothing is paid back."""
    state = position(
        "seats 2 | round 3 | acting 1 | cash 7 2 | begun 0 new_orleans M37 E-NW"
        " | begun 1 pittsburgh R12 E-NW"
    )

    turn = perform(state, 1, "pass go")

    assert [link.city for link in told(turn, TrackRemoved)[0].links] == [
        "new_orleans",
        "pittsburgh",
    ]
    assert figures_of(turn.state) == [(7, 24), (2, 24)]


def figures_of(state: State) -> list[tuple[int, int]]:
    """Cash and locomotives of all seats."""
    return [(seat.cash, seat.locomotives_left) for seat in table(state).seats]
