"""The desk: the waybill of the action under way, and what each colour would add to an action."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, Literal

from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import ActionSpace, Part
from rotonde.games.revolution.components.ops import Effects, GainMoneyPerTrain
from rotonde.games.revolution.components.rows import AbilityRow
from rotonde.games.revolution.state import CONSTANTS, SHARE, TRADE_FLIP, State, ability_waits
from rotonde.games.revolution.steps import ResolveAction
from rotonde.games.revolution.view.shapes import AbilityView, PartView, WaybillView
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.derived import kept

Buys = Literal["none", "first", "second", "either"]
PartStatus = Literal["done", "now", "open", "waiting", "spent", "gone"]
MainPart = Literal["station", "rail", "office", "sale"]

MAIN: Final[Mapping[ActionSpace, MainPart]] = {
    "station": "station",
    "railroad": "rail",
    "telegraph": "office",
    "trade": "sale",
}
"""The mandatory part of each action (REV-60)."""
OPTIONAL: Final[Mapping[ActionSpace, tuple[Part, ...]]] = {
    "station": ("reward", "first_bonus"),
    "railroad": (),
    "telegraph": ("tile",),
    "trade": ("flip",),
}
"""The optional parts of each action, the worker slot left out."""
PROMOTION: Final = next(row for row in BOARD.tables.worker_ability if row.action == "any")


@kept
def waybill(state: State) -> WaybillView | None:
    """The action under way as checklist and bill; None outside of one."""
    action = state.action
    if action is None:
        return None
    company = state.companies[action.seat]
    missing = max(0, action.due - company.cash)
    selling = min(company.shares, -(-missing // SHARE))
    left, shares_left = company.cash + selling * SHARE - action.due, company.shares - selling
    return WaybillView(
        seat=action.seat,
        space=action.space,
        colour=action.colour,
        lines=tuple(lines(state, action)),
        due=action.due,
        base=CONSTANTS.rail_action_base if action.space == "railroad" else 0,
        cash=company.cash,
        shares=company.shares,
        share_price=SHARE,
        shares_to_sell=selling,
        shares_money=selling * SHARE,
        left=left,
        market=action.market,
        shares_left=shares_left,
        buys=buys(state, left, shares_left),
        shares_taken=action.shares_taken,
    )


def buys(state: State, cash: int, shares: int) -> Buys:
    """The open deals that so much could pay, shares sold for their money (REV-30, REV-102)."""
    first, second = (
        shares >= row.shares + -(-max(0, row.money - cash) // SHARE)
        for row in BOARD.deals[state.market_tile]
    )
    if first and second:
        return "either"
    return "first" if first else "second" if second else "none"


def lines(state: State, action: ResolveAction) -> Iterator[PartView]:
    """The main pieces, the optional parts, then the worker slot."""
    yield from main_lines(action)
    for part in OPTIONAL[action.space]:
        status = status_of(state, action, part)
        price, effects = (0, ()) if status == "gone" else part_facts(state, action, part)
        yield PartView(part, False, status, price, effects)
    yield PartView(
        "promotion", False, slot_status(state, action, "promotion"), 0, PROMOTION.effects
    )
    row = BOARD.abilities.get((action.colour, action.space))
    if row is not None:
        status = slot_status(state, action, "ability")
        yield PartView("ability", False, status, row.price, row.effects)


def main_lines(action: ResolveAction) -> Iterator[PartView]:
    """The main parts: those done with their place, then those still open."""
    if action.city is not None:
        cost = BOARD.costs[BOARD.cities.number[action.city]]
        yield PartView("station", True, "done", 0, (), city=action.city, money=cost)
    if action.section is not None:
        yield PartView("office", True, "done", 0, (), section=action.section)
    for space in action.rails:
        price = BOARD.triangles[BOARD.spaces.number[space]] * CONSTANTS.triangle_cost
        yield PartView("rail", True, "done", 0, (), space=space, money=price)
    if action.sold:
        yield PartView("sale", True, "done", 0, (), money=action.sold)
    for _ in range(action.pieces):
        yield PartView(MAIN[action.space], True, "open", 0, ())


def part_facts(state: State, action: ResolveAction, part: Part) -> tuple[int, Effects]:
    """The price and the effects of an optional part, as far as the action says."""
    if part == "flip":
        return 0, TRADE_FLIP
    if part == "tile" and action.section is not None:
        return 0, BOARD.telegraph_tiles[state.telegraph_tiles[action.section]].bonus
    if action.city is None:
        return 0, ()
    tile = BOARD.city_tiles[state.city_tiles[BOARD.cities.number[action.city]]]
    return (0, tile.reward) if part == "reward" else (tile.first_bonus_price, tile.first_bonus)


def status_of(state: State, action: ResolveAction, part: Part) -> PartStatus:
    """How far an optional part is."""
    if part in action.used:
        return "now" if is_under_way(state, action, part) else "done"
    if part in action.parts:
        return "open"
    return "waiting" if action.pieces else "gone"


def is_under_way(state: State, action: ResolveAction, part: Part) -> bool:
    """Whether the part started last is still being resolved."""
    return len(state.steps) > 1 and action.used[-1] == part


def slot_status(state: State, action: ResolveAction, part: Part) -> PartStatus:
    """How far one of the two ways to spend the worker slot is."""
    if part in action.used:
        return "now" if is_under_way(state, action, part) else "done"
    if not action.slot:
        return "spent"
    return "waiting" if part == "ability" and ability_waits(action) else "open"


def abilities(state: State, seat: Seat | None) -> tuple[AbilityView, ...]:
    """The ability of each colour on each action space, with the figures of the reader."""
    return with_trains(None if seat is None else train_count(state, seat))


@cache
def with_trains(trains: int | None) -> tuple[AbilityView, ...]:
    """The abilities, by the trains of the reader."""
    return tuple(ability_view(trains, row) for row in BOARD.tables.worker_ability)


def ability_view(trains: int | None, row: AbilityRow) -> AbilityView:
    """An ability; what is paid by the train is known before the worker is placed."""
    amounts = (op.amount for op in row.effects if isinstance(op, GainMoneyPerTrain))
    each = next(amounts, None)
    return AbilityView(
        colour=row.worker,
        space=row.action,
        price=row.price,
        effects=row.effects,
        amount=None if each is None or trains is None else each * trains,
    )


def train_count(state: State, seat: Seat) -> int:
    """Trains of a seat, both faces."""
    company = state.companies[seat]
    return sum(company.trains_up) + sum(company.trains_down)
