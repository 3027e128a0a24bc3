"""One person at the keyboard: the board is drawn, the menu offered, and what is typed is done."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from rich.markdown import Markdown
from rich.markup import escape
from rich.text import Text as RichText

from rotonde.cli.asked import write_json
from rotonde.cli.keyboard import attend
from rotonde.cli.offering import Offer
from rotonde.cli.rules import one_rule, page_of
from rotonde.cli.seating import Seating
from rotonde.cli.telling import ending, tell_events
from rotonde.cli.terminal import OUT, Stop
from rotonde.cli.wondering import waiting, why
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.desk.orderline import orders_in
from rotonde.kernel.desk.orders import understood
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.tools.codec import legible
from rotonde.words import Words

NUMBER: Final = re.compile(r"\d{1,6}")
"""What is read as the number of a choice."""
LONGEST_ORDER: Final = 200
"""What is typed beyond it is not read."""
PAGE: Final = 80
"""Wider lines are harder to read than a second one."""
HELP: Final = "?"

Command = Callable[[str], None]


class Left(Exception):
    """The person leaves the game."""


class Sitting:
    """A game from the person's seat; saved after every decision where there is a place for it."""

    def __init__(self, seating: Seating, words: Words, place: Path | None) -> None:
        self.seating = seating
        self.rules, self.desk = seating.rules, seating.desk
        self.words = words
        self.place = place
        self.names = seating.names
        self.offer: Offer | None = None
        """The menu as it was shown last; it is shown again only when it is another one."""
        self.drawn = ""
        """The board as it was drawn last; it is drawn again only when it looks otherwise."""
        self.kinds: set[str] = set()
        """The kinds of things that any menu has named so far."""
        self.saved = -1
        """How many decisions the record had when it was written last."""

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        attend(self.typeable)
        try:
            self.tell(self.rules.prelude(self.seating.start))
            while (seat := self.seating.asked) is not None:
                if seat == self.seating.person:
                    self.ask()
                else:
                    self.tell(self.seating.bot_plays(seat))
        except (Left, EOFError, KeyboardInterrupt):
            OUT.print(self.words.message("cli-play-left"))
        else:
            self.conclude()
        self.save()

    def conclude(self) -> None:
        """The last board, and who won."""
        outcome = self.rules.outcome(self.seating.state)
        assert outcome is not None, "nobody can move and nobody won"
        self.board("")
        OUT.print(ending(outcome, self.names, self.words))

    def save(self) -> None:
        """Write the record, where it has grown or shrunk since it was written last."""
        if self.place is not None and self.saved != len(self.seating.decisions):
            write_json(self.place, self.seating.record())
            self.saved = len(self.seating.decisions)

    # --- telling ----------------------------------------------------------------------------------

    def tell(self, events: object) -> None:
        """What happened, in words; or why it did not."""
        if isinstance(events, Refusal):
            self.refuse(events)
        elif isinstance(events, tuple):
            tell_events(self.desk, events, self.names, self.words)

    def refuse(self, refusal: Refusal) -> None:
        """Why not, and by which rule."""
        sentence = self.words.refusal(refusal, self.names)
        rule = f" ({refusal.rule})" if refusal.rule else ""
        OUT.print(f"{escape(sentence)}{rule}", style="yellow")

    def warn(self, message: str, **facts: str | int) -> None:
        OUT.print(self.words.message(message, **facts), style="yellow", markup=False)

    # --- asking -----------------------------------------------------------------------------------

    def ask(self) -> None:
        """Show what is to be decided, and do what the person types."""
        self.save()
        menu = self.desk.menu(self.seating.state, self.seating.person)
        assert menu is not None, "an actor without a menu"
        if self.offer is None or menu != self.offer.menu:
            self.offer = Offer(menu, self.words, self.names)
            self.kinds |= self.offer.kinds()
            self.show(self.offer)
        typed = legible(input(f"{self.words.message('cli-play-prompt')} ")).strip()
        self.answer(typed[:LONGEST_ORDER], self.offer)

    def show(self, offer: Offer) -> None:
        """The board, if it has changed, as far as there is room for it over the menu."""
        sketch = self.sketch()
        lines, drawing = page(offer, sketch, OUT.height if OUT.is_terminal else None)
        if sketch != self.drawn:
            self.drawn = sketch
            self.draw(drawing)
        for line in lines:
            OUT.print(line, soft_wrap=True)

    def sketch(self) -> str:
        """The board in text, as it is now."""
        return self.desk.sketch(self.rules.view(self.seating.state, self.seating.person))

    def draw(self, drawing: str) -> None:
        """The board, or as much of it as is wanted, where the game can be drawn in text."""
        if drawing:
            OUT.print(escape(drawing), soft_wrap=True)

    def typeable(self) -> list[str]:
        """What Tab completes: orders of the menu, kinds of choices, and words that are no moves."""
        offer = self.offer
        orders = [choice.notation for choice in offer.numbered] if offer else []
        groups = [group.id for group in offer.menu.groups] if offer else []
        return [*orders, *groups, *self.commands()]

    # --- answering --------------------------------------------------------------------------------

    def answer(self, typed: str, offer: Offer) -> None:
        """A command, a kind of choices, the number of one, or a line of orders."""
        word, _, rest = typed.partition(" ")
        command = self.commands().get(word.lower())
        if command is not None:
            command(rest.strip())
        elif NUMBER.fullmatch(typed):
            self.take_number(int(typed), offer.numbered)
        elif (group := offer.group_named(typed)) is not None:
            self.print_all(offer, group.id)
        elif typed:
            self.order(typed)

    def commands(self) -> Mapping[str, Command]:
        """The words that are no moves, in the language of the person and in English."""
        doing: dict[str, Command] = {
            "undo": self.undo,
            "quit": self.leave,
            "board": self.board,
            "all": self.show_all,
            "why": self.why,
            "rules": self.read_rules,
            "help": self.help,
        }
        own = {self.words.message(f"cli-play-word-{word}"): do for word, do in doing.items()}
        return {**doing, **own, HELP: self.help}

    def take_number(self, number: int, choices: list[Choice]) -> None:
        """The choice of this number, with all its orders."""
        if not 1 <= number <= len(choices):
            self.warn("cli-play-no-number", number=number, most=len(choices))
            return
        for action in choices[number - 1].actions:
            if not self.submit(action):
                return

    def order(self, typed: str) -> None:
        """A line of orders, each in its notation or as much of it as tells it from the others."""
        for text in orders_in(typed):
            action = understood(self.rules, self.seating.state, self.seating.person, text)
            if not self.submit(action):
                return

    def submit(self, action: Action | Refusal) -> bool:
        """Play the person's action, or say why not; whether it was played."""
        refused = isinstance(action, Refusal)
        answer = action if refused else self.seating.submit(self.seating.person, action)
        self.tell(answer)
        self.save()
        return not isinstance(answer, Refusal)

    # --- words that are no moves ------------------------------------------------------------------

    def undo(self, _: str) -> None:
        """Take the last own decision back."""
        self.drawn = ""
        done = self.seating.take_back()
        OUT.print(self.words.message("cli-play-undone" if done else "cli-play-final"))

    def leave(self, _: str) -> None:
        """Leave the game as it stands."""
        raise Left

    def board(self, _: str) -> None:
        """The whole board."""
        self.draw(self.sketch())

    def show_all(self, _: str) -> None:
        """Every choice of every kind."""
        assert self.offer is not None, "somebody types before a menu is shown"
        self.print_all(self.offer)

    def print_all(self, offer: Offer, *only: str) -> None:
        """Every choice of these kinds, or of all."""
        for part in offer.listed(g for g in offer.menu.groups if not only or g.id in only):
            OUT.print(part)

    def why(self, thing: str) -> None:
        """Why something cannot be chosen now; how to ask where nothing is named."""
        assert self.offer is not None, "somebody asks before a menu is shown"
        if not thing:
            self.warn("cli-play-why-what")
            return
        answer = why(self.seating, self.offer, thing, sorted(self.kinds))
        if answer is None:
            OUT.print(self.words.message("cli-play-why-open", order=thing), markup=False)
            if waiting(self.seating, thing):
                OUT.print(self.words.message("line-waits"))
        else:
            self.refuse(answer)

    def read_rules(self, rule: str) -> None:
        """One rule, or all of them."""
        page = page_of(self.rules.id, self.words.lang)
        try:
            shown = one_rule(page, self.rules.id, rule) if rule else page
        except Stop as stop:
            OUT.print(self.words.say(stop.text), style="yellow", markup=False)
            return
        if rule or not OUT.is_terminal:
            OUT.print(Markdown(shown))
        else:
            with OUT.pager(styles=True):
                OUT.print(Markdown(shown))

    def help(self, _: str) -> None:
        """The words that are no moves, and how to read the board."""
        OUT.print(self.words.message("cli-play-help"))
        if legend := self.words.either("sketch-legend", ""):
            OUT.print(escape(legend), style="dim")


def page(offer: Offer, sketch: str, height: int | None) -> tuple[list[RichText], str]:
    """The menu and the board for a screen of this height, with a line to type on."""
    width = min(OUT.width, PAGE)
    if height is None:
        return offer.brief(width), sketch
    first = fitted(sketch, 0).count("\n") + 1 if sketch else 0
    lines = offer.brief(width, height - first - 1)
    return lines, fitted(sketch, height - len(lines) - 1)


def fitted(sketch: str, room: int | None) -> str:
    """The first parts of a drawing that fit on so many lines; parts stand between blank lines."""
    first, *others = sketch.split("\n\n")
    shown = first
    for part in others:
        longer = f"{shown}\n\n{part}"
        if room is not None and longer.count("\n") >= room:
            return shown
        shown = longer
    return shown
