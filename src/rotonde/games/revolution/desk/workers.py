"""Workers discarded, exchanged and gained (REV-33, REV-38, REV-39, REV-81)."""

from typing import Final

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import (
    DiscardWorker,
    ExchangeGive,
    ExchangeTake,
    GainWorker,
    HireWorker,
    PlaceWorker,
    Promote,
)
from rotonde.games.revolution.components.ids import ACTION_SPACES
from rotonde.games.revolution.desk.asking import effect
from rotonde.games.revolution.desk.cards import card
from rotonde.games.revolution.desk.choices import CHOICES, fixed, offer
from rotonde.games.revolution.desk.clicked import order
from rotonde.games.revolution.desk.telling import then
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import (
    AnyStep,
    EffectDiscard,
    EffectExchangeGive,
    EffectExchangeTake,
    EffectGainWorker,
    EffectPromote,
)
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.desk.log import silent
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.text import LogLine, Text


@fixed
def own_worker(action: DiscardWorker | ExchangeGive) -> Choice:
    facts = {"worker": names.worker(action.colour), "where": names.where(action.where)}
    thing = things.worker(action.colour, action.where)
    return offer(action, CHOICES, Text("label-own-worker", facts), thing)


@fixed
def supply_worker(action: ExchangeTake | GainWorker) -> Choice:
    label = Text("label-colour", {"worker": names.worker(action.colour)})
    return offer(action, CHOICES, label, things.supply(action.colour))


# --- clicks -------------------------------------------------------------------------------------


def worker_meant(state: State, step: AnyStep, words: Words) -> Meant:
    """A worker is placed, discarded, given or promoted, as the step asks."""
    match step:
        case EffectDiscard():
            return order(DiscardWorker, *words)
        case EffectExchangeGive():
            return order(ExchangeGive, *words)
        case EffectPromote():
            tile = next((each.id for each in state.companies[step.seat].milestones), "")
            return order(Promote, *words[:2], tile)
    return order(PlaceWorker, *words[:1], ACTION_SPACES[-1])


def supply_meant(_state: State, step: AnyStep, words: Words) -> Meant:
    """A worker of the supply is gained, taken or hired."""
    match step:
        case EffectGainWorker():
            return order(GainWorker, *words)
        case EffectExchangeTake():
            return order(ExchangeTake, *words)
    return order(HireWorker, *words)


# --- the log ------------------------------------------------------------------------------------


def worker_gained(event: past.WorkerGained) -> LogLine:
    at = (things.supply(event.colour), things.seat(event.seat))
    return then(event.seat, "log-gained", at=at, worker=names.worker(event.colour))


def worker_discarded(event: past.WorkerDiscarded) -> LogLine:
    at = (things.supply(event.colour), things.seat(event.seat))
    return then(event.seat, "log-discarded", at=at, worker=names.worker(event.colour))


def worker_exchanged(event: past.WorkerExchanged) -> LogLine:
    given, taken = names.worker(event.given), names.worker(event.taken)
    at = (things.supply(event.given), things.supply(event.taken), things.seat(event.seat))
    return then(event.seat, "log-exchanged", at=at, given=given, taken=taken)


QUESTIONS: Final = (
    effect(EffectDiscard, "prompt-discard", {DiscardWorker: own_worker}),
    effect(EffectExchangeGive, "prompt-give", {ExchangeGive: own_worker}),
    effect(EffectExchangeTake, "prompt-take", {ExchangeTake: supply_worker}),
    effect(EffectGainWorker, "prompt-gain", {GainWorker: supply_worker}),
)
CARDS: Final = dict.fromkeys((DiscardWorker, ExchangeGive, ExchangeTake, GainWorker), card)
CLICKS: Final = {"worker": worker_meant, "supply": supply_meant}
LINES: Final = {
    past.WorkerGained: worker_gained,
    past.WorkerDiscarded: worker_discarded,
    past.WorkerGiven: silent,
    past.WorkerExchanged: worker_exchanged,
}
