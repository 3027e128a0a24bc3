"""Effects are data: what each op does, one small function for each, and how lists go on (REV-36).

Nothing here asks whether it may be done. An op acts at once or opens a step that holds the rest of
its list; an op that can do nothing whatever is chosen is passed over.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from rotonde.games.revolution import steps
from rotonde.games.revolution.components import ops
from rotonde.games.revolution.components.ids import TrainKind
from rotonde.games.revolution.events import CostWaived, TrainFlipped
from rotonde.games.revolution.rules import changes
from rotonde.games.revolution.state import TRAIN_NUMBERS, State, with_count
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.turn import Turn

AtOnce = Callable[[State, Seat, Any], Turn[State]]
"""An op that acts at once."""
Opening = Callable[[State, Seat, Any, ops.Effects], steps.AnyEffect | None]
"""An op that opens a step; None where it can do nothing."""


COUNTED: Final = (steps.EffectPromote, steps.EffectAdvance, steps.EffectFlip)
"""Steps that offer the same choice several times."""


def resolve(state: State, seat: Seat, effects: ops.Effects) -> Turn[State]:
    """Carry out a list in its order, as far as the first choice; the rest waits in that step."""
    events: tuple[Event, ...] = ()
    for place, op in enumerate(effects):
        at_once = AT_ONCE.get(type(op))
        if at_once is not None:
            done = at_once(state, seat, op)
            state, events = done.state, events + done.events
            continue
        step = STEPS[type(op)](state, seat, op, effects[place + 1 :])
        if step is not None:
            return Turn(changes.with_step(state, step), events)
    return Turn(state, events)


def close(state: State) -> Turn[State]:
    """Close the innermost effect: its list goes on, then what lies below if that is used up."""
    step = state.steps[-1]
    below = replace(state, steps=state.steps[:-1])
    if not isinstance(step, steps.EffectStep) or not step.then:
        return unwind(below)
    turn = resolve(below, step.seat, step.then)
    return turn if len(turn.state.steps) > len(below.steps) else turn.then(unwind)


def unwind(state: State) -> Turn[State]:
    """Turn the train whose bonus is over, and close a step that has used up its number."""
    top = state.steps[-1] if state.steps else None
    turn = Turn(state)
    if isinstance(top, steps.EffectFlip) and top.turning is not None:
        turned = turn_over(state, top.seat, top.turning)
        top = replace(top, turning=None)
        turn = Turn(changes.with_last_step(turned.state, top), turned.events)
    if isinstance(top, COUNTED) and not top.left:
        return turn.then(close)
    return turn


def turn_over(state: State, seat: Seat, kind: TrainKind, *, face_up: bool = True) -> Turn[State]:
    """A train is turned; `face_up` is its face before (REV-41)."""
    company, number = state.companies[seat], TRAIN_NUMBERS[kind]
    change = -1 if face_up else 1
    after = replace(
        company,
        trains_up=with_count(company.trains_up, number, change),
        trains_down=with_count(company.trains_down, number, -change),
    )
    return Turn(state.with_company(seat, after), (TrainFlipped(seat, kind, not face_up),))


# --- ops that act at once -----------------------------------------------------------------------


def gain_money(state: State, seat: Seat, op: ops.GainMoney) -> Turn[State]:
    """Money, which never runs out (REV-32)."""
    return changes.earn(state, seat, op.amount)


def gain_shares(state: State, seat: Seat, op: ops.GainShares) -> Turn[State]:
    """Shares, which never run out (REV-32)."""
    return changes.take_shares(state, seat, op.amount)


def waive_cost(state: State, seat: Seat, _op: ops.WaiveCityCost) -> Turn[State]:
    """Cancel the bill of the station (REV-63, REV-73)."""
    waived = CostWaived(seat, changes.action_under_way(state).due)
    return Turn(changes.with_action(state, due=0), (waived,))


AT_ONCE: Final[Mapping[type[ops.Op], AtOnce]] = {
    ops.GainMoney: gain_money,
    ops.GainShares: gain_shares,
    ops.WaiveCityCost: waive_cost,
}


# --- ops that open a step -----------------------------------------------------------------------


def gain_worker(
    state: State, seat: Seat, op: ops.GainWorkers, then: ops.Effects
) -> steps.AnyEffect | None:
    """One worker after the other, in list order (REV-33)."""
    if not any(state.supply):
        return None
    if not op.all_of:
        return steps.EffectGainWorker(seat, then, op.one_of)
    others = tuple(ops.GainWorkers(one_of=(colour,)) for colour in op.all_of[1:])
    return steps.EffectGainWorker(seat, others + then, op.all_of[:1])


def advance(_state: State, seat: Seat, op: ops.AdvanceTracks, then: ops.Effects) -> steps.AnyEffect:
    """Single steps (REV-38)."""
    return steps.EffectAdvance(seat, then, op.up_to)


def promote(
    _state: State, seat: Seat, op: ops.PromoteWorkers, then: ops.Effects
) -> steps.AnyEffect:
    """Single promotions (REV-37)."""
    return steps.EffectPromote(seat, then, op.up_to, op.money_each)


def exchange(
    _state: State, seat: Seat, _op: ops.ExchangeWorker, then: ops.Effects
) -> steps.AnyEffect:
    """A worker may be given (REV-39)."""
    return steps.EffectExchangeGive(seat, then)


def take_train(
    state: State, seat: Seat, _op: ops.TakeAnyTrain, then: ops.Effects
) -> steps.AnyEffect | None:
    """A train of any pile (REV-40)."""
    return steps.EffectTakeTrain(seat, then) if any(state.train_piles) else None


def flip(_state: State, seat: Seat, op: ops.FlipTrains, then: ops.Effects) -> steps.AnyEffect:
    """Single flips (REV-41)."""
    return steps.EffectFlip(seat, then, op.times)


def free_rail(
    state: State, seat: Seat, _op: ops.PlaceRailFree, then: ops.Effects
) -> steps.AnyEffect | None:
    """A rail of the board, for free (REV-42)."""
    return steps.EffectPlace(seat, then) if state.companies[seat].rails else None


def free_station(
    state: State, seat: Seat, _op: ops.PlaceStationFree, then: ops.Effects
) -> steps.AnyEffect | None:
    """A building of the board, for free (REV-43)."""
    company = state.companies[seat]
    possible = company.buildings and company.open_cities
    return steps.EffectPlace(seat, then, piece="station") if possible else None


def free_office(
    state: State, seat: Seat, _op: ops.PlaceOfficeFree, then: ops.Effects
) -> steps.AnyEffect | None:
    """A building of the board, for free (REV-43)."""
    company = state.companies[seat]
    possible = company.buildings and company.open_sections
    return steps.EffectPlace(seat, then, piece="office") if possible else None


def extra_rail(
    state: State, seat: Seat, _op: ops.ExtraRail, then: ops.Effects
) -> steps.AnyEffect | None:
    """A further rail, paid by the triangle (REV-77)."""
    return steps.EffectPlace(seat, then, source="paid") if state.companies[seat].rails else None


def setup_rail(_state: State, seat: Seat, _op: ops.SetupRail, then: ops.Effects) -> steps.AnyEffect:
    """The rail that lay aside (REV-15)."""
    return steps.EffectPlace(seat, then, source="setup")


def setup_station(
    _state: State, seat: Seat, op: ops.SetupStation, then: ops.Effects
) -> steps.AnyEffect:
    """The building that lay aside, in one of these cities (REV-15)."""
    return steps.EffectPlace(seat, then, "station", "setup", cities=op.cities)


def setup_office(
    _state: State, seat: Seat, op: ops.SetupOffice, then: ops.Effects
) -> steps.AnyEffect:
    """The building that lay aside, in one of these sections (REV-15)."""
    return steps.EffectPlace(seat, then, "office", "setup", sections=op.sections)


def solo_deal(_state: State, seat: Seat, op: ops.SoloDeal, then: ops.Effects) -> steps.AnyEffect:
    """A deal for this seat alone (REV-93)."""
    return steps.EffectChooseDeal(seat, then, op.gain_shares)


SURE: Final[Mapping[type[ops.Op], Opening]] = {
    ops.GainWorkers: gain_worker,
    ops.TakeAnyTrain: take_train,
    ops.PlaceRailFree: free_rail,
    ops.PlaceStationFree: free_station,
    ops.PlaceOfficeFree: free_office,
    ops.SetupRail: setup_rail,
    ops.SetupStation: setup_station,
    ops.SetupOffice: setup_office,
}
"""Ops that do something wherever they open a step: one of its options must be taken."""
TRIED: Final[Mapping[type[ops.Op], Opening]] = {
    ops.AdvanceTracks: advance,
    ops.PromoteWorkers: promote,
    ops.ExchangeWorker: exchange,
    ops.FlipTrains: flip,
    ops.ExtraRail: extra_rail,
    ops.SoloDeal: solo_deal,
}
"""Ops that do something only if their step has an option that REV-64 allows: it may be stopped,
and the turquoise rail is paid (REV-77)."""
STEPS: Final[Mapping[type[ops.Op], Opening]] = {**SURE, **TRIED}


# --- does an op do something? (REV-36) ------------------------------------------------------------


def surely_start(state: State, seat: Seat, effects: ops.Effects) -> bool:
    """Whether one of the effects does something, whichever option is taken."""
    return any(SURELY_STARTS[type(op)](state, seat, op) for op in effects)


def always(_state: State, _seat: Seat, _op: ops.Op) -> bool:
    """Money and shares never run out (REV-32)."""
    return True


def has_due(state: State, _seat: Seat, _op: ops.Op) -> bool:
    """There is a cost to be waived."""
    return state.due > 0


def opens_step(state: State, seat: Seat, op: ops.Op) -> bool:
    """The op has something to do."""
    return SURE[type(op)](state, seat, op, ()) is not None


def unsure(_state: State, _seat: Seat, _op: ops.Op) -> bool:
    """Only a look at the options of its step tells."""
    return False


SURELY_STARTS: Final[Mapping[type[ops.Op], Callable[[State, Seat, ops.Op], bool]]] = {
    ops.GainMoney: always,
    ops.GainShares: always,
    ops.WaiveCityCost: has_due,
    **dict.fromkeys(SURE, opens_step),
    **dict.fromkeys(TRIED, unsure),
}
