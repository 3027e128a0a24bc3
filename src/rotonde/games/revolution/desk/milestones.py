"""Milestones completed, looked at and kept (REV-110 to REV-113)."""

from typing import Final

from rotonde.games.revolution import events as past
from rotonde.games.revolution import things
from rotonde.games.revolution.actions import KeepMilestone
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.desk.asking import asks, offers
from rotonde.games.revolution.desk.cards import card
from rotonde.games.revolution.desk.choices import CHOICES, fixed, offer
from rotonde.games.revolution.desk.clicked import spells
from rotonde.games.revolution.desk.telling import then
from rotonde.games.revolution.steps import KeepingMilestone
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.desk.questions import Question
from rotonde.kernel.law.text import Fact, Gain, LogLine, Seated, Text


@fixed
def keep(action: KeepMilestone) -> Choice:
    points = Text("points", {"count": BOARD.milestones[action.id].vp})
    label = Text("label-keep", {"milestone": action.id})
    return offer(action, CHOICES, label, things.keep(action.id), detail=points)


def completed(event: past.MilestoneCompleted) -> LogLine:
    gain = Gain(event.seat, event.vp, Text("points-plus", {"count": event.vp}))
    facts: dict[str, Fact] = {"seat": Seated(event.seat), "milestone": event.milestone}
    text, panel = Text("log-completed", facts), (things.seat(event.seat),)
    return LogLine(text, event.seat, (gain,), things=panel)


def looked(event: past.MilestonesLooked | past.MilestoneOffered) -> LogLine:
    return then(event.seat, "log-looks", pile=event.pile, count=event.looked)


def kept(event: past.MilestoneKept) -> LogLine:
    at = (things.milestone(event.milestone),)
    return then(event.seat, "log-keeps", at=at, milestone=event.milestone)


QUESTIONS: Final = (Question(KeepingMilestone, asks("prompt-keep"), offers({KeepMilestone: keep})),)
CARDS: Final = {KeepMilestone: card}
CLICKS: Final = {"keep": spells(KeepMilestone)}
LINES: Final = {
    past.MilestoneCompleted: completed,
    past.MilestonesLooked: looked,
    past.MilestoneOffered: looked,
    past.MilestoneKept: kept,
}
