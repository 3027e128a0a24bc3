"""What a seat may choose at each step: the options of its form that pass REV-36 and REV-64.

In the order of the decision points, and within one kind in the order of the data tables.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from msgspec.structs import replace

from rotonde.games.revolution.actions import (
    AcceptDeal,
    AnyAction,
    ChooseDeal,
    Deal,
    DiscardWorker,
    FlipTrain,
    ResolvePart,
)
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import Colour, Part, Where
from rotonde.games.revolution.components.ops import (
    AnyOp,
    Effects,
    GainMoney,
    GainShares,
    GainWorkers,
    TakeAnyTrain,
    WaiveCityCost,
)
from rotonde.games.revolution.rules.changes import leave, pay, put_back, swapped
from rotonde.games.revolution.rules.deals import begin, open_deal
from rotonde.games.revolution.rules.doing import after
from rotonde.games.revolution.rules.effects import AT_ONCE, STEPS
from rotonde.games.revolution.rules.foresight import Outlook
from rotonde.games.revolution.rules.judging import (
    MAIN,
    advances,
    completes,
    gains,
    gives,
    paid_rails,
    passing,
    promotable,
    promotions,
    takes,
    trains,
)
from rotonde.games.revolution.rules.options import (
    DEALS,
    deals_left,
    main_is_open,
    open_parts,
    place_options,
)
from rotonde.games.revolution.rules.parts import priced, used
from rotonde.games.revolution.state import (
    SHARE,
    State,
    action_of,
    trains_of,
)
from rotonde.games.revolution.steps import (
    AnyEffect,
    EffectAdvance,
    EffectChooseDeal,
    EffectDiscard,
    EffectExchangeGive,
    EffectExchangeTake,
    EffectFlip,
    EffectGainWorker,
    EffectPlace,
    EffectPromote,
    EffectTakeTrain,
    MarketOffer,
    ResolveAction,
)
from rotonde.kernel.ids import Seat
from rotonde.kernel.step import Step

Choices = Iterator[AnyAction]

STOPPABLE: Final = (
    EffectPromote,
    EffectAdvance,
    EffectExchangeGive,
    EffectFlip,
    EffectChooseDeal,
)
"""Effects that may be stopped at any time."""


def choices(state: State) -> Choices:
    """Everything offered at the innermost step, but Stop, Finish, Pass, Sell and Hire."""
    top = state.steps[-1]
    return CHOICES[type(top)](state, top, Outlook(state, top.seat))


# --- resolve_action -----------------------------------------------------------------------------


def of_action(state: State, action: ResolveAction, outlook: Outlook) -> Choices:
    """The main pieces, then the optional parts."""
    if action.pieces:
        yield from MAIN[action.space](state, action, outlook)
    for part in open_parts(action):
        if may_start(state, action, part, outlook):
            yield ResolvePart(part)


def may_start(state: State, action: ResolveAction, part: Part, outlook: Outlook) -> bool:
    """Whether a part may be started: paid from cash, not for nothing, and completed (REV-36)."""
    seat = action.seat
    if part == "promotion":
        if not promotable(state.companies[seat]):
            return False
        if outlook.bears(0, 1):  # any of them would do
            return True
    price, effects = priced(state, action, part)
    if state.companies[seat].cash < price:  # REV-35
        return False
    if part == "tile":
        return any(choices(after(state, seat, ResolvePart(part))))
    if not brings(state, effects):
        started = pay(used(state, action, part), seat, price)
        if not can_do_any(started, seat, effects):
            return False
    return outlook.bears(price) or completes(state, seat, ResolvePart(part))


def brings(state: State, effects: Effects) -> bool:
    """Whether money, shares, a worker or a train is among the effects, which needs no trying."""
    for op in effects:
        if isinstance(op, GainMoney | GainShares):
            return True
        if isinstance(op, GainWorkers) and any(state.supply):
            return True
        if isinstance(op, TakeAnyTrain) and any(state.train_piles):
            return True
    return False


# --- whether an effect can do something ----------------------------------------------------------


def can_do_any(state: State, seat: Seat, effects: Effects) -> bool:
    """Whether one of the effects, each taken by itself, can do something (REV-36)."""
    return any(can_do(state, seat, op) for op in effects)


def can_do(state: State, seat: Seat, op: AnyOp) -> bool:
    """Whether an effect begun now would do something, REV-64 included where it is a choice."""
    if type(op) in AT_ONCE:
        action = action_of(state)
        return not isinstance(op, WaiveCityCost) or (action is not None and action.due > 0)
    step = STEPS[type(op)](state, seat, op, ())
    if step is None:
        return False
    if not isinstance(step, STOPPABLE) and not is_paid_rail(step):
        return True
    return any(choices(replace(state, steps=(*state.steps, step))))


def is_paid_rail(step: AnyEffect) -> bool:
    """Whether it is the turquoise rail, which must find a space it can be paid on (REV-77)."""
    return isinstance(step, EffectPlace) and step.source == "paid"


# --- effect steps -------------------------------------------------------------------------------


def discards(state: State, step: EffectDiscard, outlook: Outlook) -> Choices:
    """Workers that can be given up; for a tile, those after which its bonus does something."""
    seat = step.seat
    for colour, where in state.companies[seat].crew.references:
        if step.cause == "gate" or bonus_after(state, step, colour, where):
            option = DiscardWorker(colour, where)
            if outlook.bears() or completes(state, seat, option):
                yield option


def bonus_after(state: State, step: EffectDiscard, colour: Colour, where: Where) -> bool:
    """Whether a tile's bonus can do something once this worker is gone (REV-81)."""
    if all(isinstance(op, GainMoney | GainShares) for op in step.then):
        return True
    gone = put_back(leave(state, step.seat, colour, where), colour)
    return can_do_any(replace(gone, steps=state.steps[:-1]), step.seat, step.then)


def flips(state: State, step: EffectFlip, outlook: Outlook) -> Choices:
    """Face-down trains, and face-up ones whose bonus can be started (REV-41)."""
    for kind, face_up in trains_of(state.companies[step.seat]):
        option = FlipTrain(kind, face_up)
        if not face_up or bonus_starts(state, step, option):
            price = BOARD.trains[kind].bonus_price if face_up else 0
            sure = not (price and main_is_open(action_of(state))) and outlook.bears(price)
            if sure or completes(state, step.seat, option):
                yield option


def bonus_starts(state: State, step: EffectFlip, option: FlipTrain) -> bool:
    """Whether the bonus of a face-up train can be paid and does something."""
    row = BOARD.trains[option.kind]
    if state.companies[step.seat].cash < row.bonus_price:
        return False
    if isinstance(row.bonus[0], GainMoney | GainShares):
        return True
    using = swapped(state, replace(step, left=step.left - 1, turning=option.kind))
    return can_do_any(pay(using, step.seat, row.bonus_price), step.seat, row.bonus)


def places(state: State, step: EffectPlace, outlook: Outlook) -> Choices:
    """Where an effect may put its piece."""
    if step.source == "paid":
        yield from paid_rails(state, step.seat, 1, outlook)
        return
    yield from passing(state, step.seat, place_options(state, step.seat, step), outlook)


def solo_deals(state: State, step: EffectChooseDeal, _outlook: Outlook) -> Choices:
    """Deals that the active seat can take alone (REV-93)."""
    for deal in DEALS:
        if deal_starts(state, step.seat, deal, step.gain_shares):
            option = ChooseDeal(deal)
            if completes(state, step.seat, option):
                yield option


def market_deals(state: State, step: MarketOffer, outlook: Outlook) -> Choices:
    """Deals that a seat can accept (REV-102)."""
    for deal in deals_left(state, step):
        if deal_starts(state, step.seat, deal, 0):
            option, row = AcceptDeal(deal), open_deal(state, deal)
            price = row.money + SHARE * row.shares
            if outlook.bears(price) or completes(state, step.seat, option):
                yield option


def deal_starts(state: State, seat: Seat, deal: Deal, gained: int) -> bool:
    """Whether a deal can be paid and does something (REV-36, REV-102)."""
    row, company = open_deal(state, deal), state.companies[seat]
    if company.shares + gained < row.shares or company.cash < row.money:
        return False
    return can_do_any(begin(state, seat, deal, []), seat, row.effects)


CHOICES: Final[Mapping[type[Step], Callable[[State, Any, Outlook], Choices]]] = {
    ResolveAction: of_action,
    EffectPromote: promotions,
    EffectAdvance: advances,
    EffectDiscard: discards,
    EffectExchangeGive: gives,
    EffectExchangeTake: takes,
    EffectGainWorker: gains,
    EffectTakeTrain: trains,
    EffectFlip: flips,
    EffectPlace: places,
    EffectChooseDeal: solo_deals,
    MarketOffer: market_deals,
}
