"""Seats and their goes, which nobody can choose (TYC-17, TYC-25)."""

from typing import Any, Final

from rotonde.games.tycoon import names, reasons, things
from rotonde.games.tycoon.view import View
from rotonde.kernel.desk.about import About, item_named, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Text


def seat_clicked(*_: Any) -> Refusal:
    """A seat and its figures."""
    return reasons.IS_SEAT()


def go_clicked(*_: Any) -> Refusal:
    """A go of the turn line."""
    return reasons.IS_STOP()


def about_seat(view: View, seat: str) -> About | None:
    """The points of a seat, its money, and the next income (TYC-17)."""
    found = item_named(view.seats, seat, "seat")
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
        row("about-row-dividends", names.loss_of(found.dividends)),
        row("about-row-next", Text("board-income-more", rise)),
        row("about-row-engine", Text("about-level", {"level": found.engine_level})),
    )
    return About(seat_named(found.seat), "TYC-17", lines, points(found.total))


def points(amount: int) -> Text:
    return Text("score", {"amount": amount})


def about_go(view: View, round_number: str, seat: str) -> About | None:
    """A go of this turn: one action (TYC-25)."""
    found, rounds = item_named(view.seats, seat, "seat"), range(1, view.action_rounds + 1)
    number = next((each for each in rounds if str(each) == round_number), None)
    if found is None or number is None:
        return None
    head = Text("log-round", {"round": number})
    return About(head, "TYC-25", (row("about-row-place", seat_named(found.seat)),))


CHAPTER: Final = DeskChapter(
    clicks={"seat": seat_clicked, "stop": go_clicked},
    about={things.seat: about_seat, things.stop: about_go},
)
