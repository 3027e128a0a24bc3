"""Totals by their sources, and how a game ended (TIL-80, TIL-88, TIL-114)."""

from collections.abc import Mapping

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import ObjectiveId
from rotonde.games.tiles.scoring.challenges import Judged, judge_challenge
from rotonde.games.tiles.scoring.ground import city_points, penalty, rectangle_points
from rotonde.games.tiles.scoring.objectives import objective_points
from rotonde.games.tiles.scoring.points import piece_points
from rotonde.games.tiles.state import PlayArea, State, column_of
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.outcome import Outcome, rank_scores


def sources(state: State, area: PlayArea) -> dict[str, int]:
    """The points of an area by source, in the order of the end page (TIL-80)."""
    return worth_by_source(area, state.objectives, alone=state.alone)


def worth_by_source(
    area: PlayArea, objectives: tuple[ObjectiveId, ...], *, alone: bool
) -> dict[str, int]:
    """The points of an area by source, from all of the state that they hang on."""
    parts = {
        "pieces": piece_points(area),
        "cities": city_points(area.map),
        "rectangle": rectangle_points(area.map),
        "dead_ends": -penalty(area.map),
    }
    if objectives:
        parts["objectives"] = objective_points(area, objectives)
    if alone:
        parts["solo"] = area.bonus
    return parts


def total(state: State, area: PlayArea) -> int:
    """The points of an area, as the final count would have it now."""
    return sum(sources(state, area).values())


def scores(state: State) -> tuple[int, ...]:
    """The points of each seat as of now; the challenge counts at the end."""
    if state.phase == "over":
        return tuple(sum(breakdown(state, Seat(seat)).values()) for seat in range(state.seats))
    return tuple(total(state, area) for area in state.areas)


def challenge_now(state: State) -> Judged | None:
    """The solo challenge, judged now; None with more seats than one."""
    if state.challenge is None:
        return None
    area = state.areas[0]
    return judge_challenge(area, BOARD.challenges[state.challenge], total(state, area))


def breakdown(state: State, seat: Seat) -> Mapping[str, int]:
    """The score of a seat by its sources; a failed challenge takes all of it (TIL-114)."""
    parts = sources(state, state.areas[seat])
    result = challenge_now(state)
    if result is not None:
        parts["challenge"] = result.score - sum(parts.values())
    return parts


def outcome(state: State) -> Outcome | None:
    """The largest total wins; among equal ones the column farther left (TIL-88)."""
    if state.phase != "over":
        return None
    seats = tuple(map(Seat, range(state.seats)))
    columns = {seat: column_of(state, seat) or 0 for seat in seats}
    return rank_scores({seat: breakdown(state, seat) for seat in seats}, end_reason(state), columns)


def end_reason(state: State) -> str:
    """The way in which the game ended, in a word."""
    result = challenge_now(state)
    if result is None:
        return "rounds"
    return "challenge-kept" if result.kept else "challenge-failed"
