"""Workers discarded, exchanged and gained (REV-33, REV-38, REV-39, REV-81)."""

from typing import Final

from rotonde.games.revolution import actions, names, steps, things
from rotonde.games.revolution import events as past
from rotonde.games.revolution.components.ids import ACTION_SPACES, COLOURS, PLACES, Colour
from rotonde.games.revolution.desk import wording
from rotonde.games.revolution.desk.cards import card
from rotonde.games.revolution.desk.choices import CHOICES, made_once, offer
from rotonde.games.revolution.desk.clicks import order
from rotonde.games.revolution.desk.log import effect_line
from rotonde.games.revolution.desk.questions import effect
from rotonde.games.revolution.state import State
from rotonde.games.revolution.view import View
from rotonde.games.revolution.view.shapes import AbilityView, SeatView
from rotonde.kernel.desk.about import About, among, item_named, row, rows
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.desk.log import silent
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.text import LogLine, Text


@made_once
def own_worker(action: actions.DiscardWorker | actions.ExchangeGive) -> Choice:
    facts = {"worker": names.worker(action.colour), "where": names.where(action.where)}
    thing = things.worker(action.colour, action.where)
    return offer(action, CHOICES, Text("label-own-worker", facts), thing)


@made_once
def supply_worker(action: actions.ExchangeTake | actions.GainWorker) -> Choice:
    label = Text("label-colour", {"worker": names.worker(action.colour)})
    return offer(action, CHOICES, label, things.supply(action.colour))


# --- clicks -------------------------------------------------------------------------------------


def worker_meant(state: State, step: steps.AnyStep, words: Words) -> Meant:
    """A worker is placed, discarded, given or promoted, as the step asks."""
    match step:
        case steps.EffectDiscard():
            return order(actions.DiscardWorker, *words)
        case steps.EffectExchangeGive():
            return order(actions.ExchangeGive, *words)
        case steps.EffectPromote():
            tile = next((each.id for each in state.companies[step.seat].milestones), "")
            return order(actions.Promote, *words[:2], tile)
    return order(actions.PlaceWorker, *words[:1], ACTION_SPACES[-1])


def supply_meant(_state: State, step: steps.AnyStep, words: Words) -> Meant:
    """A worker of the supply is gained, taken or hired."""
    match step:
        case steps.EffectGainWorker():
            return order(actions.GainWorker, *words)
        case steps.EffectExchangeTake():
            return order(actions.ExchangeTake, *words)
    return order(actions.HireWorker, *words)


# --- the log ------------------------------------------------------------------------------------


def worker_gained(event: past.WorkerGained) -> LogLine:
    at = (things.supply(event.colour), things.seat(event.seat))
    return effect_line(event.seat, "log-gained", at=at, worker=names.worker(event.colour))


def worker_discarded(event: past.WorkerDiscarded) -> LogLine:
    at = (things.supply(event.colour), things.seat(event.seat))
    return effect_line(event.seat, "log-discarded", at=at, worker=names.worker(event.colour))


def worker_exchanged(event: past.WorkerExchanged) -> LogLine:
    given, taken = names.worker(event.given), names.worker(event.taken)
    at = (things.supply(event.given), things.supply(event.taken), things.seat(event.seat))
    return effect_line(event.seat, "log-exchanged", at=at, given=given, taken=taken)


def about_worker(view: View, colour: str, where: str) -> About | None:
    """A worker of the desk: its ability at each action."""
    own, known = wording.desk_of(view), among(COLOURS, colour)
    if known is None or where not in PLACES:
        return None
    used = sum(crew[known] for crew in own.spaces.values())
    if where == "board":
        return about_colour(view, known, Text("board-used", {"count": used}))
    return about_colour(view, known, Text("board-in-stock", {"count": own.stock[known]}))


def about_supply(view: View, colour: str) -> About | None:
    """Workers of a colour in the supply."""
    known = among(COLOURS, colour)
    if known is None:
        return None
    return about_colour(view, known, Text("board-in-supply", {"count": view.supply[known]}))


def about_colour(view: View, colour: Colour, remark: Text) -> About:
    """The abilities of a colour, and the promotion that every worker may bring (REV-61)."""
    lines = [
        row(f"action-{each.space}", *ability_words(each))
        for each in view.abilities
        if each.colour == colour and each.space != "any"
    ]
    anywhere = Text("board-or-promote" if lines else "board-promote-one")
    lines.append(row("about-row-anywhere", anywhere))
    return About(wording.hue("board-worker", colour), "REV-60", tuple(lines), remark)


def ability_words(ability: AbilityView) -> tuple[Text, ...]:
    """An ability, and the money that it would bring now."""
    now = ability.amount
    said = wording.does(ability.effects, ability.price)
    return said if now is None else (*said, Text("about-now-brings", {"money": now}))


def about_crew(view: View, seat: str) -> About | None:
    """The workers of a seat."""
    found = item_named(view.seats, seat, "seat")
    if found is None:
        return None
    facts = {"stock": found.ready_workers, "used": found.used_workers}
    return About(
        Text("board-workers"),
        "REV-24",
        rows(
            row("about-row-now", Text("board-crew", facts)),
            row("about-row-hire", names.dollars(view.hire_price)),
        ),
        crew_words(found),
    )


def crew_words(seat: SeatView) -> Text:
    facts = {"count": seat.available_workers, "least": seat.minimum}
    return Text("board-workers-of", facts)


CHAPTER: Final = DeskChapter(
    questions=(
        effect(steps.EffectDiscard, "prompt-discard", {actions.DiscardWorker: own_worker}),
        effect(steps.EffectExchangeGive, "prompt-give", {actions.ExchangeGive: own_worker}),
        effect(steps.EffectExchangeTake, "prompt-take", {actions.ExchangeTake: supply_worker}),
        effect(steps.EffectGainWorker, "prompt-gain", {actions.GainWorker: supply_worker}),
    ),
    cards=dict.fromkeys(
        (actions.DiscardWorker, actions.ExchangeGive, actions.ExchangeTake, actions.GainWorker),
        card,
    ),
    clicks={"worker": worker_meant, "supply": supply_meant},
    about={
        things.worker: about_worker,
        things.supply: about_supply,
        things.hired: about_supply,
        things.crew: about_crew,
    },
    lines={
        past.WorkerGained: worker_gained,
        past.WorkerDiscarded: worker_discarded,
        past.WorkerGiven: silent,
        past.WorkerExchanged: worker_exchanged,
    },
)
