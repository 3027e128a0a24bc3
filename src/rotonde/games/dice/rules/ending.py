"""The end of the game: the last year, dice that run out, the last count (DIC-80 to DIC-90)."""

from operator import eq

from msgspec.structs import replace

from rotonde.games.dice import events as past
from rotonde.games.dice import scoring
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.state import FIGURES, State
from rotonde.games.dice.steps import Bridging, ChoosingTile, Entering
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.turn import Turn

OBLIGATIONS = (ChoosingTile, Entering, Bridging)
"""A compound move is begun (DIC-40)."""
TOTALS = tuple(row.stations_total for row in BOARD.companies)


def with_last_year(turn: Turn[State]) -> Turn[State]:
    """A die on the line, and the last year if it is the reason for one.

    Only a station, or a new tile, can be (DIC-80 to DIC-82), and only when nothing is left to be
    finished (DIC-83).
    """
    state = turn.state
    if state.end_reason is not None or isinstance(state.steps[-1], OBLIGATIONS):
        return turn
    reason = end_reason(state)
    if reason is None:
        return turn
    last = announce(state, reason)
    return Turn(last.state, turn.events + last.events)


def announce(state: State, reason: past.EndReason) -> Turn[State]:
    """This year is the last (DIC-83)."""
    company = BOARD.companies[complete_companies(state)[0]].id if reason == "a" else None
    event = past.LastYearAnnounced(state.seat, reason, company)
    return Turn(replace(state, end_reason=reason, announced_by=state.seat), (event,))


def end_reason(state: State) -> past.EndReason | None:
    """Why this is the last year; None where it is not. The order is that of DIC-83."""
    if any(map(eq, map(len, state.stations), TOTALS)):  # DIC-80
        return "a"
    a, b = state.line.prospects
    if a.way_out or b.way_out:
        return None
    if not any(state.line.sides):  # DIC-81: so it is, too, when no small tile is left
        return "b"
    return "c"  # DIC-82


def complete_companies(state: State) -> list[int]:
    """The companies whose last station is built."""
    built = tuple(map(len, state.stations))
    return [n for n, total in enumerate(TOTALS) if built[n] == total]


def run_dry(state: State, shortage: past.Shortage, *events: Event) -> Turn[State]:
    """A draw that is due cannot be made in full: the game stops at once (DIC-88)."""
    ended = past.GameEnded("d", shortage, state.seat)
    return finish(replace(state, end_reason="d"), *events, ended)


def finish(state: State, *events: Event) -> Turn[State]:
    """One last count with the present directors, and the game is over (DIC-85, DIC-88)."""
    counted = count_passengers(state)
    over = replace(counted.state, over=True, steps=())
    return Turn(over, (*events, *counted.events))


def count_passengers(state: State) -> Turn[State]:
    """Each company carries passengers for its director (DIC-72)."""
    counts = scoring.counts_now(state)
    events: list[Event] = []
    for one in counts:
        group = scoring.chains(state, one.company)[0]
        tiles = tuple(state.general_map.layout.at[place] + 1 for place in group)
        company = BOARD.companies[one.company].id
        carried = one.chain * FIGURES.passengers_per_station
        events.append(past.CompanyCounted(state.year, company, one.seat, tiles, carried))
    events.append(past.YearCounted(state.year, scoring.gains_of(state.seats, counts)))
    return Turn(replace(state, counts=state.counts + counts), tuple(events))
