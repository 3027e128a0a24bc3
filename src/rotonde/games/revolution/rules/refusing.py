"""Why an order is refused: for each kind of order its reasons, the most basic first.

Asked only of what is not offered; whatever no other reason explains would lead into a corner.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rotonde.games.revolution.actions import (
    AnyAction,
    FinishAction,
    HireWorker,
    KeepMilestone,
    PassTurn,
    PickSetupTile,
    PlaceOffice,
    PlaceRail,
    PlaceStation,
    PlaceWorker,
    ResolvePart,
    SellPiece,
    SellShare,
)
from rotonde.games.revolution.board import BOARD, COLOUR_NUMBERS, connected
from rotonde.games.revolution.components.ids import ACTION_SPACES, Part
from rotonde.games.revolution.reasons import (
    ACTION_TOO_DEAR,
    CITY_HAS_YOUR_STATION,
    CITY_NOT_ON_TILE,
    CITY_NOT_REACHED,
    DOES_NOTHING,
    DUE_NOT_COVERED,
    HIRE_TOO_DEAR,
    NO_ABILITY,
    NO_BUILDING_LEFT,
    NO_CITY_OPEN,
    NO_PIECE_LEFT,
    NO_RAIL_LEFT,
    NO_SECTION_OPEN,
    NO_SHARES,
    NO_SUCH_CITY,
    NO_SUCH_SECTION,
    NO_SUCH_SPACE,
    NO_TILE_HERE,
    NONE_TO_HIRE,
    NOT_AT_THIS_STEP,
    NOT_FIRST,
    NOT_IN_STOCK,
    NOT_LOOKED_AT,
    PART_NOT_HERE,
    PART_USED,
    PASS_NOT_NEEDED,
    PIECE_NOT_THERE,
    PIECES_FIRST,
    PIECES_LEFT,
    PIECES_PLACED,
    PRICE_TOO_HIGH,
    RAILS_FIRST,
    SECTION_HAS_YOUR_OFFICE,
    SECTION_NOT_ON_TILE,
    SETUP_TILE_GONE,
    SLOT_SPENT,
    SLOT_TAKEN,
    SPACE_HAS_YOUR_RAIL,
    SPACE_NOT_REACHED,
)
from rotonde.games.revolution.rules import refused_effects
from rotonde.games.revolution.rules.barring import barred, cornered, tile_barred
from rotonde.games.revolution.rules.changes import pay
from rotonde.games.revolution.rules.offering import can_do_any
from rotonde.games.revolution.rules.options import sellable
from rotonde.games.revolution.rules.parts import priced, used
from rotonde.games.revolution.rules.turns import rail_cost
from rotonde.games.revolution.state import (
    CONSTANTS,
    HIRE,
    Company,
    State,
    ability_waits,
    liquid,
    open_cities,
    open_sections,
    open_spaces,
    pieces_left,
    selling_field,
)
from rotonde.games.revolution.steps import (
    AnyStep,
    ChooseWorker,
    EffectDiscard,
    EffectExchangeTake,
    EffectPlace,
    KeepingMilestone,
    ResolveAction,
    SetupPick,
)
from rotonde.kernel.action import Action
from rotonde.kernel.ids import Seat
from rotonde.kernel.refusal import NOT_NOW, Refusal
from rotonde.kernel.text import Named
from rotonde.railway.bitset import members

Why = Refusal | None
MAINS: Final = dict(zip(ACTION_SPACES, ("station", "rail", "office", "sale"), strict=True))
"""What each action must do."""


def refusal(state: State, seat: Seat, action: AnyAction) -> Refusal:
    """The reason for which an order that is not offered is refused."""
    reason = REASONS.get(type(action)) or refused_effects.REASONS[type(action)]
    step = state.steps[-1]
    return reason(state, seat, step, action) or cornered(state, seat, action)


# --- set-up, turn, milestones -------------------------------------------------------------------


def why_pick(_state: State, _seat: Seat, step: AnyStep, action: PickSetupTile) -> Refusal:
    """Only tiles that still lie there (REV-13)."""
    if not isinstance(step, SetupPick):
        return NOT_NOW()
    return SETUP_TILE_GONE(tile=action.tile_id)


def why_place(state: State, seat: Seat, step: AnyStep, action: PlaceWorker) -> Refusal:
    """A worker of the stock, on a space that can be completed (REV-52, REV-53)."""
    if not isinstance(step, ChooseWorker):
        return NOT_NOW()
    company = state.companies[seat]
    if not company.crew.stock[COLOUR_NUMBERS[action.colour]]:  # REV-52
        return NOT_IN_STOCK(colour=Named(f"worker-{action.colour}"))
    lacking = lacks(company, action.space)
    if lacking is not None:  # REV-53
        return lacking
    return ACTION_TOO_DEAR(cost=least(company, action.space), money=liquid(company))


def lacks(company: Company, space: str) -> Why:
    """What an action cannot be begun without (REV-53)."""
    if space == "trade":
        return None if pieces_left(company) else NO_PIECE_LEFT()
    if space == "railroad":
        return None if company.rails else NO_RAIL_LEFT()
    if not company.buildings:
        return NO_BUILDING_LEFT()
    if space == "station":
        return None if open_cities(company) else NO_CITY_OPEN()
    return None if open_sections(company) else NO_SECTION_OPEN()


def least(company: Company, space: str) -> int:
    """What an action costs at least."""
    if space == "railroad":
        return rail_cost(company, min(CONSTANTS.rail_action_rails, company.rails))
    return min((BOARD.costs[n] for n in members(open_cities(company))), default=0)


def why_pass(_state: State, _seat: Seat, step: AnyStep, _action: PassTurn) -> Refusal:
    """Only a seat without pieces passes (REV-54)."""
    return PASS_NOT_NEEDED() if isinstance(step, ChooseWorker) else NOT_NOW()


def why_keep(_state: State, _seat: Seat, step: AnyStep, _action: KeepMilestone) -> Refusal:
    """One of those looked at (REV-112)."""
    return NOT_LOOKED_AT() if isinstance(step, KeepingMilestone) else NOT_NOW()


# --- places -------------------------------------------------------------------------------------


def why_main(_state: State, _seat: Seat, step: AnyStep, part: str) -> Why:
    """Whether a piece of this kind can be placed at this step at all (REV-60)."""
    if isinstance(step, EffectPlace):
        return None if step.piece == part else NOT_NOW()
    if not isinstance(step, ResolveAction):
        return NOT_NOW()
    if MAINS[step.space] != part:  # REV-60
        return PART_NOT_HERE(part=Named(f"part-{part}"))
    return None if step.pieces else PIECES_PLACED()


def why_station(state: State, seat: Seat, step: AnyStep, action: PlaceStation) -> Why:
    """A connected city without an own station (REV-20, REV-22)."""
    number, company = BOARD.city_numbers.get(action.city), state.companies[seat]
    wrong = why_main(state, seat, step, "station")
    if wrong is not None or number is None:
        return wrong or NO_SUCH_CITY(city=action.city)
    city = Named(f"city-{action.city}")
    if isinstance(step, EffectPlace) and step.source == "setup":  # REV-15
        return CITY_NOT_ON_TILE(city=city) if action.city not in step.cities else SLOT_TAKEN()
    if not connected(company.network) >> number & 1:  # REV-20
        return CITY_NOT_REACHED(city=city)
    if company.stations >> number & 1:  # REV-22
        return CITY_HAS_YOUR_STATION(city=city)
    return None


def why_rail(state: State, seat: Seat, step: AnyStep, action: PlaceRail) -> Why:
    """A space beside the own network (REV-21)."""
    number, company = BOARD.space_numbers.get(action.space), state.companies[seat]
    wrong = why_main(state, seat, step, "rail")
    if wrong is not None or number is None:
        return wrong or NO_SUCH_SPACE(space=action.space)
    if company.network >> number & 1:  # REV-21
        return SPACE_HAS_YOUR_RAIL(space=action.space)
    if not open_spaces(company) >> number & 1:  # REV-21
        return SPACE_NOT_REACHED(space=action.space)
    return None


def why_office(state: State, seat: Seat, step: AnyStep, action: PlaceOffice) -> Why:
    """A section without an own office (REV-22)."""
    wrong = why_main(state, seat, step, "office")
    if wrong is not None:
        return wrong
    if not 1 <= action.section <= len(BOARD.tables.telegraph_section):
        return NO_SUCH_SECTION(section=action.section)
    if isinstance(step, EffectPlace) and step.source == "setup":  # REV-15
        if action.section not in step.sections:
            return SECTION_NOT_ON_TILE(section=action.section)
        return SLOT_TAKEN()
    if state.companies[seat].offices >> action.section & 1:  # REV-22
        return SECTION_HAS_YOUR_OFFICE(section=action.section)
    return None


def why_sell_piece(state: State, seat: Seat, step: AnyStep, action: SellPiece) -> Why:
    """A piece of the leftmost section that holds any (REV-90)."""
    wrong = NOT_NOW() if isinstance(step, EffectPlace) else why_main(state, seat, step, "sale")
    if wrong is not None:
        return wrong
    company = state.companies[seat]
    if action.kind not in sellable(company):  # REV-90
        return PIECE_NOT_THERE(kind=Named(f"piece-{action.kind}"), field=selling_field(company))
    return None


# --- parts --------------------------------------------------------------------------------------


def why_part(state: State, seat: Seat, step: AnyStep, action: ResolvePart) -> Why:
    """An open part that can be paid and does something (REV-35, REV-36, REV-60)."""
    if not isinstance(step, ResolveAction):
        return NOT_NOW()
    wrong = why_slot(step, action.part) if is_slot(action.part) else why_open(state, step, action)
    if wrong is not None:
        return wrong
    price, effects = priced(state, step, action.part)
    if state.companies[seat].cash < price:  # REV-35
        return PRICE_TOO_HIGH(price=price, money=state.companies[seat].cash)
    if action.part == "tile":  # REV-81
        return tile_barred(state, seat, effects) or DOES_NOTHING()
    started = pay(used(state, step, action.part), seat, price)
    if not can_do_any(started, seat, effects):  # REV-36
        return barred(started, seat, effects) or DOES_NOTHING()
    return None


def is_slot(part: Part) -> bool:
    """Whether a part is a use of the worker slot."""
    return part in ("promotion", "ability")


def why_slot(step: ResolveAction, part: Part) -> Why:
    """The worker slot is spent once, the ability by its colour and after the pieces (REV-60)."""
    if part in step.used:
        return PART_USED(part=Named(f"part-{part}"))
    if not step.slot:
        return SLOT_SPENT()
    if part == "promotion":
        return None
    if step.colour == "white":
        return NO_ABILITY()
    if ability_waits(step):
        return RAILS_FIRST() if step.space == "railroad" else PIECES_FIRST()
    return None


def why_open(_state: State, step: ResolveAction, action: ResolvePart) -> Why:
    """The optional parts of an action, once its piece is placed (REV-60, REV-70, REV-81)."""
    part, homes = action.part, {"tile": "telegraph", "flip": "trade"}
    if part in step.parts:
        return None
    if part in step.used:  # REV-61
        return PART_USED(part=Named(f"part-{part}"))
    if homes.get(part, "station") != step.space:
        return PART_NOT_HERE(part=Named(f"part-{part}"))
    if step.pieces:
        return PIECES_FIRST()
    return NO_TILE_HERE() if part == "tile" else NOT_FIRST()


def why_finish(state: State, seat: Seat, step: AnyStep, _action: FinishAction) -> Why:
    """No mandatory part left, and cash for what is due (REV-61)."""
    if not isinstance(step, ResolveAction):
        return NOT_NOW()
    if step.pieces:  # REV-61
        return PIECES_LEFT(part=Named(f"part-{MAINS[step.space]}"), left=step.pieces)
    cash = state.companies[seat].cash
    if cash < step.due:  # REV-61
        return DUE_NOT_COVERED(due=step.due, money=cash)
    return None


# --- at all times -------------------------------------------------------------------------------


def is_free_step(state: State, step: AnyStep) -> bool:
    """Whether shares may be sold and workers hired at this step (REV-16, REV-30)."""
    closed = EffectDiscard | EffectExchangeTake | KeepingMilestone
    return state.round > 0 and not isinstance(step, closed)


def why_sell_share(state: State, seat: Seat, step: AnyStep, _action: SellShare) -> Why:
    """A share, at an own step that allows it (REV-30)."""
    if not is_free_step(state, step):
        return NOT_AT_THIS_STEP()
    return None if state.companies[seat].shares else NO_SHARES()


def why_hire(state: State, seat: Seat, step: AnyStep, action: HireWorker) -> Why:
    """Money, and a worker of that colour in the supply (REV-31)."""
    if not is_free_step(state, step):
        return NOT_AT_THIS_STEP()
    if not state.supply[COLOUR_NUMBERS[action.colour]]:
        return NONE_TO_HIRE(colour=Named(f"worker-{action.colour}"))
    cash = state.companies[seat].cash
    return HIRE_TOO_DEAR(price=HIRE, money=cash) if cash < HIRE else None


REASONS: Final[Mapping[type[Action], Callable[[State, Seat, AnyStep, Any], Why]]] = {
    PickSetupTile: why_pick,
    PlaceWorker: why_place,
    PassTurn: why_pass,
    KeepMilestone: why_keep,
    PlaceStation: why_station,
    PlaceRail: why_rail,
    PlaceOffice: why_office,
    SellPiece: why_sell_piece,
    ResolvePart: why_part,
    FinishAction: why_finish,
    SellShare: why_sell_share,
    HireWorker: why_hire,
}
