"""Trains taken and flipped (REV-40, REV-41)."""

from typing import Final

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import FlipTrain, TakeTrain
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import TRAINS, TrainKind
from rotonde.games.revolution.desk import wording
from rotonde.games.revolution.desk.cards import Given, card
from rotonde.games.revolution.desk.choices import CHOICES, made_once, offer
from rotonde.games.revolution.desk.clicks import order, spells
from rotonde.games.revolution.desk.log import effect_line
from rotonde.games.revolution.desk.questions import effect
from rotonde.games.revolution.state import CONSTANTS, State
from rotonde.games.revolution.steps import AnyStep, EffectFlip, EffectStep, EffectTakeTrain
from rotonde.games.revolution.view import View
from rotonde.kernel.desk.about import About, among, row, rows
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.desk.menu import Choice, Preview
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.step import open_step_of
from rotonde.kernel.law.text import LogLine, Text


@made_once
def take_train(action: TakeTrain) -> Choice:
    label = Text("label-train", {"brings": names.brings(action.kind)})
    points = Text("points", {"count": CONSTANTS.train_vp})
    return offer(action, CHOICES, label, things.pile(action.kind), detail=points, badge=points)


@made_once
def flip(action: FlipTrain) -> Choice:
    """Turned down it brings its bonus and counts nothing; turned up again it counts (REV-41)."""
    used, vp = action.face_up, CONSTANTS.train_vp
    label = Text(f"label-flip-{'down' if used else 'up'}", {"brings": names.brings(action.kind)})
    price = BOARD.trains[action.kind].bonus_price if used else 0
    detail = Text("detail-flip", {"count": 0 if used else vp, "price": price})
    change, thing = names.points_plus(-vp if used else vp), things.train(action.kind, used)
    return offer(action, CHOICES, label, thing, detail=detail, badge=change)


def take_card(given: Given) -> Preview:
    """The use of the train, later."""
    bonus = names.bonus(given.action.kind)
    return card(given, remarks=[Text("preview-train-later", {"bonus": bonus})])


def flip_card(given: Given) -> Preview:
    """The bonus of the train, where figures do not say it."""
    if not given.action.face_up or not is_going_on(given.after, given.seat):
        return card(given)
    bonus = names.bonus(given.action.kind)
    return card(given, remarks=[Text("preview-train-now", {"bonus": bonus})])


def is_going_on(state: State, seat: Seat) -> bool:
    """Whether a seat is asked about the effect of a train, not which train to flip."""
    step = open_step_of(state.steps, seat)
    return isinstance(step, EffectStep) and not isinstance(step, EffectFlip)


def train_meant(_state: State, _step: AnyStep, words: Words) -> Meant:
    """A click on an own train."""
    return order(FlipTrain, *words[:1], words[1:] == ["up"])


def train_taken(event: past.TrainTaken) -> LogLine:
    at = (things.pile(event.kind), things.seat(event.seat))
    return effect_line(event.seat, "log-train", at=at, train=names.train(event.kind))


def train_used(event: past.TrainUsed) -> LogLine:
    return effect_line(
        event.seat, "log-train-used", train=names.train(event.kind), price=event.price
    )


def train_flipped(event: past.TrainFlipped) -> LogLine | None:
    """A train that is turned down is told by its use."""
    if not event.face_up:
        return None
    return effect_line(event.seat, "log-train-up", train=names.train(event.kind))


def about_train(view: View, kind: str, face: str) -> About | None:
    """A train: its bonus when it is flipped, and its points as it lies."""
    known = among(TRAINS, kind)
    if known is None or face not in ("up", "down"):
        return None
    up = face == "up"
    flipped = bonus_words(known) if up else (Text("board-turned-up-again"),)
    worth = wording.points(view.train_vp) if up else Text("about-train-down")
    return About(
        Text("board-train"),
        "REV-41",
        rows(row("about-row-flipped", *flipped), row("about-row-points", worth)),
        Text(f"board-face-{face}"),
    )


def bonus_words(kind: TrainKind) -> tuple[Text, ...]:
    """The bonus of a kind of train, its price before it."""
    return wording.does(BOARD.trains[kind].bonus, BOARD.trains[kind].bonus_price)


def about_pile(view: View, kind: str) -> About | None:
    """A pile of trains."""
    known = among(TRAINS, kind)
    if known is None:
        return None
    return About(
        Text("board-pile"),
        "REV-40",
        rows(
            row("about-row-flipped", *bonus_words(known)),
            row("about-row-points", wording.points(view.train_vp)),
        ),
        Text("board-left", {"count": view.train_piles.get(known, 0)}),
    )


CHAPTER: Final = DeskChapter(
    questions=(
        effect(EffectTakeTrain, "prompt-train", {TakeTrain: take_train}),
        effect(EffectFlip, "prompt-flip", {FlipTrain: flip}),
    ),
    cards={TakeTrain: take_card, FlipTrain: flip_card},
    clicks={"train": train_meant, "pile": spells(TakeTrain)},
    about={things.train: about_train, things.pile: about_pile},
    lines={
        past.TrainTaken: train_taken,
        past.TrainUsed: train_used,
        past.TrainFlipped: train_flipped,
    },
)
