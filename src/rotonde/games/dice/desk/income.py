"""Income as people see it: its button, its card, its line."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rotonde.games.dice import names, things
from rotonde.games.dice.actions import TakeIncome
from rotonde.games.dice.desk import cards
from rotonde.games.dice.desk.choices import INCOME, KEPT, offer
from rotonde.games.dice.events import IncomeTaken
from rotonde.games.dice.state import State, income_is_due, income_of, stations_of
from rotonde.games.dice.steps import AnyStep
from rotonde.games.dice.view import View
from rotonde.kernel.desk.about import About, row, rows
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.log import did
from rotonde.kernel.desk.menu import Choice, Preview, PreviewRow
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Offer
from rotonde.kernel.law.text import LogLine, Text


def offer_income(state: State) -> Offer:
    """The income that is due; red where the reserve cannot pay it."""
    if not income_is_due(state):
        return Offer(())
    due = income_of(state, state.seat)
    return Offer((income_choice(due, ends_game=due > state.reserve),))


@lru_cache(maxsize=KEPT)
def income_choice(due: int, *, ends_game: bool) -> Choice:
    """An income of so many dice."""
    return offer(
        TakeIncome(),
        INCOME,
        Text("label-income", {"dice": due}),
        things.reserve(),
        detail=Text("detail-ends-game" if ends_game else "detail-income", {"dice": due}),
        warns=ends_game,
    )


def income_card(pointed: Pointed[State, TakeIncome]) -> Preview:
    """The stations that count, and the dice."""
    event = pointed.turn.events[0]
    assert isinstance(event, IncomeTaken)
    before, seat = pointed.before, pointed.seat
    rows = (*income_rows(before, event), *cards.dice_rows(before, seat, pointed.after))
    return cards.card(pointed, Text("card-income", {"dice": event.due}), rows)


def income_rows(before: State, event: IncomeTaken) -> Iterator[PreviewRow]:
    """The stations that are counted; what would spare the game its end (DIC-29)."""
    yield cards.figure("row-counted", names.figure(stations_of(before, event.seat)))
    if event.taken < event.due:
        missing = Text("row-missing", {"dice": event.due - event.taken})
        yield PreviewRow(missing, names.from_to(before.reserve, event.due))


def reserve_meant(_state: State, _step: AnyStep, _words: Words) -> TakeIncome:
    """The box of dice gives the income."""
    return TakeIncome()


def income_line(event: IncomeTaken) -> LogLine:
    """The dice, or those that were there; in the log jokers are named."""
    at = (things.hidden(event.seat), things.reserve())
    if event.taken < event.due:
        return did(event.seat, "log-income-short", at=at, taken=event.taken, due=event.due)
    message = "log-income-jokers" if event.jokers else "log-income"
    return did(event.seat, message, at=at, dice=event.taken)


def about_reserve(view: View) -> About:
    """The dice in the reserve, and those on the line (DIC-29)."""
    lines = rows(
        row("about-row-line", Text("about-dice", {"count": view.on_line})),
        row("about-row-in-all", Text("about-dice", {"count": view.dice_total})),
        row("about-row-now", *([Text("about-short")] if view.reserve_short else [])),
    )
    return About(
        Text("board-reserve"), "DIC-29", lines, Text("about-dice", {"count": view.reserve})
    )


CHAPTER: Final = DeskChapter(
    cards={TakeIncome: income_card},
    clicks={"reserve": reserve_meant},
    about={things.reserve: about_reserve},
    lines={IncomeTaken: income_line},
)
