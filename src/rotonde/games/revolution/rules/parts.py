"""The action and its parts: the worker, what each part is, the finish (REV-52, REV-60 to REV-63).

Nothing here asks whether it may be done.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from rotonde.games.revolution.actions import FinishAction, PlaceWorker, ResolvePart
from rotonde.games.revolution.board import BOARD, COLOUR_NUMBERS
from rotonde.games.revolution.components.ids import ACTION_SPACES, ActionSpace, Colour, Part
from rotonde.games.revolution.components.ops import (
    Effects,
    GainMoney,
    GainMoneyPerShareTaken,
    GainMoneyPerTrain,
    GainMoneyPerTriangle,
    GainShares,
    Op,
    RepeatCityReward,
    RepeatFirstOfficeBonus,
    RepeatFirstStationBonus,
    UseTelegraphTile,
)
from rotonde.games.revolution.components.rows import CityTileRow
from rotonde.games.revolution.events import ActionFinished, MarketOpened, PartStarted, WorkerPlaced
from rotonde.games.revolution.rules.changes import Told, current, opened, pay, with_action
from rotonde.games.revolution.rules.effects import resolve
from rotonde.games.revolution.state import (
    CONSTANTS,
    TRADE_FLIP,
    Company,
    Crew,
    State,
    action_of,
    added,
    with_company,
    with_seat,
)
from rotonde.games.revolution.steps import EffectDiscard, MarketOffer, ResolveAction
from rotonde.kernel.ids import Seat

PROMOTION: Final = next(row for row in BOARD.tables.worker_ability if row.action == "any")
Priced = tuple[int, Effects]
"""What a part costs, and the effects it has."""


# --- the worker ---------------------------------------------------------------------------------


def place_worker(state: State, seat: Seat, action: PlaceWorker, told: Told) -> State:
    """A worker goes to an action space, and its parts are open (REV-52, REV-60)."""
    company = state.companies[seat]
    told.append(WorkerPlaced(seat, action.colour, action.space))
    crew = standing(company.crew, action.colour, action.space)
    return replace(
        state,
        companies=with_seat(state, seat, replace(company, crew=crew)),
        steps=(opening(seat, company, action),),
    )


def standing(crew: Crew, colour: Colour, space: ActionSpace) -> Crew:
    """The crew after one of its workers went from the stock to a space."""
    number, place = COLOUR_NUMBERS[colour], ACTION_SPACES.index(space)
    held = added(crew.spaces[place], number, 1)
    spaces = (*crew.spaces[:place], held, *crew.spaces[place + 1 :])
    return Crew(added(crew.stock, number, -1), spaces)


def opening(seat: Seat, company: Company, action: PlaceWorker) -> ResolveAction:
    """The action as it begins (REV-60, REV-63, REV-75)."""
    colour, space = action.colour, action.space
    if space == "railroad":
        rails = min(CONSTANTS.rail_action_rails, company.rails)
        return ResolveAction(seat, space, colour, rails, due=CONSTANTS.rail_action_base)
    return ResolveAction(seat, space, colour, 1, parts=("flip",) if space == "trade" else ())


# --- what the parts are -------------------------------------------------------------------------


def priced(state: State, action: ResolveAction, part: Part) -> Priced:
    """What an open part costs and brings."""
    match part:
        case "reward":
            return 0, tile_of(state, action).reward
        case "first_bonus":
            tile = tile_of(state, action)
            return tile.first_bonus_price, tile.first_bonus
        case "tile":
            return 0, tile_bonus(state, action)
        case "flip":
            return 0, TRADE_FLIP
        case "promotion":
            return PROMOTION.price, PROMOTION.effects
        case "ability":
            row = BOARD.abilities[action.colour, action.space]
            op = row.effects[0]
            translate = TRANSLATED.get(type(op))
            more, effects = translate(state, action, op) if translate else (0, row.effects)
            return row.price + more, effects


def tile_of(state: State, action: ResolveAction) -> CityTileRow:
    """The tile of the city in which the station of this action stands."""
    assert action.city is not None
    return BOARD.city_tiles[state.city_tiles[BOARD.city_numbers[action.city]]]


def tile_bonus(state: State, action: ResolveAction) -> Effects:
    """The bonus of the tile in the section of this action's office; none where it has no tile."""
    assert action.section is not None
    tile = state.telegraph_tiles[action.section]
    return BOARD.telegraph_tiles[tile].bonus if tile else ()


# --- abilities that stand for other effects, one small function for each -------------------------


def first_bonus_again(state: State, action: ResolveAction, _op: RepeatFirstStationBonus) -> Priced:
    """The city's first bonus with its own price (REV-73)."""
    tile = tile_of(state, action)
    return tile.first_bonus_price, tile.first_bonus


def reward_again(state: State, action: ResolveAction, _op: RepeatCityReward) -> Priced:
    """The city's reward (REV-73)."""
    return 0, tile_of(state, action).reward


def per_triangle(_state: State, action: ResolveAction, op: GainMoneyPerTriangle) -> Priced:
    """Money for the rails of this action (REV-77)."""
    triangles = sum(BOARD.triangles[BOARD.space_numbers[space]] for space in action.rails)
    return 0, (GainMoney(op.base + op.per_triangle * triangles),)


def first_office_again(_state: State, action: ResolveAction, _op: RepeatFirstOfficeBonus) -> Priced:
    """The section's first-office shares (REV-83)."""
    assert action.section is not None
    row = BOARD.tables.telegraph_section[action.section - 1]
    return 0, (GainShares(row.first_office_shares),)


def per_share(_state: State, action: ResolveAction, op: GainMoneyPerShareTaken) -> Priced:
    """Money for what the office brought (REV-83)."""
    return 0, (GainMoney(op.amount * action.shares_taken),)


def tile_without_discard(state: State, action: ResolveAction, _op: UseTelegraphTile) -> Priced:
    """The bonus of the section's tile (REV-83)."""
    return 0, tile_bonus(state, action)


def per_train(state: State, action: ResolveAction, op: GainMoneyPerTrain) -> Priced:
    """Money for every train, both faces (REV-93)."""
    company = state.companies[action.seat]
    trains = sum(company.trains_up) + sum(company.trains_down)
    return 0, (GainMoney(op.amount * trains),)


TRANSLATED: Final[Mapping[type[Op], Callable[[State, ResolveAction, Any], Priced]]] = {
    RepeatFirstStationBonus: first_bonus_again,
    RepeatCityReward: reward_again,
    GainMoneyPerTriangle: per_triangle,
    RepeatFirstOfficeBonus: first_office_again,
    GainMoneyPerShareTaken: per_share,
    UseTelegraphTile: tile_without_discard,
    GainMoneyPerTrain: per_train,
}


# --- starting and finishing ---------------------------------------------------------------------


def start(state: State, seat: Seat, chosen: ResolvePart, told: Told) -> State:
    """A part is used up and paid for, and its effects follow (REV-35, REV-61)."""
    action, part = current(state), chosen.part
    price, effects = priced(state, action, part)
    told.append(PartStarted(seat, part, action.space, action.colour, price))
    after = pay(used(state, action, part), seat, price)
    if part == "tile":  # REV-81: a worker first
        return opened(after, EffectDiscard(seat, effects, "tile"))
    return resolve(after, seat, effects, told)


def used(state: State, action: ResolveAction, part: Part) -> State:
    """The action with a part used up."""
    if part in ("promotion", "ability"):
        return with_action(state, slot=False, used=(*action.used, part))
    left = tuple(other for other in action.parts if other != part)
    return with_action(state, parts=left, used=(*action.used, part))


def finish(state: State, seat: Seat, _chosen: FinishAction, told: Told) -> State:
    """What is due is paid; a flagged Market follows (REV-62, REV-100)."""
    action = action_of(state)
    assert action is not None
    company = state.companies[seat]
    told.append(ActionFinished(seat, action.space, action.due))
    after = with_company(state, seat, replace(company, cash=company.cash - action.due))
    if not action.market:
        return replace(after, steps=())
    told.append(MarketOpened(seat, state.market_tile))
    return replace(after, steps=(MarketOffer(seat),))
