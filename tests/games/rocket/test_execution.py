"""Action C: execution, in its fixed order."""

from rotonde.games.rocket.events import (
    EngineMoved,
    GameEnded,
    LineAbsorbed,
    LineIsolated,
    PassengerTaken,
    TownReached,
    VetoPaid,
)
from tests.support import rule
from tests.support.rocket import perform, played, position
from tests.support.rocket_plain import tiles
from tests.support.rocket_reading import line, money, seat_at, steps, table, told


@rule("ROC-45")
def test_what_happens_in_which_order() -> None:
    """Veto, passenger, step, cities, railway towns, merger, isolation, end."""
    state = position("GWR C14 D13 E13 | LSWR G17 F16 F15 shares 1 2 0 | station 1 E14 | tiles 1")

    turn = played(state, "S0 extend LSWR, to E14 | S1 bid 2, place E14 | S0 match")

    kinds = [type(event) for event in turn.events]
    order = [VetoPaid, PassengerTaken, EngineMoved, TownReached, LineAbsorbed, GameEnded]
    assert [kind for kind in kinds if kind in order] == order


@rule("ROC-45")
def test_isolation_comes_after_the_step_and_before_the_end() -> None:
    """The stack that leaves the game is seen by the end test."""
    full = " | ".join(f"{c} shares 8 8" for c in ("NER", "GER", "SER", "LBSCR", "LSWR"))
    state = position(f"seats 2 | LY B4 C3 C2 | {full}")

    turn = perform(state, 0, "extend LY", "to C1")

    kinds = [type(event) for event in turn.events]
    order = [EngineMoved, LineIsolated, GameEnded]
    assert [kind for kind in kinds if kind in order] == order


RUN = "GWR C14 D14 shares 0 1 0 | station 1 E14"


@rule("ROC-46")
def test_running_onto_a_foreign_station_takes_a_passenger() -> None:
    """When nobody bid; the owner and the others take none."""
    turn = played(position(RUN), "S0 extend GWR, to E14 | S1 pass")

    assert [(e.seat, e.owner, e.hex) for e in told(turn, PassengerTaken)] == [(0, 1, "E14")]
    assert [seat_at(turn.state, seat).passengers for seat in range(3)] == [1, 0, 0]
    assert table(turn.state).passengers_left == 8


@rule("ROC-46")
def test_the_own_station_gives_no_passenger() -> None:
    """A seat does not travel from itself."""
    turn = perform(position("GWR C14 D14 | station 0 E14"), 0, "extend GWR", "to E14")

    assert told(turn, PassengerTaken) == []
    assert table(turn.state).passengers_left == 9


@rule("ROC-46")
def test_who_lost_the_veto_takes_no_passenger() -> None:
    """Wherever the engine went, nobody else takes one either; who won by a match does."""
    lost = played(position(RUN), "S0 extend GWR, to E13 | S1 bid 1, place E14 | S0 concede")
    won = played(position(RUN), "S0 extend GWR, to E14 | S1 bid 1, place E13 | S0 match")

    assert line(lost.state, "GWR").engine == "E14"
    assert told(lost, PassengerTaken) == []
    assert [event.seat for event in told(won, PassengerTaken)] == [0]


@rule("ROC-47")
def test_after_nine_passengers_there_are_no_more() -> None:
    """The supply is empty; the step goes on."""
    turn = perform(
        position("GWR C14 D14 | station 1 E14 | passengers 3 3 3"), 0, "extend GWR", "to E14"
    )

    assert told(turn, PassengerTaken) == []
    assert [seat_at(turn.state, seat).passengers for seat in range(3)] == [3, 3, 3]
    assert line(turn.state, "GWR").engine == "E14"


@rule("ROC-48")
def test_a_tile_is_laid_on_the_hex_that_was_left() -> None:
    """Under the station there; the heading is that of the step."""
    state = position("GWR C14 D14 | station 0 D14")

    turn = perform(state, 0, "extend GWR", "to E15")

    (moved,) = told(turn, EngineMoved)
    assert (moved.origin, moved.hex, moved.heading) == ("D14", "E15", 1)
    assert (moved.tile, moved.tiles_left) == ("D14", 59)
    assert tiles(table(turn.state)) == {"D14": "GWR"}
    assert [s.hex for s in table(turn.state).stations] == ["D14"]
    assert line(turn.state, "GWR").heading == 1


@rule("ROC-48")
def test_no_tile_is_laid_in_a_starting_town() -> None:
    """The first step uses none."""
    turn = perform(position("seats 2"), 0, "extend GWR", "to D14")

    (moved,) = told(turn, EngineMoved)
    assert (moved.tile, moved.tiles_left) == (None, 60)
    assert tiles(table(turn.state)) == {}


@rule("ROC-49")
def test_the_face_of_a_tile_decides_nothing() -> None:
    """Reached straight or by a curve, with the same last step: the same choices follow."""
    straight = position("GWR C14 D14 E14 F14")
    curved = position("GWR C14 D13 E13 E14 F14")

    assert steps(straight, "GWR") == steps(curved, "GWR") == ["G13", "G15"]


@rule("ROC-50")
def test_new_towns_count_before_any_income() -> None:
    """F14 brings Reading and Swindon: Swindon pays by three towns, Reading included."""
    state = position("LSWR G17 F16 F15 | station 0 F15 | GWR C14 C15")

    turn = perform(state, 0, "extend LSWR", "to F14")

    assert [(e.town, e.towns) for e in told(turn, TownReached)] == [("reading", 3), ("swindon", 3)]
    assert money(turn.state) == [3000, 0, 0]


@rule("ROC-50")
def test_a_known_town_is_not_new() -> None:
    """E13 is next to Gloucester again; only Swindon is reached."""
    turn = perform(position("GWR C14 D13 | marker 0 gloucester steel"), 0, "extend GWR", "to E13")

    assert [event.town for event in told(turn, TownReached)] == ["swindon"]
    assert money(turn.state) == [0, 0, 0]
