"""One legal action with all that a player wants to know of it: label, things, price.

Pure. One small function for each kind of order.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import (
    AcceptDeal,
    Advance,
    AnyAction,
    ChooseDeal,
    DiscardWorker,
    ExchangeGive,
    ExchangeTake,
    FinishAction,
    FlipTrain,
    GainWorker,
    HireWorker,
    KeepMilestone,
    PassMarket,
    PassTurn,
    PickSetupTile,
    PlaceOffice,
    PlaceRail,
    PlaceStation,
    PlaceWorker,
    Promote,
    ResolvePart,
    SellPiece,
    SellShare,
    StopEffect,
    TakeTrain,
)
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import Field, Part
from rotonde.games.revolution.notation import NOTATION
from rotonde.games.revolution.rules.helping import open_deal
from rotonde.games.revolution.rules.parts import priced
from rotonde.games.revolution.rules.promotions import slot_of
from rotonde.games.revolution.state import (
    CONSTANTS,
    SHARE,
    TRACK_NUMBERS,
    State,
    action_of,
    gate_price,
    selling_field,
)
from rotonde.games.revolution.state import HIRE as HIRE_PRICE
from rotonde.games.revolution.steps import (
    AnyStep,
    EffectChooseDeal,
    EffectPlace,
    EffectPromote,
    ResolveAction,
)
from rotonde.games.revolution.view.desk import waybill
from rotonde.kernel.desk.menu import Choice, Group
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.text import Fact, Named, Text

SETUP, WORKERS, CHOICES = "setup", "workers", "choices"
FINISH, SELL, HIRE = "finish", "sell", "hire"

GROUPS: Final = tuple(
    Group(id, Text(f"group-{id}"), standing=id in (FINISH, SELL, HIRE), folded=id == WORKERS)
    for id in (SETUP, WORKERS, CHOICES, FINISH, SELL, HIRE)
)
"""What answers a question stands together; sale and hire stand beside it, and so does the end of
an action until it is offered. Workers come before what they do."""


def choice(state: State, step: AnyStep, action: AnyAction) -> Choice:
    """One action as it is offered."""
    return MADE[type(action)](state, step, action)


def made(
    action: AnyAction,
    group: str,
    label: Text,
    *where: Thing,
    also: tuple[Thing, ...] = (),
    detail: Text | None = None,
    badge: Text | None = None,
) -> Choice:
    """A choice with its notation."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=label,
        group=group,
        things=where,
        also=also,
        detail=detail,
        badge=badge,
    )


# --- set-up, workers ----------------------------------------------------------------------------


def setup_tile(state: State, _step: AnyStep, action: PickSetupTile) -> Choice:
    offer = next(each for each in state.setup_tiles if each.tile == action.tile_id)
    facts: dict[str, Fact] = {
        "worker": names.worker(offer.worker),
        "effect": Named(f"take-{offer.tile}{offer.side}"),
    }
    return made(action, SETUP, Text("label-setup", facts), things.setup(action.tile_id))


def place_worker(_state: State, _step: AnyStep, action: PlaceWorker) -> Choice:
    facts = {"worker": names.worker(action.colour), "action": names.action(action.space)}
    where = (things.worker(action.colour, "stock"), things.action(action.space))
    return made(action, WORKERS, Text("label-worker", facts), *where)


def pass_turn(_state: State, _step: AnyStep, action: PassTurn) -> Choice:
    return made(action, CHOICES, Text("label-skip"), things.PASS)


# --- places -------------------------------------------------------------------------------------


def station(_state: State, step: AnyStep, action: PlaceStation) -> Choice:
    number = BOARD.city_numbers.get(action.city)
    free = isinstance(step, EffectPlace) or number is None
    price = 0 if free or number is None else BOARD.costs[number]
    label = Text("label-city", {"city": names.city(action.city)})
    cost = names.dollars(price)
    return made(action, CHOICES, label, things.city(action.city), detail=cost, badge=cost)


def rail(_state: State, step: AnyStep, action: PlaceRail) -> Choice:
    triangles = BOARD.triangles[BOARD.space_numbers[action.space]]
    free = isinstance(step, EffectPlace) and step.source != "paid"
    cost = names.dollars_plus(0 if free else triangles * CONSTANTS.triangle_cost)
    label = Text("label-space", {"space": action.space})
    return made(action, CHOICES, label, things.space(action.space), detail=cost, badge=cost)


def office(state: State, step: AnyStep, action: PlaceOffice) -> Choice:
    row = BOARD.tables.telegraph_section[action.section - 1]
    first = row.first_office_shares if state.first_offices[action.section] is None else 0
    free = isinstance(step, EffectPlace)
    brings = names.dollars(0) if free else Text("shares-plus", {"count": row.shares + first})
    label = Text("label-section", {"section": action.section})
    return made(action, CHOICES, label, things.section(action.section), detail=brings, badge=brings)


def sale(state: State, step: AnyStep, action: SellPiece) -> Choice:
    field = Field(selling_field(state.companies[step.seat]))
    money = names.dollars_plus(BOARD.sales.get(field, 0))
    label = Text(f"label-sale-{action.kind}")
    also = (things.field(field),)
    return made(action, CHOICES, label, things.piece(action.kind), also=also, detail=money)


# --- parts --------------------------------------------------------------------------------------


def part(state: State, _step: AnyStep, action: ResolvePart) -> Choice:
    under_way = action_of(state)
    assert under_way is not None
    price, _ = priced(state, under_way, action.part)
    label = Text(f"label-part-{action.part}")
    if action.part == "ability":
        chip = Named(f"board-chip-{under_way.colour}-{under_way.space}")
        facts: dict[str, Fact] = {"worker": names.worker(under_way.colour), "ability": chip}
        label = Text("label-part-ability", facts)
    cost = names.dollars(price) if price and not is_told(under_way, action.part) else None
    return made(action, CHOICES, label, things.part(action.part), detail=cost)


def is_told(under_way: ResolveAction, part: Part) -> bool:
    """Whether the words of an ability say its price; that of a first bonus is the city's."""
    return part == "ability" and under_way.colour != "grey"


def finish(state: State, _step: AnyStep, action: FinishAction) -> Choice:
    under_way = action_of(state)
    due = 0 if under_way is None else under_way.due
    pays = Text("detail-pays", {"amount": due}) if due else None
    return made(action, CHOICES, Text("label-finish"), things.FINISH, detail=pays)


def stop(_state: State, _step: AnyStep, action: StopEffect) -> Choice:
    return made(action, CHOICES, Text("label-stop"), things.STOP)


# --- effects ------------------------------------------------------------------------------------


def promote(state: State, step: AnyStep, action: Promote) -> Choice:
    company, tile = state.companies[step.seat], action.milestone_id
    wanted = BOARD.milestones[tile].managers[slot_of(company, tile, action.colour)]
    facts: dict[str, Fact] = {
        "worker": names.worker(action.colour),
        "where": names.where(action.where),
        "milestone": tile,
    }
    price = step.money_each if isinstance(step, EffectPromote) else 0
    places = {where for colour, where in company.crew.references if colour == action.colour}
    return made(
        action,
        CHOICES,
        Text("label-promote-either" if len(places) > 1 else "label-promote", facts),
        things.worker(action.colour, action.where),
        things.slot(tile, wanted),
        detail=names.dollars(price) if price else None,
    )


def advance(state: State, step: AnyStep, action: Advance) -> Choice:
    number = TRACK_NUMBERS[action.track]
    space = state.companies[step.seat].tracks[number] + 1
    toll = gate_price(state, number, space)
    price = None if toll is None else Text(f"gate-{toll[0]}-price", {"amount": toll[1]})
    label = Text("label-track", {"track": names.track(action.track)})
    return made(action, CHOICES, label, things.step(action.track, space), detail=price, badge=price)


def own_worker(_state: State, _step: AnyStep, action: DiscardWorker | ExchangeGive) -> Choice:
    facts = {"worker": names.worker(action.colour), "where": names.where(action.where)}
    thing = things.worker(action.colour, action.where)
    return made(action, CHOICES, Text("label-own-worker", facts), thing)


def supply_worker(_state: State, _step: AnyStep, action: ExchangeTake | GainWorker) -> Choice:
    label = Text("label-colour", {"worker": names.worker(action.colour)})
    return made(action, CHOICES, label, things.supply(action.colour))


def take_train(_state: State, _step: AnyStep, action: TakeTrain) -> Choice:
    label = Text("label-train", {"brings": names.brings(action.kind)})
    points = Text("points", {"count": CONSTANTS.train_vp})
    return made(action, CHOICES, label, things.pile(action.kind), detail=points, badge=points)


def flip(_state: State, _step: AnyStep, action: FlipTrain) -> Choice:
    """Turned down it brings its bonus and counts nothing; turned up again it counts (REV-41)."""
    used = action.face_up
    label = Text(f"label-flip-{'down' if used else 'up'}", {"brings": names.brings(action.kind)})
    points = 0 if used else CONSTANTS.train_vp
    price = BOARD.trains[action.kind].bonus_price if used else 0
    detail = Text("detail-flip", {"count": points, "price": price})
    thing = things.train(action.kind, used)
    change = names.points_plus(-CONSTANTS.train_vp if used else CONSTANTS.train_vp)
    return made(action, CHOICES, label, thing, detail=detail, badge=change)


def deal(state: State, step: AnyStep, action: AcceptDeal | ChooseDeal) -> Choice:
    row = open_deal(state, action.deal)
    given = step.gain_shares if isinstance(step, EffectChooseDeal) else 0
    price: dict[str, Fact] = {"shares": row.shares, "money": row.money, "given": given}
    also = "-money" if row.money else "-given" if given else ""
    return made(
        action,
        CHOICES,
        Text("label-deal", {"brings": Named(f"offer-{state.market_tile}-{action.deal}")}),
        things.deal(action.deal),
        detail=Text(f"detail-deal{also}", price),
    )


def pass_market(_state: State, _step: AnyStep, action: PassMarket) -> Choice:
    return made(action, CHOICES, Text("label-pass"), things.PASS)


def keep(_state: State, _step: AnyStep, action: KeepMilestone) -> Choice:
    row = BOARD.milestones[action.id]
    points = Text("points", {"count": row.vp})
    label = Text("label-keep", {"milestone": action.id})
    return made(action, CHOICES, label, things.keep(action.id), detail=points)


# --- at all times -------------------------------------------------------------------------------


def sell_share(state: State, step: AnyStep, action: SellShare) -> Choice:
    """What a share brings, and how many more the payment needs (REV-62)."""
    bill = waybill(state)
    needed = bill.shares_to_sell if bill is not None and bill.seat == step.seat else 0
    price = names.dollars_plus(SHARE)
    if needed:
        price = Text("detail-sell-due", {"amount": SHARE, "count": needed})
    return made(action, SELL, Text("label-sell"), things.SELL, detail=price)


def hire(_state: State, _step: AnyStep, action: HireWorker) -> Choice:
    label = Text("label-colour", {"worker": names.worker(action.colour)})
    price = names.dollars(HIRE_PRICE)
    return made(action, HIRE, label, things.HIRE, things.hired(action.colour), detail=price)


MADE: Final[Mapping[type[Action], Callable[[State, AnyStep, Any], Choice]]] = {
    PickSetupTile: setup_tile,
    PlaceWorker: place_worker,
    PassTurn: pass_turn,
    PlaceStation: station,
    PlaceRail: rail,
    PlaceOffice: office,
    SellPiece: sale,
    ResolvePart: part,
    FinishAction: finish,
    Promote: promote,
    Advance: advance,
    DiscardWorker: own_worker,
    ExchangeGive: own_worker,
    ExchangeTake: supply_worker,
    GainWorker: supply_worker,
    TakeTrain: take_train,
    FlipTrain: flip,
    ChooseDeal: deal,
    StopEffect: stop,
    AcceptDeal: deal,
    PassMarket: pass_market,
    KeepMilestone: keep,
    SellShare: sell_share,
    HireWorker: hire,
}
