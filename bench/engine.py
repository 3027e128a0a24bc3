"""Measures how fast a game plays: random play, early and late moves, replay.

All times are CPU time of this process. Rounds of the yardstick and of the game take turns, so that
a busy machine slows both alike.
"""

import cProfile
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any

import msgspec

from bench.yardstick import chess_moves
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play, replay
from rotonde.kernel.law.record import opening, record_of, verify
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules

Played = tuple[Seat, Any]

MOVES_A_ROUND = 3000
TIMED_GAMES = 12
PROFILED_MOVES = 6000


class Round(msgspec.Struct, frozen=True):
    """One round of the yardstick and one of the game, in moves per CPU-second."""

    yardstick: float
    game: float

    @property
    def ratio(self) -> float:
        """How many times as fast as the yardstick."""
        return self.game / self.yardstick


class Measure(msgspec.Struct, frozen=True):
    """The figures of one game."""

    game: str
    rounds: tuple[Round, ...]
    yardstick_per_second: float
    """Median moves of python-chess per CPU-second."""
    moves_per_second: float
    """Median moves of the game per CPU-second: actors, legal list, check, apply, settle."""
    ratio: float
    lowest_ratio: float
    highest_ratio: float
    early_us: float
    """Microseconds a move in the first quarter of a game."""
    late_us: float
    late_to_early: float
    replay_per_second: float
    """Moves per CPU-second when a game is played again without hashes."""
    verify_per_second: float
    """The same, with the hash of each state."""
    profile: tuple[str, ...] = ()


def measure(rules: AnyRules, rounds: int, profile: bool, tick: Callable[[], None]) -> Measure:
    """Measure one game; `tick` is called after each of the `rounds`, and twice more."""
    taken = []
    for number in range(rounds):
        taken.append(one_round(rules, number))
        tick()
    early, late = early_and_late(rules)
    tick()
    again, verified = replaying(rules)
    tick()
    ratios = [one.ratio for one in taken]
    return Measure(
        game=rules.id,
        rounds=tuple(taken),
        yardstick_per_second=statistics.median(one.yardstick for one in taken),
        moves_per_second=statistics.median(one.game for one in taken),
        ratio=statistics.median(ratios),
        lowest_ratio=min(ratios),
        highest_ratio=max(ratios),
        early_us=early * 1e6,
        late_us=late * 1e6,
        late_to_early=late / early,
        replay_per_second=again,
        verify_per_second=verified,
        profile=top_entries(rules) if profile else (),
    )


def cpu_seconds(work: Callable[[], object]) -> float:
    """The CPU time that a piece of work takes."""
    began = time.process_time()
    work()
    return time.process_time() - began


# --- random play --------------------------------------------------------------------------------


def one_round(rules: AnyRules, number: int) -> Round:
    """The yardstick and the game over the same number of moves."""
    chess = cpu_seconds(lambda: chess_moves(Random(number), MOVES_A_ROUND))
    game = cpu_seconds(lambda: game_moves(rules, Random(number), MOVES_A_ROUND))
    return Round(MOVES_A_ROUND / chess, MOVES_A_ROUND / game)


def game_moves(rules: AnyRules, dice: Random, moves: int) -> None:
    """Random play over this many moves, all numbers of seats in turn."""
    left = moves
    for seats in endlessly(tuple(rules.seats)):
        for _ in random_game(rules, seats, dice):
            left -= 1
            if not left:
                return


def endlessly(seats: Sequence[int]) -> Iterator[int]:
    """Each number of seats in turn, for ever."""
    while True:
        yield from seats


def random_game(rules: AnyRules, seats: int, dice: Random) -> Iterator[Played]:
    """The moves of one random game, each with its own seed."""
    yield from moves_from(rules, rules.setup(seats, rules.options(), Rng(str(dice.random()))), dice)


def moves_from(rules: AnyRules, state: Any, dice: Random) -> Iterator[Played]:
    """Random moves to the end of the game: actors, legal list, check, apply, settle."""
    while actors := rules.actors(state):
        seat = min(actors)
        legal = rules.legal(state, seat)
        action = legal[dice.randrange(len(legal))]
        turn = play(rules, state, seat, action)
        if isinstance(turn, Refusal):
            raise ValueError(f"legal() offered what check() refuses: {turn.code}")
        state = turn.state
        yield seat, action


# --- early and late -----------------------------------------------------------------------------


def early_and_late(rules: AnyRules) -> tuple[float, float]:
    """CPU seconds a move in the first and in the last quarter, over some games."""
    early: list[float] = []
    late: list[float] = []
    for number, seats in zip(range(TIMED_GAMES), endlessly(tuple(rules.seats)), strict=False):
        times = timed_game(rules, seats, Random(number))
        quarter = max(1, len(times) // 4)
        early += times[:quarter]
        late += times[-quarter:]
    return statistics.mean(early), statistics.mean(late)


def timed_game(rules: AnyRules, seats: int, dice: Random) -> list[float]:
    """CPU seconds of each move of a random game."""
    times: list[float] = []
    began = time.process_time()
    for _ in random_game(rules, seats, dice):
        now = time.process_time()
        times.append(now - began)
        began = time.process_time()
    return times


# --- replay -------------------------------------------------------------------------------------


def replaying(rules: AnyRules) -> tuple[float, float]:
    """Moves per CPU-second when recorded games are played again, and when they are verified."""
    games = [
        (seats, tuple(moves_from(rules, start(rules, seats), Random(number))))
        for number, seats in enumerate(rules.seats)
    ]
    moves = sum(len(played) for _, played in games)
    again = cpu_seconds(lambda: [replay(rules, start(rules, s), played) for s, played in games])
    records = [
        record_of(rules, start(rules, s), opening(rules, s, rules.options(), "bench"), played)
        for s, played in games
    ]
    verified = cpu_seconds(lambda: [verify(rules, record) for record in records])
    return moves / again, moves / verified


def start(rules: AnyRules, seats: int) -> Any:
    """The first state of a benchmark game."""
    return rules.setup(seats, rules.options(), Rng("bench"))


# --- profile ------------------------------------------------------------------------------------


def top_entries(rules: AnyRules, entries: int = 12) -> tuple[str, ...]:
    """The functions that take most of random play: `18.2% state.py:77 touched`, most first."""
    profiler = cProfile.Profile()
    profiler.runcall(game_moves, rules, Random(0), PROFILED_MOVES)
    found = sorted(profiler.getstats(), key=lambda entry: -entry.inlinetime)
    total = sum(entry.inlinetime for entry in found)
    return tuple(f"{one.inlinetime / total:6.1%} {place(one.code)}" for one in found[:entries])


def place(code: CodeType | str) -> str:
    """`state.py:77 touched`, or the name of a built-in."""
    if isinstance(code, str):
        return code
    return f"{Path(code.co_filename).name}:{code.co_firstlineno} {code.co_name}"
