"""The bot that looks one decision ahead and takes what its game's evaluator likes best.

Knows the kernel alone. A decision that takes several clicks, or answers from other seats, is
followed to its end: each seat on the way is taken to choose what is best for itself.
"""

from collections.abc import Sequence
from typing import Generic, TypeVar

from rotonde.bots.bot import ShouldStop
from rotonde.kernel.action import Action
from rotonde.kernel.ids import Seat
from rotonde.kernel.play import play
from rotonde.kernel.refusal import Refusal
from rotonde.kernel.rng import Rng, pick
from rotonde.kernel.rules import Rules

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")

DEEPEST = 12
"""An open decision is followed over this many clicks and no further."""


class GreedyBot(Generic[S, A, V]):
    """One-step look-ahead over the candidates of the game's evaluator."""

    def __init__(self, rules: Rules[S, A, V], seat: Seat) -> None:
        self.rules = rules
        self.seat = seat

    def choose(self, view: V, legal: Sequence[A], rng: Rng, should_stop: ShouldStop) -> A:
        """The action that leads to the best position; equal ones are drawn from."""
        if len(legal) == 1:
            return legal[0]
        state = self.rules.imagine(view, rng)
        best: list[A] = []
        highest = float("-inf")
        for action in self.rules.evaluator.candidates(state, self.seat, legal):
            if best and should_stop():
                break
            value = self.outlook(self.after(state, self.seat, action), DEEPEST)[self.seat]
            if value > highest:
                best, highest = [], value
            if value == highest:
                best.append(action)
        action, _ = pick(rng, best)
        return action

    def outlook(self, state: S, depth: int) -> Sequence[float]:
        """How each seat will stand when the decision that is open has come to its end."""
        actors = self.rules.actors(state)
        if not depth or not actors or self.rules.evaluator.settled(state):
            return self.rules.evaluator.values(state)
        seat = min(actors)
        legal = self.rules.legal(state, seat)
        outlooks = (
            self.outlook(self.after(state, seat, action), depth - 1)
            for action in self.rules.evaluator.candidates(state, seat, legal)
        )
        return max(outlooks, key=lambda values: values[seat])

    def after(self, state: S, seat: Seat, action: A) -> S:
        """The position that a legal action leads to."""
        turn = play(self.rules, state, seat, action)
        if isinstance(turn, Refusal):
            raise ValueError(f"legal() offered what check() refuses: {turn.code}")
        return turn.state
