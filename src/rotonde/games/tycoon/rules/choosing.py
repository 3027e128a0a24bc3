"""A go: kinds of action, shares of one's own will, passing (TYC-16, TYC-25 to TYC-27)."""

from collections.abc import Callable, Mapping
from typing import Final, assert_never

from msgspec.structs import replace

from rotonde.games.tycoon.actions import KINDS, AnyAction, ChooseAction, IssueShare, Kind
from rotonde.games.tycoon.events import ActionChosen, ActionPassed, ShareIssued
from rotonde.games.tycoon.reasons import (
    BEGINNERS_GAME,
    NOTHING_TO_BUILD,
    NOTHING_TO_DELIVER,
    SHARES_ENOUGH,
)
from rotonde.games.tycoon.rules.building import may_build
from rotonde.games.tycoon.rules.cards import why_not_take
from rotonde.games.tycoon.rules.delivering import may_deliver
from rotonde.games.tycoon.rules.engines import upgrade, why_not_upgrade
from rotonde.games.tycoon.rules.going import busy, done
from rotonde.games.tycoon.rules.urbanizing import why_not_urbanize
from rotonde.games.tycoon.rules.west import why_not_go_west
from rotonde.games.tycoon.state import COSTS, LIMITS, Deed, State, with_railroad
from rotonde.games.tycoon.steps import (
    AnyStep,
    Building,
    ChoosingAction,
    Delivering,
    GoingWest,
    TakingCard,
    Urbanizing,
)
from rotonde.kernel.law.decision import Order
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn

CHOICES: Final = {kind: ChooseAction(kind) for kind in KINDS}
ISSUE: Final = IssueShare()


def why_not_kind(state: State, seat: Seat, kind: Kind) -> Refusal | None:
    """Is there a legal way to do this (TYC-26)?"""
    match kind:
        case "build":
            return None if may_build(state, seat) else NOTHING_TO_BUILD()
        case "urbanize":
            return why_not_urbanize(state)
        case "upgrade":
            return why_not_upgrade(state, seat)
        case "deliver":
            return None if may_deliver(state, seat) else NOTHING_TO_DELIVER()
        case "card":
            return BEGINNERS_GAME() if state.options.beginner else why_not_take(state)
        case "western_link":
            return BEGINNERS_GAME() if state.options.beginner else why_not_go_west(state, seat)
        case "pass":
            return None
        case _:
            assert_never(kind)


def check_choice(state: State, step: ChoosingAction, action: ChooseAction) -> Refusal | None:
    """May the seat choose this kind?"""
    known = action.kind in KINDS
    return why_not_kind(state, step.seat, action.kind) if known else busy(state, step)


def check_issue(state: State, step: ChoosingAction, _action: IssueShare) -> Refusal | None:
    """May the seat issue a share of its own will (TYC-16)?"""
    if state.railroads[step.seat].voluntary_shares >= LIMITS.voluntary_shares_per_turn:
        return SHARES_ENOUGH(most=LIMITS.voluntary_shares_per_turn)
    return None


def legal_choices(state: State, step: ChoosingAction) -> list[AnyAction]:
    """The kinds that have a legal way, then a share."""
    kinds: list[AnyAction] = [
        CHOICES[kind] for kind in KINDS if why_not_kind(state, step.seat, kind) is None
    ]
    return [*kinds, ISSUE] if check_issue(state, step, ISSUE) is None else kinds


def choose(state: State, step: ChoosingAction, action: ChooseAction) -> Turn[State]:
    """Upgrading and passing are done at once, the others are opened."""
    kind = action.kind
    if kind == "upgrade":
        return upgrade(state, step.seat)
    if kind == "pass":
        deed = Deed(state.action_round, step.seat, "pass")
        return done(state, deed, ActionPassed(step.seat))
    return Turn(opened(state, step.seat, kind), (ActionChosen(step.seat, kind),))


def opened(state: State, seat: Seat, kind: Kind) -> State:
    """A kind of action has begun."""
    return replace(state, steps=(OPENED[kind](seat),))


def issue(state: State, step: ChoosingAction, _action: IssueShare) -> Turn[State]:
    """A share for its value; no action (TYC-14, TYC-16)."""
    seat = step.seat
    railroad = state.railroads[seat]
    after = replace(
        railroad,
        cash=railroad.cash + COSTS.share_value,
        shares=railroad.shares + 1,
        voluntary_shares=railroad.voluntary_shares + 1,
    )
    told = ShareIssued(seat, after.cash, after.shares)
    return Turn(replace(state, railroads=with_railroad(state, seat, after)), (told,))


OPENED: Final[Mapping[str, Callable[[Seat], AnyStep]]] = {
    "build": Building,
    "urbanize": Urbanizing,
    "deliver": Delivering,
    "card": TakingCard,
    "western_link": GoingWest,
}
"""The step that each kind opens."""


ORDERS: Final = (
    Order(ChooseAction, choose, check_choice),
    Order(IssueShare, issue, check_issue),
)
"""The orders that begin an action, or go with it."""
