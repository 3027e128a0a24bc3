"""Which chapter judges, lists and carries out the actions of each step."""

from collections.abc import Sequence
from typing import assert_never

from rotonde.games.rocket.actions import (
    Advance,
    AnyAction,
    DropStation,
    PickStation,
    PlaceStation,
    SelectLine,
    TakeMarker,
    VetoBid,
    VetoConcede,
    VetoMatch,
    VetoPass,
    VetoPlace,
)
from rotonde.games.rocket.rules import extension, markers, stations, veto
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import (
    ChooseAction,
    ChooseHex,
    PutDown,
    VetoAnswering,
    VetoBidding,
    VetoPlacing,
)
from rotonde.kernel.ids import Seat
from rotonde.kernel.refusal import NOT_NOW, Refusal
from rotonde.kernel.rules import Turn
from rotonde.kernel.step import asked, not_asked

Answer = PutDown | ChooseHex | VetoBidding | VetoPlacing | VetoAnswering
"""The steps that finish, or answer, an action begun."""


def check(state: State, seat: Seat, action: AnyAction) -> Refusal | None:
    """Why `seat` may not do this now; None when it may."""
    step = asked(state.steps, seat)
    if step is None:
        return not_asked(state.steps)
    if isinstance(step, ChooseAction):
        return check_choice(state, seat, action)
    return check_answer(state, step, action)


def check_choice(state: State, seat: Seat, action: AnyAction) -> Refusal | None:
    """May the active seat choose this action (ROC-14)?"""
    match action:
        case PlaceStation():
            return stations.check_place(state, seat, action)
        case TakeMarker():
            return markers.check_take(state, action)
        case PickStation():
            return stations.check_pick(state, seat, action)
        case SelectLine(company=company):
            return extension.check_select(state, company)
    return NOT_NOW()


def check_answer(state: State, step: Answer, action: AnyAction) -> Refusal | None:
    """Does this action finish, or answer, what was begun?"""
    match step, action:
        case PutDown(), DropStation():
            return stations.check_drop(state, step, action)
        case ChooseHex(), Advance(hex=place):
            return extension.check_hex(state, step, place)
        case VetoPlacing(), VetoPlace(hex=place):
            return extension.check_hex(state, step.veto, place)
        case VetoBidding(), VetoBid(amount=amount):
            return veto.check_bid(state, step, amount)
        case (VetoBidding(), VetoPass()) | (VetoAnswering(), VetoMatch() | VetoConcede()):
            return None
    return NOT_NOW()


def legal(state: State, seat: Seat) -> Sequence[AnyAction]:
    """All that `check` allows, in the order of the decision points."""
    step = asked(state.steps, seat)
    if step is None:
        return ()
    if isinstance(step, ChooseAction):
        return legal_choices(state, seat)
    return legal_answers(state, step)


def legal_choices(state: State, seat: Seat) -> list[AnyAction]:
    """Markers, stations, lines (ROC-14)."""
    return [
        *markers.legal_takes(state),
        *stations.legal_stations(state, seat),
        *extension.legal_selects(state),
    ]


def legal_answers(state: State, step: Answer) -> Sequence[AnyAction]:
    """All that finishes, or answers, what was begun."""
    match step:
        case PutDown():
            return stations.legal_drops(state, step)
        case ChooseHex():
            return extension.legal_advances(step)
        case VetoBidding():
            return veto.legal_bids(state, step)
        case VetoPlacing():
            return veto.legal_placings(step)
        case VetoAnswering():
            return veto.ANSWERS
        case _:
            assert_never(step)


def apply(state: State, action: AnyAction) -> Turn[State]:
    """The action carried out. Trusts `check`."""
    step = state.steps[-1]
    if isinstance(step, ChooseAction):
        return apply_choice(state, step.seat, action)
    return apply_answer(state, step, action)


def apply_choice(state: State, seat: Seat, action: AnyAction) -> Turn[State]:
    """The chosen action begun, and finished where it has one step."""
    match action:
        case PlaceStation():
            return stations.place(state, seat, action)
        case TakeMarker():
            return markers.take(state, seat, action)
        case PickStation():
            return stations.pick(state, seat, action)
        case SelectLine():
            return extension.select(state, seat, action)
    raise ValueError(f"{action} was never checked")


def apply_answer(state: State, step: Answer, action: AnyAction) -> Turn[State]:
    """What was begun, finished or answered."""
    match step, action:
        case PutDown(), DropStation():
            return stations.drop(state, step, action)
        case ChooseHex(), Advance():
            return extension.advance(state, step, action)
        case VetoBidding(), VetoPass():
            return veto.decline(state, step)
        case VetoBidding(), VetoBid(amount=amount):
            return veto.bid(state, step, amount)
        case VetoPlacing(), VetoPlace(hex=place):
            return veto.placed(Turn(state), step.seat, step.veto, place)
        case VetoAnswering(), VetoMatch() | VetoConcede():
            return veto.answer(state, step, matched=isinstance(action, VetoMatch))
    raise ValueError(f"{action} was never checked")
