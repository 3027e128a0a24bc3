"""What nobody decides: run to its end, and never for ever."""

import pytest

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.settling import run_until_asked
from rotonde.kernel.law.turn import Turn
from tests.support.toy import Added

BEFORE, AFTER = Added(Seat(0), 1), Added(Seat(0), 2)


def count_down(state: int) -> Turn[int] | None:
    """Down to nothing, one event on the way."""
    if not state:
        return None
    return Turn(state - 1, (AFTER,) if state == 1 else ())


def test_it_runs_until_somebody_must_decide() -> None:
    """The state at the end, and all that happened, in order."""
    assert run_until_asked(Turn(3, (BEFORE,)), count_down, 9) == Turn(0, (BEFORE, AFTER))
    assert run_until_asked(Turn(0, (BEFORE,)), count_down, 1) == Turn(0, (BEFORE,))


def test_a_game_that_goes_on_by_itself_is_our_own_fault() -> None:
    """It raises instead of hanging."""
    with pytest.raises(RuntimeError, match="after 3 steps"):
        run_until_asked(Turn(9), count_down, 3)
