"""The optional parts of an action and its worker slot: price and effects (REV-60, REV-61)."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from rotonde.games.revolution import reasons
from rotonde.games.revolution.actions import ResolvePart
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components import ops
from rotonde.games.revolution.components.ids import PARTS, Part
from rotonde.games.revolution.components.rows import CityTileRow
from rotonde.games.revolution.events import PartStarted
from rotonde.games.revolution.rules.changes import leave, pay, with_action, with_step
from rotonde.games.revolution.rules.chapter import Look, Rule, Toll, Why
from rotonde.games.revolution.rules.effects import resolve, surely_start
from rotonde.games.revolution.rules.promotions import promotable
from rotonde.games.revolution.rules.workers import bonus_follows, discards
from rotonde.games.revolution.state import (
    TRADE_FLIP,
    State,
    ability_waits,
)
from rotonde.games.revolution.steps import EffectDiscard, ResolveAction
from rotonde.kernel.law.text import Named
from rotonde.kernel.law.turn import Turn

PROMOTION: Final = next(row for row in BOARD.tables.worker_ability if row.action == "any")
Priced = tuple[int, ops.Effects]
"""The price of a part, and its effects."""
SLOT_PARTS: Final[tuple[Part, ...]] = ("promotion", "ability")
"""The uses of the worker slot."""


# --- what the parts are -------------------------------------------------------------------------


def price_and_effects(state: State, action: ResolveAction, part: Part) -> Priced:
    """The price of an open part, and its effects."""
    return PRICED[part](state, action)


def reward(state: State, action: ResolveAction) -> Priced:
    """The city's reward (REV-71)."""
    return 0, tile_of(state, action).reward


def first_bonus(state: State, action: ResolveAction) -> Priced:
    """The city's first bonus (REV-72)."""
    tile = tile_of(state, action)
    return tile.first_bonus_price, tile.first_bonus


def telegraph_tile(state: State, action: ResolveAction) -> Priced:
    """The bonus of the section's tile; a worker is discarded for it (REV-81)."""
    return 0, tile_bonus(state, action)


def trade_flip(_state: State, _action: ResolveAction) -> Priced:
    """The flip of a trade (REV-91)."""
    return 0, TRADE_FLIP


def promotion(_state: State, _action: ResolveAction) -> Priced:
    """The promotion that any worker may do (REV-60)."""
    return PROMOTION.price, PROMOTION.effects


def ability(state: State, action: ResolveAction) -> Priced:
    """The ability of the worker's colour at this action (REV-60)."""
    row = BOARD.abilities[action.colour, action.space]
    op = row.effects[0]
    translate = TRANSLATED.get(type(op))
    if translate is None:
        return row.price, row.effects
    more, effects = translate(state, action, op)
    return row.price + more, effects


PRICED: Final[Mapping[Part, Callable[[State, ResolveAction], Priced]]] = {
    "reward": reward,
    "first_bonus": first_bonus,
    "tile": telegraph_tile,
    "flip": trade_flip,
    "promotion": promotion,
    "ability": ability,
}


def tile_of(state: State, action: ResolveAction) -> CityTileRow:
    """The tile of the city in which the station of this action stands."""
    assert action.city is not None
    return BOARD.city_tiles[state.city_tiles[BOARD.cities.number[action.city]]]


def tile_bonus(state: State, action: ResolveAction) -> ops.Effects:
    """The bonus of the tile in the section of this action's office; none where it has no tile."""
    assert action.section is not None
    tile = state.telegraph_tiles[action.section]
    return BOARD.telegraph_tiles[tile].bonus if tile else ()


# --- abilities that stand for other effects, one small function for each -------------------------


def first_bonus_again(
    state: State, action: ResolveAction, _op: ops.RepeatFirstStationBonus
) -> Priced:
    """The city's first bonus with its own price (REV-73)."""
    return first_bonus(state, action)


def reward_again(state: State, action: ResolveAction, _op: ops.RepeatCityReward) -> Priced:
    """The city's reward (REV-73)."""
    return reward(state, action)


def per_triangle(_state: State, action: ResolveAction, op: ops.GainMoneyPerTriangle) -> Priced:
    """Money for the rails of this action (REV-77)."""
    triangles = sum(BOARD.triangles[BOARD.spaces.number[space]] for space in action.rails)
    return 0, (ops.GainMoney(op.base + op.per_triangle * triangles),)


def first_office_again(
    _state: State, action: ResolveAction, _op: ops.RepeatFirstOfficeBonus
) -> Priced:
    """The section's first-office shares (REV-83)."""
    assert action.section is not None
    row = BOARD.tables.telegraph_section[action.section - 1]
    return 0, (ops.GainShares(row.first_office_shares),)


def per_share(_state: State, action: ResolveAction, op: ops.GainMoneyPerShareTaken) -> Priced:
    """Money for what the office brought (REV-83)."""
    return 0, (ops.GainMoney(op.amount * action.shares_taken),)


def tile_without_discard(state: State, action: ResolveAction, _op: ops.UseTelegraphTile) -> Priced:
    """The bonus of the section's tile (REV-83)."""
    return 0, tile_bonus(state, action)


def per_train(state: State, action: ResolveAction, op: ops.GainMoneyPerTrain) -> Priced:
    """Money for every train, both faces (REV-93)."""
    company = state.companies[action.seat]
    trains = sum(company.trains_up) + sum(company.trains_down)
    return 0, (ops.GainMoney(op.amount * trains),)


TRANSLATED: Final[Mapping[type[ops.Op], Callable[[State, ResolveAction, Any], Priced]]] = {
    ops.RepeatFirstStationBonus: first_bonus_again,
    ops.RepeatCityReward: reward_again,
    ops.GainMoneyPerTriangle: per_triangle,
    ops.RepeatFirstOfficeBonus: first_office_again,
    ops.GainMoneyPerShareTaken: per_share,
    ops.UseTelegraphTile: tile_without_discard,
    ops.GainMoneyPerTrain: per_train,
}


# --- may it be started? -------------------------------------------------------------------------


def candidates(_state: State, step: ResolveAction) -> tuple[ResolvePart, ...]:
    """The optional parts and uses of the worker slot that are open, in their order (REV-60)."""
    able = step.slot and step.colour != "white" and not ability_waits(step)
    return orders(step.parts, step.slot, able)


@cache
def orders(parts: tuple[Part, ...], slot: bool, able: bool) -> tuple[ResolvePart, ...]:
    """The orders for open parts, for the worker slot, and for the worker's ability."""
    chosen = [*(part for part in PARTS if part in parts), *SLOT_PARTS[: slot + able]]
    return tuple(map(ResolvePart, chosen))


def why(state: State, step: ResolveAction, action: ResolvePart, look: Look) -> Why:
    """Is the part open, can it be paid, and does it do something (REV-35, REV-36, REV-60)?"""
    part = action.part
    wrong = why_slot(step, part) if part in SLOT_PARTS else why_optional(step, part)
    return wrong or why_effects(state, step, action, look)


def why_effects(state: State, step: ResolveAction, action: ResolvePart, look: Look) -> Why:
    """Can an open part be paid, and does it do something (REV-35, REV-36)?"""
    part, company = action.part, state.companies[step.seat]
    price, effects = price_and_effects(state, step, part)
    if company.cash < price:  # REV-35
        return reasons.PRICE_TOO_HIGH(price=price, money=company.cash)
    if part == "promotion" and not promotable(company):  # REV-36
        return reasons.DOES_NOTHING()
    if part == "tile":  # REV-81
        return why_no_discard(with_part_used(state, step, part), step, effects, look)
    if part == "promotion" and look.bears(0, 1):  # any worker that fits would do
        return None
    # The price and the part that is used up change nothing of what these effects need.
    if surely_start(state, step.seat, effects):
        return None
    started = pay(with_part_used(state, step, part), step.seat, price)
    if look.tries(started, effects):
        return None
    return look.corner(started, effects) or reasons.DOES_NOTHING()


def why_no_discard(state: State, step: ResolveAction, effects: ops.Effects, look: Look) -> Why:
    """Can a worker be given up for a telegraph tile that then does something (REV-81)?"""
    asking = EffectDiscard(step.seat, effects, "tile")
    there = with_step(state, asking)
    if look.offers(there):
        return None
    if not look.explains:
        return reasons.DOES_NOTHING()
    for option in discards(there, asking):
        gone = leave(state, step.seat, option.colour, option.where)
        if bonus_follows(there, asking, option, look) or look.corner(gone, effects):
            return look.refusal(there, option)
    return reasons.DOES_NOTHING()


def why_slot(step: ResolveAction, part: Part) -> Why:
    """The worker slot is spent once, the ability by its colour and after the pieces (REV-60)."""
    if part in step.used:
        return reasons.PART_USED(part=Named(f"part-{part}"))
    if not step.slot:
        return reasons.SLOT_SPENT()
    if part == "promotion":
        return None
    if step.colour == "white":
        return reasons.NO_ABILITY()
    if ability_waits(step):
        return reasons.RAILS_FIRST() if step.space == "railroad" else reasons.PIECES_FIRST()
    return None


def why_optional(step: ResolveAction, part: Part) -> Why:
    """The optional parts of an action, once its piece is placed (REV-60, REV-70, REV-81)."""
    homes = {"tile": "telegraph", "flip": "trade"}
    if part in step.parts:
        return None
    if part in step.used:  # REV-61
        return reasons.PART_USED(part=Named(f"part-{part}"))
    if homes.get(part, "station") != step.space:
        return reasons.PART_NOT_HERE(part=Named(f"part-{part}"))
    if step.pieces:
        return reasons.PIECES_FIRST()
    return reasons.NO_TILE_HERE() if part == "tile" else reasons.NOT_FIRST()


def toll(state: State, step: ResolveAction, action: ResolvePart) -> Toll:
    """The price of the part."""
    return Toll(price_and_effects(state, step, action.part)[0])


# --- starting -----------------------------------------------------------------------------------


def start(state: State, step: ResolveAction, action: ResolvePart) -> Turn[State]:
    """A part is used up and paid for, and its effects follow (REV-35, REV-61)."""
    seat, part = step.seat, action.part
    price, effects = price_and_effects(state, step, part)
    after = pay(with_part_used(state, step, part), seat, price)
    turn = Turn(after, (PartStarted(seat, part, step.space, step.colour, price),))
    if part == "tile":  # REV-81: a worker first
        return Turn(with_step(after, EffectDiscard(seat, effects, "tile")), turn.events)
    return turn.then(lambda paid: resolve(paid, seat, effects))


def with_part_used(state: State, action: ResolveAction, part: Part) -> State:
    """The action with a part used up."""
    if part in SLOT_PARTS:
        return with_action(state, slot=False, used=(*action.used, part))
    left = tuple(other for other in action.parts if other != part)
    return with_action(state, parts=left, used=(*action.used, part))


RULE: Final = Rule(ResolvePart, start, why, toll, why_effects)
