"""The answer to a click on what is not offered: what `check` says of the order it would be.

Pure. Asks the rules; where the order belongs to another step, says what has to be decided first.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

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
from rotonde.games.revolution.components.ids import ACTION_SPACES, COLOURS, Colour
from rotonde.games.revolution.reasons import (
    EFFECT_FIRST,
    IS_OFFERED,
    PICK_FIRST,
    WORKER_FIRST,
)
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.rules.sales import sellable
from rotonde.games.revolution.state import Company, State, action_of
from rotonde.games.revolution.steps import (
    AnyStep,
    ChooseWorker,
    EffectChooseDeal,
    EffectDiscard,
    EffectExchangeGive,
    EffectExchangeTake,
    EffectGainWorker,
    EffectPromote,
    SetupPick,
)
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import NOT_NOW, Refusal
from rotonde.kernel.law.step import asked, not_asked

Fields = dict[str, Any]
Asked = tuple[type[Action], Fields] | None
"""The order that a click would be, by its kind and fields as they were clicked."""


def why_not(state: State, seat: Seat | None, thing: Thing) -> Refusal:
    """Why `seat` cannot choose this thing now. Answers anything, and never raises."""
    step = asked(state.steps, seat)
    if step is None or seat is None:
        return not_asked(state.steps)
    action = order(state, step, thing)
    if action is None:
        return NOT_NOW()
    refusal = DECISIONS.check(state, seat, action)
    if refusal is None:
        return IS_OFFERED()
    return advice(state, step) if refusal.code == NOT_NOW.code else refusal


def advice(state: State, step: AnyStep) -> Refusal:
    """What has to be decided before a click on this would mean anything."""
    if isinstance(step, ChooseWorker):
        return WORKER_FIRST()
    if isinstance(step, SetupPick):
        return PICK_FIRST()
    return EFFECT_FIRST() if len(state.steps) > 1 else NOT_NOW()


def order(state: State, step: AnyStep, thing: Thing) -> AnyAction | None:
    """The order that a click on this thing would give at this step; None where there is none."""
    kind, *words = thing.split(":")
    reading = READING.get(kind)
    try:
        found = None if reading is None else reading(state, step, *words)
        if found is None:
            return None
        asked_for: Any = found[0]
        action: AnyAction = msgspec.convert(found[1], asked_for, strict=False)
    except (TypeError, msgspec.ValidationError):
        return None
    return action


# --- from things to orders ------------------------------------------------------------------------


def simple(order_kind: type[Action], *fields: str) -> Callable[..., Asked]:
    """A thing whose words are the first fields of one kind of order."""

    def read(_state: State, _step: AnyStep, *words: str) -> Asked:
        return asks(order_kind, **dict(zip(fields, words, strict=False)))

    return read


def asks(order_kind: type[Action], **fields: Any) -> Asked:
    """An order with these fields."""
    return order_kind, {"do": order_kind.__struct_config__.tag, **fields}


def of_worker(state: State, step: AnyStep, colour: str, where: str) -> Asked:
    """A worker is placed, discarded, given or promoted, as the step asks."""
    if isinstance(step, EffectDiscard):
        return asks(DiscardWorker, colour=colour, where=where)
    if isinstance(step, EffectExchangeGive):
        return asks(ExchangeGive, colour=colour, where=where)
    if isinstance(step, EffectPromote):
        tile = next((m.id for m in state.companies[step.seat].milestones), "")
        return asks(Promote, colour=colour, where=where, milestone_id=tile)
    return asks(PlaceWorker, colour=colour, space=ACTION_SPACES[-1])


def of_action(state: State, step: AnyStep, space: str, colour: str = "") -> Asked:
    """An action space, for a worker of this colour or the first of the stock."""
    sent = colour or first_colour(state.companies[step.seat])
    return asks(PlaceWorker, colour=sent, space=space)


def first_colour(company: Company) -> Colour:
    """The first colour in the stock."""
    return next((c for c, n in zip(COLOURS, company.crew.stock, strict=True) if n), COLOURS[0])


def of_step(_state: State, _step: AnyStep, track: str, _space: str) -> Asked:
    """A space of a track: only the next one can be entered."""
    return asks(Advance, track=track)


def of_field(state: State, step: AnyStep, _index: str) -> Asked:
    """A section of the own board: a piece of the leftmost one is sold."""
    kinds = sellable(state.companies[step.seat])
    return asks(SellPiece, kind=kinds[0] if kinds else "building")


def of_train(_state: State, _step: AnyStep, kind: str, face: str) -> Asked:
    """An own train."""
    return asks(FlipTrain, kind=kind, face_up=face == "up")


def of_supply(_state: State, step: AnyStep, colour: str) -> Asked:
    """A worker of the supply is gained, taken or hired."""
    if isinstance(step, EffectGainWorker):
        return asks(GainWorker, colour=colour)
    if isinstance(step, EffectExchangeTake):
        return asks(ExchangeTake, colour=colour)
    return asks(HireWorker, colour=colour)


def of_hire(state: State, _step: AnyStep, colour: str = "") -> Asked:
    """The hire, of a colour or of the first there is."""
    there = (c for c, n in zip(COLOURS, state.supply, strict=True) if n)
    return asks(HireWorker, colour=colour or next(there, "white"))


def of_slot(state: State, step: AnyStep, tile: str, wanted: str = "") -> Asked:
    """A slot of a milestone, for a worker of its colour."""
    crew = state.companies[step.seat].crew
    colour = wanted if wanted in COLOURS else wanted_by(tile)
    fits = (ref for ref in crew.references if colour in (ref[0], "any"))
    found = next(fits, (colour if colour in COLOURS else "white", "stock"))
    return asks(Promote, colour=found[0], where=found[1], milestone_id=tile)


def wanted_by(tile: str) -> str:
    """The first manager that a milestone asks for."""
    rows = (row for row in BOARD.tables.milestone if row.id == tile)
    row = next(rows, None)
    return "any" if row is None else row.managers[0]


def of_deal(_state: State, step: AnyStep, number: str) -> Asked:
    """A deal of the open tile."""
    return asks(ChooseDeal if isinstance(step, EffectChooseDeal) else AcceptDeal, deal=number)


def of_part(state: State, _step: AnyStep, part: str) -> Asked:
    """A line of the waybill; the main ones are done on the board."""
    return asks(ResolvePart, part=part) if action_of(state) is not None else None


def of_pass(_state: State, step: AnyStep) -> Asked:
    """The pass of a turn or of the Market."""
    return asks(PassTurn if isinstance(step, ChooseWorker) else PassMarket)


READING: Final[Mapping[str, Callable[..., Asked]]] = {
    "city": simple(PlaceStation, "city"),
    "station": simple(PlaceStation, "city"),
    "space": simple(PlaceRail, "space"),
    "rail": simple(PlaceRail, "space"),
    "section": simple(PlaceOffice, "section"),
    "office": simple(PlaceOffice, "section"),
    "piece": simple(SellPiece, "kind"),
    "pile": simple(TakeTrain, "kind"),
    "keep": simple(KeepMilestone, "id"),
    "setup": simple(PickSetupTile, "tile_id"),
    "sell": simple(SellShare),
    "finish": simple(FinishAction),
    "stop": simple(StopEffect),
    "step": of_step,
    "worker": of_worker,
    "action": of_action,
    "field": of_field,
    "train": of_train,
    "supply": of_supply,
    "hire": of_hire,
    "milestone": of_slot,
    "slot": of_slot,
    "deal": of_deal,
    "part": of_part,
    "pass": of_pass,
}
