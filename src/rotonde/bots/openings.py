"""Openings: where every game of a set-up begins alike, a few drawn decisions tell games apart.

Without them two bots that leave nothing to chance play the same game again and again.
"""

from typing import Any, Final

from rotonde.kernel.law.play import carried_out
from rotonde.kernel.law.rng import Rng, pick, with_rng
from rotonde.kernel.law.rules import AnyRules, Options

DRAWN: Final = 6
"""Orders that are drawn where a set-up is fixed."""
SAME: Final = Rng("same")


def drawn_orders(rules: AnyRules, seats: int, options: Options) -> int:
    """How many orders an opening draws: none where the set-up is left to chance already."""
    one, other = (rules.setup(seats, options, Rng(seed)) for seed in ("one", "other"))
    return DRAWN if with_rng(one, SAME) == with_rng(other, SAME) else 0


def after_opening(rules: AnyRules, state: Any, orders: int, rng: Rng) -> Any:
    """The position after so many drawn orders that are worth a look, and no decision half made."""
    drawn = 0
    while actors := rules.actors(state):
        seat = min(actors)
        if drawn >= orders and rules.evaluator.decision_complete(state, seat):
            break
        worth_a_look = rules.evaluator.candidates(state, seat, rules.legal(state, seat))
        action, rng = pick(rng, worth_a_look)
        state, drawn = carried_out(rules, state, seat, action).state, drawn + 1
    return state
