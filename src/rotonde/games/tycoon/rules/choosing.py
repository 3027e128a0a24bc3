"""A go: kinds of action, shares of one's own will, passing (TYC-16, TYC-25 to TYC-27)."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import reasons, steps
from rotonde.games.tycoon.actions import KINDS, AnyAction, ChooseAction, IssueShare, Kind
from rotonde.games.tycoon.rules.action_ends import busy, end_action
from rotonde.games.tycoon.rules.building import why_not_build
from rotonde.games.tycoon.rules.cards import why_not_take
from rotonde.games.tycoon.rules.delivering import why_not_deliver
from rotonde.games.tycoon.rules.engines import upgrade, why_not_upgrade
from rotonde.games.tycoon.rules.urbanizing import why_not_urbanize
from rotonde.games.tycoon.rules.west import why_not_go_west
from rotonde.games.tycoon.state import COSTS, LIMITS, Deed, State, with_railroad
from rotonde.kernel.law.decision import Order
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn

CHOICES: Final = {kind: ChooseAction(kind) for kind in KINDS}
ISSUE: Final = IssueShare()
NOT_FOR_BEGINNERS: Final = ("card", "western_link")


def why_not_kind(state: State, seat: Seat, kind: Kind) -> Refusal | None:
    """Why there is no legal way to do this now (TYC-26)."""
    if state.options.beginner and kind in NOT_FOR_BEGINNERS:  # TYC-91
        return reasons.BEGINNERS_GAME()
    return WHY_NOT[kind](state, seat)


def check_choice(state: State, step: steps.ChoosingAction, action: ChooseAction) -> Refusal | None:
    """May the seat choose this kind?"""
    known = action.kind in KINDS
    return why_not_kind(state, step.seat, action.kind) if known else busy(state, step)


def check_issue(state: State, step: steps.ChoosingAction, _action: IssueShare) -> Refusal | None:
    """May the seat issue a share of its own will (TYC-16)?"""
    if state.railroads[step.seat].voluntary_shares >= LIMITS.voluntary_shares_per_turn:
        return reasons.SHARES_ENOUGH(most=LIMITS.voluntary_shares_per_turn)
    return None


def legal_choices(state: State, step: steps.ChoosingAction) -> list[AnyAction]:
    """The kinds that have a legal way, then a share."""
    kinds: list[AnyAction] = [
        CHOICES[kind] for kind in KINDS if why_not_kind(state, step.seat, kind) is None
    ]
    return [*kinds, ISSUE] if check_issue(state, step, ISSUE) is None else kinds


def choose(state: State, step: steps.ChoosingAction, action: ChooseAction) -> Turn[State]:
    """Upgrading and passing are done at once, the others are opened."""
    kind = action.kind
    if kind == "upgrade":
        return upgrade(state, step.seat)
    if kind == "pass":
        deed = Deed(state.action_round, step.seat, "pass")
        return end_action(state, deed, past.ActionPassed(step.seat))
    return Turn(open_kind(state, step.seat, kind), (past.ActionChosen(step.seat, kind),))


def open_kind(state: State, seat: Seat, kind: Kind) -> State:
    """A kind of action has begun."""
    return replace(state, steps=(OPENED[kind](seat),))


def issue(state: State, step: steps.ChoosingAction, _action: IssueShare) -> Turn[State]:
    """A share for its value; no action (TYC-14, TYC-16)."""
    railroad = state.railroads[step.seat]
    cash, shares = railroad.cash + COSTS.share_value, railroad.shares + 1
    issued = railroad.voluntary_shares + 1
    after = with_railroad(state, step.seat, cash=cash, shares=shares, voluntary_shares=issued)
    return Turn(after, (past.ShareIssued(step.seat, cash, shares),))


Opened = (
    type[steps.Building]
    | type[steps.Urbanizing]
    | type[steps.Delivering]
    | type[steps.TakingCard]
    | type[steps.GoingWest]
)
OPENED: Final[Mapping[Kind, Opened]] = {
    "build": steps.Building,
    "urbanize": steps.Urbanizing,
    "deliver": steps.Delivering,
    "card": steps.TakingCard,
    "western_link": steps.GoingWest,
}
"""The step that each kind opens."""

WHY_NOT: Final[Mapping[Kind, Callable[[State, Seat], Refusal | None]]] = {
    "build": why_not_build,
    "urbanize": lambda state, _: why_not_urbanize(state),
    "upgrade": why_not_upgrade,
    "deliver": why_not_deliver,
    "card": lambda state, _: why_not_take(state),
    "western_link": why_not_go_west,
    "pass": lambda *_: None,
}
"""Why each kind cannot be chosen; None where it has a legal way."""


ORDERS: Final = (
    Order(ChooseAction, choose, check_choice),
    Order(IssueShare, issue, check_issue),
)
"""The orders that begin an action, or go with it."""
