"""The stack of what is being decided, and who is asked."""

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import GAME_OVER, NOT_YOUR_DECISION
from rotonde.kernel.law.step import SeatStep, not_asked, open_step_of, push, swap
from rotonde.kernel.law.text import Seated


class Bidding(SeatStep, frozen=True):
    """A decision with a fact of its own."""

    high: int = 0


def test_push_opens_on_top() -> None:
    """The last one pushed is decided first."""
    assert push(("round",), "auction", "bid") == ("round", "auction", "bid")


def test_swap_closes_the_innermost() -> None:
    """What is opened takes the place of what is closed; nothing opened means only closed."""
    assert swap(("round", "auction"), "build") == ("round", "build")
    assert swap(("round", "auction")) == ("round",)


def test_the_seat_of_the_innermost_step_is_asked() -> None:
    """Nobody else, no spectator, and nobody once the game is over."""
    steps = (Bidding(Seat(0)), Bidding(Seat(1), 3))

    assert open_step_of(steps, Seat(1)) == Bidding(Seat(1), 3)
    assert [open_step_of(steps, seat) for seat in (Seat(0), None)] == [None, None]
    assert open_step_of((), Seat(0)) is None


def test_whoever_is_not_asked_learns_why() -> None:
    """Another seat decides, or nobody any more."""
    assert not_asked((Bidding(Seat(0)), Bidding(Seat(1)))) == NOT_YOUR_DECISION(
        seat=Seated(Seat(1))
    )
    assert not_asked(()) == GAME_OVER()
