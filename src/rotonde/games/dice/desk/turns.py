"""The end of a turn as people see it: its button, dice that go back, who is next."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import takewhile
from typing import Any, Final

from rotonde.games.dice import names, things
from rotonde.games.dice.actions import Discard, EndTurn
from rotonde.games.dice.components import FACES
from rotonde.games.dice.desk import cards
from rotonde.games.dice.desk.choices import BACK, END, KEPT, choice
from rotonde.games.dice.events import DieDiscarded, TurnBegan, TurnEnded
from rotonde.games.dice.reasons import INCOME_FIRST
from rotonde.games.dice.rules.turns import ends_year, legal_discards, seat_after, too_many
from rotonde.games.dice.state import FIGURES, State, income_is_due, income_of
from rotonde.games.dice.steps import AnyStep, Discarding
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.log import did, silent
from rotonde.kernel.desk.menu import Choice, Closed, Preview, PreviewRow
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.text import LogLine, Seated, Text

# --- the menu -------------------------------------------------------------------------------------


def offer_end(state: State) -> Offer:
    """The end of the turn; it stands closed while income is due."""
    if income_is_due(state):
        return Offer((), closed=(Closed(Text("label-end"), END, INCOME_FIRST()),))
    return Offer((end_choice(too_many(state)),))


@lru_cache(maxsize=KEPT)
def end_choice(back: int) -> Choice:
    """The end of the turn, with the dice that must go back."""
    detail = Text("detail-back", {"dice": back}) if back else None
    return choice(EndTurn(), END, Text("label-end"), detail=detail)


def ask_back(state: State, _step: Discarding) -> Asked:
    """How many dice must go back."""
    return Asked(Text("prompt-back", {"dice": too_many(state)}), Text("over-end"))


def offer_back(state: State, step: Discarding) -> Offer:
    """Each face in front."""
    return Offer(tuple(map(back_choice, legal_discards(state, step))))


@lru_cache(maxsize=KEPT)
def back_choice(order: Discard) -> Choice:
    """A die of one face."""
    label = Text("label-back", {"face": names.face(order.face)})
    return choice(order, BACK, label, things.die(order.face))


# --- the card -------------------------------------------------------------------------------------


def end_card(pointed: Pointed[State, EndTurn]) -> Preview:
    """The card of the end: the dice, the next seat, and the count of a year that ends."""
    before, after = pointed.before, pointed.after
    rows = cards.dice_rows(before, pointed.seat, after)
    coming = () if after.over else next_rows(before, after)
    return cards.card(pointed, Text("card-end"), (*rows, *coming))


def next_rows(before: State, after: State) -> Iterator[PreviewRow]:
    """The next seat and its draw: not while directors may still change before that."""
    coming, own = seat_after(before), seat_after(before) == before.seat
    who = Text("next-again") if own else Text("seated", {"seat": Seated(coming)})
    yield cards.figure("row-next", who)
    known = after.year > before.year or not ends_year(before)
    if known and after.year >= FIGURES.first_income_year and not after.is_last_year:
        dice = names.figure(income_of(after, coming))
        yield cards.figure("row-draws-own" if own else "row-draws", dice)


def back_card(pointed: Pointed[State, Discard]) -> Preview:
    """The dice that stay in front; dice that go back together share a card."""
    earlier = takewhile(is_discard, reversed(pointed.earlier))
    before = [pointed, *earlier][-1].before
    rows = cards.dice_rows(before, pointed.seat, pointed.after)
    return cards.card(pointed, Text("card-back"), rows)


def is_discard(pointed: Pointed[State, Any]) -> bool:
    """Whether a die goes back."""
    return isinstance(pointed.action, Discard)


# --- clicks and the log ---------------------------------------------------------------------------


def die_meant(_state: State, _step: AnyStep, words: Words) -> Discard | None:
    """A die in front goes back."""
    match words:
        case [face] if face in FACES:
            return Discard(face)
    return None


def end_meant(_state: State, _step: AnyStep, _words: Words) -> EndTurn:
    """The dice in front of a screen, or a seat, stand for the end of the turn."""
    return EndTurn()


def end_line(event: TurnEnded) -> LogLine | None:
    """A turn without dice to give back ends in silence."""
    return did(event.seat, "log-too-many", dice=event.too_many) if event.too_many else None


def back_line(event: DieDiscarded) -> LogLine:
    """A die that went back."""
    return did(event.seat, "log-back", face=names.face(event.face))


QUESTIONS: Final = (Question(Discarding, ask_back, offer_back),)
CARDS: Final = {EndTurn: end_card, Discard: back_card}
CLICKS: Final = {"die": die_meant, "front": end_meant, "seat": end_meant}
LINES: Final = {TurnBegan: silent, TurnEnded: end_line, DieDiscarded: back_line}
