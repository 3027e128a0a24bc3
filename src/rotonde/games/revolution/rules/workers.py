"""Workers discarded, exchanged and gained (REV-33, REV-38, REV-39, REV-81)."""

from collections.abc import Iterator
from typing import Final, get_args

from msgspec.structs import replace

from rotonde.games.revolution import actions, reasons, steps
from rotonde.games.revolution import events as past
from rotonde.games.revolution.board import COLOUR_NUMBERS
from rotonde.games.revolution.components.ids import COLOURS, Colour, Where
from rotonde.games.revolution.rules.changes import join, leave, put_back, with_last_step
from rotonde.games.revolution.rules.chapter import Chapter, Help, Look, Rule, Why
from rotonde.games.revolution.rules.effects import close, surely_start
from rotonde.games.revolution.rules.stopping import STOP, STOP_RULE, only_stop
from rotonde.games.revolution.state import Company, State
from rotonde.kernel.law.text import Named
from rotonde.kernel.law.turn import Turn

WORKERS: Final[tuple[tuple[Colour, Where], ...]] = tuple(
    (colour, where) for colour in COLOURS for where in get_args(Where)
)
DISCARDS: Final = {worker: actions.DiscardWorker(*worker) for worker in WORKERS}
GIVES: Final = {worker: actions.ExchangeGive(*worker) for worker in WORKERS}


def why_worker(company: Company, colour: Colour, where: Where) -> Why:
    """Is there such an available worker (REV-25)?"""
    if (colour, where) in company.crew.references:
        return None
    return reasons.NO_SUCH_WORKER(colour=Named(f"worker-{colour}"), where=Named(f"where-{where}"))


def colours_in_supply(state: State) -> list[Colour]:
    """The colours in the supply."""
    return [colour for colour, count in zip(COLOURS, state.supply, strict=True) if count]


def is_gone(state: State, colour: Colour) -> bool:
    """Whether the supply has no worker of this colour."""
    return not state.supply[COLOUR_NUMBERS[colour]]


# --- discards -----------------------------------------------------------------------------------


def discards(state: State, step: steps.EffectDiscard) -> list[actions.DiscardWorker]:
    """Every available worker."""
    return [DISCARDS[worker] for worker in state.companies[step.seat].crew.references]


def why_discard(
    state: State, step: steps.EffectDiscard, action: actions.DiscardWorker, look: Look
) -> Why:
    """May this worker be given up? For a tile, its bonus must then do something (REV-81)."""
    wrong = why_worker(state.companies[step.seat], action.colour, action.where)
    return wrong or why_tile(state, step, action, look)


def why_tile(
    state: State, step: steps.EffectDiscard, action: actions.DiscardWorker, look: Look
) -> Why:
    """Does a tile's bonus do something once this worker is gone (REV-81)?"""
    if step.cause == "tile" and not bonus_follows(state, step, action, look):
        return reasons.DISCARD_FOR_NOTHING()
    return None


def bonus_follows(
    state: State, step: steps.EffectDiscard, action: actions.DiscardWorker, look: Look
) -> bool:
    """Whether a tile's bonus can do something once this worker is gone."""
    if surely_start(state, step.seat, step.then):  # a worker more in the supply takes nothing away
        return True
    gone = put_back(leave(state, step.seat, action.colour, action.where), action.colour)
    return look.starts(replace(gone, steps=state.steps[:-1]), step.then)


def discard(state: State, step: steps.EffectDiscard, action: actions.DiscardWorker) -> Turn[State]:
    """A worker goes to the supply, for a gate or a tile."""
    seat, colour, where = step.seat, action.colour, action.where
    origin = state.companies[seat].crew.origin(colour, where)
    after = put_back(leave(state, seat, colour, where), colour)
    return Turn(after, (past.WorkerDiscarded(seat, colour, origin, step.cause),)).then(close)


def first_discard(state: State, step: steps.EffectDiscard) -> Iterator[Help]:
    """The first worker: none is worth more than another to what must still be done."""
    for option in list(discards(state, step))[:1]:
        yield Help(option)


# --- exchanges ----------------------------------------------------------------------------------


def gives(state: State, step: steps.EffectExchangeGive) -> list[actions.ExchangeGive]:
    """Every available worker."""
    return [GIVES[worker] for worker in state.companies[step.seat].crew.references]


def why_give(
    state: State, step: steps.EffectExchangeGive, action: actions.ExchangeGive, look: Look
) -> Why:
    """May this worker be given? Another must be there to be taken for it (REV-39)."""
    wrong = why_worker(state.companies[step.seat], action.colour, action.where)
    return wrong or why_nothing(state, step, action, look)


def why_nothing(
    state: State, _step: steps.EffectExchangeGive, action: actions.ExchangeGive, _look: Look
) -> Why:
    """Is there another worker to be taken for this one (REV-39)?"""
    return None if colours_for(state, action.colour, action.where) else reasons.NOTHING_TO_TAKE()


def colours_for(state: State, given: Colour, where: Where) -> list[Colour]:
    """The colours that may be taken for a worker; its own only for a used one (REV-39)."""
    return [colour for colour in colours_in_supply(state) if where == "board" or colour != given]


def give(state: State, step: steps.EffectExchangeGive, action: actions.ExchangeGive) -> Turn[State]:
    """A worker is in the hand, and another will be taken for it."""
    seat, colour, where = step.seat, action.colour, action.where
    origin = state.companies[seat].crew.origin(colour, where)
    taking = steps.EffectExchangeTake(seat, step.then, colour, where)
    after = with_last_step(leave(state, seat, colour, where), taking)
    return Turn(after, (past.WorkerGiven(seat, colour, origin),))


def takes(state: State, step: steps.EffectExchangeTake) -> Iterator[actions.ExchangeTake]:
    """The colours that may be taken for the worker given."""
    return map(actions.ExchangeTake, colours_for(state, step.colour, step.where))


def why_take(
    state: State, step: steps.EffectExchangeTake, action: actions.ExchangeTake, _look: Look
) -> Why:
    """May a worker of this colour be taken (REV-39)?"""
    if is_gone(state, action.colour):
        return reasons.NONE_TO_TAKE(colour=Named(f"worker-{action.colour}"))
    return (
        None
        if action.colour in colours_for(state, step.colour, step.where)
        else reasons.SAME_COLOUR()
    )


def take(state: State, step: steps.EffectExchangeTake, action: actions.ExchangeTake) -> Turn[State]:
    """The new worker goes to the stock, then the given one enters the supply."""
    event = past.WorkerExchanged(step.seat, step.colour, action.colour)
    after = put_back(join(state, step.seat, action.colour), step.colour)
    return Turn(after, (event,)).then(close)


def first_take(state: State, step: steps.EffectExchangeTake) -> Iterator[Help]:
    """The first colour: none is worth more than another to what must still be done."""
    for option in list(takes(state, step))[:1]:
        yield Help(option)


# --- gains --------------------------------------------------------------------------------------


def gain_colours(state: State, step: steps.EffectGainWorker) -> list[Colour]:
    """The colours that may be gained: those named, or any if one of them is missing (REV-33)."""
    if step.colours and not any(is_gone(state, colour) for colour in step.colours):
        return sorted(step.colours, key=COLOUR_NUMBERS.__getitem__)
    return colours_in_supply(state)


def gains(state: State, step: steps.EffectGainWorker) -> Iterator[actions.GainWorker]:
    """The colours that may be gained."""
    return map(actions.GainWorker, gain_colours(state, step))


def why_gain(
    state: State, step: steps.EffectGainWorker, action: actions.GainWorker, _look: Look
) -> Why:
    """May a worker of this colour be gained (REV-33)?"""
    if is_gone(state, action.colour):
        return reasons.COLOUR_GONE(colour=Named(f"worker-{action.colour}"))
    if action.colour not in gain_colours(state, step):
        return reasons.COLOUR_NOT_OFFERED(colour=Named(f"worker-{action.colour}"))
    return None


def gain(state: State, step: steps.EffectGainWorker, action: actions.GainWorker) -> Turn[State]:
    """A worker of the supply joins the stock."""
    after = join(state, step.seat, action.colour)
    return Turn(after, (past.WorkerGained(step.seat, action.colour),)).then(close)


def first_gain(state: State, step: steps.EffectGainWorker) -> Iterator[Help]:
    """The first colour; where all are gone the step closes by itself."""
    yield Help(next(gains(state, step), None))


CHAPTERS: Final = (
    Chapter(
        steps.EffectDiscard,
        (Rule(actions.DiscardWorker, discard, why_discard, doubt=why_tile),),
        discards,
        first_discard,
        trades=False,
    ),
    Chapter(
        steps.EffectExchangeGive,
        (Rule(actions.ExchangeGive, give, why_give, doubt=why_nothing), STOP_RULE),
        gives,
        only_stop,
        STOP,
    ),
    Chapter(
        steps.EffectExchangeTake,
        (Rule(actions.ExchangeTake, take, why_take),),
        takes,
        first_take,
        trades=False,
    ),
    Chapter(steps.EffectGainWorker, (Rule(actions.GainWorker, gain, why_gain),), gains, first_gain),
)
