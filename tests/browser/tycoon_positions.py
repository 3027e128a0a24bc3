"""Positions of Railroad Tycoon to begin a test or a picture with, told by their orders."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec

import rotonde
from rotonde.catalogue import desk
from rotonde.games.tycoon.notation import NOTATION
from rotonde.games.tycoon.steps import ChoosingAction
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.record import Divergence, Move, Record, begin, opening, record_of
from rotonde.kernel.law.refusal import Refusal
from tests.recordings.shelf import SHELF, read

TYCOON: Final = rotonde.game("tycoon")
ME: Final = Seat(0)
SEED: Final = "browser-8"
"""With it seat 2 opens the first auction of three seats, so that seat 0 goes first if all pass."""
ALL_PASS: Final = ("pass", "pass", "pass")
PASS: Final = "pass go"

EAST: Final = (
    *ALL_PASS,
    "build, lay X7 NE-SW",
    "build, lay W9 NE-SW",
    "build, lay V11 NE-SE",
)
"""Link 1 New York–Philadelphia of seat 0, then one each of seats 1 and 2 on to Washington."""
BRIDGED: Final = (
    *ALL_PASS,
    "build, lay R22 E-W, stop",
    "build, lay W9 NE-SW",
    "build, lay S26 E-W, lay T26 E-W, stop",
)
"""Seat 0 has begun a link at Knoxville, seat 2 one of two tiles at Atlanta; round 2 begins."""
DELIVERING: Final = (*EAST, "upgrade", PASS, PASS)
"""Seat 0 may send yellow from New York over its own link and that of seat 1 to Baltimore."""

TWO_WAYS: Final = (
    *EAST[:-1],
    "build, lay V8 E-SW, lay V9 NE-SE",
    *("upgrade", PASS, PASS),
)
"""The same, with another link of seat 2 beside that of seat 1."""


def played(orders: Iterable[str], seats: int = 3, seed: str = SEED, **options: Any) -> Record:
    """The record of a game in which whoever is asked gives the next of these orders."""
    first = opening(TYCOON, seats, TYCOON.options(**options), seed)
    start = state = begun(first)
    moves = []
    for line in orders:
        for order in line.split(", "):
            seat = min(TYCOON.actors(state))
            action = NOTATION.read(order)
            assert not isinstance(action, Refusal), (order, action)
            turn = play(TYCOON, state, seat, action)
            assert not isinstance(turn, Refusal), (order, turn)
            moves.append((seat, action))
            state = turn.state
    return record_of(TYCOON, start, first, moves)


def begun(record: Record) -> Any:
    """The first state of a record."""
    state = begin(TYCOON, record)
    assert not isinstance(state, Divergence), state
    return state


def state_of(record: Record) -> Any:
    """Where a record ends."""
    state = begun(record)
    for move in record.moves:
        state = after(state, move)
    return state


def after(state: Any, move: Move) -> Any:
    """The state after one recorded decision."""
    action = msgspec.json.decode(move.action, type=TYCOON.action_type)
    turn = play(TYCOON, state, move.seat, action)
    assert not isinstance(turn, Refusal), turn
    return turn.state


SHORT: Final = 100
"""A game with fewer decisions ended before it began."""


@cache
def recorded_with(seats: int) -> Record:
    """The recorded game of so many seats that was played with the fewest decisions, by the bots."""
    records = [read(path) for path in sorted((SHELF / "tycoon").glob("*.json"))]
    whole = [r for r in records if r.seats == seats and len(r.moves) > SHORT]
    return min(whole, key=lambda record: len(record.moves))


def late_game() -> Record:
    """A recorded game of six seats, up to where most of it is played."""
    record = recorded_with(6)
    return msgspec.structs.replace(record, moves=record.moves[: len(record.moves) * 4 // 5])


@cache
def my_go(seats: int, turn: int, deliveries: int = 0) -> Record:
    """A recorded game up to where seat 0 chooses its action and may deliver in so many ways."""
    record = recorded_with(seats)
    state = begun(record)
    for number, move in enumerate(record.moves):
        if state.turn >= turn and chooses(state) and ways(state) >= deliveries:
            return msgspec.structs.replace(record, moves=record.moves[:number])
        state = after(state, move)
    raise AssertionError(f"no such go of seat 0 in {seats} seats from turn {turn} on")


@cache
def last_turn(seats: int) -> Record:
    """A recorded game up to where seat 0 is the first to bid in the last turn."""
    record = recorded_with(seats)
    state = begun(record)
    for number, move in enumerate(record.moves):
        if state.turn == state.final_turn and state.steps[-1].seat == ME:
            return msgspec.structs.replace(record, moves=record.moves[:number])
        state = after(state, move)
    raise AssertionError(f"no last turn in {seats} seats")


def chooses(state: Any) -> bool:
    """Whether seat 0 is to choose what it does."""
    return (
        bool(state.steps)
        and isinstance(state.steps[-1], ChoosingAction)
        and state.steps[-1].seat == ME
    )


def ways(state: Any) -> int:
    """In how many ways seat 0 may deliver."""
    menu = desk("tycoon").menu(state, ME)
    return sum(choice.group == "deliver" for choice in menu.choices) if menu else 0


def best_cube(record: Record) -> str:
    """The cube whose best delivery brings seat 0 the most where a record ends."""
    menu = desk("tycoon").menu(state_of(record), ME)
    assert menu is not None
    deliveries = [choice for choice in menu.choices if choice.group == "deliver"]
    best = max(deliveries, key=lambda choice: choice.worth or 0)
    return next(thing for thing in best.things if thing.startswith("cube:"))
