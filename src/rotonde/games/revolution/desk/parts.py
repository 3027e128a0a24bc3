"""The optional parts of an action and its worker slot (REV-60, REV-61)."""

from typing import Final

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import ResolvePart
from rotonde.games.revolution.components.ids import PARTS
from rotonde.games.revolution.desk import wording
from rotonde.games.revolution.desk.cards import card
from rotonde.games.revolution.desk.choices import CHOICES, Makers, offer
from rotonde.games.revolution.desk.clicks import order
from rotonde.games.revolution.desk.log import effect_line
from rotonde.games.revolution.rules.parts import price_and_effects
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import AnyStep, ResolveAction
from rotonde.games.revolution.view import View
from rotonde.kernel.desk.about import About, item_named, row, rows
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.text import Fact, LogLine, Named, Text


def part(state: State, step: ResolveAction, action: ResolvePart) -> Choice:
    """A part with its price, unless the words of an ability say that; grey takes the city's."""
    is_ability = action.part == "ability"
    label = ability_label(step) if is_ability else Text(f"label-part-{action.part}")
    is_told = is_ability and step.colour != "grey"
    price = 0 if is_told else price_and_effects(state, step, action.part)[0]
    cost = names.dollars(price) if price else None
    return offer(action, CHOICES, label, things.part(action.part), detail=cost)


def ability_label(step: ResolveAction) -> Text:
    """An ability in the words of its chip."""
    chip = Named(f"board-chip-{step.colour}-{step.space}")
    facts: dict[str, Fact] = {"worker": names.worker(step.colour), "ability": chip}
    return Text("label-part-ability", facts)


def part_meant(state: State, _step: AnyStep, words: Words) -> Meant:
    """A line of the waybill; the main ones are done on the board."""
    return None if state.action is None else order(ResolvePart, *words)


def part_started(event: past.PartStarted) -> LogLine | None:
    if event.part == "ability":
        ability = Named(f"ability-{event.colour}-{event.space}")
        return effect_line(event.seat, "log-ability", effect=ability, price=event.price)
    if not event.price:
        return None
    return effect_line(event.seat, "log-part", part=names.part(event.part), price=event.price)


def about_part(view: View, name: str) -> About | None:
    """A line of the waybill: what it brings, and how far it is."""
    lines = () if view.waybill is None else view.waybill.lines
    found = item_named(lines, name, "part")
    if found is None and name not in PARTS:
        return None
    brings = wording.does(found.effects, found.price) if found and found.effects else ()
    state = (Text(f"board-state-{found.status}"),) if found else ()
    return About(
        Text(f"board-part-{name}"),
        "REV-61",
        rows(
            row("about-row-brings", *(brings or (Text(f"board-part-{name}-means"),))),
            row("about-row-state", *state),
        ),
    )


MAKERS: Final[Makers] = {ResolvePart: part}

CHAPTER: Final = DeskChapter(
    cards={ResolvePart: card},
    clicks={"part": part_meant},
    about={things.part: about_part},
    lines={past.PartStarted: part_started},
)
