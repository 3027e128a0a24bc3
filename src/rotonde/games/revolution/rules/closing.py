"""Ending a step, selling and hiring: what is offered besides its choices (REV-30, REV-31, REV-61).

And what a sale or a hire would open, so that no step closes too early.
"""

from collections.abc import Iterator
from typing import Final

from rotonde.games.revolution.actions import (
    AnyAction,
    FinishAction,
    HireWorker,
    PassMarket,
    SellShare,
    StopEffect,
)
from rotonde.games.revolution.components.ids import COLOURS
from rotonde.games.revolution.rules.deals import open_deal
from rotonde.games.revolution.rules.doing import after
from rotonde.games.revolution.rules.foresight import Outlook
from rotonde.games.revolution.rules.judging import completes, may_raise, promotable, wants_managers
from rotonde.games.revolution.rules.offering import CHOICES, STOPPABLE, choices
from rotonde.games.revolution.rules.options import (
    deals_left,
)
from rotonde.games.revolution.state import (
    HIRE,
    MINIMUM,
    State,
    action_of,
    liquid,
)
from rotonde.games.revolution.steps import (
    EffectDiscard,
    EffectExchangeTake,
    EffectPromote,
    MarketOffer,
    ResolveAction,
)
from rotonde.kernel.ids import Seat

Choices = Iterator[AnyAction]

SELL: Final = SellShare()
STOP: Final = StopEffect()
FINISH: Final = FinishAction()
PASS: Final = PassMarket()
HIRES: Final = tuple(HireWorker(colour) for colour in COLOURS)
"""Orders that are the same ones again and again."""


# --- Stop, Finish, Pass -------------------------------------------------------------------------


def endings(state: State, outlook: Outlook) -> Choices:
    """The order that ends the innermost step, where it is offered."""
    top = state.steps[-1]
    if isinstance(top, STOPPABLE):
        if outlook.bears() or completes(state, top.seat, STOP):
            yield STOP
    elif isinstance(top, ResolveAction):
        if may_finish(state, top, outlook):
            yield FINISH
    elif isinstance(top, MarketOffer) and outlook.short <= 0:  # REV-102
        yield PASS


def may_finish(state: State, action: ResolveAction, outlook: Outlook) -> bool:
    """No mandatory part is left, what is due is there, and so are the workers (REV-61)."""
    if action.pieces or state.companies[action.seat].cash < action.due:
        return False
    if not action.market:
        return outlook.short <= 0
    return outlook.bears() or completes(state, action.seat, FINISH)


# --- at all times -------------------------------------------------------------------------------


def frees(state: State, outlook: Outlook) -> Choices:
    """A sale and hires, where this step allows them (REV-30, REV-31)."""
    top = state.steps[-1]
    if not state.round or isinstance(top, EffectDiscard | EffectExchangeTake):
        return
    company = state.companies[top.seat]
    if company.shares and (outlook.bears() or completes(state, top.seat, SELL)):
        yield SELL
    if company.cash >= HIRE:
        there = [hire for hire, count in zip(HIRES, state.supply, strict=True) if count]
        if there and may_hire(state, top.seat, there[0], outlook):
            yield from there


def may_hire(state: State, seat: Seat, option: HireWorker, outlook: Outlook) -> bool:
    """Whether a hire leaves enough; its colour is all one to what must still be done (REV-66)."""
    if outlook.bears(HIRE, -1):
        return True
    action = action_of(state)
    on_rails = action is not None and action.space == "railroad"
    if on_rails and not may_raise(state, outlook):
        return False
    return completes(state, seat, option)


def offers(state: State) -> tuple[AnyAction, ...]:
    """Everything offered at a step of an action, an effect or the Market."""
    top = state.steps[-1]
    outlook = Outlook(state, top.seat)
    return (
        *CHOICES[type(top)](state, top, outlook),
        *endings(state, outlook),
        *frees(state, outlook),
    )


# --- what a sale or a hire would open -------------------------------------------------------------


def would_open(state: State) -> bool:
    """Whether a choice is offered after selling shares, or after that and one hire (REV-102)."""
    seat = state.steps[-1].seat
    if not state.round or hopeless(state, seat):  # REV-16
        return False
    for _ in range(state.companies[seat].shares + 1):
        if any(any(choices(hired)) for hired in hired_from(state, seat)):
            return True
        outlook = Outlook(state, seat)
        if not state.companies[seat].shares or SELL not in frees(state, outlook):
            return False
        state = after(state, seat, SELL)
        if any(choices(state)):
            return True
    return False


def hopeless(state: State, seat: Seat) -> bool:
    """Whether neither sale nor hire can open anything, seen without trying."""
    company, step = state.companies[seat], state.steps[-1]
    may_hire = liquid(company) >= HIRE
    if not company.shares and not may_hire:
        return True
    if isinstance(step, EffectPromote):
        return not promotable(company) and not (may_hire and wants_managers(company))
    if isinstance(step, MarketOffer):
        asked = [open_deal(state, deal).shares for deal in deals_left(state, step)]
        return company.shares < min(asked, default=company.shares + 1)
    return False


def hired_from(state: State, seat: Seat) -> Iterator[State]:
    """The positions after each hire that is allowed."""
    if state.companies[seat].cash >= HIRE:
        for option in frees(state, Outlook(state, seat)):
            if isinstance(option, HireWorker):
                yield after(state, seat, option)


def enough_workers(state: State, seat: Seat) -> bool:
    """Whether a seat has the minimum (REV-34)."""
    return state.companies[seat].crew.available >= MINIMUM
