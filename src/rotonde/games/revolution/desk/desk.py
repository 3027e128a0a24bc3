"""The desk of Railroad Revolution: all its chapters, put together."""

from typing import Final

from rotonde.games.revolution.actions import AnyAction
from rotonde.games.revolution.desk import (
    action,
    deals,
    effects,
    milestones,
    offices,
    parts,
    placements,
    promotions,
    rails,
    sales,
    setup,
    sketch,
    stations,
    tracks,
    trades,
    trains,
    turns,
    workers,
)
from rotonde.games.revolution.desk.choices import GROUPS
from rotonde.games.revolution.desk.prospects import prospects
from rotonde.games.revolution.events import AnyEvent
from rotonde.games.revolution.game import REVOLUTION
from rotonde.games.revolution.reasons import IS_OFFERED
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import AskedStep
from rotonde.games.revolution.view import View
from rotonde.kernel.desk.about import Explanations
from rotonde.kernel.desk.clicks import Clicks
from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.lesson import lesson_of
from rotonde.kernel.desk.questions import Questions, by_chapter

QUESTIONS: Final = Questions[State](
    AskedStep,
    REVOLUTION.decisions,
    *setup.QUESTIONS,
    *turns.QUESTIONS,
    *action.QUESTIONS,
    *promotions.QUESTIONS,
    *tracks.QUESTIONS,
    *workers.QUESTIONS,
    *trains.QUESTIONS,
    *placements.QUESTIONS,
    *deals.QUESTIONS,
    *milestones.QUESTIONS,
    groups=GROUPS,
)


class RevolutionDesk(Desk[State, AnyAction, View]):
    """Questions, cards, clicks, log lines, prospects and the lesson."""

    rules = REVOLUTION
    lesson = lesson_of("rotonde.games.revolution")
    questions = QUESTIONS
    cards = by_chapter(
        "card",
        AnyAction,
        setup.CARDS,
        turns.CARDS,
        action.CARDS,
        stations.CARDS,
        rails.CARDS,
        offices.CARDS,
        sales.CARDS,
        parts.CARDS,
        effects.CARDS,
        promotions.CARDS,
        tracks.CARDS,
        workers.CARDS,
        trains.CARDS,
        deals.CARDS,
        milestones.CARDS,
        trades.CARDS,
    )
    clicks = Clicks(
        REVOLUTION.decisions,
        QUESTIONS,
        IS_OFFERED,
        setup.CLICKS,
        turns.CLICKS,
        action.CLICKS,
        stations.CLICKS,
        rails.CLICKS,
        offices.CLICKS,
        sales.CLICKS,
        parts.CLICKS,
        effects.CLICKS,
        promotions.CLICKS,
        tracks.CLICKS,
        workers.CLICKS,
        trains.CLICKS,
        deals.CLICKS,
        milestones.CLICKS,
        trades.CLICKS,
    )
    explanations = Explanations(
        setup.ABOUT,
        turns.ABOUT,
        action.ABOUT,
        stations.ABOUT,
        rails.ABOUT,
        offices.ABOUT,
        sales.ABOUT,
        parts.ABOUT,
        effects.ABOUT,
        tracks.ABOUT,
        workers.ABOUT,
        trains.ABOUT,
        deals.ABOUT,
        milestones.ABOUT,
        trades.ABOUT,
    )
    lines = by_chapter(
        "line",
        AnyEvent,
        setup.LINES,
        turns.LINES,
        action.LINES,
        stations.LINES,
        rails.LINES,
        offices.LINES,
        sales.LINES,
        parts.LINES,
        effects.LINES,
        promotions.LINES,
        tracks.LINES,
        workers.LINES,
        trains.LINES,
        deals.LINES,
        milestones.LINES,
        trades.LINES,
    )
    prospects = staticmethod(prospects)
    sketch = staticmethod(sketch.sketch)


DESK: Final = RevolutionDesk()
