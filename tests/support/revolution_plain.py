"""Slow plain twins of Revolution: the map, and completing an action by trying everything.

`plainly_completes` is the procedure of REV-65 and REV-66 word for word; `exhaustively_completes`
tries every option there is, sales, hires and promotions included, and knows no procedure at all.
"""

from collections.abc import Iterator
from itertools import permutations

from msgspec.structs import replace

from rotonde.games.revolution import actions as do
from rotonde.games.revolution import steps as at
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.rules.doing import after
from rotonde.games.revolution.rules.effects import close
from rotonde.games.revolution.rules.parts import priced
from rotonde.games.revolution.state import Company, State, liquid
from rotonde.games.revolution.tables import ops
from rotonde.games.revolution.tables.ids import COLOURS, PARTS, PLACES, TRACKS, TRAINS
from rotonde.kernel.codec import encode
from rotonde.kernel.ids import Seat
from tests.support.revolution_map import city_ids, free_cities, free_spaces, space_ids

MINIMUM = 4
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


# --- REV-65, word for word ----------------------------------------------------------------------


def plainly_completes(state: State, seat: Seat) -> bool:
    """Whether the seat can bring what is open to its end."""
    if not state.steps:
        return workers(state.companies[seat]) >= MINIMUM
    if quick(state, seat):
        return True
    return any(plainly_completes(each, seat) for each in plain_reliefs(state, seat))


def quick(state: State, seat: Seat) -> bool:
    """Sell, hire, place the cheapest rails, stop, finish."""
    company, base, top = state.companies[seat], action(state), state.steps[-1]
    rails = 0
    if base is not None and base.pieces:
        if base.space != "railroad":
            return False
        rails = base.pieces
    if isinstance(top, at.EffectPlace) and top.source == "paid":
        rails += 1
    have = workers(company)
    have -= isinstance(top, at.EffectDiscard)
    have += isinstance(top, at.EffectExchangeTake)
    missing = max(0, MINIMUM - have)
    due = base.due if base is not None else 0
    need = due + 100 * sum(triangles(s) for s in cheapest(company, rails)) + 800 * missing
    return sum(state.supply) >= missing and company.cash + 150 * company.shares >= need


def triangles(space: str) -> int:
    """Triangles beside a space."""
    return max(0, next(row.terrain for row in BOARD.tables.rail_space if row.id == space))


def cheapest(company: Company, rails: int) -> tuple[str, ...]:
    """The way to place so many rails with the least triangles, ties by lowest ids."""
    mine = space_ids(company.network)
    ways = [
        way
        for way in permutations([row.id for row in BOARD.tables.rail_space], rails)
        if all(way[n] in free_spaces({*mine, *way[:n]}) for n in range(rails))
    ]
    return min(ways, key=lambda way: (sum(map(triangles, way)), way))


def plain_reliefs(state: State, seat: Seat) -> Iterator[State]:
    """The options of REV-66, each applied to a copy."""
    top = state.steps[-1]
    if isinstance(top, at.EffectChooseDeal) and top.taken:
        yield close(state, [])
        return
    first_only = (do.GainWorker, do.DiscardWorker, do.ExchangeTake)
    seen: set[type] = set()
    for option in structural(state, seat, rich=True):
        kind = type(option)
        if not in_relief(state, seat, option):
            continue
        if kind in first_only or is_plain_placing(state, option):
            if kind in seen:
                continue
            seen.add(kind)
        yield after(funded(state, seat, option), seat, option)


def is_plain_placing(state: State, option: do.AnyAction) -> bool:
    """A piece placed by an effect, of which only the first place is tried."""
    if not isinstance(state.steps[-1], at.EffectPlace):
        return False
    base = action(state)
    waits = base is not None and base.space == "station" and base.pieces
    return not (isinstance(option, do.PlaceRail) and waits)


def in_relief(state: State, seat: Seat, option: do.AnyAction) -> bool:
    """Whether an option stands on the list of REV-66."""
    base, company = action(state), state.companies[seat]
    match option:
        case do.Promote() | do.Advance() | do.ExchangeGive() | do.SellShare() | do.HireWorker():
            return False
        case do.ResolvePart(part="promotion") | do.PassMarket():
            return False
        case do.PlaceRail(space=space):
            top = state.steps[-1]
            if isinstance(top, at.ResolveAction):
                return space == cheapest(company, top.pieces)[0]
            if isinstance(top, at.EffectPlace) and top.source == "paid":
                return space == cheapest(company, 1)[0]
        case do.TakeTrain(kind=kind):
            left = [k for k, n in zip(TRAINS, state.train_piles, strict=True) if n]
            cash = [k for k in left if k in ("money_600", "shares_3")]
            return kind in (cash or left[:1])
        case do.FlipTrain(kind=kind, face_up=face_up):
            waits = base is not None and base.space == "station" and base.pieces
            return kind in ("money_600", "shares_3") or bool(
                waits and kind == "rail_100" and face_up
            )
    return True


def price_of(state: State, option: do.AnyAction) -> int:
    """What an option takes in money when it is chosen."""
    match option:
        case do.ResolvePart(part=part):
            base = action(state)
            assert base is not None
            return priced(state, base, part)[0]
        case do.FlipTrain(kind=kind, face_up=True):
            return BOARD.trains[kind].bonus_price
        case do.AcceptDeal(deal=deal) | do.ChooseDeal(deal=deal):
            return BOARD.deals[state.market_tile][deal - 1].money
        case do.FinishAction():
            base = action(state)
            assert base is not None
            return base.due
    return 0


def funded(state: State, seat: Seat, option: do.AnyAction) -> State:
    """The copy after selling the fewest shares for the price."""
    price = price_of(state, option)
    while state.companies[seat].cash < price:
        state = after(state, seat, do.SellShare())
    return state


# --- every option by its form alone --------------------------------------------------------------


def structural(state: State, seat: Seat, *, rich: bool) -> Iterator[do.AnyAction]:
    """All options of the step without REV-64; `rich` counts shares as cash for prices."""
    top, company = state.steps[-1], state.companies[seat]
    money = liquid(company) if rich else company.cash
    match top:
        case at.ResolveAction():
            yield from of_action(state, seat, top, money)
        case at.EffectPromote(money_each=each):
            if money >= each:
                yield from promotions(company)
            yield do.StopEffect()
        case at.EffectAdvance():
            yield from advances(state, company, money)
            yield do.StopEffect()
        case at.EffectDiscard():
            yield from (do.DiscardWorker(c, w) for c, w in references(company))
        case at.EffectExchangeGive():
            yield from (
                do.ExchangeGive(c, w) for c, w in references(company) if list(takes(state, c, w))
            )
            yield do.StopEffect()
        case at.EffectExchangeTake(colour=colour, where=where):
            yield from map(do.ExchangeTake, takes(state, colour, where))
        case _:
            yield from of_other(state, seat, money)
    if not rich and not isinstance(top, at.EffectDiscard | at.EffectExchangeTake):
        if company.shares:
            yield do.SellShare()
        if company.cash >= 800:
            yield from (do.HireWorker(c) for c in COLOURS if state.supply[COLOURS.index(c)])


def of_other(state: State, seat: Seat, money: int) -> Iterator[do.AnyAction]:
    """Gains, trains, places and deals."""
    top, company = state.steps[-1], state.companies[seat]
    match top:
        case at.EffectGainWorker(colours=colours):
            there = [c for c in COLOURS if state.supply[COLOURS.index(c)]]
            named = [c for c in COLOURS if c in colours]
            all_there = bool(named) and set(named) <= set(there)
            yield from map(do.GainWorker, named if all_there else there)
        case at.EffectTakeTrain():
            piles = zip(TRAINS, state.train_piles, strict=True)
            yield from (do.TakeTrain(kind) for kind, count in piles if count)
        case at.EffectFlip():
            yield from flips(state, seat, money)
            yield do.StopEffect()
        case at.EffectPlace(piece="rail"):
            yield from map(do.PlaceRail, sorted(free_spaces(space_ids(company.network))))
        case at.EffectPlace(piece="station"):
            yield from map(do.PlaceStation, free_cities(company))
        case at.EffectPlace():
            yield from (do.PlaceOffice(n) for n in range(1, 9) if not company.offices >> n & 1)
        case at.EffectChooseDeal(gain_shares=gained, taken=False):
            yield from (do.ChooseDeal(n) for n in deals(state, seat, gained, money))
            yield do.StopEffect()
        case at.MarketOffer(taken=taken):
            most = 2 if seat == state.active_seat else 1
            for deal in deals(state, seat, 0, money):
                if deal not in taken and len(taken) < most:
                    yield do.AcceptDeal(deal)
            if workers(company) >= MINIMUM:
                yield do.PassMarket()


def references(company: Company) -> list[tuple[str, str]]:
    """Every distinct worker."""
    used = [sum(space[n] for space in company.crew.spaces) for n in range(len(COLOURS))]
    held = {"stock": company.crew.stock, "board": used}
    return [(c, w) for n, c in enumerate(COLOURS) for w in PLACES if held[w][n]]


def takes(state: State, given: str, where: str) -> Iterator[str]:
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


def deals(state: State, seat: Seat, gained: int, money: int) -> Iterator[int]:
    """Deals that can be paid and do something, their shares set apart first."""
    company = state.companies[seat]
    for number, row in enumerate(BOARD.deals[state.market_tile], 1):
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
            yield from (do.PlaceOffice(n) for n in range(1, 9) if not company.offices >> n & 1)
        case "trade":
            building = BOARD.building_fields[company.buildings] or 9
            rail = BOARD.rail_fields[company.rails] or 9
            if building <= rail and company.buildings:
                yield do.SellPiece("building")
            if rail <= building and company.rails:
                yield do.SellPiece("rail")


def is_open(top: at.ResolveAction, part: str) -> bool:
    """Whether a part may be started as far as the action goes."""
    if part == "promotion":
        return top.slot
    if part == "ability":
        waits = (top.space, top.colour) in NEEDS_PIECES and top.pieces
        return top.slot and top.colour != "white" and not waits
    return part in top.parts


def may_begin(state: State, seat: Seat, top: at.ResolveAction, part: str, money: int) -> bool:
    """Whether its price can be paid and one of its effects can do something."""
    price, effects = priced(state, top, part)  # type: ignore[arg-type]
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
        case ops.FlipTrains():
            return any(flips(state, seat, liquid(company)))
        case ops.AdvanceTracks():
            return any(advances(state, company, liquid(company)))
        case ops.PromoteWorkers():
            return any(promotions(company))
        case ops.ExchangeWorker():
            return any(list(takes(state, c, w)) for c, w in references(company))
        case ops.PlaceRailFree() | ops.ExtraRail():
            return company.rails > 0
        case ops.PlaceStationFree():
            return company.buildings > 0 and bool(list(free_cities(company)))
        case ops.PlaceOfficeFree():
            return company.buildings > 0 and company.offices.bit_count() < 8
        case ops.WaiveCityCost():
            return base is not None and base.due > 0
        case ops.SoloDeal(gain_shares=gained):
            return any(deals(state, seat, gained, liquid(company)))
    return True


# --- everything there is ------------------------------------------------------------------------


def exhaustively_completes(state: State, seat: Seat, most: int) -> bool | None:
    """Whether any way at all completes what is open; None after `most` positions."""
    seen: set[bytes] = set()
    open_positions = [state]
    while open_positions:
        here = open_positions.pop()
        key = encode([here.companies[seat], here.supply, here.train_piles, here.steps])
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > most:
            return None
        if is_done(here, seat):
            return True
        open_positions += next_positions(here, seat)
    return False


def is_done(state: State, seat: Seat) -> bool:
    """Whether the seat's part of the turn is over, or may be ended now."""
    enough = workers(state.companies[seat]) >= MINIMUM
    return enough and (not state.steps or isinstance(state.steps[-1], at.MarketOffer))


def next_positions(state: State, seat: Seat) -> list[State]:
    """The positions one order further."""
    if not state.steps:
        return []
    top = state.steps[-1]
    if isinstance(top, at.EffectChooseDeal) and top.taken:
        return [close(state, [])]
    if isinstance(top, at.EffectGainWorker) and not any(state.supply):
        return [close(state, [])]
    options = structural(state, seat, rich=False)
    return [after(state, seat, o) for o in options if not isinstance(o, do.PassMarket)]


__all__ = ["city_ids", "exhaustively_completes", "plainly_completes", "structural"]
