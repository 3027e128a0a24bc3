"""Slow plain twins of Revolution: completing an action by the book, and by trying everything.

`plainly_completes` is the procedure of REV-65 and REV-66 word for word; `exhaustively_completes`
tries every option there is, sales, hires and promotions included, and knows no procedure at all.
"""

from collections.abc import Iterator
from itertools import permutations

from rotonde.games.revolution import actions as do
from rotonde.games.revolution import steps as at
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import TRAINS, SpaceId
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.rules.effects import close
from rotonde.games.revolution.rules.parts import price_and_effects
from rotonde.games.revolution.state import Company, State
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.codec import encode
from tests.support.revolution_forms import MINIMUM, action, structural, workers
from tests.support.revolution_map import free_spaces, space_ids


def after(state: State, seat: Seat, option: do.AnyAction) -> State:
    """The position after an option of the innermost step, legal or not."""
    return DECISIONS.apply(state, seat, option).state


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


def cheapest(company: Company, rails: int) -> tuple[SpaceId, ...]:
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
        yield close(state).state
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
            return price_and_effects(state, base, part)[0]
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
        return [close(state).state]
    if isinstance(top, at.EffectGainWorker) and not any(state.supply):
        return [close(state).state]
    options = structural(state, seat, rich=False)
    return [after(state, seat, o) for o in options if not isinstance(o, do.PassMarket)]
