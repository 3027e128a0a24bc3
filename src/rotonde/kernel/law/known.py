"""The position as one reader knows it: whatever is answered ahead of a decision is made from it.

A card, a refusal or a why-not that was made from the true state could tell the next roll, or a tile
that lies face down; so could the time that it takes. Here the true state is asked for its view and
for nothing else: a state that fits this view takes its place, with other dice to come.
"""

from typing import Any, Final, Generic, TypeVar

from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules, Rules
from rotonde.kernel.tools.identity_cache import cached_by_identity

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")

DICE: Final = Rng("known")
"""The chance of every imagined position: nothing that is told hangs on it."""


class Known(Generic[S, A, V]):
    """A position as one seat knows it; None knows what a spectator does."""

    def __init__(self, rules: Rules[S, A, V], seen: V, seat: Seat | None, dice: Rng = DICE) -> None:
        self.rules = rules
        self.seat = seat
        self.state = rules.imagine(seen, dice)
        """A state that the seat cannot tell from the true one."""


def known_to(rules: Rules[S, A, V], state: S, seat: Seat | None) -> Known[S, A, V]:
    """This state as a seat knows it; make `Known` directly where the view is at hand."""
    found: Known[S, A, V] = known_once(state, (rules, seat))
    return found


@cached_by_identity
def known_once(state: Any, about: tuple[AnyRules, Seat | None]) -> Known[Any, Any, Any]:
    """`known`, worked out once for all cards of a menu."""
    rules, seat = about
    return Known(rules, rules.view(state, seat), seat)
