"""The turn: refresh, one worker, end check, next seat (REV-50 to REV-55, REV-120 to REV-122)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution import events as past
from rotonde.games.revolution import scoring
from rotonde.games.revolution.actions import AnyAction, HireWorker, PassTurn, PlaceWorker, SellShare
from rotonde.games.revolution.components.ids import COLOURS
from rotonde.games.revolution.reasons import PASS_NOT_NEEDED
from rotonde.games.revolution.rules import action_spaces, trades
from rotonde.games.revolution.state import Crew, State
from rotonde.games.revolution.steps import ChooseWorker
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn

PASS_TURN: Final = PassTurn()


def begin_turn(state: State, seat: Seat, number: int) -> Turn[State]:
    """A seat is active; if its stock is empty, all its workers come back (REV-51)."""
    began = past.TurnBegan(seat, number, seat == state.first_player)
    fresh = replace(state, active_seat=seat, round=number, steps=(ChooseWorker(seat),))
    crew = state.companies[seat].crew
    if any(crew.stock):
        return Turn(fresh, (began,))
    back = tuple(c for c, count in zip(COLOURS, crew.used, strict=True) for _ in range(count))
    company = replace(state.companies[seat], crew=Crew(crew.used))
    return Turn(fresh.with_company(seat, company), (began, past.WorkersReturned(seat, back)))


# --- the worker, or the pass --------------------------------------------------------------------


def legal_turns(state: State, step: ChooseWorker) -> list[AnyAction]:
    """Placings or the pass, then sale and hires, which always pass REV-64."""
    placings: list[AnyAction] = [*action_spaces.legal_placings(state, step)]
    sale = [trades.SELL] if trades.may_sell(state, step) else []
    return [*(placings or [PASS_TURN]), *sale, *trades.hirable(state, step)]


def check_pass(state: State, step: ChooseWorker, _action: PassTurn) -> Refusal | None:
    """Can no worker be placed (REV-54)?"""
    return PASS_NOT_NEEDED() if action_spaces.legal_placings(state, step) else None


def pass_turn(state: State, step: ChooseWorker, _action: PassTurn) -> Turn[State]:
    """No worker is placed; the end of the turn still happens (REV-54)."""
    return Turn(replace(state, steps=()), (past.TurnPassed(step.seat),))


# --- the end of a turn ----------------------------------------------------------------------------


def end_turn(state: State) -> Turn[State]:
    """The end check, then the next seat or the end (REV-120, REV-121)."""
    return with_end(state).then(go_on)


def go_on(state: State) -> Turn[State]:
    """The next seat begins its turn, or the game is over."""
    if state.is_last_turn:
        return finish(state)
    seat = state.next_seat
    return begin_turn(state, seat, state.round + (seat == state.first_player))


def with_end(state: State) -> Turn[State]:
    """The last round is known once a seat has nothing left of its logo (REV-120)."""
    if state.final_round is not None:
        return Turn(state)
    for seat in state.seats_from_active:
        if not state.companies[seat].left_of_logo:
            last = state.round + 1
            return Turn(replace(state, final_round=last), (past.EndSet(seat, last),))
    return Turn(state)


def finish(state: State) -> Turn[State]:
    """All have had the same number of turns (REV-121, REV-123)."""
    parts = [scoring.sources(company) for company in state.companies]
    counts = [
        past.SeatCounted(Seat(seat), **each, total=sum(each.values()))
        for seat, each in enumerate(parts)
    ]
    return Turn(replace(state, over=True), (past.GameEnded(state.round), *counts))


DECISIONS: Final = (
    Decision(
        ChooseWorker,
        legal_turns,
        (
            Order(PlaceWorker, action_spaces.place, action_spaces.check_worker),
            Order(PassTurn, pass_turn, check_pass),
            Order(SellShare, trades.sell, trades.why_sell),
            Order(HireWorker, trades.hire, trades.why_hire),
        ),
    ),
)
