"""The roll as people see it: a dial for its dice, its card, its line.

A roll is told by its figures alone: nobody knows how the dice will fall.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rotonde.games.dice import names, things
from rotonde.games.dice.actions import Roll
from rotonde.games.dice.desk import cards
from rotonde.games.dice.desk.choices import KEPT, LAST_ROLL, ROLL, offer
from rotonde.games.dice.events import DiceRolled
from rotonde.games.dice.rules.rolling import DIE, ends_game, most_jokers
from rotonde.games.dice.state import FIGURES, State
from rotonde.games.dice.steps import AnyStep
from rotonde.games.dice.view import View
from rotonde.kernel.desk.about import About, item_named, row, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.log import did
from rotonde.kernel.desk.menu import Choice, Dial, Preview, PreviewRow, Span
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Offer
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import LogLine, Text


def offer_roll(state: State) -> Offer:
    """A dial for hidden dice and jokers; the roll that ends the game has its own button."""
    tray, jokers = state.trays[state.seat], most_jokers(state)
    if state.rolled or not tray.hidden + tray.joker:
        return Offer(())
    ending = (ending_roll(jokers + 1),) if jokers < tray.joker else ()
    dials = (roll_dial(state.seat, tray.hidden, jokers),) if tray.hidden + jokers else ()
    return Offer(ending, dials)


@lru_cache(maxsize=KEPT)
def ending_roll(jokers: int) -> Choice:
    """The roll that the reserve cannot double (DIC-32)."""
    label = Text("label-roll-ending", {"jokers": jokers})
    return offer(Roll(0, jokers), LAST_ROLL, label, detail=Text("detail-ends-game"), warns=True)


@lru_cache(maxsize=KEPT)
def roll_dial(seat: Seat, hidden: int, jokers: int) -> Dial:
    """Two numbers: hidden dice and jokers."""
    screen = things.hidden(seat)
    return Dial(
        notation="roll {hidden}+{jokers}",
        label=Text("label-roll"),
        group=ROLL,
        spans=(
            Span("hidden", Text("span-hidden"), 0, hidden, hidden, thing=screen),
            Span("jokers", Text("span-jokers"), 0, jokers, jokers, thing=things.die("joker")),
        ),
        things=(screen,),
        prompt=Text("prompt-roll"),
    )


def roll_card(pointed: Pointed[State, Roll]) -> Preview:
    """How many dice fall, and where they come from."""
    state, roll, seat = pointed.before, pointed.action, pointed.seat
    if ends_game(state, roll):
        facts = {"reserve": state.reserve, "jokers": roll.jokers}
        return Preview(Text("card-roll-ending"), remarks=(Text("remark-roll-short", facts),))
    bonus = 0 if state.is_last_year else roll.jokers * FIGURES.joker_roll_bonus
    tray = state.trays[seat]
    return Preview(
        title=Text("card-roll", {"dice": roll.hidden + roll.jokers + bonus}),
        rows=(
            *face_rows(bonus),
            *cards.tray_rows(
                seat, tray, tray.front + roll.hidden + bonus, tray.hidden - roll.hidden
            ),
            *cards.dice_row("row-reserve", state.reserve, state.reserve - bonus, things.reserve()),
        ),
    )


def face_rows(bonus: int) -> Iterator[PreviewRow]:
    """The faces of a die, and the dice that join from the reserve."""
    yield cards.figure("row-faces", Text("die-faces", names.fallen(DIE)))
    if bonus:
        yield cards.figure("row-bonus", names.figure(bonus))


def hidden_meant(_state: State, _step: AnyStep, _words: Words) -> Roll:
    """Dice behind a screen are rolled."""
    return Roll(1, 0)


def roll_line(event: DiceRolled) -> LogLine:
    """The dice that were rolled, and how they fell."""
    dice = {"hidden": event.hidden, "jokers": event.jokers, "bonus": event.bonus}
    at = (things.front(event.seat),)
    return did(event.seat, "log-roll", at=at, **dice, **names.fallen(event.faces))


def about_hidden(view: View, seat: str) -> About | None:
    """The dice behind a screen: they pay, and can be rolled (DIC-16)."""
    found = item_named(view.seats, seat, "seat")
    if found is None:
        return None
    uses = row("about-row-use", Text("about-hidden-use"))
    owner = row("about-row-seat", seat_named(found.seat))
    return About(
        Text("about-hidden"), "DIC-16", (owner, uses), Text("about-dice", {"count": found.hidden})
    )


CHAPTER: Final = DeskChapter(
    cards={Roll: roll_card},
    clicks={"hidden": hidden_meant},
    about={things.hidden: about_hidden},
    lines={DiceRolled: roll_line},
)
