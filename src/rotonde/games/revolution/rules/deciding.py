"""Which chapter judges, lists and carries out the actions of each step."""

from rotonde.games.revolution.actions import (
    AnyAction,
    KeepMilestone,
    PassMarket,
    PassTurn,
    PickSetupTile,
)
from rotonde.games.revolution.rules import closing, market, milestones, setup, turns
from rotonde.games.revolution.rules.changes import Told
from rotonde.games.revolution.rules.doing import do
from rotonde.games.revolution.rules.refusing import refusal
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import ChooseWorker, KeepingMilestone, SetupPick
from rotonde.kernel.ids import Seat
from rotonde.kernel.refusal import GAME_OVER, NOT_YOUR_DECISION, Refusal
from rotonde.kernel.rules import Turn
from rotonde.kernel.text import Seated


def legal(state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """All that `check` allows, in the order of the decision points."""
    if not state.steps or state.steps[-1].seat != seat:
        return ()
    return offered(state)


def offered(state: State) -> tuple[AnyAction, ...]:
    """What the innermost step offers; found once and kept on the state it follows from."""
    known: tuple[AnyAction, ...] | None = state.__dict__.get("offered")
    if known is None:
        known = found(state)
        state.__dict__["offered"] = known
    return known


def found(state: State) -> tuple[AnyAction, ...]:
    """What the innermost step offers."""
    step = state.steps[-1]
    match step:
        case SetupPick():
            return tuple(PickSetupTile(offer.tile) for offer in state.setup_tiles)
        case ChooseWorker(seat=seat):
            return turns.offers(state, seat)
        case KeepingMilestone(tiles=tiles):
            return tuple(map(KeepMilestone, milestones.listed(tiles)))
    return closing.offers(state)


def check(state: State, seat: Seat, action: AnyAction) -> Refusal | None:
    """Why `seat` may not do this now; None when it may."""
    if not state.steps:
        return GAME_OVER()
    step = state.steps[-1]
    if seat != step.seat:
        return NOT_YOUR_DECISION(seat=Seated(step.seat))
    return None if action in offered(state) else refusal(state, seat, action)


def apply(state: State, seat: Seat, action: AnyAction) -> Turn[State]:
    """The action carried out. Trusts `check`."""
    told: Told = []
    return Turn(carried_out(state, seat, action, told), tuple(told))


def carried_out(state: State, seat: Seat, action: AnyAction, told: Told) -> State:
    """The state after an action of any step."""
    match action:
        case PickSetupTile():
            return setup.pick_tile(state, seat, action, told)
        case PassTurn():
            return turns.pass_turn(state, seat, action, told)
        case PassMarket():
            return market.pass_on(state, seat, action, told)
        case KeepMilestone():
            return milestones.keep(state, seat, action, told)
    return do(state, seat, action, told)
