"""The western link (TYC-70 to TYC-74)."""

from msgspec.structs import replace

from rotonde.games.tycoon.events import CityRefilled, LinkCompleted, WesternLinkBuilt
from rotonde.games.tycoon.reasons import (
    NO_LOCOMOTIVE,
    NO_SUCH_CITY,
    NOT_WESTERN,
    NOTHING_TO_DELIVER,
    WEST_TAKEN,
    WEST_UNLINKED,
)
from rotonde.games.tycoon.scoring.totals import outcome
from rotonde.games.tycoon.state import State
from tests.support import rule
from tests.support.tycoon import choose, perform, position, refused
from tests.support.tycoon_map import CITIES
from tests.support.tycoon_reading import city, cubes, figures, orders, seat_at, table, told

LINKED = "link 0 kansas_city st_louis | link 0 des_moines rock_island"


@rule("TYC-70")
def test_an_own_link_to_the_city_and_30_build_it() -> None:
    """Each city once; one seat may build both."""
    state = choose(position(f"{LINKED} | cash 31 0 0"), "west")
    assert orders(state) == ["west B17", "west B23"]

    turn = perform(state, 0, "west kansas_city")

    assert told(turn, WesternLinkBuilt)[0].hex == "A23"
    assert (seat_at(turn.state, 0).cash, seat_at(turn.state, 0).locomotives_left) == (1, 21)
    assert city(turn.state, "kansas_city").western_link == 0
    both = choose(position(f"{LINKED} | west kansas_city 0"), "west")
    assert orders(both) == ["west B17"]
    assert refused(both, 0, "west kansas_city").code == WEST_TAKEN.code


@rule("TYC-70")
def test_why_a_western_link_cannot_be_built() -> None:
    """No link there, no western city, no locomotive, built already."""
    state = choose(position("link 0 kansas_city st_louis"), "west")

    assert refused(state, 0, "west des_moines").code == WEST_UNLINKED.code
    assert refused(state, 0, "west chicago").code == NOT_WESTERN.code
    assert refused(state, 0, "west paris") == NO_SUCH_CITY(city="paris")
    assert refused(position(), 0, "west").code == WEST_UNLINKED.code
    foreign = position("link 1 kansas_city st_louis")
    assert refused(foreign, 0, "west").code == WEST_UNLINKED.code
    begun = position("begun 0 kansas_city C23 E-W")
    assert refused(begun, 0, "west").code == WEST_UNLINKED.code
    taken = position(f"{LINKED} | west kansas_city 1 | west des_moines 1")
    assert refused(taken, 0, "west").code == WEST_TAKEN.code
    names = [name for name in CITIES if name not in ("kansas_city", "st_louis")]
    pairs = [(a, b) for a in names[:8] for b in names[8:11]][:23]
    used = " | ".join(f"link 0 {a} {b}" for a, b in pairs)
    none_left = position(f"link 0 kansas_city st_louis | {used}")
    assert refused(none_left, 0, "west").code == NO_LOCOMOTIVE.code


@rule("TYC-71")
def test_four_red_cubes_arrive_or_as_many_as_there_are() -> None:
    """A marker goes with them; without any it stays."""
    text = f"{LINKED} | cubes kansas_city -"
    many = perform(position(f"{text} | bag RRRRRY"), 0, "west", "west kansas_city")
    few = perform(position(f"{text} | bag RRY"), 0, "west", "west kansas_city")
    none = perform(position(f"{text} | bag YY"), 0, "west", "west kansas_city")

    assert [cubes(turn.state, "kansas_city") for turn in (many, few, none)] == ["RRRR", "RR", ""]
    assert [told(turn, WesternLinkBuilt)[0].refreshed for turn in (many, few, none)] == [
        True,
        True,
        False,
    ]
    assert table(many.state).bag == (1, 1, 0, 0, 0)
    assert many.state.rng == position(text).rng


@rule("TYC-72")
def test_a_western_link_is_no_link() -> None:
    """It carries nothing, and counts neither for tycoons nor for ties nor for lines."""
    alone = "nocubes | west kansas_city 0 | west des_moines 0 | cubes kansas_city RB"
    assert refused(position(f"{alone} | level 8 1 1"), 0, "deliver") == NOTHING_TO_DELIVER()

    east = "link 0 chicago kansas_city | link 0 new_york des_moines | link 1 boston dover"
    both = f"{east} | west kansas_city 0 | west des_moines 0"
    state = position(
        f"{both} | link 1 dover toledo | link 2 boston dover | tycoon morgan judah pullman"
    )
    assert figures(state, "links") == [2, 2, 1]
    assert standing(state) == [(8, 1), (0, 2), (0, 3)]
    joined = position(f"{both} | tycoon vanderbilt pullman farnam")
    assert [points for points, _ in standing(joined)] == [0, 0, 0]
    level = position(
        f"{east} | link 1 dover toledo | west des_moines 1 | tycoon gould fisk pullman"
    )
    assert [rank for _, rank in standing(level)] == [1, 1, 3]


def standing(state: State) -> list[tuple[int, int]]:
    """The bonuses and ranks of a game that ends here, best first."""
    result = outcome(replace(state, end_reason="markers", steps=()))
    assert result is not None
    return [(each.breakdown["tycoon"], each.rank) for each in result.standings]


@rule("TYC-73")
def test_the_city_keeps_its_colour_and_may_be_urbanized() -> None:
    """Before or after."""
    built = position(f"{LINKED} | west kansas_city 0")
    assert city(built, "kansas_city").colour == "gray"

    after = perform(built, 0, "urbanize", "urbanize kansas_city P").state
    before = position(f"{LINKED} | actions 2")
    first = perform(before, 0, "urbanize", "urbanize kansas_city P", "west", "west kansas_city")

    assert city(after, "kansas_city").colour == "purple"
    assert city(first.state, "kansas_city").colour == "purple"
    assert city(first.state, "kansas_city").western_link == 0


@rule("TYC-74")
def test_red_cubes_of_the_west_refill_chicago() -> None:
    """Whoever delivers; other cubes, cities and colours do not."""
    text = (
        "nocubes | link 1 kansas_city chicago | link 1 st_louis chicago | link 1 kansas_city"
        " st_louis | link 1 kansas_city charleston | cubes kansas_city RB | cubes st_louis R"
        " | cubes chicago - | bag PPP | acting 1 | up -"
    )
    west = position(f"{text} | west kansas_city 0")

    red = perform(west, 1, "deliver", "deliver B23 R 1")
    blue = perform(west, 1, "deliver", "deliver B23 B 3")
    elsewhere = perform(west, 1, "deliver", "deliver G21 R 2")
    to_charleston = perform(west, 1, "deliver", "deliver B23 R 4")
    without = perform(position(text), 1, "deliver", "deliver B23 R 1")

    assert told(red, CityRefilled)[0].cubes == ("purple", "purple")
    assert told(red, CityRefilled)[0].refreshed
    assert cubes(red.state, "chicago") == "PP"
    assert table(red.state).bag == (1, 0, 0, 0, 1)
    for turn in (blue, elsewhere, to_charleston, without):
        assert told(turn, CityRefilled) == []
    last = perform(replace(west, bag=(0, 0, 0, 0, 0)), 1, "deliver", "deliver B23 R 1")
    assert cubes(last.state, "chicago") == ""
    assert table(last.state).bag == (1, 0, 0, 0, 0)
    assert told(red, LinkCompleted) == []
