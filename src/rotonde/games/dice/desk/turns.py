"""The end of a turn as people see it: its button, dice that go back, who is next."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import takewhile
from typing import Any, Final

from rotonde.games.dice import names, things
from rotonde.games.dice.actions import Discard, EndTurn
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.components import FACES
from rotonde.games.dice.desk import cards
from rotonde.games.dice.desk.choices import BACK, END, KEPT, offer
from rotonde.games.dice.events import DieDiscarded, TurnBegan, TurnEnded
from rotonde.games.dice.reasons import INCOME_FIRST
from rotonde.games.dice.rules.turns import ends_year, legal_discards, seat_after, too_many
from rotonde.games.dice.state import FIGURES, State, income_is_due, income_of
from rotonde.games.dice.steps import AnyStep, Discarding
from rotonde.games.dice.view import View
from rotonde.kernel.desk.about import About, among, item_named, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
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
    return offer(EndTurn(), END, Text("label-end"), detail=detail)


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
    return offer(order, BACK, label, things.die(order.face))


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
    at = (things.front(event.seat),)
    return did(event.seat, "log-too-many", at=at, dice=event.too_many) if event.too_many else None


def back_line(event: DieDiscarded) -> LogLine:
    """A die that went back."""
    at = (things.front(event.seat), things.reserve())
    return did(event.seat, "log-back", at=at, face=names.face(event.face))


def about_die(view: View, face: str) -> About | None:
    """A face of the dice: how many the desk's seat has in front (DIC-17, DIC-18)."""
    known = among(view.face_order, face)
    if known is None:
        return None
    own = view.seats[view.turn.seat if view.seat is None else view.seat]
    there = {"count": getattr(own.front, known)}
    uses = row("about-row-use", Text(f"about-use-{known}"))
    return About(
        names.face_text(known),
        "DIC-18" if known == "joker" else "DIC-17",
        (uses,),
        Text("about-in-front", there),
    )


def about_front(view: View, seat: str) -> About | None:
    """The dice in front of a screen, and how many may stay there (DIC-69)."""
    found = item_named(view.seats, seat, "seat")
    if found is None:
        return None
    front = found.front
    counts = {
        "straight": front.straight,
        "curve": front.curve,
        "share": front.share,
        "joker": front.joker,
    }
    limit = Text("about-dice", {"count": BOARD.tables.rules.front_limit})
    lines = rows(
        row("about-row-seat", seat_named(found.seat)),
        *(row(f"face-{face}", names.figure(count)) for face, count in counts.items()),
        row("about-row-stay", limit),
    )
    return About(
        Text("about-front"), "DIC-69", lines, Text("about-dice", {"count": found.front_total})
    )


def about_seat(view: View, seat: str) -> About | None:
    """A seat: its passengers, its dice, its income, its companies."""
    found = item_named(view.seats, seat, "seat")
    if found is None:
        return None
    passengers = Text("board-total-hidden")
    if found.passengers is not None:
        passengers = Text("about-passengers", {"count": found.passengers})
    held = [
        Text("about-held-of", {"company": names.company(c), "count": n})
        for c, n in found.shares.items()
        if n
    ]
    lines = rows(
        row("about-hidden", Text("about-dice", {"count": found.hidden})),
        row("about-front", Text("about-dice", {"count": found.front_total})),
        row("about-row-directs", *map(names.company_text, found.directs)),
        row("about-row-shares", *held),
        row("about-row-income", Text("about-dice", {"count": found.income})),
    )
    return About(seat_named(found.seat), "DIC-26", lines, passengers)


CHAPTER: Final = DeskChapter(
    questions=(Question(Discarding, ask_back, offer_back),),
    cards={EndTurn: end_card, Discard: back_card},
    clicks={"die": die_meant, "front": end_meant, "seat": end_meant},
    about={
        things.die: about_die,
        things.front: about_front,
        things.seat: about_seat,
    },
    lines={TurnBegan: silent, TurnEnded: end_line, DieDiscarded: back_line},
)
