"""Options, and what they hide or limit."""

import msgspec
import pytest

from rotonde.games.rocket.events import GameEnded
from rotonde.games.rocket.state import State
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from tests.support import rule
from tests.support.rocket import ROCKET, perform, position
from tests.support.rocket_reading import choices, table, told


def shown(state: State, seat: int | None) -> list[int | None]:
    """The totals that a seat, or a spectator, sees."""
    viewer = None if seat is None else Seat(seat)
    return [before.money for before in ROCKET.view(state, viewer).seats]


@rule("ROC-85")
def test_stations_may_leave_the_track_unless_the_table_says_no() -> None:
    """True by default."""
    on_track = "GWR C14 D14 E14 | station 0 D14"

    assert ROCKET.options().station_may_leave_track is True
    assert choices(position(on_track), "lift") == ["D14"]
    assert choices(position(f"{on_track} | option station_may_leave_track false"), "lift") == []


@rule("ROC-86")
def test_totals_of_others_are_hidden() -> None:
    """A seat sees its own; a spectator none; all incomes are public."""
    state = position("money 3000 4000 5000")

    assert ROCKET.options().money_visible is False
    assert shown(state, 1) == [None, 4000, None]
    assert shown(state, None) == [None, None, None]
    assert [i.amount for i in table(state).incomes] == [3000, 4000, 5000]


@rule("ROC-86")
def test_with_money_visible_all_totals_are_shown() -> None:
    """To every seat and to spectators."""
    state = position("money 3000 4000 5000 | option money_visible true")

    assert shown(state, 1) == shown(state, None) == [3000, 4000, 5000]


@rule("ROC-86")
def test_at_the_end_all_totals_are_shown() -> None:
    """The fortunes are laid open."""
    state = position("money 3000 4000 5000 | GWR C14 D14 | tiles 1")

    state = perform(state, 0, "extend GWR", "to E15").state

    assert None not in shown(state, None)
    assert None not in shown(state, 2)


@pytest.mark.parametrize("rounds", [1, 3])
@rule("ROC-87")
def test_the_stall_limit_counts_rounds(rounds: int) -> None:
    """Two seats, two actions each: four actions a round, all of them station moves."""
    state = position(f"seats 2 | station 0 E8 | station 1 G7 | option stall_limit_rounds {rounds}")
    there = {0: ("E8", "E9"), 1: ("G7", "H8")}
    moves = 0
    while seats := ROCKET.actors(state):
        (seat,) = seats
        turn = perform(state, seat, f"lift {there[seat][0]}", f"drop {there[seat][1]}")
        there[seat] = there[seat][1], there[seat][0]
        state, moves = turn.state, moves + 1

    assert moves == rounds * 4
    assert [event.reason for event in told(turn, GameEnded)] == ["stall"]


@pytest.mark.parametrize("rounds", [0, 21, -1, 2.5, "six"])
@rule("ROC-87")
def test_other_limits_are_no_option(rounds: object) -> None:
    """A whole number from 1 to 20; the default is 6."""
    assert ROCKET.options().stall_limit_rounds == 6
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"stall_limit_rounds": rounds}, ROCKET.options)


@pytest.mark.parametrize("rounds", [0, 21])
@rule("ROC-87")
def test_a_game_does_not_begin_with_a_wrong_limit(rounds: int) -> None:
    """Options made in code are held to the same bounds."""
    options = ROCKET.options(stall_limit_rounds=rounds)

    refusal = ROCKET.check_setup(3, options)

    assert refusal is not None
    assert refusal.code == "setup-options"
    with pytest.raises(ValueError, match="setup-options"):
        ROCKET.setup(3, options, Rng("seed"))
