"""Tile selection: columns, laying, rejecting, discarding."""

import pytest

from rotonde.games.tiles.actions import ChooseColumn, RejectTile
from rotonde.games.tiles.components import TileId
from rotonde.games.tiles.events import (
    ColumnTaken,
    LayingFinished,
    TileLaid,
    TileRejected,
    TilesDiscarded,
)
from rotonde.games.tiles.reasons import (
    COLUMN_TAKEN,
    HAND_NOT_EMPTY,
    OBJECTIVE_DUE,
    REJECTIONS_USED,
    TILE_NOT_IN_HAND,
)
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import NOT_NOW, NOT_YOUR_DECISION
from rotonde.kernel.law.text import Seated
from tests.support import rule
from tests.support.tiles import perform, played, position, refused
from tests.support.tiles_reading import actor, choices, orders, seat_at, table, told

ROAD = "map 0 V24(0,0)o1"
RAIL_END = "map 0 V19(0,0)o0"


@rule("TIL-40")
def test_a_column_is_taken_with_all_its_tiles_and_stars() -> None:
    """The pawn stands above it; the tiles are the hand."""
    state = position(f"{ROAD} | columns V21 V21 / V22 V23 V26 * * / V27 V28 V29 / V30 V31 V32 V33")

    turn = perform(state, 0, "column 2")

    (taken,) = told(turn, ColumnTaken)
    assert (taken.column, taken.tiles, taken.stars) == (2, ("V22", "V23", "V26"), 2)
    seen = table(turn.state)
    assert (seen.seats[0].hand, seen.seats[0].stars) == (("V22", "V23", "V26"), 3)
    assert (seen.columns[1].taken_by, seen.columns[1].tiles, seen.columns[1].stars) == (0, (), 0)
    assert (seen.columns[1].taken, seen.seats[0].column) == (("V22", "V23", "V26"), 2)
    assert seen.star_supply == table(state).star_supply


@rule("TIL-40")
def test_a_column_is_taken_once_a_round() -> None:
    """Whoever comes later takes another one."""
    state = position(f"{ROAD} | columns S0 V21 / V22 V23 V26 / V27 V28 V29 / V30 V31 V32 V33")

    assert actor(state) == 1
    assert choices(state, "column") == ["2", "3", "4"]
    assert refused(state, 1, "column 1") == COLUMN_TAKEN(column=1, seat=Seated(Seat(0)))


@rule("TIL-40")
def test_the_choice_is_mandatory_and_goes_by_platforms() -> None:
    """Nothing but columns is offered, first of all to the first platform."""
    state = position("seats 3 | platforms 2 0 1")

    assert actor(state) == 2
    assert orders(state) == ["column 1", "column 2", "column 3", "column 4"]
    assert refused(state, 0, "column 1") == NOT_YOUR_DECISION(seat=Seated(Seat(2)))
    assert refused(state, 2, "done") == NOT_NOW()
    assert refused(state, 2, "finish") == NOT_NOW()


@rule("TIL-41")
def test_tiles_are_laid_one_at_a_time_in_any_order() -> None:
    """The second of the hand first, if the seat likes."""
    state = position(f"{ROAD} | hand 0 V21 V22")

    turn = perform(state, 0, "lay V22(1,0)o1", "lay V21(2,0)o1")

    assert [(event.tile, event.cell, event.left) for event in told(turn, TileLaid)] == [
        ("V22", "N13", 1),
        ("V21", "O13", 0),
    ]
    assert [tile.tile for tile in seat_at(turn.state).map] == ["V24", "V22", "V21"]
    assert actor(turn.state) == 0


@rule("TIL-41")
def test_only_tiles_of_the_hand_are_laid() -> None:
    """Not those of another column, and not a copy that is already laid."""
    state = position(f"{ROAD} | hand 0 V21 V22")

    assert refused(state, 0, "lay V23(1,0)o1") == TILE_NOT_IN_HAND(tile="V23")
    after = perform(state, 0, "lay V21(1,0)o1").state
    assert refused(after, 0, "lay V21(2,0)o1") == TILE_NOT_IN_HAND(tile="V21")
    assert refused(state, 0, ChooseColumn(3)) == NOT_NOW()


@rule("TIL-41", "TIL-4")
def test_copies_in_a_hand_are_one_set_of_choices() -> None:
    """Two equal tiles are laid one after the other."""
    state = position(f"{ROAD} | hand 0 V21 V21")

    assert len(choices(state, "lay")) == len(set(choices(state, "lay")))
    assert choices(state, "reject") == ["V21"]
    after = perform(state, 0, "lay V21(1,0)o1", "lay V21(2,0)o1").state
    assert orders(after) == ["done"]


@rule("TIL-41")
def test_choices_are_listed_by_tile_row_column_orientation() -> None:
    """Then the rejections, by tile."""
    state = position(f"{ROAD} | hand 0 V39 V04")

    assert orders(state) == [
        *("lay V04(0,-1)o1", "lay V04(0,1)o1"),
        *("lay V39(0,-1)o0", "lay V39(0,-1)o1", "lay V39(0,-1)o3"),
        *("lay V39(-1,0)o1", "lay V39(1,0)o3"),
        *("lay V39(0,1)o1", "lay V39(0,1)o2", "lay V39(0,1)o3"),
        *("reject V04", "reject V39"),
    ]


@rule("TIL-42")
def test_a_tile_may_be_rejected_whether_it_fits_or_not() -> None:
    """It lies beside the map, seen by all, and counts for nothing."""
    state = position(f"{ROAD} | hand 0 V17 V21")

    turn = perform(state, 0, "reject V21")
    (event,) = told(turn, TileRejected)
    assert (event.tile, event.used, event.most) == ("V21", 1, 2)
    assert seat_at(turn.state).rejected == ("V21",)
    assert seat_at(turn.state).figures.total == seat_at(state).figures.total

    unfit = perform(state, 0, "reject V17").state
    assert (seat_at(unfit).rejected, seat_at(unfit).hand) == (("V17",), ("V21",))


@rule("TIL-42")
def test_a_seat_rejects_twice_in_a_game() -> None:
    """The third time it must lay, if it can."""
    state = position(f"{ROAD} | hand 0 V21 V22 | rejected 0 V01")
    state = perform(state, 0, "reject V22").state

    assert choices(state, "reject") == []
    assert refused(state, 0, "reject V21") == REJECTIONS_USED(most=2)
    assert seat_at(state).rejections_left == 0
    assert refused(position(f"{ROAD} | hand 0 V21"), 0, "reject V22") == TILE_NOT_IN_HAND(
        tile="V22"
    )


@pytest.mark.parametrize("tile", ["temple", "V24"])
@rule("TIL-42")
def test_objective_tiles_and_the_starting_tile_cannot_be_rejected(tile: str) -> None:
    """They are in no hand."""
    state = position(f"{ROAD} | objectives temple airport stadium | held 0 temple | hand 0 V21")

    assert refused(state, 0, RejectTile(TileId(tile))) == TILE_NOT_IN_HAND(tile=tile)


@rule("TIL-43")
def test_nothing_is_discarded_while_one_tile_can_be_laid() -> None:
    """Another tile may still make room for it."""
    state = position(f"{ROAD} | columns V17 V04 / V01 / V02 / V03")

    turn = perform(state, 0, "column 1")

    assert told(turn, TilesDiscarded) == []
    assert orders(turn.state) == [
        "lay V04(0,-1)o1",
        "lay V04(0,1)o1",
        "reject V04",
        "reject V17",
    ]


@rule("TIL-43")
def test_all_that_is_left_is_discarded_when_nothing_fits() -> None:
    """When the hand is taken; it costs no rejection."""
    state = position("map 0 V24(0,0)o1 | columns V17 V16 V37 / V01 / V02 / V03")

    # Both rail crossings fit nowhere, but the road crossing does.
    turn = perform(state, 0, "column 1")
    assert told(turn, TilesDiscarded) == []

    turn = perform(turn.state, 0, "reject V37")
    (discarded,) = told(turn, TilesDiscarded)
    assert discarded.tiles == ("V17", "V16")
    assert seat_at(turn.state).discarded == ("V17", "V16")
    assert seat_at(turn.state).rejections_left == 1
    assert orders(turn.state) == ["done"]


@rule("TIL-43")
def test_a_due_objective_that_fits_keeps_the_hand() -> None:
    """It may make room; once it is laid, the test is made again."""
    flagged = "objectives temple airport stadium | tokens car+flag - -"
    state = position(f"{ROAD} | {flagged} | held 0 temple | columns V17 / V01 / V02 / V03")

    turn = perform(state, 0, "column 1")
    assert told(turn, TilesDiscarded) == []
    assert [order for order in orders(turn.state) if order.startswith("lay")] == []

    after = perform(turn.state, 0, "objective temple(1,0)o3")
    assert [event.tiles for event in told(after, TilesDiscarded)] == [("V17",)]


@rule("TIL-43")
def test_without_rejections_a_tile_that_fits_nowhere_still_waits_for_help() -> None:
    """The seat must lay what can be laid."""
    state = position(f"{ROAD} | hand 0 V17 V04 | rejected 0 V01 V02")

    assert {order.split("(")[0] for order in orders(state)} == {"lay V04"}
    after = perform(state, 0, "lay V04(0,1)o1").state
    assert choices(after, "lay") == ["V17(-1,1)o0", "V17(1,1)o0"]


@rule("TIL-44")
def test_rejected_and_discarded_tiles_never_come_back() -> None:
    """They are neither in the bag nor in a column of the next round."""
    state = position(f"{ROAD} | hand 0 V17 V64 | hand 1 | bag {' '.join(['V21'] * 3 + ['V22'])}")
    state = played(state, "S0 reject V64 | S0 done | S1 done").state

    shown = [tile for column in table(state).columns for tile in column.tiles]
    assert table(state).round == 2
    assert (seat_at(state).rejected, seat_at(state).discarded) == (("V64",), ("V17",))
    assert not {"V17", "V64"} & {*shown, *state.bag}


@rule("TIL-45")
def test_a_tile_may_be_laid_in_the_way_of_another() -> None:
    """The end of the only rail is closed; the crossing has no place any more."""
    state = position(f"{RAIL_END} | hand 0 V17 V20")
    assert "V17(0,-1)o0" in choices(state, "lay")

    turn = perform(state, 0, "lay V20(0,-1)o2")

    assert [event.tiles for event in told(turn, TilesDiscarded)] == [("V17",)]


@rule("TIL-46")
def test_laying_ends_when_the_hand_is_empty() -> None:
    """Then the confirmation is the only choice, and the next seat follows."""
    state = position(f"{ROAD} | hand 0 V21")
    assert refused(state, 0, "done") == HAND_NOT_EMPTY(tiles=1)

    state = perform(state, 0, "lay V21(1,0)o1").state
    assert orders(state) == ["done"]
    turn = perform(state, 0, "done")

    assert [event.seat for event in told(turn, LayingFinished)] == [0]
    assert actor(turn.state) == 1


@rule("TIL-46")
def test_laying_does_not_end_while_an_objective_is_due() -> None:
    """The hand alone is not enough."""
    state = position(
        f"{ROAD} | objectives temple airport stadium | held 0 temple airport | hand 0 | due 0"
    )

    assert refused(state, 0, "done") == OBJECTIVE_DUE()
    assert orders(perform(state, 0, "objective temple(1,0)o3").state) == ["done"]
