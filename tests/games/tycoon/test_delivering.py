"""Deliver (TYC-48 to TYC-58)."""

from rotonde.games.tycoon.actions import Deliver
from rotonde.games.tycoon.components import CityId, Colour
from rotonde.games.tycoon.events import CityEmptied, CubeDelivered, HotelPaid, ObjectiveMet
from rotonde.games.tycoon.reasons import (
    CITY_TWICE,
    FIRST_LINK_FOREIGN,
    NO_SUCH_CITY,
    NO_SUCH_COLOUR,
    NO_SUCH_CUBE,
    NO_SUCH_LINK,
    NOT_ACCEPTED,
    NOTHING_TO_DELIVER,
    OTHER_ROUTE,
    ROUTE_BROKEN,
    ROUTE_EMPTY,
    ROUTE_TOO_LONG,
    STOPS_BEFORE,
)
from rotonde.games.tycoon.state import State, objective_points
from tests.support import rule
from tests.support.tycoon import choose, perform, position, refused
from tests.support.tycoon_reading import cubes, figures, orders, table, told

EAST = (
    "link 0 new_york philadelphia | link 1 philadelphia baltimore"
    " | link 0 baltimore washington_dc | link 2 washington_dc richmond | nocubes"
)


def deliver(text: str) -> State:
    """A position in which the acting seat delivers."""
    return choose(position(f"{EAST} | {text}"), "deliver")


def why(state: State, order: str | Deliver) -> str:
    """The code of a refusal."""
    return refused(state, state.steps[-1].seat, order).code


@rule("TYC-48")
def test_a_cube_goes_over_completed_links_to_a_city_that_takes_it() -> None:
    """It cannot be parked on the way, and must be there."""
    state = deliver("cubes new_york K | level 4 1 1")

    assert why(state, "deliver X6 P 1-2") == NO_SUCH_CUBE.code
    assert why(state, "deliver X6 K 1-2-3") == NOT_ACCEPTED.code
    assert why(state, "deliver X6 K 1-9") == NO_SUCH_LINK.code
    assert why(state, "deliver X6 K 1-3") == ROUTE_BROKEN.code
    assert why(state, "deliver paris K 1") == NO_SUCH_CITY.code
    mauve = Deliver(CityId("new_york"), Colour("mauve"), (1,))
    assert why(state, mauve) == NO_SUCH_COLOUR.code


@rule("TYC-48")
def test_gray_cities_send_cubes_too() -> None:
    """Washington is gray and holds a black cube for Richmond."""
    state = deliver("cubes washington_dc YK | level 4 1 1")

    assert "deliver V12 Y 3" in orders(state)


@rule("TYC-49")
def test_the_first_link_is_ones_own() -> None:
    """All further ones may be anybody's."""
    state = deliver("cubes washington_dc K | cubes new_york Y | level 4 1 1")

    assert why(state, "deliver V12 K 4") == FIRST_LINK_FOREIGN.code
    assert "deliver X6 Y 1-2" in orders(state)


@rule("TYC-50")
def test_a_route_has_one_to_level_links() -> None:
    """Foreign links included."""
    state = deliver("cubes new_york KB | level 3 1 1")

    assert why(state, "deliver X6 K 1-2-3-4") == ROUTE_TOO_LONG.code
    empty = Deliver(CityId("new_york"), Colour("black"), ())
    assert refused(state, 0, empty) == ROUTE_EMPTY()


@rule("TYC-51")
def test_no_city_is_visited_twice() -> None:
    """The origin included."""
    state = deliver("link 0 washington_dc philadelphia | cubes new_york KB | level 8 1 1")

    assert why(state, "deliver X6 K 1-2-3-5") == CITY_TWICE.code
    assert why(state, "deliver X6 K 1-1") == CITY_TWICE.code


@rule("TYC-52")
def test_a_cube_stops_at_the_first_city_of_its_colour() -> None:
    """The origin's own colour does not matter: it must reach another one."""
    state = deliver("link 0 richmond raleigh | cubes new_york RY | level 8 1 1")

    assert why(state, "deliver X6 Y 1-2-3-4-5") == STOPS_BEFORE.code
    assert [order for order in orders(state) if order.startswith("deliver X6 R")] == []
    second = deliver("link 0 richmond raleigh | cubes raleigh Y | level 8 1 1")
    assert "deliver W18 Y 5-4-3" in orders(second)


@rule("TYC-53", "TYC-54")
def test_the_effects_of_a_delivery_in_their_order() -> None:
    """Origin, marker, links, hotel, objectives, and into the bag."""
    state = position(
        f"{EAST} | cubes new_york Y | cards 2 hotel_baltimore | up speed_record railroad_era"
        " | bag YY | level 2 1 1"
    )

    turn = perform(state, 0, "deliver", "deliver X6 Y 1-2")

    names = [type(event).__name__ for event in turn.events[1:5]]
    assert names == ["CubeDelivered", "CityEmptied", "HotelPaid", "ObjectiveMet"]
    assert told(turn, ObjectiveMet)[0].card == "railroad_era"
    assert figures(turn.state, "score") == [2, 1, 1]
    assert [objective_points(each) for each in turn.state.railroads] == [1, 0, 0]
    assert figures(turn.state, "hotel_points") == [0, 0, 1]
    assert cubes(turn.state, "new_york") == ""
    assert table(turn.state).bag == (0, 3, 0, 0, 0)
    assert told(turn, HotelPaid)[0].city == "baltimore"


@rule("TYC-53")
def test_the_refill_comes_after_hotel_and_objectives() -> None:
    """A last red cube of the West: its city is empty, and only then Chicago is not any more."""
    state = position(
        "nocubes | link 0 kansas_city chicago | west kansas_city 1 | cubes kansas_city R"
        " | cubes chicago - | cards 2 hotel_chicago | up railroad_era"
    )

    turn = perform(state, 0, "deliver", "deliver B23 R 1")

    names = [type(event).__name__ for event in turn.events[1:]]
    assert names == ["CubeDelivered", "CityEmptied", "HotelPaid", "ObjectiveMet", "CityRefilled"]
    assert told(turn, CityEmptied)[0].markers == 2
    assert table(turn.state).end.markers == 1


@rule("TYC-55")
def test_delivering_is_not_offered_without_a_way() -> None:
    """No link, or no cube that can go."""
    assert refused(position(), 0, "deliver") == NOTHING_TO_DELIVER()
    stuck = position(f"{EAST} | cubes new_york R | cubes philadelphia B | cubes baltimore P")
    assert "deliver" not in orders(stuck)


@rule("TYC-56", "TYC-58")
def test_of_equal_routes_the_smallest_is_kept() -> None:
    """Same origin, colour, destination and points per owner; any other way is refused."""
    state = deliver(
        "link 0 new_york albany | link 0 albany philadelphia | link 0 new_york boston"
        " | link 0 boston philadelphia | cubes new_york B | level 2 1 1"
    )

    ways = [order for order in orders(state) if order.startswith("deliver X6 B")]

    assert ways == ["deliver X6 B 1", "deliver X6 B 5-6"]
    assert why(state, "deliver X6 B 7-8") == OTHER_ROUTE.code


@rule("TYC-56")
def test_other_points_or_another_city_make_another_option() -> None:
    """A foreign link in the second way keeps it."""
    state = deliver(
        "link 0 new_york albany | link 0 albany philadelphia | link 0 new_york boston"
        " | link 1 boston philadelphia | cubes new_york B | level 2 1 1"
    )

    ways = [order for order in orders(state) if order.startswith("deliver X6 B")]

    assert ways == ["deliver X6 B 1", "deliver X6 B 5-6", "deliver X6 B 7-8"]


@rule("TYC-57")
def test_parallel_links_are_ways_of_their_own() -> None:
    """Two seats join the same cities: either link may be taken on the way."""
    state = deliver("link 2 philadelphia baltimore | cubes new_york Y | level 2 1 1")

    ways = [order for order in orders(state) if order.startswith("deliver X6 Y")]

    assert ways == ["deliver X6 Y 1-2", "deliver X6 Y 1-5"]
    points = [told(perform(state, 0, way), CubeDelivered)[0].points for way in ways]
    assert points == [(1, 1, 0), (1, 0, 1)]


@rule("TYC-52", "TYC-57")
def test_urbanizing_changes_where_cubes_stop() -> None:
    """A route through the city is shut, a shorter one opens."""
    state = position(f"{EAST} | cubes washington_dc Y | cubes baltimore K | level 4 1 1")
    open_ways = orders(choose(state, "deliver"))
    after = perform(state, 0, "urbanize", "urbanize washington_dc K").state
    after = perform(perform(after, 1, "pass go").state, 2, "pass go").state

    assert "deliver V10 K 3-4" in open_ways
    assert "deliver V10 K 3" in orders(choose(after, "deliver"))
    assert "deliver V10 K 3-4" not in orders(choose(after, "deliver"))
