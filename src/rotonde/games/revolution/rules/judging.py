"""Options that start no other effect: pieces, promotions, steps, workers, trains (REV-64).

Most pass by the margin alone; the others are tried.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from rotonde.games.revolution.actions import (
    Advance,
    AnyAction,
    ExchangeGive,
    ExchangeTake,
    GainWorker,
    Promote,
    SellPiece,
    TakeTrain,
)
from rotonde.games.revolution.board import BOARD, COLOUR_NUMBERS, least_triangles
from rotonde.games.revolution.components.ids import TRACKS, TRAINS
from rotonde.games.revolution.components.ops import (
    FlipTrains,
    GainMoney,
    GainShares,
    TakeAnyTrain,
)
from rotonde.games.revolution.rules.doing import after
from rotonde.games.revolution.rules.foresight import Outlook, can_complete
from rotonde.games.revolution.rules.options import (
    OFFICES,
    RAILS,
    STATIONS,
    ability_pays,
    gain_colours,
    sellable,
    take_colours,
)
from rotonde.games.revolution.rules.workers import openings
from rotonde.games.revolution.state import (
    CONSTANTS,
    SHARE,
    TOP,
    Company,
    State,
    action_of,
    gate_price,
    open_cities,
    open_sections,
    open_spaces,
)
from rotonde.games.revolution.steps import (
    EffectAdvance,
    EffectExchangeGive,
    EffectExchangeTake,
    EffectGainWorker,
    EffectPromote,
    EffectTakeTrain,
    ResolveAction,
)
from rotonde.kernel.ids import Seat

Choices = Iterator[AnyAction]

ADVANCES: Final = tuple(Advance(track) for track in TRACKS)
CASH_TRAINS: Final = tuple(
    number
    for number, row in enumerate(BOARD.tables.train_tile)
    if isinstance(row.bonus[0], GainMoney | GainShares)
)
"""The kinds of trains that bring money or shares."""


def completes(state: State, seat: Seat, action: AnyAction) -> bool:
    """Whether what is open can still be completed after an order (REV-64)."""
    return can_complete(after(state, seat, action), seat)


def stations(state: State, action: ResolveAction, outlook: Outlook) -> Choices:
    """Cities available for a station (REV-70)."""
    seat, company = action.seat, state.companies[action.seat]
    if not company.buildings:
        return
    cities = open_cities(company)
    wealth = company.cash + SHARE * company.shares - action.due
    hopeful = may_raise(state, outlook)
    for option in STATIONS.of(cities):
        number = BOARD.city_numbers[option.city]
        if (outlook.short <= 0 and wealth >= BOARD.costs[number]) or (
            (hopeful or city_pays(state, seat, number)) and completes(state, seat, option)
        ):
            yield option


def rails(state: State, action: ResolveAction, outlook: Outlook) -> Choices:
    """Spaces available for a paid rail (REV-75)."""
    yield from paid_rails(state, action.seat, action.pieces, outlook)


def paid_rails(state: State, seat: Seat, pieces: int, outlook: Outlook) -> Choices:
    """Spaces on which a rail can lie and all that must follow can be paid (REV-76, REV-77)."""
    network, hopeful = state.companies[seat].network, may_raise(state, outlook)
    least = least_triangles(network, pieces)
    for option in RAILS.of(open_spaces(state.companies[seat])):
        number = BOARD.space_numbers[option.space]
        climb = BOARD.triangles[number] + least_triangles(network | 1 << number, pieces - 1)
        more = CONSTANTS.triangle_cost * (climb - least)
        if outlook.bears(more) or (hopeful and completes(state, seat, option)):
            yield option


def city_pays(state: State, seat: Seat, number: int, *, again: bool = False) -> bool:
    """Whether the first bonus of a city could help to pay for its station (REV-72)."""
    if not again and state.first_stations[number] is not None:
        return False
    bonus = BOARD.city_tiles[state.city_tiles[number]].first_bonus
    company = state.companies[seat]
    return any(
        isinstance(op, GainShares) or (isinstance(op, FlipTrains) and has_cash_trains(company))
        for op in bonus
    )


def city_gives_train(state: State, number: int) -> bool:
    """Whether the first bonus of a city is a train, which an ability may flip at once (REV-41)."""
    bonus = BOARD.city_tiles[state.city_tiles[number]].first_bonus
    first = state.first_stations[number] is None
    return first and any(isinstance(op, TakeAnyTrain) for op in bonus)


def has_cash_trains(company: Company) -> bool:
    """Whether a train whose bonus is money or shares is owned, with either face."""
    return any(company.trains_up[n] or company.trains_down[n] for n in CASH_TRAINS)


def may_raise(state: State, outlook: Outlook) -> bool:
    """Whether more than cash and shares could pay for rails, or a Market bring workers back."""
    action = action_of(state)
    if outlook.short > 0 or action is None:
        return True
    return action.slot and ability_pays(action.colour, action.space)


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


def wants_managers(company: Company) -> bool:
    """Whether a slot of an open milestone is empty."""
    return any(None in milestone.managers for milestone in company.milestones)


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
