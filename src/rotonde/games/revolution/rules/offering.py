"""What a seat may choose at each step: the options of its form that pass REV-36 and REV-64.

In the order of the decision points, and within one kind in the order of the data tables.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from msgspec.structs import replace

from rotonde.games.revolution.actions import (
    AcceptDeal,
    Advance,
    AnyAction,
    ChooseDeal,
    Deal,
    DiscardWorker,
    ExchangeGive,
    ExchangeTake,
    FinishAction,
    FlipTrain,
    GainWorker,
    HireWorker,
    PassMarket,
    Promote,
    ResolvePart,
    SellPiece,
    SellShare,
    StopEffect,
    TakeTrain,
)
from rotonde.games.revolution.board import BOARD, COLOUR_NUMBERS, least_triangles
from rotonde.games.revolution.rules.changes import leave, pay, put_back, swapped
from rotonde.games.revolution.rules.deals import begin, open_deal
from rotonde.games.revolution.rules.doing import after
from rotonde.games.revolution.rules.effects import AT_ONCE, STEPS
from rotonde.games.revolution.rules.foresight import Outlook, can_complete
from rotonde.games.revolution.rules.options import (
    DEALS,
    OFFICES,
    RAILS,
    STATIONS,
    deals_left,
    gain_colours,
    main_is_open,
    open_parts,
    place_options,
    sellable,
    take_colours,
)
from rotonde.games.revolution.rules.parts import priced, used
from rotonde.games.revolution.rules.workers import openings
from rotonde.games.revolution.state import (
    CONSTANTS,
    HIRE,
    MINIMUM,
    SHARE,
    TOP,
    Company,
    State,
    action_of,
    gate_price,
    liquid,
    open_cities,
    open_sections,
    open_spaces,
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
from rotonde.games.revolution.tables.ids import COLOURS, TRACKS, TRAINS, Colour, Part, Where
from rotonde.games.revolution.tables.ops import AnyOp, Effects, GainMoney, GainShares, WaiveCityCost
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
SELL: Final = SellShare()
STOP: Final = StopEffect()
FINISH: Final = FinishAction()
PASS: Final = PassMarket()
HIRES: Final = tuple(HireWorker(colour) for colour in COLOURS)
ADVANCES: Final = tuple(Advance(track) for track in TRACKS)
"""Orders that are the same ones again and again."""


def choices(state: State) -> Choices:
    """Everything offered at the innermost step, but Stop, Finish, Pass, Sell and Hire."""
    top = state.steps[-1]
    return CHOICES[type(top)](state, top, Outlook(state, top.seat))


def completes(state: State, seat: Seat, action: AnyAction) -> bool:
    """Whether what is open can still be completed after an order (REV-64)."""
    return can_complete(after(state, seat, action), seat)


# --- resolve_action -----------------------------------------------------------------------------


def of_action(state: State, action: ResolveAction, outlook: Outlook) -> Choices:
    """The main pieces, then the optional parts."""
    if action.pieces:
        yield from MAIN[action.space](state, action, outlook)
    for part in open_parts(action):
        if may_start(state, action, part, outlook):
            yield ResolvePart(part)


def stations(state: State, action: ResolveAction, outlook: Outlook) -> Choices:
    """Cities available for a station (REV-70)."""
    seat, company = action.seat, state.companies[action.seat]
    if not company.buildings:
        return
    cities = open_cities(company)
    wealth = company.cash + SHARE * company.shares - action.due
    for option in STATIONS.of(cities):
        cost = BOARD.costs[BOARD.city_numbers[option.city]]
        if (outlook.short <= 0 and wealth >= cost) or completes(state, seat, option):
            yield option


def rails(state: State, action: ResolveAction, outlook: Outlook) -> Choices:
    """Spaces available for a paid rail (REV-75)."""
    yield from paid_rails(state, action.seat, action.pieces, outlook)


def paid_rails(state: State, seat: Seat, pieces: int, outlook: Outlook) -> Choices:
    """Spaces on which a rail can lie and all that must follow can be paid (REV-76, REV-77)."""
    network = state.companies[seat].network
    least = least_triangles(network, pieces)
    for option in RAILS.of(open_spaces(state.companies[seat])):
        number = BOARD.space_numbers[option.space]
        climb = BOARD.triangles[number] + least_triangles(network | 1 << number, pieces - 1)
        more = CONSTANTS.triangle_cost * (climb - least)
        if outlook.bears(more) or completes(state, seat, option):
            yield option


def offices(state: State, action: ResolveAction, outlook: Outlook) -> Choices:
    """Sections available for an office (REV-80)."""
    seat, company = action.seat, state.companies[action.seat]
    if company.buildings:
        for option in OFFICES.of(open_sections(company)):
            if outlook.bears() or completes(state, seat, option):
                yield option


def sales(state: State, action: ResolveAction, outlook: Outlook) -> Choices:
    """Kinds of pieces that can be sold (REV-90)."""
    for kind in sellable(state.companies[action.seat]):
        option = SellPiece(kind)
        if outlook.bears() or completes(state, action.seat, option):
            yield option


MAIN: Final[Mapping[str, Callable[[State, ResolveAction, Outlook], Choices]]] = {
    "station": stations,
    "railroad": rails,
    "telegraph": offices,
    "trade": sales,
}


def may_start(state: State, action: ResolveAction, part: Part, outlook: Outlook) -> bool:
    """Whether a part may be started: paid from cash, not for nothing, and completed (REV-36)."""
    seat = action.seat
    if part == "promotion" and not promotable(state.companies[seat]):
        return False
    price, effects = priced(state, action, part)
    if state.companies[seat].cash < price:  # REV-35
        return False
    if part == "tile":
        return any(choices(after(state, seat, ResolvePart(part))))
    started = pay(used(state, action, part), seat, price)
    if not can_do_any(started, seat, effects):
        return False
    return outlook.bears(price) or completes(state, seat, ResolvePart(part))


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


def fitting(company: Company) -> Iterator[Promote]:
    """Every available worker with every open milestone that has a slot for it (REV-37)."""
    if not promotable(company):
        return
    tiles = sorted(company.milestones, key=lambda tile: BOARD.milestone_order[tile.id])
    for colour, where in company.crew.references:
        for tile in tiles:
            if openings(tile) >> COLOUR_NUMBERS[colour] & 1:
                yield Promote(colour, where, tile.id)


def promotable(company: Company) -> bool:
    """Whether any available worker fits any slot."""
    colours = company.crew.colours
    return any(openings(tile) & colours for tile in company.milestones)


def promotions(state: State, step: EffectPromote, outlook: Outlook) -> Choices:
    """Promotions that can be paid and leave enough workers."""
    if state.companies[step.seat].cash < step.money_each:
        return
    bears = outlook.bears(step.money_each, 1)
    for option in fitting(state.companies[step.seat]):
        if bears or completes(state, step.seat, option):
            yield option


def advances(state: State, step: EffectAdvance, outlook: Outlook) -> Choices:
    """Steps that are not beyond the end and whose gate can be paid (REV-38)."""
    company = state.companies[step.seat]
    for track, space in enumerate(company.tracks):
        if space < TOP:
            kind, amount = gate_price(state, track, space + 1) or ("none", 0)
            if has(company, kind, amount):
                money, workers = toll(kind, amount)
                if outlook.bears(money, workers) or completes(state, step.seat, ADVANCES[track]):
                    yield ADVANCES[track]


def has(company: Company, kind: str, amount: int) -> bool:
    """Whether a seat has what a gate asks for."""
    match kind:
        case "money":
            return company.cash >= amount
        case "shares":
            return company.shares >= amount
        case "worker":
            return company.crew.available >= amount
    return True


def toll(kind: str, amount: int) -> tuple[int, int]:
    """What a gate takes, in money or its worth, and in workers."""
    if kind == "worker":
        return 0, amount
    return amount * SHARE if kind == "shares" else amount, 0


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


def gives(state: State, step: EffectExchangeGive, outlook: Outlook) -> Choices:
    """Workers for which another can be taken (REV-39)."""
    for colour, where in state.companies[step.seat].crew.references:
        if take_colours(state, colour, where):
            option = ExchangeGive(colour, where)
            if outlook.bears() or completes(state, step.seat, option):
                yield option


def takes(state: State, step: EffectExchangeTake, outlook: Outlook) -> Choices:
    """Colours for the worker given (REV-39)."""
    options = map(ExchangeTake, take_colours(state, step.colour, step.where))
    yield from passing(state, step.seat, options, outlook)


def gains(state: State, step: EffectGainWorker, outlook: Outlook) -> Choices:
    """Colours of the worker gained (REV-33)."""
    options = map(GainWorker, gain_colours(state, step))
    yield from passing(state, step.seat, options, outlook)


def trains(state: State, step: EffectTakeTrain, outlook: Outlook) -> Choices:
    """Piles that are not empty (REV-40)."""
    kinds = (kind for kind, count in zip(TRAINS, state.train_piles, strict=True) if count)
    yield from passing(state, step.seat, map(TakeTrain, kinds), outlook)


def passing(state: State, seat: Seat, options: Iterable[AnyAction], outlook: Outlook) -> Choices:
    """Those options, none of which takes money or workers, that pass REV-64."""
    bears = outlook.bears()
    for option in options:
        if bears or completes(state, seat, option):
            yield option


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
        sure = outlook.bears(HIRE, -1)
        for option, count in zip(HIRES, state.supply, strict=True):
            if count and (sure or completes(state, top.seat, option)):
                yield option


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


def wants_managers(company: Company) -> bool:
    """Whether a slot of an open milestone is empty."""
    return any(None in milestone.managers for milestone in company.milestones)


def hired_from(state: State, seat: Seat) -> Iterator[State]:
    """The positions after each hire that is allowed."""
    if state.companies[seat].cash >= HIRE:
        for option in frees(state, Outlook(state, seat)):
            if isinstance(option, HireWorker):
                yield after(state, seat, option)


def enough_workers(state: State, seat: Seat) -> bool:
    """Whether a seat has the minimum (REV-34)."""
    return state.companies[seat].crew.available >= MINIMUM
