"""The end of a year: passengers, directors, the first player (DIC-71 to DIC-77, DIC-90)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from rotonde.games.dice import events as past
from rotonde.games.dice import scoring
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.rules import ending, turns
from rotonde.games.dice.scoring import Office
from rotonde.games.dice.state import IDLE_YEARS, State
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.turn import Turn


def pass_on(state: State) -> Turn[State]:
    """The next seat has its turn, or the year is over (DIC-21)."""
    return (
        end_year(state)
        if turns.ends_year(state)
        else turns.begin_turn(state, turns.seat_after(state))
    )


def end_year(state: State) -> Turn[State]:
    """The year is counted; then the game goes on, or is over."""
    idle = 0 if state.built else state.idle_years + 1
    state = replace(state, idle_years=idle)
    if state.end_reason is not None:  # DIC-85
        return ending.finish(state, past.GameEnded(state.end_reason))
    if idle >= IDLE_YEARS:  # DIC-90
        return ending.finish(replace(state, end_reason="idle"), past.GameEnded("idle"))
    counted = ending.count_passengers(state)
    elected = elect(counted.state)
    began = begin_year(elected.state)
    return Turn(began.state, counted.events + elected.events + began.events)


def elect(state: State) -> Turn[State]:
    """The seat with most shares of a company directs it (DIC-74, DIC-75)."""
    offices = scoring.offices_now(state)
    losing = scoring.losing_office(state)  # DIC-76
    after = replace(
        state,
        directors=tuple([None if office is None else office.seat for office in offices]),
        lost_office=tuple([seat in losing for seat in range(state.seats)]),
    )
    return Turn(after, (*changes(state, offices), *map(past.OfficeLost, losing)))


def changes(state: State, offices: Sequence[Office | None]) -> Iterator[Event]:
    """The companies that change hands."""
    for company, office in enumerate(offices):
        before = state.directors[company]
        if office is not None and office.seat != before:
            name, held = BOARD.companies[company].id, state.shares[company].held
            yield past.DirectorChanged(name, before, office.seat, office.why, held)


def begin_year(state: State) -> Turn[State]:
    """The marker goes on, and the next year begins (DIC-77)."""
    first, year = turns.next_first(state), state.year + 1
    turn = turns.begin_turn(replace(state, first=first, year=year, built=False), first)
    return Turn(turn.state, (past.YearBegan(year, first), *turn.events))
