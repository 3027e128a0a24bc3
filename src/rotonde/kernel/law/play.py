"""The one door forward: nothing but `play` may call `apply`."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar, overload

from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn

S = TypeVar("S")
A = TypeVar("A", bound=Action)
A_contra = TypeVar("A_contra", bound=Action, contravariant=True)


class Judge(Protocol[S, A_contra]):
    """Anything that judges orders and carries them out: rules, or a table of decisions."""

    def check(self, state: S, seat: Seat, action: A_contra) -> Refusal | None:
        """Why `seat` may not do this now; None when it may. Never raises."""

    def apply(self, state: S, seat: Seat, action: A_contra) -> Turn[S]:
        """The decision carried out. Trusts `check`, never mutates."""

    @property
    def settle(self) -> Callable[[Turn[S]], Turn[S]]:
        """Run what nobody decides, until somebody must or the game is over."""


@overload
def play(judge: Judge[S, A], state: S, seat: Seat, action: A) -> Turn[S] | Refusal: ...
@overload
def play(judge: Judge[S, A], state: S, seat: Seat, action: A | Refusal) -> Turn[S] | Refusal: ...
def play(judge: Judge[S, Any], state: S, seat: Seat, action: Any) -> Turn[S] | Refusal:
    """Advance a game by one decision; the only way a state ever changes.

    An order that could not be read is refused for the reason that `read` gave.
    """
    if isinstance(action, Refusal):
        return action
    try:
        check = judge.check
    except AttributeError:
        raise TypeError(
            f"write `play(game, state, seat, action)`: the game comes first, not {judge!r:.60}"
        ) from None
    refusal = check(state, seat, action)
    if refusal is not None:
        return refusal
    return carried_out(judge, state, seat, action)


def carried_out(judge: Judge[S, A], state: S, seat: Seat, action: A) -> Turn[S]:
    """The turn of an order that is known to be legal, such as one of `legal`.

    Rules and cards look ahead with it; an order from outside goes through `play`.
    """
    return judge.settle(judge.apply(state, seat, action))


def replay(judge: Judge[S, A], state: S, moves: Iterable[tuple[Seat, A]]) -> S | Refusal:
    """The state after all `moves`, each of them checked; the first refusal ends it."""
    for seat, action in moves:
        turn = play(judge, state, seat, action)
        if isinstance(turn, Refusal):
            return turn
        state = turn.state
    return state
