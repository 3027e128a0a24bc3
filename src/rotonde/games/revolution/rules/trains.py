"""Trains are taken and flipped (REV-40, REV-41). Nothing here asks whether it may be done."""

from msgspec.structs import replace

from rotonde.games.revolution.actions import FlipTrain, TakeTrain
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.events import TrainTaken, TrainUsed
from rotonde.games.revolution.rules.changes import Told, pay, swapped
from rotonde.games.revolution.rules.effects import close, resolve, turn_over, unwind
from rotonde.games.revolution.state import TRAIN_NUMBERS, State, added, with_seat
from rotonde.games.revolution.steps import EffectFlip
from rotonde.kernel.ids import Seat


def take(state: State, seat: Seat, action: TakeTrain, told: Told) -> State:
    """A train comes from its pile, face up."""
    company, number = state.companies[seat], TRAIN_NUMBERS[action.kind]
    company = replace(company, trains_up=added(company.trains_up, number, 1))
    told.append(TrainTaken(seat, action.kind))
    after = replace(
        state,
        companies=with_seat(state, seat, company),
        train_piles=added(state.train_piles, number, -1),
    )
    return close(after, told)


def flip(state: State, seat: Seat, action: FlipTrain, told: Told) -> State:
    """Face up: its bonus for its price, then it is turned down. Face down: turned up."""
    step = state.steps[-1]
    assert isinstance(step, EffectFlip)
    left = step.left - 1
    if not action.face_up:
        turned = turn_over(state, seat, action.kind, told, face_up=False)
        return unwind(swapped(turned, replace(step, left=left)), told)
    row = BOARD.trains[action.kind]
    told.append(TrainUsed(seat, action.kind, row.bonus_price))
    using = swapped(state, replace(step, left=left, turning=action.kind))
    after = resolve(pay(using, seat, row.bonus_price), seat, row.bonus, told)
    return after if len(after.steps) > len(using.steps) else unwind(after, told)
