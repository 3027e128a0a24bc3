"""The end of the game and the final count (TIL-80 to TIL-88, TIL-114)."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from rotonde.games.tiles import events as past
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.maps import PlayerMap
from rotonde.games.tiles.scoring.ground import cities, city_points, penalty, rectangle_points
from rotonde.games.tiles.scoring.objectives import holds
from rotonde.games.tiles.scoring.totals import challenge_now, total
from rotonde.games.tiles.state import CONSTANTS, State
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.turn import Turn


def finish(state: State) -> Turn[State]:
    """The game is over; the pawns stay on their columns (TIL-64, TIL-80)."""
    state = replace(state, phase="over")
    counts = (past.GameEnded(), *count_maps(state), *count_objectives(state), *judge(state))
    return Turn(state, counts)


def each(state: State, count: Callable[[PlayerMap], int]) -> tuple[int, ...]:
    """A figure of the map of each seat."""
    return tuple(count(area.map) for area in state.areas)


def count_maps(state: State) -> Iterator[Event]:
    """Cities, rectangles, dead ends (TIL-81 to TIL-85)."""
    yield past.CitiesScored(each(state, lambda m: len(cities(m))), each(state, city_points))
    found = [area.map.layout.rectangle for area in state.areas]
    sizes = tuple((r.width, r.height) if r else (0, 0) for r in found)
    yield past.RectanglesScored(sizes, each(state, rectangle_points))
    dead = each(state, lambda m: m.layout.dead_ends)
    yield past.DeadEndsCounted(dead, each(state, lambda m: -penalty(m)))


def count_objectives(state: State) -> Iterator[Event]:
    """Each kind of objective in play (TIL-86)."""
    for kind in state.objectives:
        laid = tuple(kind in area.map.objectives for area in state.areas)
        held = tuple(holds(area, kind) for area in state.areas)
        points = tuple(CONSTANTS.objective_points * each for each in held)
        yield past.ObjectiveScored(kind, laid, held, points)


def judge(state: State) -> Iterator[Event]:
    """The solo challenge (TIL-114)."""
    result = challenge_now(state)
    if result is None or state.challenge is None:
        return
    yield past.ChallengeJudged(
        seat=Seat(0),
        challenge=state.challenge,
        kept=result.kept,
        value=result.value,
        target=BOARD.challenges[state.challenge].value,
        total=total(state, state.areas[0]),
        score=result.score,
        rating=result.rating,
    )
