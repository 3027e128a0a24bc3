"""The desk of Railroad Dice: the tables of its chapters, put together."""

from typing import Final

from rotonde.games.dice.actions import AnyAction
from rotonde.games.dice.desk import (
    choices,
    crossing,
    ending,
    income,
    main,
    obligations,
    prospects,
    rails,
    rolling,
    shares,
    sketch,
    stations,
    turns,
    years,
)
from rotonde.games.dice.events import AnyEvent
from rotonde.games.dice.game import DICE
from rotonde.games.dice.reasons import IS_OFFERED
from rotonde.games.dice.rules.decisions import DECISIONS
from rotonde.games.dice.state import State
from rotonde.games.dice.steps import AnyStep
from rotonde.games.dice.view import View
from rotonde.kernel.desk.about import Explanations
from rotonde.kernel.desk.clicks import Clicks
from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.lesson import lesson_of
from rotonde.kernel.desk.questions import Questions, by_chapter

ACTING: Final = (income, rolling, shares, rails, crossing, stations, turns)
"""The chapters in which a seat does something."""
QUESTIONS: Final[Questions[State]] = Questions(
    AnyStep,
    DECISIONS,
    *main.QUESTIONS,
    *obligations.QUESTIONS,
    *turns.QUESTIONS,
    groups=choices.groups,
)


class DiceDesk(Desk[State, AnyAction, View]):
    """Menus, cards, reasons, prospects, log and lesson."""

    rules = DICE
    lesson = lesson_of("rotonde.games.dice")
    questions = QUESTIONS
    cards = by_chapter("card", AnyAction, *[chapter.CARDS for chapter in ACTING])
    explanations = Explanations(
        rails.ABOUT,
        stations.ABOUT,
        crossing.ABOUT,
        income.ABOUT,
        rolling.ABOUT,
        shares.ABOUT,
        turns.ABOUT,
    )
    clicks = Clicks(DECISIONS, QUESTIONS, IS_OFFERED, *[chapter.CLICKS for chapter in ACTING])
    lines = by_chapter("line", AnyEvent, *[part.LINES for part in (*ACTING, years, ending)])
    prospects = staticmethod(prospects.prospects)
    sketch = staticmethod(sketch.sketch)


DESK: Final = DiceDesk()
