"""Shares sold and workers hired, at nearly all times (REV-30, REV-31)."""

from typing import Any, Final

from msgspec.structs import replace

from rotonde.games.revolution import reasons
from rotonde.games.revolution.actions import AnyAction, HireWorker, SellShare
from rotonde.games.revolution.board import COLOUR_NUMBERS
from rotonde.games.revolution.components.ids import COLOURS
from rotonde.games.revolution.events import ShareSold, WorkerHired
from rotonde.games.revolution.rules.changes import join, pay
from rotonde.games.revolution.rules.chapter import Rule, Toll, Why
from rotonde.games.revolution.rules.funding import may_raise
from rotonde.games.revolution.rules.outlook import Outlook
from rotonde.games.revolution.state import HIRE, SHARE, State
from rotonde.games.revolution.steps import AnyStep
from rotonde.kernel.law.refusal import NOT_NOW, Refusal
from rotonde.kernel.law.text import Named
from rotonde.kernel.law.turn import Turn

SELL: Final = SellShare()
HIRE_TOLL: Final = Toll(HIRE, -1)
HIRES: Final = tuple(HireWorker(colour) for colour in COLOURS)


def may_sell(state: State, step: AnyStep) -> bool:
    """Whether there is a share to sell (REV-16, REV-30)."""
    return state.round > 0 and state.companies[step.seat].shares > 0


def hirable(state: State, step: AnyStep) -> list[HireWorker]:
    """A hire of each colour in the supply, where there is money for one (REV-16, REV-31)."""
    if not state.round or state.companies[step.seat].cash < HIRE:
        return []
    return [hire for hire, count in zip(HIRES, state.supply, strict=True) if count]


def not_at_this_step(_state: State, _step: AnyStep, action: AnyAction) -> Refusal:
    """The refusal of an action that its step never takes."""
    return reasons.NOT_AT_THIS_STEP() if isinstance(action, SellShare | HireWorker) else NOT_NOW()


def why_sell(state: State, step: AnyStep, _action: SellShare, _look: object = None) -> Why:
    """Is there a share to sell (REV-16, REV-30)?"""
    if not state.round:  # REV-16
        return reasons.NOT_AT_THIS_STEP()
    return None if state.companies[step.seat].shares else reasons.NO_SHARES()


def sell(state: State, step: AnyStep, _action: SellShare) -> Turn[State]:
    """A share for money."""
    company = state.companies[step.seat]
    shares = company.shares - 1
    after = replace(company, cash=company.cash + SHARE, shares=shares)
    return Turn(state.with_company(step.seat, after), (ShareSold(step.seat, SHARE, shares),))


def why_hire(state: State, step: AnyStep, action: HireWorker, _look: object = None) -> Why:
    """Is there money, and a worker of that colour in the supply (REV-16, REV-31)?"""
    if not state.round:  # REV-16
        return reasons.NOT_AT_THIS_STEP()
    if not state.supply[COLOUR_NUMBERS[action.colour]]:
        return reasons.NONE_TO_HIRE(colour=Named(f"worker-{action.colour}"))
    cash = state.companies[step.seat].cash
    return reasons.HIRE_TOO_DEAR(price=HIRE, money=cash) if cash < HIRE else None


def hire_toll(_state: State, _step: AnyStep, _action: HireWorker) -> Toll:
    """The price; a worker comes."""
    return HIRE_TOLL


def worth_hiring(state: State, _step: Any, _action: HireWorker, outlook: Outlook) -> bool:
    """Whether rails that are still to be laid could be paid by more than cash and shares."""
    action = state.action
    on_rails = action is not None and action.space == "railroad"
    return not on_rails or may_raise(state, outlook)


def hire(state: State, step: AnyStep, action: HireWorker) -> Turn[State]:
    """A worker of the supply for money."""
    after = join(pay(state, step.seat, HIRE), step.seat, action.colour)
    return Turn(after, (WorkerHired(step.seat, action.colour, HIRE),))


RULES: Final = (
    Rule(SellShare, sell, why_sell),
    Rule(HireWorker, hire, why_hire, hire_toll, worth_trying=worth_hiring),
)
