"""Seats and turns: the place of a question in its turn, a seat in words, the lines of a round."""

from typing import Final

from rotonde.games.rocket import names, things
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.desk.markers import count_of
from rotonde.games.rocket.events import ActionLost, TurnBegan
from rotonde.games.rocket.state import NUMBERS, State
from rotonde.games.rocket.view import View
from rotonde.kernel.desk.about import About, item_named, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.log import did, heading
from rotonde.kernel.desk.menu import Pace
from rotonde.kernel.desk.questions import Asked
from rotonde.kernel.law.text import LogLine, Text


def in_turn(state: State, prompt: Text, hint: Text | None = None, *, within: int = 0) -> Asked:
    """A question of the active seat, with the action of its turn to which it belongs."""
    number = NUMBERS.actions_per_turn - state.actions_left + 1
    context = Text("over-first-action" if number == 1 else "over-second-action")
    return Asked(prompt, context, hint, Pace(number, NUMBERS.actions_per_turn), within)


def round_began(event: TurnBegan) -> LogLine | None:
    """A round begins with the first seat; other turns need no title."""
    return None if event.seat else heading("log-round", round=event.round)


def action_lost(event: ActionLost) -> LogLine:
    return did(event.seat, "log-action-lost", at=(things.seat(event.seat),))


def about_seat(view: View, seat: str) -> About | None:
    """A seat: its money, its shares, its markers, its stations."""
    found = item_named(view.seats, seat, "seat")
    if found is None:
        return None
    shares = (
        Text(
            "about-shares-of", {"company": names.company(each.id), "count": each.shares[found.seat]}
        )
        for each in view.companies
        if each.shares[found.seat]
    )
    goods = (
        Text("about-goods", {"category": names.category(category), "count": count})
        for category in BOARD.tables.meta.categories
        if (count := count_of(found, category))
    )
    money = Text("about-hidden") if found.money is None else names.money(found.money)
    lines = rows(
        row("about-row-shares", *shares),
        row("about-row-markers", *goods),
        row("about-row-reserve", Text("about-number", {"number": found.reserve})),
    )
    return About(seat_named(found.seat), "ROC-84", lines, money)


CHAPTER: Final = DeskChapter(
    about={things.seat: about_seat},
    lines={TurnBegan: round_began, ActionLost: action_lost},
)
