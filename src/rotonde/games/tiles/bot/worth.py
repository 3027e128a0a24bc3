"""The worth of an area at the end, all parts together."""

from functools import lru_cache
from typing import Final

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.bot import ground
from rotonde.games.tiles.bot.goals import chance
from rotonde.games.tiles.bot.income import piece_income
from rotonde.games.tiles.bot.objectives import objective_hopes
from rotonde.games.tiles.bot.prospects import SeatFuture, prospect
from rotonde.games.tiles.bot.reading import read
from rotonde.games.tiles.bot.weights import Weights
from rotonde.games.tiles.components import ChallengeId, ObjectiveId
from rotonde.games.tiles.scoring.points import prestige
from rotonde.games.tiles.scoring.totals import challenge_now, total
from rotonde.games.tiles.state import PlayArea, State

LOST: Final = 0.05
"""The worth of a point where the challenge fails: the map is still shown (TIL-114)."""

Aims = tuple[tuple[ObjectiveId, ...], ChallengeId | None]
"""The kinds of objectives in play, and the solo challenge."""


def worth(state: State, seat: int, weights: Weights) -> float:
    """The points that a seat may expect at the end."""
    if state.phase == "over":
        return final(state, seat)
    aims = (state.objectives, state.challenge)
    return expected_points(state.areas[seat], prospect(state, seat), aims, weights)


def final(state: State, seat: int) -> float:
    """The points of a seat at the end."""
    result, points = challenge_now(state), total(state, state.areas[seat])
    return float(points) if result is None or result.kept else LOST * points


def expected_points(area: PlayArea, ahead: SeatFuture, aims: Aims, weights: Weights) -> float:
    """The future points of an area, part by part."""
    objectives, challenge = aims
    reading = read(area, ahead, challenge)
    points = (
        prestige(area)
        + piece_income(reading, weights)
        + weights.star * min(area.stars, ahead.uses)
        + ground.worth(reading, weights)
    )
    if objectives:
        points += objective_hopes(reading, objectives)
    if challenge is None:
        return points
    kept = chance(reading, BOARD.challenges[challenge])
    return points * (LOST + (1 - LOST) * kept)


remembered = lru_cache(maxsize=1 << 8)(expected_points)
"""The worth of areas that are asked about again and again: those of the other seats."""


def rival(state: State, seat: int, weights: Weights) -> float:
    """The best expectation among the others; nothing where there is none."""
    aims = (state.objectives, state.challenge)
    others = (other for other in range(state.seats) if other != seat)
    if state.phase == "over":
        return max((final(state, other) for other in others), default=0.0)
    found = (
        remembered(state.areas[other], prospect(state, other), aims, weights) for other in others
    )
    return max(found, default=0.0)
