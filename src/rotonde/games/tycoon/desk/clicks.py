"""Words of clicked ids, answers to the orders they spell, and things that nobody can choose."""

from typing import Any, Final

from rotonde.games.tycoon import names, reasons, things
from rotonde.games.tycoon.actions import AnyAction
from rotonde.games.tycoon.rules import choosing
from rotonde.games.tycoon.rules.decisions import DECISIONS, KIND_OF
from rotonde.games.tycoon.state import State
from rotonde.games.tycoon.steps import AnyStep, ChoosingAction
from rotonde.games.tycoon.view import View
from rotonde.kernel.desk.about import About, Explaining, row, rows, seat_named, spelt
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Text

MOST_DIGITS: Final = 9
"""Longer numbers name nothing."""


def answer_to(state: State, step: AnyStep, order: AnyAction) -> Refusal:
    """The answer of the rules to an order, as if its kind of action were chosen."""
    if isinstance(step, ChoosingAction):
        kind = KIND_OF[type(order)]
        refusal = choosing.why_not_kind(state, step.seat, kind)
        if refusal is not None and refusal.code == reasons.BEGINNERS_GAME.code:
            return refusal
        state = choosing.open_kind(state, step.seat, kind)
    return DECISIONS.check(state, step.seat, order) or reasons.IS_OFFERED()


def first_word(words: Words) -> str:
    """The first word of an id; empty where it has none."""
    return words[0] if words else ""


def two_words(words: Words) -> tuple[str, str]:
    """The first word of an id, and the rest of it."""
    return first_word(words), ":".join(words[1:])


def number_in(words: Words) -> int:
    """The number that an id names; 0 where it names none."""
    name = first_word(words)
    digits = name.isascii() and name.isdigit() and len(name) <= MOST_DIGITS
    return int(name) if digits else 0


def seat_clicked(*_: Any) -> Refusal:
    """A seat and its figures."""
    return reasons.IS_SEAT()


def go_clicked(*_: Any) -> Refusal:
    """A go of the turn line."""
    return reasons.IS_STOP()


def about_seat(view: View, seat: str) -> About | None:
    """The points of a seat, its money, and the next income (TYC-17)."""
    found = spelt(view.seats, seat, "seat")
    if found is None:
        return None
    rise = {"more": found.rise.points, "income": found.rise.income}
    lines = rows(
        row("about-row-links", points(found.link_points)),
        row("about-row-hotels", points(found.hotel_points)),
        row("about-row-objectives", points(found.objective_points)),
        row("about-row-shares", points(-found.shares)),
        row("about-row-cash", names.dollars(found.cash)),
        row("about-row-income", names.dollars(found.income)),
        row("about-row-dividends", names.taken(found.dividends)),
        row("about-row-next", Text("board-income-more", rise)),
        row("about-row-engine", Text("about-level", {"level": found.engine_level})),
    )
    return About(seat_named(found.seat), "TYC-17", lines, points(found.total))


def points(amount: int) -> Text:
    return Text("score", {"amount": amount})


def about_go(view: View, round_number: str, seat: str) -> About | None:
    """A go of this turn: one action (TYC-25)."""
    found, rounds = spelt(view.seats, seat, "seat"), range(1, view.action_rounds + 1)
    number = next((each for each in rounds if str(each) == round_number), None)
    if found is None or number is None:
        return None
    head = Text("log-round", {"round": number})
    return About(head, "TYC-25", (row("about-row-place", seat_named(found.seat)),))


CLICKS: Final = {"seat": seat_clicked, "stop": go_clicked}
ABOUT: Final[Explaining] = {things.seat: about_seat, things.stop: about_go}
