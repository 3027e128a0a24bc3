"""Promotions (REV-37)."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import Promote
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import COLOURS, MilestoneId
from rotonde.games.revolution.desk.cards import card
from rotonde.games.revolution.desk.choices import CHOICES, Makers, offer
from rotonde.games.revolution.desk.clicks import order
from rotonde.games.revolution.desk.log import effect_line
from rotonde.games.revolution.desk.questions import ask, effect_first, offer_legal
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.rules.promotions import slot_of
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import AnyStep, EffectPromote
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.desk.menu import Choice, Pick
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.text import Fact, LogLine, Text


def ask_promotion(state: State, step: EffectPromote) -> Asked:
    price = step.money_each
    hint = Text("hint-promote-price", {"price": price}) if price else None
    return ask(state, step, Text("prompt-promote"), hint)


def offer_promotions(state: State, step: EffectPromote) -> Offer:
    legal = DECISIONS.legal(state, step.seat)
    promotions = [action for action in legal if isinstance(action, Promote)]
    return offer_legal(state, step, MAKERS, tuple(worker_picks(promotions)))


def promote(state: State, step: EffectPromote, action: Promote) -> Choice:
    company, tile = state.companies[step.seat], action.milestone_id
    wanted = BOARD.milestones[tile].managers[slot_of(company, tile, action.colour)]
    facts: dict[str, Fact] = {
        "worker": names.worker(action.colour),
        "where": names.where(action.where),
        "milestone": tile,
    }
    places = {where for colour, where in company.crew.references if colour == action.colour}
    return offer(
        action,
        CHOICES,
        Text("label-promote-either" if len(places) > 1 else "label-promote", facts),
        things.worker(action.colour, action.where),
        things.slot(tile, wanted),
        detail=names.dollars(step.money_each) if step.money_each else None,
    )


MAKERS: Final[Makers] = {Promote: promote}


def worker_picks(promotions: list[Promote]) -> Iterator[Pick]:
    """The words of workers that several milestones want."""
    workers = Counter((each.colour, each.where) for each in promotions)
    for (colour, where), count in workers.items():
        either = {other for same, other in workers if same == colour} != {where}
        facts = {"worker": names.worker(colour), "where": names.where(where)}
        label = Text("label-own-worker" if either else "label-colour", facts)
        counted = Text("pick-milestones", {"count": count})
        yield Pick(things.worker(colour, where), label, counted=counted)


def slot_meant(state: State, step: AnyStep, words: Words) -> Meant:
    """A slot of a milestone, for a worker of its colour."""
    tile, wanted = (*words, "", "")[:2]
    crew = state.companies[step.seat].crew
    colour = wanted if wanted in COLOURS else first_manager(MilestoneId(tile))
    white = ("white" if colour == "any" else colour, "stock")
    found = next((ref for ref in crew.references if colour in (ref[0], "any")), white)
    return order(Promote, *found, tile) if words else None


def first_manager(tile: MilestoneId) -> str:
    """The first manager that a milestone asks for."""
    row = BOARD.milestones.get(tile)
    return "any" if row is None else row.managers[0]


def worker_promoted(event: past.WorkerPromoted) -> LogLine:
    worker, at = names.worker(event.colour), (things.milestone(event.milestone),)
    return effect_line(event.seat, "log-promoted", at=at, worker=worker, milestone=event.milestone)


CHAPTER: Final = DeskChapter(
    questions=(Question(EffectPromote, ask_promotion, offer_promotions, effect_first),),
    cards={Promote: card},
    clicks={"milestone": slot_meant, "slot": slot_meant},
    lines={past.WorkerPromoted: worker_promoted},
)
