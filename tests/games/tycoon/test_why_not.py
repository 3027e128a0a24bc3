"""The answer to a click on what is not offered."""

import pytest

from rotonde.games.tycoon import DESK
from rotonde.games.tycoon.reasons import (
    ANOTHER_ACTION,
    BID_TOO_LOW,
    CARD_IS_OBJECTIVE,
    CITY_NOT_GRAY,
    CUBE_STAYS,
    ENGINE_AT_TOP,
    EXIT_CLOSED,
    EXIT_USED,
    FINISH_LINK,
    FIRST_LINK_FOREIGN,
    IS_LINK,
    IS_OFFERED,
    IS_SEAT,
    IS_SPACE,
    IS_STOP,
    IS_UNFINISHED,
    NEW_CITY_NEVER,
    NO_CHAIN,
    NO_CHAIN_TO,
    NO_SUCH_CITY,
    NO_SUCH_CUBE,
    NO_SUCH_HEX,
    NO_SUCH_LINK,
    NOT_ACCEPTED,
    NOT_AT_EXIT,
    NOT_AT_LOOSE_END,
    ROUTE_TOO_LONG,
    SHARES_ENOUGH,
    STOPS_BEFORE,
    WEST_UNLINKED,
)
from rotonde.games.tycoon.state import State
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import GAME_OVER, NOT_NOW, NOT_YOUR_DECISION, Reason
from tests.support.tycoon import choose, perform, position

EAST = (
    "link 0 new_york philadelphia X7 NE-SW | link 1 philadelphia baltimore"
    " | link 0 baltimore washington_dc | nocubes"
)


def why(state: State, thing: str) -> str:
    """The code of the answer to the deciding seat."""
    return DESK.why_not(state, state.steps[-1].seat, Thing(thing)).code


@pytest.mark.parametrize(
    ("thing", "reason"),
    [
        ("hex:E22", NOT_AT_EXIT),
        ("hex:ZZ9", NO_SUCH_HEX),
        ("hex:X9", IS_OFFERED),
        ("tile:E22:E-W", NOT_AT_EXIT),
        ("tile:X9:E-NW", IS_OFFERED),
        ("city:new_york", IS_OFFERED),
        ("city:paris", NO_SUCH_CITY),
        ("exit:new_york:SW", EXIT_USED),
        ("exit:new_york:W", IS_OFFERED),
        ("exit:kansas_city:W", EXIT_CLOSED),
        ("exit:paris:W", NO_SUCH_CITY),
        ("cube:new_york:P", NO_SUCH_CUBE),
        ("cube:new_york:R", CUBE_STAYS),
        ("cube:tulsa:R", NO_CHAIN),
        ("cube:new_york:Y", ROUTE_TOO_LONG),
        ("link:1", IS_LINK),
        ("link:9", NO_SUCH_LINK),
        ("loose:M37:NW", IS_UNFINISHED),
        ("unfinished:M37", IS_UNFINISHED),
        ("western:kansas_city", WEST_UNLINKED),
        ("card:railroad_era", CARD_IS_OBJECTIVE),
        ("newcity:R", NEW_CITY_NEVER),
        ("newcity:P", IS_OFFERED),
        ("engine", IS_OFFERED),
        ("share", IS_OFFERED),
        ("bid:5", ANOTHER_ACTION),
        ("seat:1", IS_SEAT),
        ("space:19", IS_SPACE),
        ("stop:2:0", IS_STOP),
        ("nonsense", NOT_NOW),
    ],
)
def test_every_thing_has_its_answer(thing: str, reason: Reason) -> None:
    """While seat 0 chooses its action."""
    state = position(f"{EAST} | cubes new_york RY | up railroad_era | begun 1 new_orleans M37 E-NW")

    assert why(state, thing) == reason.code


def test_a_cube_whose_first_link_is_foreign() -> None:
    """Seat 2 has no link at all."""
    state = position(f"{EAST} | cubes philadelphia Y | acting 2")

    assert why(state, "cube:philadelphia:Y") == FIRST_LINK_FOREIGN.code


def test_while_a_link_is_built_the_next_tile_is_asked_for() -> None:
    """Exits wait, and hexes elsewhere say where to go on."""
    state = perform(position(), 0, "build", "lay M37 E-NW").state

    assert why(state, "exit:chicago:W") == FINISH_LINK.code
    assert why(state, "hex:X9") == NOT_AT_LOOSE_END.code
    assert why(state, "hex:L36") == IS_OFFERED.code
    assert why(state, "cube:chicago:R") == ANOTHER_ACTION.code
    assert why(state, "card:land_grant") == ANOTHER_ACTION.code


def test_other_steps_answer_for_themselves() -> None:
    """Urbanizing, growing, bidding, and what is used up."""
    urbanizing = choose(position(), "urbanize")
    growing = perform(position("up city_growth"), 0, "card", "take city_growth").state
    bidding = perform(position("auction 0"), 0, "bid 6").state

    assert why(urbanizing, "city:chicago") == CITY_NOT_GRAY.code
    assert why(urbanizing, "city:toledo") == IS_OFFERED.code
    assert why(growing, "city:toledo") == IS_OFFERED.code
    assert why(bidding, "bid:5") == BID_TOO_LOW.code
    assert why(bidding, "city:chicago") == ANOTHER_ACTION.code
    assert why(position("level 8 1 1"), "engine") == ENGINE_AT_TOP.code
    assert why(perform(position(), 0, *["share"] * 10).state, "share") == SHARES_ENOUGH.code


def test_those_who_wait_are_told_so() -> None:
    """Another seat, a spectator, the end."""
    state = position()
    over = perform(position("seats 2 | turn 3 | final 3 | round 3 | acting 1"), 1, "upgrade").state

    assert DESK.why_not(state, Seat(1), Thing("engine")).code == NOT_YOUR_DECISION.code
    assert DESK.why_not(state, None, Thing("engine")).code == NOT_YOUR_DECISION.code
    assert DESK.why_not(over, Seat(0), Thing("engine")) == GAME_OVER()


@pytest.mark.parametrize(
    ("trip", "reason"),
    [
        ("trip:new_york:Y-baltimore", IS_OFFERED),
        ("trip:new_york:Y-toledo", NOT_ACCEPTED),
        ("trip:new_york:Y-boston", NO_CHAIN_TO),
        ("trip:new_york:Y-raleigh", STOPS_BEFORE),
        ("trip:new_york:B-philadelphia", IS_OFFERED),
        ("trip:new_york:K-richmond", NO_SUCH_CUBE),
        ("trip:new_york:Y-paris", NO_SUCH_CITY),
    ],
)
def test_a_city_says_why_the_held_cube_does_not_come_there(trip: str, reason: Reason) -> None:
    """It stops before, no chain leads there, or the city has another colour."""
    south = "link 0 washington_dc raleigh | cubes new_york YYB | level 3 1 1"

    assert why(position(f"{EAST} | {south}"), trip) == reason.code


def test_a_city_beyond_the_engine_says_how_many_links_it_would_take() -> None:
    """Two links, and an engine for one."""
    state = position(f"{EAST} | link 0 new_york baltimore | cubes new_york B | level 1 1 1")
    far = position(
        "link 0 new_york albany | link 0 albany baltimore | link 0 new_york boston"
        " | nocubes | cubes new_york Y | level 1 1 1"
    )

    assert why(state, "trip:new_york:B-pittsburgh") == NO_CHAIN_TO.code
    answer = DESK.why_not(far, Seat(0), Thing("trip:new_york:Y-baltimore"))
    assert (answer.code, answer.facts) == (ROUTE_TOO_LONG.code, {"links": 2, "level": 1})
