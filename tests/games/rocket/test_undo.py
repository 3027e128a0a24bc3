"""How far a seat may take back in Rocket."""

from rotonde.games.rocket.state import State
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.undo import Trace, reversible, trace
from tests.support import rule
from tests.support.rocket import ROCKET, perform, position


def traced(state: State, seat: int, *orders: str) -> list[Trace]:
    """The traces of orders of one seat."""
    traces = []
    for order in orders:
        turn = perform(state, seat, order)
        traces.append(trace(ROCKET, state, Seat(seat), turn))
        state = turn.state
    return traces


def test_a_selection_can_be_taken_back() -> None:
    """A lifted station and a chosen line bind nobody."""
    traces = traced(position("seats 2 | station 0 E8"), 0, "lift E8")
    assert reversible(traces, Seat(0)) == (0,)

    traces = traced(position("seats 2"), 0, "extend GWR")
    assert reversible(traces, Seat(0)) == (0,)


def test_an_extension_that_asks_nobody_can_be_taken_back() -> None:
    """Up to the start of the turn, step by step."""
    traces = traced(position("seats 2"), 0, "marker hull steel")
    assert reversible(traces, Seat(0)) == (0,)

    traces = traced(position("seats 2"), 0, "extend GWR", "to D14")
    assert reversible(traces, Seat(0)) == (1, 0)


@rule("ROC-34")
def test_an_extension_that_asks_somebody_is_final() -> None:
    """The other seat may already be thinking of its bid."""
    traces = traced(position("GWR C14 D14 shares 0 1 0"), 0, "extend GWR", "to E14")

    assert reversible(traces, Seat(0)) == ()
    assert traces[1].final


@rule("ROC-19")
def test_the_end_of_a_turn_is_final() -> None:
    """The second action hands the turn on."""
    traces = traced(position("seats 2"), 0, "marker hull steel", "marker hull textile")

    assert reversible(traces, Seat(0)) == ()


@rule("ROC-36")
def test_a_bid_can_be_taken_back_until_the_engine_is_placed() -> None:
    """The bidder still has the word."""
    state = perform(position("GWR C14 D14 shares 1 1 0"), 0, "extend GWR", "to E14").state

    assert reversible(traced(state, 1, "bid 1"), Seat(1)) == (0,)
    assert reversible(traced(state, 1, "bid 1", "place E13"), Seat(1)) == ()
