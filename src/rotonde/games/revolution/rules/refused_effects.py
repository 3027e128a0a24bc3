"""Why a choice inside an effect or the Market is refused, the most basic reason first."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rotonde.games.revolution.actions import (
    AcceptDeal,
    Advance,
    ChooseDeal,
    DiscardWorker,
    ExchangeGive,
    ExchangeTake,
    FlipTrain,
    GainWorker,
    PassMarket,
    Promote,
    StopEffect,
    TakeTrain,
)
from rotonde.games.revolution.board import BOARD, COLOUR_NUMBERS
from rotonde.games.revolution.components.ids import Colour, Where
from rotonde.games.revolution.reasons import (
    BONUS_NOT_POSSIBLE,
    COLOUR_GONE,
    COLOUR_NOT_OFFERED,
    DEAL_NEEDS_MONEY,
    DEAL_NEEDS_SHARES,
    DEAL_TAKEN,
    DISCARD_FOR_NOTHING,
    DOES_NOTHING,
    ENOUGH_DEALS,
    GATE_NOT_COVERED,
    MILESTONE_NOT_OPEN,
    NO_SLOT_FOR_COLOUR,
    NO_SUCH_TRAIN,
    NO_SUCH_WORKER,
    NO_WORKER_FOR_GATE,
    NONE_TO_TAKE,
    NOTHING_TO_TAKE,
    PASS_BELOW_MINIMUM,
    PILE_EMPTY,
    PROMOTION_TOO_DEAR,
    SAME_COLOUR,
    TRACK_AT_ITS_END,
)
from rotonde.games.revolution.rules.barring import barred, bonus_barred
from rotonde.games.revolution.rules.deals import begin, open_deal
from rotonde.games.revolution.rules.offering import (
    STOPPABLE,
    bonus_after,
    bonus_starts,
    deal_starts,
)
from rotonde.games.revolution.rules.options import deals_left, take_colours
from rotonde.games.revolution.rules.workers import free_slot
from rotonde.games.revolution.state import (
    MINIMUM,
    TOP,
    TRACK_NUMBERS,
    TRAIN_NUMBERS,
    State,
    gate_price,
    trains_of,
)
from rotonde.games.revolution.steps import (
    AnyStep,
    EffectAdvance,
    EffectChooseDeal,
    EffectDiscard,
    EffectExchangeGive,
    EffectExchangeTake,
    EffectFlip,
    EffectGainWorker,
    EffectPromote,
    EffectTakeTrain,
    MarketOffer,
)
from rotonde.kernel.action import Action
from rotonde.kernel.ids import Seat
from rotonde.kernel.refusal import NOT_NOW, Refusal
from rotonde.kernel.text import Named

Why = Refusal | None


def why_worker(state: State, seat: Seat, colour: Colour, where: Where) -> Why:
    """An available worker (REV-25)."""
    if (colour, where) in state.companies[seat].crew.references:
        return None
    return NO_SUCH_WORKER(colour=Named(f"worker-{colour}"), where=Named(f"where-{where}"))


def why_promote(state: State, seat: Seat, step: AnyStep, action: Promote) -> Why:
    """An available worker, a slot of its colour, the money (REV-37)."""
    if not isinstance(step, EffectPromote):
        return NOT_NOW()
    wrong = why_worker(state, seat, action.colour, action.where)
    if wrong is not None:
        return wrong
    company = state.companies[seat]
    mine = [each for each in company.milestones if each.id == action.milestone_id]
    if not mine:
        return MILESTONE_NOT_OPEN()
    if free_slot(mine[0], action.colour) is None:
        colour = Named(f"worker-{action.colour}")
        return NO_SLOT_FOR_COLOUR(milestone=mine[0].id, colour=colour)
    if company.cash < step.money_each:
        return PROMOTION_TOO_DEAR(price=step.money_each, money=company.cash)
    return None


def why_advance(state: State, seat: Seat, step: AnyStep, action: Advance) -> Why:
    """A space above, and what its gate asks for (REV-38)."""
    if not isinstance(step, EffectAdvance):
        return NOT_NOW()
    company, track = state.companies[seat], TRACK_NUMBERS[action.track]
    space = company.tracks[track] + 1
    if space > TOP:
        return TRACK_AT_ITS_END(track=Named(f"track-{action.track}"))
    kind, amount = gate_price(state, track, space) or ("none", 0)
    if kind == "worker":
        return None if company.crew.available >= amount else NO_WORKER_FOR_GATE()
    held = {"money": company.cash, "shares": company.shares}
    if kind in held and held[kind] < amount:
        return GATE_NOT_COVERED(kind=kind, amount=amount, held=held[kind])
    return None


def why_discard(state: State, seat: Seat, step: AnyStep, action: DiscardWorker) -> Why:
    """An available worker; for a tile, one after which its bonus does something (REV-81)."""
    if not isinstance(step, EffectDiscard):
        return NOT_NOW()
    wrong = why_worker(state, seat, action.colour, action.where)
    if wrong is not None:
        return wrong
    if step.cause == "tile" and not bonus_after(state, step, action.colour, action.where):
        return DISCARD_FOR_NOTHING()
    return None


def why_give(state: State, seat: Seat, step: AnyStep, action: ExchangeGive) -> Why:
    """An available worker for which another can be taken (REV-39)."""
    if not isinstance(step, EffectExchangeGive):
        return NOT_NOW()
    wrong = why_worker(state, seat, action.colour, action.where)
    if wrong is not None:
        return wrong
    return None if take_colours(state, action.colour, action.where) else NOTHING_TO_TAKE()


def why_take(state: State, _seat: Seat, step: AnyStep, action: ExchangeTake) -> Why:
    """A colour of the supply, the same only for a used worker (REV-39)."""
    if not isinstance(step, EffectExchangeTake):
        return NOT_NOW()
    if not state.supply[COLOUR_NUMBERS[action.colour]]:
        return NONE_TO_TAKE(colour=Named(f"worker-{action.colour}"))
    return SAME_COLOUR() if action.colour == step.colour else None


def why_gain(state: State, _seat: Seat, step: AnyStep, action: GainWorker) -> Why:
    """A colour that is named and there (REV-33)."""
    if not isinstance(step, EffectGainWorker):
        return NOT_NOW()
    colour = Named(f"worker-{action.colour}")
    if not state.supply[COLOUR_NUMBERS[action.colour]]:
        return COLOUR_GONE(colour=colour)
    return COLOUR_NOT_OFFERED(colour=colour)


def why_train(state: State, _seat: Seat, step: AnyStep, action: TakeTrain) -> Why:
    """A pile with a train (REV-40)."""
    if not isinstance(step, EffectTakeTrain):
        return NOT_NOW()
    if state.train_piles[TRAIN_NUMBERS[action.kind]]:
        return None
    return PILE_EMPTY(train=Named(f"train-{action.kind}"))


def why_flip(state: State, seat: Seat, step: AnyStep, action: FlipTrain) -> Why:
    """An own train with that face, and if it is up a bonus that can be started (REV-41)."""
    if not isinstance(step, EffectFlip):
        return NOT_NOW()
    train = Named(f"train-{action.kind}")
    if (action.kind, action.face_up) not in trains_of(state.companies[seat]):
        return NO_SUCH_TRAIN(train=train)
    if action.face_up and not bonus_starts(state, step, action):
        price, money = BOARD.trains[action.kind].bonus_price, state.companies[seat].cash
        why = bonus_barred(state, step, action)
        return why or BONUS_NOT_POSSIBLE(train=train, price=price, money=money)
    return None


def why_stop(_state: State, _seat: Seat, step: AnyStep, _action: StopEffect) -> Why:
    """An effect that may be stopped."""
    return None if isinstance(step, STOPPABLE) else NOT_NOW()


def why_deal(state: State, seat: Seat, step: AnyStep, action: AcceptDeal | ChooseDeal) -> Why:
    """The deal's shares and money, and something it can do (REV-36, REV-102)."""
    gained = step.gain_shares if isinstance(step, EffectChooseDeal) else 0
    row, company = open_deal(state, action.deal), state.companies[seat]
    if company.shares + gained < row.shares:
        return DEAL_NEEDS_SHARES(needed=row.shares - gained, shares=company.shares)
    if company.cash < row.money:
        return DEAL_NEEDS_MONEY(needed=row.money, money=company.cash)
    if deal_starts(state, seat, action.deal, gained):
        return None
    return barred(begin(state, seat, action.deal, []), seat, row.effects) or DOES_NOTHING()


def why_choose(state: State, seat: Seat, step: AnyStep, action: ChooseDeal) -> Why:
    """A deal for this seat alone (REV-93)."""
    if not isinstance(step, EffectChooseDeal):
        return NOT_NOW()
    return why_deal(state, seat, step, action)


def why_accept(state: State, seat: Seat, step: AnyStep, action: AcceptDeal) -> Why:
    """A deal not yet taken, and not one too many (REV-101)."""
    if not isinstance(step, MarketOffer):
        return NOT_NOW()
    if action.deal in step.taken:
        return DEAL_TAKEN()
    if action.deal not in deals_left(state, step):
        return ENOUGH_DEALS()
    return why_deal(state, seat, step, action)


def why_pass(state: State, seat: Seat, step: AnyStep, _action: PassMarket) -> Why:
    """Enough workers (REV-102)."""
    if not isinstance(step, MarketOffer):
        return NOT_NOW()
    workers = state.companies[seat].crew.available
    return PASS_BELOW_MINIMUM(workers=workers, minimum=MINIMUM)


REASONS: Final[Mapping[type[Action], Callable[[State, Seat, AnyStep, Any], Why]]] = {
    Promote: why_promote,
    Advance: why_advance,
    DiscardWorker: why_discard,
    ExchangeGive: why_give,
    ExchangeTake: why_take,
    GainWorker: why_gain,
    TakeTrain: why_train,
    FlipTrain: why_flip,
    StopEffect: why_stop,
    ChooseDeal: why_choose,
    AcceptDeal: why_accept,
    PassMarket: why_pass,
}
