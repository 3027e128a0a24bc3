"""A position as the evaluator reads it: the future of each line, and how much is still to come.

Pure.
"""

from functools import lru_cache
from typing import Final

import msgspec

from rotonde.games.rocket.board import BOARD, TownSet
from rotonde.games.rocket.bot.ways import ways
from rotonde.games.rocket.field import HexCell
from rotonde.games.rocket.state import Line, State

INCOME: Final = BOARD.tables.income
FULL_PACE: Final = 30
"""With so many tiles left an engine still goes all its way."""
AGAIN: Final = 0.7
"""The gain of stations from each railway town within reach."""


class LineFuture(msgspec.Struct, frozen=True):
    """The future of a line that is pushed on."""

    towns: int
    growth: float
    """New towns to be expected."""
    railway: float
    """Railway towns among them."""


@lru_cache(maxsize=1 << 14)
def prospect(engine: HexCell, heading: int | None, towns: TownSet) -> LineFuture:
    """The towns that a line has, and those that it may reach."""
    chances = ways(engine, heading).towns
    new = {town: chance for town, chance in enumerate(chances) if not towns >> town & 1}
    railway = sum(chance for town, chance in new.items() if BOARD.railway_towns >> town & 1)
    return LineFuture(towns.bit_count(), sum(new.values()), railway)


class Reading(msgspec.Struct, frozen=True):
    """A position as the evaluator reads it."""

    state: State
    pace: float
    """1 while engines have far to go, 0 at the end."""
    lines: tuple[tuple[int, Line, LineFuture], ...]
    """Surviving lines only."""


def read(state: State) -> Reading:
    """The facts that the rest of the evaluation needs."""
    lines = tuple(
        (number, line, prospect(line.engine, line.heading, line.towns))
        for number, line in enumerate(state.network.lines)
        if line.status != "absorbed"
    )
    return Reading(state, pace(state), lines)


def pace(state: State) -> float:
    """How much is still to come, by both ways in which the game ends (ROC-75, ROC-76)."""
    selling = sum(shares.stack > 0 for shares in state.shares) - 1
    return min(1.0, state.tiles_left / FULL_PACE, selling / 3)


def final_towns(reading: Reading, line: Line, future: LineFuture) -> float:
    """How many towns the line will pay for at the end."""
    return future.towns + (reading.pace * future.growth if line.status == "active" else 0.0)


def station_worth(reading: Reading, line: Line, future: LineFuture) -> float:
    """The gain of the first place in stations on a line from now on (ROC-55, ROC-82)."""
    events = 1 + AGAIN * reading.pace * future.railway
    return INCOME.per_town_first * final_towns(reading, line, future) * events
