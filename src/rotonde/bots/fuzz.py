"""Random legal play under the eyes of the referee, until a game breaks its word or all are played.

Knows the kernel and the catalogue. A broken promise comes back with the record that leads to it.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from rotonde.bots.workers import spread
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.record import Move, Record, opening
from rotonde.kernel.law.referee import hold, referee
from rotonde.kernel.law.rng import Rng, below, pick
from rotonde.kernel.law.rules import AnyRules, Options
from rotonde.kernel.tools.codec import digest, encode

DRAWS: Final = 100
"""How often options are drawn anew when they do not fit the seats, before the defaults serve."""


UNIFORM: Final = 5
"""In one of so many walks every order is equally likely."""
ANYTHING: Final = 25
"""The others hold back from what is seldom done, but for one order in so many."""


class Walk(msgspec.Struct, frozen=True):
    """One game to be walked through at random."""

    game: GameId
    seats: int
    seed: str
    uniform: bool = True
    """Whether it takes what is seldom done as often as anything else."""


class Walked(msgspec.Struct, frozen=True):
    """The result of one walk."""

    walk: Walk
    actions: int
    reason: str | None = None
    """Why the game ended; None when it broke its word first."""
    violation: str | None = None
    record: Record | None = None
    """The game that broke its word; the hash of its last move is empty."""


def walks(game: GameId, seats: Sequence[int], games: int, seed: str) -> tuple[Walk, ...]:
    """The games to be walked: all numbers of seats in turn, each with its share of uniform ones."""
    places = [divmod(i, len(seats)) for i in range(games)]
    return tuple(
        Walk(game, seats[place], f"{seed}:{i}", (turn + place) % UNIFORM == 0)
        for i, (turn, place) in enumerate(places)
    )


def all_walked(tasks: Sequence[Walk], workers: int) -> Iterator[Walked]:
    """The results of all walks, as they come in."""
    return spread(take_walk, tasks, workers)


def take_walk(walk: Walk) -> Walked:
    """Play one game at random; whatever goes wrong is caught and told with its record."""
    return walk_through(GAMES[walk.game], walk)


def walk_through(rules: AnyRules, walk: Walk) -> Walked:
    """`walks_through` with the rules in hand."""
    options, rng = any_options(rules, walk.seats, Rng(f"fuzz:{walk.seed}"))
    record = opening(rules, walk.seats, options, walk.seed)
    moves: list[Move] = []
    try:
        reason = wander(rules, record, Wanderer(rng, walk.uniform), moves)
    except Exception as error:  # any exception is a broken promise, and the walk's very find
        broken = msgspec.structs.replace(record, moves=tuple(moves))
        told = f"{type(error).__name__}: {error}"
        return Walked(walk, len(moves), violation=told, record=broken)
    return Walked(walk, len(moves), reason=reason)


def any_options(rules: AnyRules, seats: int, rng: Rng) -> tuple[Options, Rng]:
    """Options of the game, drawn where there are a few to choose from, and fit for the seats."""
    for _ in range(DRAWS):
        chosen: dict[str, Any] = {}
        for field in msgspec.structs.fields(rules.options):
            if values := few_values(field.type):
                chosen[field.name], rng = pick(rng, values)
        options = rules.options(**chosen)
        if rules.check_setup(seats, options) is None:
            return options, rng
    return rules.options(), rng


def few_values(kind: Any) -> tuple[Any, ...]:
    """The values of an option that is a yes or no or one of some words."""
    if kind is bool:
        return (False, True)
    return get_args(kind) if get_origin(kind) is Literal else ()


class Wanderer:
    """Picks the next action: uniformly, or avoiding rare ones."""

    def __init__(self, rng: Rng, uniform: bool) -> None:
        self.rng, self.uniform = rng, uniform

    def draw(self, among: Sequence[Any]) -> Any:
        """One of them, each as likely as the next."""
        drawn, self.rng = pick(self.rng, among)
        return drawn

    def order(self, rules: AnyRules, legal: Sequence[Any]) -> Any:
        """One of the orders that can be given."""
        usual = [] if self.uniform else [a for a in legal if not rules.seldom(a)]
        if 0 < len(usual) < len(legal):
            chance, self.rng = below(self.rng, ANYTHING)
            return self.draw(usual if chance else legal)
        return self.draw(legal)


def wander(rules: AnyRules, record: Record, wanderer: Wanderer, moves: list[Move]) -> str:
    """Fill `moves` until the game is over, and say why it ended."""
    options = msgspec.convert(record.options, rules.options)
    state = rules.setup(record.seats, options, Rng(record.seed))
    while actors := rules.actors(state):
        hold(len(moves) < rules.longest, f"still running after {rules.longest} actions")
        seat = wanderer.draw(sorted(actors))
        legal = rules.legal(state, seat)
        hold(len(set(legal)) == len(legal), "legal() offers an action twice")
        action = wanderer.order(rules, legal)
        raw = msgspec.Raw(encode(action))
        moves.append(Move(seat, raw, ""))
        state = referee(rules, state, seat, action).state
        moves[-1] = Move(seat, raw, digest(state))
    outcome = rules.outcome(state)
    assert outcome is not None, "nobody can move and nobody won"
    return outcome.reason
