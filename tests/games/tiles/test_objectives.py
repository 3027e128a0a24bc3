"""The objectives variant: when a tile is due, how it is laid, and when it is given up."""

import pytest

from rotonde.games.tiles.events import ObjectiveDiscarded, ObjectiveLaid, ObjectiveScored
from rotonde.games.tiles.reasons import (
    OBJECTIVE_AFTER_TILES,
    OBJECTIVE_CAN_BE_LAID,
    OBJECTIVE_NOT_DUE,
    OBJECTIVE_NOT_HELD,
    SIDES_DIFFERENT,
)
from rotonde.games.tiles.state import State, TilesOptions
from rotonde.kernel.law.refusal import NOT_NOW
from rotonde.kernel.law.rng import Rng
from tests.support import rule
from tests.support.tiles import TILES, perform, position, refused
from tests.support.tiles_box import OBJECTIVES, TABLE, TOKENS
from tests.support.tiles_reading import (
    choices,
    drawn,
    figures,
    orders,
    placed,
    seat_at,
    table,
    told,
)
from tests.support.walks import walk

KINDS = "objectives city_hall airport temple"
ROAD = f"{KINDS} | map 0 V24(0,0)o1 | held 0 airport temple"
RAIL = f"{KINDS} | map 0 V04(0,0)o1 | held 0 airport temple"
COLUMNS = "columns V21 V22 / V01 / V02 / V03"


@rule("TIL-70")
def test_every_seat_gets_one_tile_of_each_kind() -> None:
    """Three kinds, fixed when the game is created, face up."""
    options = TilesOptions("chosen", "airport", "gas_station", "stadium")
    view = table(TILES.setup(3, options, Rng("objectives")))

    assert view.objectives == ("stadium", "airport", "gas_station")
    assert [seat.objectives for seat in view.seats] == [view.objectives] * 3
    assert [o.kind for o in view.seats[0].figures.objectives] == list(view.objectives)


@rule("TIL-70")
def test_only_held_objectives_are_laid() -> None:
    """Not one that is already laid, and not one of another kind."""
    state = position(f"{ROAD} | hand 0 | due 0")

    for kind in ("city_hall", "stadium"):
        refusal = refused(state, 0, f"objective {kind}(1,0)o0")
        assert refusal == OBJECTIVE_NOT_HELD(objective=kind)


@pytest.mark.parametrize("token", TOKENS)
@rule("TIL-71")
def test_without_the_variant_flags_mean_nothing(token: str) -> None:
    """No tile is due, whatever the token shows."""
    word = token.removesuffix("_plain").replace("_flag", "+flag").replace("_", "-")
    state = position(f"map 0 V24(0,0)o1 | {COLUMNS} | tokens {word} - -")

    state = perform(state, 0, "column 1").state

    assert not seat_at(state).objective_due
    assert choices(state, "objective") == []


@rule("TIL-72")
def test_a_flag_in_the_waiting_room_makes_a_tile_due() -> None:
    """In the halls it does nothing any more."""
    flagged = perform(position(f"{ROAD} | {COLUMNS} | tokens car+flag - -"), 0, "column 1").state
    assert seat_at(flagged).objective_due
    plain = position(f"{ROAD} | {COLUMNS} | tokens car train+flag traveller+flag")
    plain = perform(plain, 0, "column 1").state

    assert not seat_at(plain).objective_due
    assert refused(plain, 0, "objective temple(1,0)o3") == OBJECTIVE_NOT_DUE()
    assert refused(plain, 0, "discard temple") == OBJECTIVE_NOT_DUE()


@pytest.mark.parametrize("when", [0, 1, 2])
@rule("TIL-72")
def test_the_tile_is_laid_before_between_or_after_the_others(when: int) -> None:
    """Exactly one of them, of the seat's choice."""
    state = position(f"{ROAD} | hand 0 V21 V22 | due 0")
    script = ["lay V21(1,0)o1", "lay V22(2,0)o1"]
    script.insert(when, "objective temple(-1,0)o1")

    turn = perform(state, 0, *script)

    assert [(e.kind, e.cell, e.orientation) for e in told(turn, ObjectiveLaid)] == [
        ("temple", "L13", 1)
    ]
    assert seat_at(turn.state).objectives == ("airport",)
    assert orders(turn.state) == ["done"]


@rule("TIL-72")
def test_a_second_objective_waits_for_the_next_flag() -> None:
    """One is laid; the other is not due."""
    state = perform(position(f"{ROAD} | hand 0 V21 | due 0"), 0, "objective temple(1,0)o3").state

    assert choices(state, "objective") == []
    assert refused(state, 0, "objective airport(-1,0)o1") == OBJECTIVE_NOT_DUE()


@rule("TIL-72")
def test_an_objective_matches_like_any_other_tile() -> None:
    """Every side, in the orientations of its drawing."""
    state = position(f"{ROAD} | hand 0 | due 0")

    assert choices(state, "objective") == [
        f"{kind}{place}"
        for kind in ("airport", "temple")
        for place in (
            *("(0,-1)o0", "(0,-1)o1", "(0,-1)o3"),
            *("(-1,0)o1", "(1,0)o3"),
            *("(0,1)o1", "(0,1)o2", "(0,1)o3"),
        )
    ]
    assert refused(state, 0, "objective temple(1,0)o0").code == SIDES_DIFFERENT.code


@rule("TIL-73")
def test_one_that_cannot_be_laid_is_given_up() -> None:
    """Only city hall is left, and beside a rail nothing but a crossing of roads has no place."""
    state = position(f"{KINDS} | map 0 V04(0,0)o1 | held 0 city_hall | hand 0 | due 0")
    assert orders(state) == ["discard city_hall"]

    turn = perform(state, 0, "discard city_hall")

    assert [event.kind for event in told(turn, ObjectiveDiscarded)] == ["city_hall"]
    assert seat_at(turn.state).objectives == ()
    assert orders(turn.state) == ["done"]
    shown = {str(o.kind): (o.discarded, o.cell) for o in figures(turn.state).objectives}
    assert shown["city_hall"] == (True, None)


@rule("TIL-73")
def test_the_seat_chooses_which_one_it_gives_up() -> None:
    """None of them fits beside a crossing of rails."""
    crossing = "map 0 V16(0,0)o0 | held 0 city_hall airport temple"
    state = position(f"{KINDS} | {crossing} | hand 0 | due 0")

    assert orders(state) == ["discard city_hall", "discard airport", "discard temple"]


@rule("TIL-73")
def test_as_long_as_one_can_be_laid_one_must_be() -> None:
    """City hall has no place, the temple has."""
    state = position(f"{KINDS} | map 0 V04(0,0)o1 | held 0 city_hall temple | hand 0 | due 0")

    assert {order.split()[0] for order in orders(state)} == {"objective"}
    assert refused(state, 0, "discard city_hall") == OBJECTIVE_CAN_BE_LAID()
    assert refused(state, 0, "done").rule == "TIL-46"


@rule("TIL-73")
def test_the_hand_comes_before_giving_up() -> None:
    """Its tiles might still make room."""
    state = position(f"{KINDS} | map 0 V16(0,0)o0 | held 0 city_hall | hand 0 V01 V02 | due 0")

    assert refused(state, 0, "discard city_hall") == OBJECTIVE_AFTER_TILES(tiles=2)
    assert refused(state, 0, "discard temple") == OBJECTIVE_NOT_HELD(objective="temple")
    assert not [order for order in orders(state) if "discard" in order]


@rule("TIL-73", "TIL-43")
def test_an_unplayable_hand_is_discarded_before_an_unplayable_objective() -> None:
    """Neither the road crossing nor city hall fits: first the one, then the other."""
    state = position(f"{KINDS} | map 0 V16(0,0)o0 | held 0 city_hall | hand 0 V37 V01 | due 0")

    turn = perform(state, 0, "reject V01")

    assert seat_at(turn.state).discarded == ("V37",)
    assert orders(turn.state) == ["discard city_hall"]


@rule("TIL-74")
def test_objectives_count_as_tiles() -> None:
    """In the rectangle, for dead ends, in networks."""
    worth = drawn("city_hall(0,0)o0 V21(1,0)o1 V21(-1,0)o1")

    assert worth.rectangle is not None
    assert worth.rectangle.area == 3
    assert len(worth.dead_ends) == 4
    ground = "map 0 city_hall(0,0)o0 V21(1,0)o1 V21(-1,0)o1"
    assert placed(position(ground), (1, 0), (-1, 0))[1] == [1, 2]


@rule("TIL-74")
def test_the_prefecture_is_urban_and_the_central_station_a_station() -> None:
    """No other one is either, and none has a slot."""
    assert {kind for kind, row in OBJECTIVES.items() if row.urban} == {"prefecture"}
    assert {kind for kind, row in OBJECTIVES.items() if row.station} == {"central_station"}
    assert all(row.slots == () for row in OBJECTIVES.values())
    assert len(drawn("prefecture(0,0)o0 V25(1,0)o0 V25(2,0)o0").cities) == 1
    change = "map 0 central_station(0,0)o0 V03(0,-1)o0 V23(1,0)o1"
    assert placed(position(change), (0, -1), (1, 0))[1] == [1, 2]


def flags(state: State) -> list[int]:
    """The rounds in which the token of the waiting room has a flag."""
    rounds = {}
    for played_ in walk(TILES, state, Rng("flags")):
        seen = table(played_.turn.state)
        rounds[seen.round] = seen.waiting_room is not None and seen.waiting_room.flag
    return [number for number, flag in sorted(rounds.items()) if flag]


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("TIL-75")
def test_three_flags_bring_up_all_three_tiles(seats: int) -> None:
    """At the end nobody has one left: each was laid or given up."""
    options = TilesOptions(objectives="random")
    start = TILES.setup(seats, options, Rng("three"))
    *_, last = walk(TILES, start, Rng("three"))

    assert len(flags(start)) == 3
    assert all(seat.objectives == () for seat in table(last.turn.state).seats)
    assert sum(row["flag"] for row in TABLE["placement_token"]) == 3


@rule("TIL-75")
def test_a_flag_without_an_objective_left_has_no_effect() -> None:
    """Nothing is due."""
    state = position(f"{KINDS} | map 0 V24(0,0)o1 | {COLUMNS} | tokens car+flag - -")

    state = perform(state, 0, "column 1").state

    assert not seat_at(state).objective_due


@rule("TIL-86")
def test_a_held_condition_is_worth_five_points() -> None:
    """A failed one costs nothing, and one that was not laid is worth nothing."""
    state = position(
        f"{KINDS} | round 8 | columns S0 / S1 / V01 / V02 | placing 0 | tokens - train car"
        " | map 0 temple(0,0)o0 V29(0,-1)o1 | map 1 temple(0,0)o0 V38(0,-1)o2"
    )

    turn = perform(state, 0, "finish")

    scored = {str(event.kind): event for event in told(turn, ObjectiveScored)}
    assert scored["temple"].laid == (True, True)
    assert scored["temple"].holds == (True, False)
    assert scored["temple"].points == (5, 0)
    assert (scored["airport"].laid, scored["airport"].points) == ((False, False), (0, 0))
    assert figures(turn.state).objectives_points == 5


@rule("TIL-100")
def test_an_objective_is_no_order_of_another_step() -> None:
    """While columns are chosen nothing is laid."""
    state = position(f"{ROAD} | {COLUMNS}")

    assert refused(state, 0, "objective temple(1,0)o3") == NOT_NOW()
    assert refused(state, 0, "discard temple") == NOT_NOW()
