"""Every option that a step of Revolution has by its form alone, found plainly: no foresight."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from rotonde.games.revolution import actions as do
from rotonde.games.revolution import steps as at
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components import ops
from rotonde.games.revolution.components.ids import (
    COLOURS,
    PARTS,
    PLACES,
    TRAINS,
    Colour,
    Part,
    Section,
    Where,
)
from rotonde.games.revolution.rules.parts import price_and_effects
from rotonde.games.revolution.state import Company, State
from rotonde.kernel.law.ids import Seat
from tests.support.revolution_map import free_cities, free_spaces, space_ids

Options = Iterator[do.AnyAction]

MINIMUM = 4
DEALS: tuple[do.DealNumber, do.DealNumber] = (1, 2)
NEEDS_PIECES = {
    ("station", "orange"), ("station", "grey"), ("station", "turquoise"),
    ("railroad", "orange"), ("railroad", "turquoise"),
    ("telegraph", "orange"), ("telegraph", "grey"), ("telegraph", "turquoise"),
}  # fmt: skip
"""The abilities marked A in the table of parts."""


def workers(company: Company) -> int:
    """W."""
    return sum(company.crew.stock) + sum(map(sum, company.crew.spaces))


def action(state: State) -> at.ResolveAction | None:
    """The action below the effects."""
    base = state.steps[0] if state.steps else None
    return base if isinstance(base, at.ResolveAction) else None


def structural(state: State, seat: Seat, *, rich: bool) -> Iterator[do.AnyAction]:
    """All options of the step without REV-64; `rich` counts shares as cash for prices."""
    top, company = state.steps[-1], state.companies[seat]
    money = company.liquid if rich else company.cash
    yield from FORMS[type(top)](state, seat, top, money)
    if isinstance(top, STOPPABLE):
        yield do.StopEffect()
    if not rich and not isinstance(top, at.EffectDiscard | at.EffectExchangeTake):
        yield from free(state, company)


def free(state: State, company: Company) -> Iterator[do.AnyAction]:
    """A sale and hires."""
    if company.shares:
        yield do.SellShare()
    if company.cash >= 800:
        yield from (do.HireWorker(c) for c in COLOURS if state.supply[COLOURS.index(c)])


def at_promote(state: State, seat: Seat, top: at.EffectPromote, money: int) -> Options:
    if money >= top.money_each:
        yield from promotions(state.companies[seat])


def at_advance(state: State, seat: Seat, top: at.EffectAdvance, money: int) -> Options:
    yield from advances(state, state.companies[seat], money)


def at_discard(state: State, seat: Seat, top: at.EffectDiscard, money: int) -> Options:
    yield from (do.DiscardWorker(c, w) for c, w in references(state.companies[seat]))


def at_give(state: State, seat: Seat, top: at.EffectExchangeGive, money: int) -> Options:
    for colour, where in references(state.companies[seat]):
        if list(takes(state, colour, where)):
            yield do.ExchangeGive(colour, where)


def at_take(state: State, seat: Seat, top: at.EffectExchangeTake, money: int) -> Options:
    yield from map(do.ExchangeTake, takes(state, top.colour, top.where))


def at_gain(state: State, seat: Seat, top: at.EffectGainWorker, money: int) -> Options:
    there = [c for c in COLOURS if state.supply[COLOURS.index(c)]]
    named = [c for c in COLOURS if c in top.colours]
    all_there = bool(named) and set(named) <= set(there)
    yield from map(do.GainWorker, named if all_there else there)


def at_train(state: State, seat: Seat, top: at.EffectTakeTrain, money: int) -> Options:
    piles = zip(TRAINS, state.train_piles, strict=True)
    yield from (do.TakeTrain(kind) for kind, count in piles if count)


def at_flip(state: State, seat: Seat, top: at.EffectFlip, money: int) -> Options:
    yield from flips(state, seat, money)


def at_place(state: State, seat: Seat, top: at.EffectPlace, money: int) -> Options:
    company = state.companies[seat]
    if top.piece == "rail":
        yield from map(do.PlaceRail, sorted(free_spaces(space_ids(company.network))))
    elif top.piece == "station":
        yield from map(do.PlaceStation, free_cities(company))
    else:
        yield from free_sections(company)


def free_sections(company: Company) -> Options:
    """Sections without an own office."""
    yield from (do.PlaceOffice(Section(n)) for n in range(1, 9) if not company.offices >> n & 1)


def at_solo(state: State, seat: Seat, top: at.EffectChooseDeal, money: int) -> Options:
    yield from map(do.ChooseDeal, deals(state, seat, top.gain_shares, money))


def at_market(state: State, seat: Seat, top: at.MarketOffer, money: int) -> Options:
    most = 2 if seat == state.active_seat else 1
    for deal in deals(state, seat, 0, money):
        if deal not in top.taken and len(top.taken) < most:
            yield do.AcceptDeal(deal)
    if workers(state.companies[seat]) >= MINIMUM:
        yield do.PassMarket()


def references(company: Company) -> list[tuple[Colour, Where]]:
    """Every distinct worker."""
    used = [sum(space[n] for space in company.crew.spaces) for n in range(len(COLOURS))]
    held: dict[Where, Sequence[int]] = {"stock": company.crew.stock, "board": used}
    return [(c, w) for n, c in enumerate(COLOURS) for w in PLACES if held[w][n]]


def takes(state: State, given: str, where: str) -> Iterator[Colour]:
    """Colours that may be taken in an exchange."""
    for colour, count in zip(COLOURS, state.supply, strict=True):
        if count and (where == "board" or colour != given):
            yield colour


def promotions(company: Company) -> Iterator[do.AnyAction]:
    """Every worker into every milestone with a slot for it."""
    for colour, where in references(company):
        for tile in sorted(company.milestones, key=lambda m: BOARD.milestone_order[m.id]):
            wanted = BOARD.milestones[tile.id].managers
            empty = [w for w, m in zip(wanted, tile.managers, strict=True) if m is None]
            if colour in empty or "any" in empty:
                yield do.Promote(colour, where, tile.id)


def advances(state: State, company: Company, money: int) -> Iterator[do.AnyAction]:
    """Every step whose gate can be paid."""
    for row, space in zip(BOARD.tables.performance_track, company.tracks, strict=True):
        gate = next((g for g in row.gates if g.entering == space + 1), None)
        if space + 1 >= len(row.vp):
            continue
        if gate is not None:
            hard = state.options.hard_gates and gate.hard_amount
            amount = gate.hard_amount if hard and gate.hard_amount else gate.amount
            held = {"money": money, "shares": company.shares, "worker": workers(company)}
            if held[gate.kind] < amount:
                continue
        yield do.Advance(row.id)


def flips(state: State, seat: Seat, money: int) -> Iterator[do.AnyAction]:
    """Face-down trains, and face-up ones whose bonus can be started."""
    company = state.companies[seat]
    for number, kind in enumerate(TRAINS):
        row = BOARD.trains[kind]
        if company.trains_up[number] and money >= row.bonus_price:
            paid = replace(company, cash=money - row.bonus_price)
            if any(could(with_company(state, seat, paid), seat, op) for op in row.bonus):
                yield do.FlipTrain(kind, True)
        if company.trains_down[number]:
            yield do.FlipTrain(kind, False)


def deals(state: State, seat: Seat, gained: int, money: int) -> Iterator[do.DealNumber]:
    """Deals that can be paid and do something, their shares set apart first."""
    company = state.companies[seat]
    for number in DEALS:
        row = BOARD.deals[state.market_tile][number - 1]
        spare = company.shares + gained - row.shares
        cash = company.cash if money == company.cash else company.cash + 150 * spare
        if spare >= 0 and cash >= row.money:
            paid = replace(company, shares=spare, cash=company.cash - row.money)
            if any(could(with_company(state, seat, paid), seat, op) for op in row.effects):
                yield number


def with_company(state: State, seat: Seat, company: Company) -> State:
    """The state with one company changed."""
    companies = (*state.companies[:seat], company, *state.companies[seat + 1 :])
    return replace(state, companies=companies)


def of_action(
    state: State, seat: Seat, top: at.ResolveAction, money: int
) -> Iterator[do.AnyAction]:
    """The main piece, the parts, the finish."""
    company = state.companies[seat]
    if top.pieces:
        yield from main_pieces(company, top)
    for part in PARTS:
        if is_open(top, part) and may_begin(state, seat, top, part, money):
            yield do.ResolvePart(part)
    if not top.pieces and money >= top.due:
        yield do.FinishAction()


def main_pieces(company: Company, top: at.ResolveAction) -> Iterator[do.AnyAction]:
    """Wherever the main piece can go."""
    match top.space:
        case "railroad":
            yield from map(do.PlaceRail, sorted(free_spaces(space_ids(company.network))))
        case "station" if company.buildings:
            yield from map(do.PlaceStation, free_cities(company))
        case "telegraph" if company.buildings:
            yield from free_sections(company)
        case "trade":
            building = BOARD.building_fields[company.buildings] or 9
            rail = BOARD.rail_fields[company.rails] or 9
            if building <= rail and company.buildings:
                yield do.SellPiece("building")
            if rail <= building and company.rails:
                yield do.SellPiece("rail")


STOPPABLE = (
    at.EffectPromote,
    at.EffectAdvance,
    at.EffectExchangeGive,
    at.EffectFlip,
    at.EffectChooseDeal,
)
FORMS: Mapping[type, Callable[[State, Seat, Any, int], Options]] = {
    at.ResolveAction: of_action,
    at.EffectPromote: at_promote,
    at.EffectAdvance: at_advance,
    at.EffectDiscard: at_discard,
    at.EffectExchangeGive: at_give,
    at.EffectExchangeTake: at_take,
    at.EffectGainWorker: at_gain,
    at.EffectTakeTrain: at_train,
    at.EffectFlip: at_flip,
    at.EffectPlace: at_place,
    at.EffectChooseDeal: at_solo,
    at.MarketOffer: at_market,
}


def is_open(top: at.ResolveAction, part: str) -> bool:
    """Whether a part may be started as far as the action goes."""
    if part == "promotion":
        return top.slot
    if part == "ability":
        waits = (top.space, top.colour) in NEEDS_PIECES and top.pieces
        return top.slot and top.colour != "white" and not waits
    return part in top.parts


def may_begin(state: State, seat: Seat, top: at.ResolveAction, part: Part, money: int) -> bool:
    """Whether its price can be paid and one of its effects can do something."""
    price, effects = price_and_effects(state, top, part)
    company = state.companies[seat]
    if money < price or (part == "tile" and not workers(company)):
        return False
    paid = replace(company, cash=company.cash - price)
    return any(could(with_company(state, seat, paid), seat, op) for op in effects)


def could(state: State, seat: Seat, op: ops.AnyOp) -> bool:
    """Whether an effect can do something, REV-64 left out."""
    company, base = state.companies[seat], action(state)
    match op:
        case ops.GainWorkers():
            return any(state.supply)
        case ops.TakeAnyTrain():
            return any(state.train_piles)
        case ops.WaiveCityCost():
            return base is not None and base.due > 0
        case ops.PlaceRailFree() | ops.ExtraRail():
            return company.rails > 0
        case ops.PlaceStationFree():
            return company.buildings > 0 and bool(free_cities(company))
        case ops.PlaceOfficeFree():
            return company.buildings > 0 and any(free_sections(company))
    return could_choose(state, seat, op)


def could_choose(state: State, seat: Seat, op: ops.AnyOp) -> bool:
    """The same of an effect that is a choice; all others can always."""
    company = state.companies[seat]
    match op:
        case ops.FlipTrains():
            return any(flips(state, seat, company.liquid))
        case ops.AdvanceTracks():
            return any(advances(state, company, company.liquid))
        case ops.PromoteWorkers():
            return any(promotions(company))
        case ops.ExchangeWorker():
            return any(list(takes(state, c, w)) for c, w in references(company))
        case ops.SoloDeal(gain_shares=gained):
            return any(deals(state, seat, gained, company.liquid))
    return True
