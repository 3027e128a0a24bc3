"""What the terms mean (REV-20 to REV-25)."""

import pytest

from rotonde.games.revolution.board import BOARD, available, cheapest, connected_cities
from rotonde.games.revolution.reasons import (
    CITY_HAS_YOUR_STATION,
    CITY_NOT_REACHED,
    NO_SUCH_CITY,
    NO_SUCH_SECTION,
    NO_SUCH_SPACE,
    NO_SUCH_WORKER,
    SECTION_HAS_YOUR_OFFICE,
    SPACE_HAS_YOUR_RAIL,
    SPACE_NOT_REACHED,
)
from rotonde.kernel.law.text import Named
from tests.support import rule
from tests.support.revolution import choices, play, position, refused


@rule("REV-20", "REV-22")
def test_where_a_station_may_not_be() -> None:
    """Not in a city out of reach, not twice in one."""
    state = play(position("stations washington | cash 5000"), "worker white station")

    assert refused(state, "station denver") == CITY_NOT_REACHED(city=Named("city-denver"))
    washington = Named("city-washington")
    assert refused(state, "station washington") == CITY_HAS_YOUR_STATION(city=washington)
    assert refused(state, "station paris") == NO_SUCH_CITY(city="paris")


@rule("REV-21")
def test_where_a_rail_may_not_be() -> None:
    """Not on an own rail, not apart from the network; rails of others never matter."""
    state = play(position("cash 5000 | 1: rails S05 S01"), "worker white railroad")

    assert choices(state, "rail") == ["S01", "S03", "S05"]
    assert refused(state, "rail S00") == SPACE_HAS_YOUR_RAIL(space="S00")
    assert refused(state, "rail S02") == SPACE_NOT_REACHED(space="S02")
    assert refused(state, "rail S99") == NO_SUCH_SPACE(space="S99")


@rule("REV-22")
def test_where_an_office_may_not_be() -> None:
    """Not twice in one section."""
    state = play(position("offices 4"), "worker white telegraph")

    assert choices(state, "office") == ["1", "2", "3", "5", "6", "7", "8"]
    assert refused(state, "office 4") == SECTION_HAS_YOUR_OFFICE(section=4)
    assert refused(state, "office 9") == NO_SUCH_SECTION(section=9)


@pytest.mark.parametrize(
    ("board", "building", "rail", "sale", "logo"),
    [("12 15", 1, 1, 1, 25), ("10 14", 2, 1, 1, 22), ("9 15", 3, 1, 1, 22), ("1 1", 8, 8, 8, 0)],
)
@rule("REV-23")
def test_pieces_leave_from_the_left(
    board: str, building: int, rail: int, sale: int, logo: int
) -> None:
    """Each kind from its lowest section; the sale looks at both."""
    company = position(f"board {board}").companies[0]

    assert BOARD.building_fields[company.buildings] == building
    assert BOARD.rail_fields[company.rails] == rail
    assert company.selling_field == sale
    assert company.left_of_logo == logo


@rule("REV-24")
def test_a_used_worker_is_taken_from_the_first_space_that_holds_it() -> None:
    """Station, railroad, telegraph, trade."""
    crew = position("used trade 1 white | used railroad 1 white 1 grey").companies[0].crew

    assert crew.available == 8
    assert crew.origin("white", "board") == "railroad"
    assert crew.without("white", "board").spaces[1] == (0, 0, 0, 1, 0)
    assert crew.without("white", "board").without("white", "board").spaces[3] == (0,) * 5


@rule("REV-25")
def test_equal_workers_are_one_option() -> None:
    """Colour, and stock before board."""
    state = position("section 1 5 | stock 4 white 1 purple | used trade 2 white")
    state = play(state, "worker white telegraph", "office 1", "part tile")

    assert choices(state, "discard") == ["white stock", "white board", "purple stock"]
    grey, stock = Named("worker-grey"), Named("where-stock")
    assert refused(state, "discard grey stock") == NO_SUCH_WORKER(colour=grey, where=stock)


@rule("REV-65")
def test_the_cheapest_rails() -> None:
    """Least triangles, then lowest ids; the second may use the first."""
    spaces = [BOARD.spaces.ids[n] for n in cheapest(BOARD.start, 2)]

    assert spaces == ["S05", "S06"]
    assert cheapest(BOARD.start, 0) == ()


@rule("REV-20", "REV-21")
def test_the_start_connects_two_cities() -> None:
    """Washington and Charlotte, with three spaces to go on."""
    assert [BOARD.cities.ids[n] for n in range(15) if connected_cities(BOARD.start) >> n & 1] == [
        "washington",
        "charlotte",
    ]
    assert available(BOARD.start).bit_count() == 3
