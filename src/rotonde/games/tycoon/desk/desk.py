"""The desk of Railroad Tycoon: what people are shown of it, from its chapters."""

from bisect import bisect
from collections.abc import Iterable
from itertools import chain
from typing import Final

from rotonde.games.tycoon.actions import AnyAction
from rotonde.games.tycoon.desk import (
    auction,
    building,
    cards,
    choosing,
    clicks,
    delivering,
    ending,
    engines,
    objectives,
    prospects,
    routes,
    sketch,
    track,
    urbanizing,
    west,
)
from rotonde.games.tycoon.events import AnyEvent
from rotonde.games.tycoon.game import TYCOON
from rotonde.games.tycoon.reasons import IS_OFFERED
from rotonde.games.tycoon.rules.decisions import DECISIONS
from rotonde.games.tycoon.state import State
from rotonde.games.tycoon.steps import AnyStep
from rotonde.games.tycoon.view import View
from rotonde.kernel.desk.about import Explanations
from rotonde.kernel.desk.clicks import Clicks
from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.lesson import lesson_of
from rotonde.kernel.desk.menu import Group, Offered, groups_of
from rotonde.kernel.desk.questions import Offer, Questions, by_chapter
from rotonde.kernel.law.text import Text

ASKED: Final = {
    "build": Text("prompt-build"),
    "deliver": Text("prompt-deliver"),
    "card": Text("prompt-take_card"),
    "urbanize": Text("prompt-urbanize"),
    "western_link": Text("prompt-western_link"),
}
"""The question of a kind of action that is opened together with its first order."""

GROUPS: Final = tuple(
    Group(name, Text(f"group-{name}"), standing=name == choosing.SHARE, prompt=ASKED.get(name))
    for name in (auction.GROUP, *choosing.KINDS, cards.GROW, choosing.SHARE)
)
"""Shares stand beside the main question."""


def used_groups(offer: Offer) -> tuple[Group, ...]:
    """The groups of an offer; tiles, most of all choices, stand first and have one group."""
    others = bisect(offer.choices, False, key=lambda choice: choice.group != choosing.KINDS[0])
    asked: Iterable[Offered] = chain(
        offer.choices[:1], offer.choices[others:], offer.dials, offer.closed
    )
    return groups_of(asked, GROUPS)


QUESTIONS: Final[Questions[State]] = Questions(
    AnyStep,
    DECISIONS,
    *auction.QUESTIONS,
    *choosing.QUESTIONS,
    *building.QUESTIONS,
    *urbanizing.QUESTIONS,
    *delivering.QUESTIONS,
    *cards.QUESTIONS,
    *west.QUESTIONS,
    groups=used_groups,
)


CARDS: Final = by_chapter(
    "card",
    AnyAction,
    auction.CARDS,
    choosing.CARDS,
    building.CARDS,
    urbanizing.CARDS,
    delivering.CARDS,
    cards.CARDS,
    west.CARDS,
)
CLICKS: Final = Clicks(
    DECISIONS,
    QUESTIONS,
    IS_OFFERED,
    auction.CLICKS,
    choosing.CLICKS,
    track.CLICKS,
    urbanizing.CLICKS,
    routes.CLICKS,
    cards.CLICKS,
    west.CLICKS,
    ending.CLICKS,
    clicks.CLICKS,
)
LINES: Final = by_chapter(
    "line",
    AnyEvent,
    auction.LINES,
    choosing.LINES,
    building.LINES,
    urbanizing.LINES,
    engines.LINES,
    delivering.LINES,
    objectives.LINES,
    cards.LINES,
    west.LINES,
    ending.LINES,
)


EXPLANATIONS: Final[Explanations[View]] = Explanations(
    auction.ABOUT,
    choosing.ABOUT,
    track.ABOUT,
    urbanizing.ABOUT,
    routes.ABOUT,
    cards.ABOUT,
    west.ABOUT,
    ending.ABOUT,
    clicks.ABOUT,
)


class TycoonDesk(Desk[State, AnyAction, View]):
    """Questions, cards, clicks, log lines, prospects and lesson."""

    rules = TYCOON
    lesson = lesson_of("rotonde.games.tycoon")
    questions = QUESTIONS
    cards = CARDS
    clicks = CLICKS
    explanations = EXPLANATIONS
    lines = LINES
    prospects = staticmethod(prospects.prospects)
    sketch = staticmethod(sketch.sketch)


DESK: Final = TycoonDesk()
