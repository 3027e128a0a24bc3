"""Plans for recordings: who plays how, and what must happen.

Each game of the catalogue has `tests/support/<game>_plans.py` with its `PLANS`.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

import msgspec

from rotonde.bots import bot_at
from rotonde.bots.bot import never
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.rng import Rng, pick
from rotonde.kernel.law.rules import AnyRules, Options

Policy = Callable[[AnyRules, Any, Seat, Rng], Any]
"""The action that a seat chooses in a state."""

ORDINARY: Final = 10
"""The weight of a kind of action that a policy does not name."""


class Plan(msgspec.Struct, frozen=True):
    """One recording: who plays how, and what must happen."""

    seats: int
    policy: Policy
    reason: str
    options: Options
    wanted: tuple[type[Event], ...] = ()
    least: int | None = None
    """What the winner must have scored; None where any score will do."""


def weighted(weights: Mapping[str, int]) -> Policy:
    """A policy that prefers some kinds of action, by the names of their types."""

    def choose(rules: AnyRules, state: Any, seat: Seat, rng: Rng) -> Any:
        kinds: dict[str, list[Any]] = {}
        for action in rules.legal(state, seat):
            kinds.setdefault(type(action).__name__, []).append(action)
        urn = [kind for kind in kinds for _ in range(weights.get(kind, ORDINARY))]
        kind, rng = pick(rng, urn)
        return pick(rng, kinds[kind])[0]

    return choose


def greedy(rules: AnyRules, state: Any, seat: Seat, rng: Rng) -> Any:
    """What the greedy bot does."""
    bot = bot_at("greedy", rules, seat)
    return bot.choose(rules.view(state, seat), rules.legal(state, seat), rng, never)


def plans_of(game: GameId) -> Sequence[Plan]:
    """The plans of a game, in the order of their numbers."""
    found: Sequence[Plan] = import_module(f"tests.support.{game}_plans").PLANS
    return found
