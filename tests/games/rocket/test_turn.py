"""The turn: two actions of three kinds, and what a line moved once may not do."""

from rotonde.games.rocket.events import ActionLost, LineAbsorbed, TurnBegan
from tests.support import rule
from tests.support.rocket import perform, played, position, refused
from tests.support.rocket_map import CITIES, COMPANIES, TOWNS
from tests.support.rocket_reading import actor, choices, line, orders, steps, table, told


@rule("ROC-14")
def test_a_turn_is_two_actions_of_any_kind() -> None:
    """A marker and a station, or twice the same."""
    state = position("seats 2")
    assert table(state).actions_left == 2

    mixed = perform(state, 0, "marker hull steel").state
    assert (actor(mixed), table(mixed).actions_left) == (0, 1)
    assert {order.split()[0] for order in orders(mixed)} == {"marker", "station", "extend"}
    assert actor(perform(mixed, 0, "station F15").state) == 1
    assert actor(perform(mixed, 0, "marker hull textile").state) == 1
    assert actor(perform(state, 0, "extend LY", "to C4", "extend GWR", "to D14").state) == 1


@rule("ROC-15")
def test_there_is_no_passing() -> None:
    """While an action is legal, one of them must be done."""
    state = position("seats 2")

    assert "pass" not in {order.split()[0] for order in orders(state)}
    assert refused(state, 0, "pass").code == "not-now"


@rule("ROC-16")
def test_a_moved_engine_stays_for_the_rest_of_the_turn() -> None:
    """Once moved it cannot be chosen again; in the next turn it can."""
    state = perform(position("seats 2"), 0, "extend GWR", "to D14").state

    assert "GWR" not in choices(state, "extend")
    assert line(state, "GWR").id in table(state).moved
    later = perform(state, 0, "marker hull steel").state
    assert table(later).moved == ()
    assert "GWR" in choices(later, "extend")


@rule("ROC-16")
def test_the_ban_holds_whatever_hex_the_veto_gave() -> None:
    """Sent elsewhere, it was moved all the same."""
    state = position("GWR C14 D14 shares 0 1 0")

    state = played(state, "S0 extend GWR, to E13 | S1 bid 1, place E15 | S0 concede").state

    assert line(state, "GWR").engine == "E15"
    assert "GWR" not in choices(state, "extend")


@rule("ROC-17")
def test_the_absorber_of_a_moved_line_may_move() -> None:
    """The ban is on the engine, not on the hexes it brought."""
    state = position("GWR C14 D13 E13 | LSWR G17 G16 G15 F14")

    state = perform(state, 0, "extend LSWR", "to E14").state

    assert steps(state, "GWR") == ["E12"]


@rule("ROC-17")
def test_a_line_may_merge_into_one_that_was_moved() -> None:
    """Moved earlier in the turn, it still absorbs."""
    state = perform(position("GWR C14 D13 | LSWR G17 G16 G15 F14"), 0, "extend GWR", "to E13").state

    turn = perform(state, 0, "extend LSWR", "to E14")

    assert [event.by for event in told(turn, LineAbsorbed)] == ["GWR"]


ALL_MARKERS = " ".join(f"{city} {good}" for city in CITIES for good in TOWNS[city]["markers"])
GONE = " | ".join(f"{company} absorbed LY" for company in COMPANIES[2:])
STUCK = f"""
seats 2 | LY B4 C3 C2 C1 | NER H1 H2 I3 J3 J2 J1 I1 | {GONE}
| marker 1 {ALL_MARKERS} | option station_may_leave_track false
"""
"""No marker lies in a city, and both engines that remain stand against the coast."""

SEVEN_ON_TRACK = "station 0 C3 C2 C1 H2 I3 J3 J2"


@rule("ROC-18")
def test_an_action_without_any_choice_is_lost() -> None:
    """Seat 0 has all its stations on track, where they stay: it loses both its actions."""
    state = position(f"{STUCK} | {SEVEN_ON_TRACK} | active 1 | actions 1")

    turn = perform(state, 1, "station E8")

    assert [event.seat for event in told(turn, ActionLost)] == [0, 0]
    assert (actor(turn.state), table(turn.state).round) == (1, 2)
    assert table(turn.state).stall_count == 2


@rule("ROC-15", "ROC-18")
def test_no_action_is_lost_while_one_is_legal() -> None:
    """With one station less on the board seat 0 must place it."""
    state = position(f"{STUCK} | {SEVEN_ON_TRACK[:-3]} | active 1 | actions 1")

    turn = perform(state, 1, "station E8")

    assert told(turn, ActionLost) == []
    assert actor(turn.state) == 0
    assert {order.split()[0] for order in orders(turn.state)} == {"station"}


@rule("ROC-19")
def test_after_two_actions_the_next_seat_follows() -> None:
    """The turn is handed on, with two new actions."""
    turn = perform(position("seats 3 | active 2"), 2, "marker hull steel", "marker hull textile")

    assert [(event.seat, event.round) for event in told(turn, TurnBegan)] == [(0, 2)]
    assert table(turn.state).actions_left == 2
    assert table(turn.state).active_seat == 0
