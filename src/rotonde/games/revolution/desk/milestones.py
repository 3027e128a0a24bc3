"""Milestones completed, looked at and kept (REV-110 to REV-113)."""

from typing import Final

from rotonde.games.revolution import events as past
from rotonde.games.revolution import things
from rotonde.games.revolution.actions import KeepMilestone
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.desk import wording
from rotonde.games.revolution.desk.cards import card
from rotonde.games.revolution.desk.choices import CHOICES, made_once, offer
from rotonde.games.revolution.desk.clicks import spells
from rotonde.games.revolution.desk.log import effect_line
from rotonde.games.revolution.desk.questions import asks, offers
from rotonde.games.revolution.steps import KeepingMilestone
from rotonde.games.revolution.view import View
from rotonde.games.revolution.view.shapes import ConditionView, ManagerView, PileView
from rotonde.kernel.desk.about import About, AboutRow, item_named, row, rows
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.desk.questions import Question
from rotonde.kernel.law.text import Fact, Gain, LogLine, Seated, Text


@made_once
def keep(action: KeepMilestone) -> Choice:
    points = Text("points", {"count": BOARD.milestones[action.id].vp})
    label = Text("label-keep", {"milestone": action.id})
    return offer(action, CHOICES, label, things.keep(action.id), detail=points)


def milestone_completed(event: past.MilestoneCompleted) -> LogLine:
    gain = Gain(event.seat, event.vp, Text("points-plus", {"count": event.vp}))
    facts: dict[str, Fact] = {"seat": Seated(event.seat), "milestone": event.milestone}
    text, panel = Text("log-completed", facts), (things.seat(event.seat),)
    return LogLine(text, event.seat, (gain,), things=panel)


def pile_looked_at(event: past.MilestonesLooked | past.MilestoneOffered) -> LogLine:
    return effect_line(event.seat, "log-looks", pile=event.pile, count=event.looked)


def milestone_kept(event: past.MilestoneKept) -> LogLine:
    at = (things.milestone(event.milestone),)
    return effect_line(event.seat, "log-keeps", at=at, milestone=event.milestone)


def about_milestone(view: View, milestone: str, *wanted: str) -> About | None:
    """A milestone as its seat stands with it, or one slot of it."""
    held = (each for seat in view.seats for each in seat.milestones)
    found = item_named((*view.kept_from, *held), milestone)
    if found is None or not {*wanted} <= {slot.wanted for slot in found.slots}:
        return None
    head = Text("board-milestone", {"id": found.id})
    for colour in wanted:
        head = wording.hue("board-slot", colour, id=found.id)
    conditions = (row_of(each) for each in found.conditions)
    completes = (Text("board-completes"),) if found.complete else ()
    return About(
        head,
        "REV-110",
        rows(
            *conditions,
            row("about-row-managers", *map(slot_words, found.slots)),
            row("about-row-now", *completes),
        ),
        wording.points(found.vp),
    )


def row_of(condition: ConditionView) -> AboutRow:
    """A condition in whole words, and how far the seat is with it."""
    number = next((n for n in (condition.level, condition.triangles) if n is not None), 0)
    label = Text(f"board-condition-{condition.kind.replace('_', '-')}", {"number": number})
    return AboutRow(
        label, (Text("board-of", {"have": condition.have, "need": condition.at_least}),)
    )


def slot_words(slot: ManagerView) -> Text:
    if slot.manager is None:
        return wording.hue("board-wanted", slot.wanted)
    return wording.hue("board-manager", slot.manager)


def about_completed(view: View, seat: str) -> About | None:
    """The milestones that a seat has completed."""
    found = item_named(view.seats, seat, "seat")
    if found is None:
        return None
    done = [
        AboutRow(Text("board-milestone", {"id": each.id}), (wording.points(each.vp),))
        for each in found.completed
    ]
    lines = tuple(done) or (row("about-row-completed", Text("board-none")),)
    return About(
        Text("board-milestones"), "REV-111", lines, wording.points(found.figures.milestones)
    )


def about_piles(view: View) -> About:
    """The milestone piles: their sizes, and what the reader put under them (REV-112)."""
    return About(Text("board-milestone-piles"), "REV-112", tuple(map(pile_row, view.piles)))


def pile_row(pile: PileView) -> AboutRow:
    sunk = (
        Text("about-sunk", {"pile": pile.pile, "id": each.id, "depth": each.depth})
        for each in pile.sunk
    )
    left = Text("board-left", {"count": pile.size})
    return AboutRow(Text("about-pile", {"pile": pile.pile}), (left, *sunk))


CHAPTER: Final = DeskChapter(
    questions=(Question(KeepingMilestone, asks("prompt-keep"), offers({KeepMilestone: keep})),),
    cards={KeepMilestone: card},
    clicks={"keep": spells(KeepMilestone)},
    about={
        things.milestone: about_milestone,
        things.slot: about_milestone,
        things.keep: about_milestone,
        things.completed: about_completed,
        things.piles: about_piles,
    },
    lines={
        past.MilestoneCompleted: milestone_completed,
        past.MilestonesLooked: pile_looked_at,
        past.MilestoneOffered: pile_looked_at,
        past.MilestoneKept: milestone_kept,
    },
)
