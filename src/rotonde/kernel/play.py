"""The one door forward: nothing but `play` may call `apply`."""

from collections.abc import Iterable
from typing import TypeVar

from rotonde.kernel.action import Action
from rotonde.kernel.ids import Seat
from rotonde.kernel.refusal import Refusal
from rotonde.kernel.rules import Rules, Turn

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


def play(rules: Rules[S, A, V], state: S, seat: Seat, action: A) -> Turn[S] | Refusal:
    """Advance a game by one decision; the only way a state ever changes."""
    refusal = rules.check(state, seat, action)
    if refusal is not None:
        return refusal
    return rules.settle(rules.apply(state, seat, action))


def replay(rules: Rules[S, A, V], state: S, moves: Iterable[tuple[Seat, A]]) -> S | Refusal:
    """The state after all `moves`, each of them checked; the first refusal ends it."""
    for seat, action in moves:
        turn = play(rules, state, seat, action)
        if isinstance(turn, Refusal):
            return turn
        state = turn.state
    return state
