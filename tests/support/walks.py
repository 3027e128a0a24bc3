"""Random walks through any game: legal actions, chosen by a seed, kinds of action first."""

import itertools
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

import pytest
from hypothesis import strategies as st

from rotonde import GAMES
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng, below, pick
from rotonde.kernel.law.rules import AnyRules, Options
from rotonde.kernel.law.turn import Turn
from tests.support.depth import IS_DEEP
from tests.support.patience import Patience
from tests.support.providers import PROVIDERS

S = TypeVar("S")


class Played(NamedTuple, Generic[S]):
    """One decision of a walk."""

    before: S
    seat: Seat
    action: Any
    turn: Turn[S]


class Table(NamedTuple):
    """A game to be walked: who sits there, with which options, and how it goes."""

    seed: int
    seats: int
    options: int

    def begin(self, rules: AnyRules) -> Any:
        """The first state of this table."""
        return rules.setup(self.seats_of(rules), self.options_of(rules), Rng(str(self.seed)))

    def seats_of(self, rules: AnyRules) -> int:
        return rules.seats[self.seats % len(rules.seats)]

    def options_of(self, rules: AnyRules) -> Options:
        seats, offered = self.seats_of(rules), PROVIDERS[rules.id].options()
        choices = [options for options in offered if rules.check_setup(seats, options) is None]
        return choices[self.options % len(choices)]

    def walk(self, rules: AnyRules) -> Iterator[Played[Any]]:
        """The game, decision by decision, until it is over; played once, told again and again."""
        return iter(walked(rules.id, self))


SHELF: Final = tuple(Table(seed, seed, seed // 2) for seed in range(6))
"""Every number of seats and every kind of options comes up among these."""


def tables() -> st.SearchStrategy[Table]:
    """Tables for hypothesis to draw: a few that all tests share, or any at all in a deep run."""
    if not IS_DEEP:
        return st.sampled_from(SHELF)
    return st.builds(Table, st.integers(0, 2**32), st.integers(0, 5), st.integers(0, 5))


@lru_cache(maxsize=len(SHELF) + 2)
def walked(game: GameId, table: Table) -> tuple[Played[Any], ...]:
    """A whole game."""
    rules = GAMES[game]
    return tuple(walk(rules, table.begin(rules), Rng(f"walk {table.seed}")))


def together(game: GameId) -> pytest.MarkDecorator:
    """Tests that share the walks of a game run in one process."""
    return pytest.mark.xdist_group(f"contract {game}")


EVERY_GAME: Final = pytest.mark.parametrize(
    "rules", [pytest.param(rules, id=id, marks=together(id)) for id, rules in GAMES.items()]
)


def walk(rules: AnyRules, state: Any, rng: Rng) -> Iterator[Played[Any]]:
    """Random play from a state on; where a game goes on for long, seats grow tired of it."""
    for count in itertools.count():
        actors = sorted(rules.actors(state))
        if not actors:
            return
        index, rng = below(rng, len(actors))
        action, rng = any_action(rules, state, actors[index], rng)
        action = tired(rules, state, actors[index], count) or action
        turn = play(rules, state, actors[index], action)
        assert not isinstance(turn, Refusal), f"{action} was offered: {turn}"
        yield Played(state, actors[index], action, turn)
        state = turn.state


def any_action(rules: AnyRules, state: Any, seat: Seat, rng: Rng) -> tuple[Any, Rng]:
    """A kind of action first, then one of that kind, so that rare kinds are played too."""
    kinds: dict[type, list[Any]] = {}
    for action in rules.legal(state, seat):
        kinds.setdefault(type(action), []).append(action)
    actions, rng = pick(rng, list(kinds.values()))
    return pick(rng, actions)


def tired(rules: AnyRules, state: Any, seat: Seat, count: int) -> Any:
    """What a seat does that wants the game to end; None while it does not."""
    patience: Patience | None = getattr(PROVIDERS[rules.id], "patience", None)
    if patience is None or count < patience.decisions:
        return None
    return next(filter(patience.ends_sooner, rules.legal(state, seat)), None)


def somewhere(rules: AnyRules, table: Table, depth: int) -> Any:
    """A state some way into the game, not yet over."""
    state = table.begin(rules)
    for index, played in enumerate(table.walk(rules)):
        if index == depth:
            return played.before
        state = played.before
    return state
