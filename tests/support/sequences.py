"""Lines of orders as a seat might point at them or type them: sense, nonsense, and past a draw."""

from collections.abc import Iterator
from typing import Any

import msgspec

from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.rng import Rng, below, pick
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.turn import Turn
from tests.support.providers import PROVIDERS
from tests.support.walks import any_action

LONGEST = 4
"""Orders of a line."""
ASTRAY = 5
"""One order of so many is any at all."""


def sequences(
    rules: AnyRules, state: Any, seat: Seat, rng: Rng, count: int
) -> Iterator[tuple[Action, ...]]:
    """So many lines of orders: what the true game allows one after another, now and then not."""
    astray = tuple(PROVIDERS[rules.id].universe(state))
    for _ in range(count):
        line, rng = sequence(rules, state, seat, astray, rng)
        yield line


def sequence(
    rules: AnyRules, state: Any, seat: Seat, astray: tuple[Any, ...], rng: Rng
) -> tuple[tuple[Action, ...], Rng]:
    """One line; it goes on past a draw with what the draw made possible."""
    line: list[Action] = []
    length, rng = below(rng, LONGEST)
    for _ in range(length + 1):
        strays, rng = below(rng, ASTRAY)
        if strays and seat in rules.actors(state):
            action, rng = any_action(rules, state, seat, rng)
        else:
            action, rng = pick(rng, astray)
        line.append(action)
        turn = play(rules, state, seat, action)
        state = turn.state if isinstance(turn, Turn) else state
    return tuple(line), rng


def can_be_typed(action: Action) -> bool:
    """Whether its ids are words; the suite also judges orders whose ids are empty."""
    texts = [value for value in msgspec.structs.astuple(action) if isinstance(value, str)]
    return all(len(text.split()) == 1 for text in texts)
