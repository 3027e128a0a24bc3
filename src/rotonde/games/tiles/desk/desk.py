"""The desk of Railroad Tiles: the tables of its chapters, put together."""

from typing import Final

from rotonde.games.tiles import reasons
from rotonde.games.tiles.actions import AnyAction
from rotonde.games.tiles.desk import columns, ending, laying, pieces, prospects, rounds, sketch
from rotonde.games.tiles.desk.setup import CHALLENGES
from rotonde.games.tiles.events import AnyEvent
from rotonde.games.tiles.game import TILES
from rotonde.games.tiles.rules.decisions import DECISIONS
from rotonde.games.tiles.state import State
from rotonde.games.tiles.steps import AnyStep
from rotonde.games.tiles.view import View
from rotonde.kernel.desk.about import Explanations
from rotonde.kernel.desk.clicks import Clicks
from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.lesson import lesson_of
from rotonde.kernel.desk.menu import Group
from rotonde.kernel.desk.questions import Questions, by_chapter
from rotonde.kernel.law.text import Text

GROUPS: Final = tuple(
    Group(id, Text(f"group-{id}"), standing=id == "reject")
    for id in ("start", "columns", "lay", "objectives", "reject", "pieces", "finish")
)
"""All groups, in the order of the prompt; a tile can be rejected beside whatever else is asked."""

QUESTIONS: Final[Questions[State]] = Questions(
    AnyStep,
    DECISIONS,
    *columns.QUESTIONS,
    *laying.QUESTIONS,
    *pieces.QUESTIONS,
    groups=GROUPS,
)


class TilesDesk(Desk[State, AnyAction, View]):
    """Menus, cards, reasons, prospects, log and lesson."""

    rules = TILES
    lesson = lesson_of("rotonde.games.tiles")
    challenges = CHALLENGES
    questions = QUESTIONS
    cards = by_chapter("card", AnyAction, columns.CARDS, laying.CARDS, pieces.CARDS)
    clicks = Clicks(
        DECISIONS,
        QUESTIONS,
        reasons.IS_OFFERED,
        columns.CLICKS,
        laying.CLICKS,
        pieces.CLICKS,
    )
    explanations = Explanations(columns.ABOUT, laying.ABOUT, pieces.ABOUT)
    lines = by_chapter(
        "line",
        AnyEvent,
        rounds.LINES,
        columns.LINES,
        laying.LINES,
        pieces.LINES,
        ending.LINES,
    )
    prospects = staticmethod(prospects.prospects)
    sketch = staticmethod(sketch.sketch)


DESK: Final = TilesDesk()
