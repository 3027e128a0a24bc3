"""One person at the keyboard: draws the board, prints the menu, and does what is typed."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from rich.markdown import Markdown
from rich.markup import escape
from rich.text import Text as RichText

from rotonde.cli.about import explanation, explanation_of
from rotonde.cli.arguments import write_json
from rotonde.cli.keyboard import enable_line_editing
from rotonde.cli.local_game import LocalGame
from rotonde.cli.menu_text import MenuText
from rotonde.cli.output import outcome_table, print_events
from rotonde.cli.rules import one_rule, page_of
from rotonde.cli.terminal import OUT, Stop
from rotonde.cli.why import orders_left, reason_for
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.desk.orderline import orders_in
from rotonde.kernel.desk.orders import understand
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.tools.codec import legible
from rotonde.words import Language

NUMBER: Final = re.compile(r"\d{1,6}")
"""A typed number of a choice."""
LONGEST_ORDER: Final = 200
"""Letters of a typed line that are read; the rest is dropped."""
PAGE: Final = 80
"""Wider lines are harder to read than a second one."""
HELP: Final = "?"

Command = Callable[[str], None]


class Left(Exception):
    """The person leaves the game."""


class Session:
    """A game from the person's seat; saved after every decision where there is a place for it."""

    def __init__(self, game: LocalGame, words: Language, place: Path | None) -> None:
        self.game = game
        self.rules, self.desk = game.rules, game.desk
        self.words = words
        self.place = place
        self.names = game.names
        self.menu_text: MenuText | None = None
        """The menu as it was shown last; it is shown again only when it is another one."""
        self.drawn = ""
        """The board as it was drawn last; it is drawn again only when it looks otherwise."""
        self.kinds: set[str] = set()
        """The kinds of things that any menu has named so far."""
        self.saved = -1
        """How many decisions the record had when it was written last."""

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        enable_line_editing(self.typeable)
        try:
            self.tell(self.rules.prelude(self.game.start))
            while (seat := self.game.asked) is not None:
                if seat == self.game.person:
                    self.ask()
                else:
                    self.tell(self.game.bot_plays(seat))
        except (Left, EOFError, KeyboardInterrupt):
            OUT.print(self.words.message("cli-play-left"))
        else:
            self.conclude()
        self.save()

    def conclude(self) -> None:
        """Print the last board and the outcome."""
        outcome = self.rules.outcome(self.game.state)
        assert outcome is not None, "nobody can move and nobody won"
        self.board("")
        OUT.print(outcome_table(outcome, self.names, self.words))

    def save(self) -> None:
        """Write the record if it has changed since it was written last."""
        if self.place is not None and self.saved != len(self.game.decisions):
            write_json(self.place, self.game.record())
            self.saved = len(self.game.decisions)

    # --- telling ----------------------------------------------------------------------------------

    def tell(self, events: object) -> None:
        """Print events in words, or a refusal."""
        if isinstance(events, Refusal):
            self.refuse(events)
        elif isinstance(events, tuple):
            print_events(self.desk, events, self.names, self.words)

    def refuse(self, refusal: Refusal) -> None:
        """Print why not, and by which rule."""
        sentence = self.words.refusal(refusal, self.names)
        rule = f" ({refusal.rule})" if refusal.rule else ""
        OUT.print(f"{escape(sentence)}{rule}", style="yellow")

    def warn(self, message: str, **facts: str | int) -> None:
        OUT.print(self.words.message(message, **facts), style="yellow", markup=False)

    # --- asking -----------------------------------------------------------------------------------

    def ask(self) -> None:
        """Show what is to be decided, and do what the person types."""
        self.save()
        menu = self.desk.menu(self.game.state, self.game.person)
        assert menu is not None, "an actor without a menu"
        if self.menu_text is None or menu != self.menu_text.menu:
            self.menu_text = MenuText(menu, self.words, self.names)
            self.kinds |= self.menu_text.kinds()
            self.show(self.menu_text)
        typed = legible(input(f"{self.words.message('cli-play-prompt')} ")).strip()
        self.answer(typed[:LONGEST_ORDER], self.menu_text)

    def show(self, menu_text: MenuText) -> None:
        """Print the board, if it has changed, as far as there is room for it over the menu."""
        sketch = self.sketch()
        lines, drawing = page(menu_text, sketch, OUT.height if OUT.is_terminal else None)
        if sketch != self.drawn:
            self.drawn = sketch
            self.draw(drawing)
        for line in lines:
            OUT.print(line, soft_wrap=True)

    def sketch(self) -> str:
        """The board in text, as it is now."""
        return self.desk.sketch(self.rules.view(self.game.state, self.game.person))

    def draw(self, drawing: str) -> None:
        """Print a drawing, if the game has one."""
        if drawing:
            OUT.print(escape(drawing), soft_wrap=True)

    def typeable(self) -> list[str]:
        """Completions for Tab: orders of the menu, kinds of choices, and commands."""
        menu_text = self.menu_text
        orders = [choice.notation for choice in menu_text.numbered] if menu_text else []
        groups = [group.id for group in menu_text.menu.groups] if menu_text else []
        return [*orders, *groups, *self.commands()]

    # --- answering --------------------------------------------------------------------------------

    def answer(self, typed: str, menu_text: MenuText) -> None:
        """A command, a kind of choices, the number of one, or a line of orders."""
        word, _, rest = typed.partition(" ")
        command = self.commands().get(word.lower())
        if command is not None:
            command(rest.strip())
        elif NUMBER.fullmatch(typed):
            self.take_number(int(typed), menu_text.numbered)
        elif (group := menu_text.group_named(typed)) is not None:
            self.print_all(menu_text, group.id)
        elif typed:
            self.order(typed)

    def commands(self) -> Mapping[str, Command]:
        """The commands by their words, in the language of the person and in English."""
        doing: dict[str, Command] = {
            "undo": self.undo,
            "quit": self.leave,
            "board": self.board,
            "all": self.show_all,
            "why": self.why,
            "about": self.about,
            "rules": self.read_rules,
            "help": self.help,
        }
        own = {self.words.message(f"cli-play-word-{word}"): do for word, do in doing.items()}
        return {**doing, **own, HELP: self.help}

    def take_number(self, number: int, choices: list[Choice]) -> None:
        """Play the choice of this number, with all its orders."""
        if not 1 <= number <= len(choices):
            self.warn("cli-play-no-number", number=number, most=len(choices))
            return
        for action in choices[number - 1].actions:
            if not self.submit(action):
                return

    def order(self, typed: str) -> None:
        """Play a line of orders, each in its notation or an unambiguous beginning of it."""
        for text in orders_in(typed):
            action = understand(self.rules, self.game.state, self.game.person, text)
            if not self.submit(action):
                return

    def submit(self, action: Action | Refusal) -> bool:
        """Play the person's action, or print why not; says whether it was played."""
        refused = isinstance(action, Refusal)
        answer = action if refused else self.game.submit(self.game.person, action)
        self.tell(answer)
        self.save()
        return not isinstance(answer, Refusal)

    # --- commands ---------------------------------------------------------------------------------

    def undo(self, _: str) -> None:
        """Take the last own decision back."""
        self.drawn = ""
        done = self.game.take_back()
        OUT.print(self.words.message("cli-play-undone" if done else "cli-play-final"))

    def leave(self, _: str) -> None:
        """Leave the game as it stands."""
        raise Left

    def board(self, _: str) -> None:
        """Print the whole board."""
        self.draw(self.sketch())

    def show_all(self, _: str) -> None:
        """Print every choice of every kind."""
        assert self.menu_text is not None, "somebody types before a menu is shown"
        self.print_all(self.menu_text)

    def print_all(self, menu_text: MenuText, *only: str) -> None:
        """Print every choice of these kinds, or of all."""
        groups = [group for group in menu_text.menu.groups if not only or group.id in only]
        for part in menu_text.choice_rows(groups):
            OUT.print(part)

    def why(self, thing: str) -> None:
        """Print why something cannot be chosen now; or how to ask, if nothing is named."""
        assert self.menu_text is not None, "somebody asks before a menu is shown"
        if not thing:
            self.warn("cli-play-why-what")
            return
        answer = reason_for(self.game, self.menu_text, thing, sorted(self.kinds))
        if answer is None:
            OUT.print(self.words.message("cli-play-why-open", order=thing), markup=False)
            if orders_left(self.game, thing):
                OUT.print(self.words.message("line-waits"))
        else:
            self.refuse(answer)

    def about(self, thing: str) -> None:
        """Print a thing in words: its figures and its rule; or how to ask, if nothing is named."""
        if not thing:
            self.warn("cli-play-about-what")
            return
        told = explanation_of(self.game, thing)
        if isinstance(told, Refusal):
            self.refuse(told)
        else:
            OUT.print(explanation(told, self.names, self.words))

    def read_rules(self, rule: str) -> None:
        """Print one rule, or all of them."""
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
        """Print the commands, and how to read the board."""
        OUT.print(self.words.message("cli-play-help"))
        if legend := self.words.either("sketch-legend", ""):
            OUT.print(escape(legend), style="dim")


def page(menu_text: MenuText, sketch: str, height: int | None) -> tuple[list[RichText], str]:
    """The menu and the board for a screen of this height, with a line to type on."""
    width = min(OUT.width, PAGE)
    if height is None:
        return menu_text.brief(width), sketch
    first = fit_lines(sketch, 0).count("\n") + 1 if sketch else 0
    lines = menu_text.brief(width, height - first - 1)
    return lines, fit_lines(sketch, height - len(lines) - 1)


def fit_lines(sketch: str, room: int | None) -> str:
    """The first parts of a drawing that fit on so many lines; parts stand between blank lines."""
    first, *others = sketch.split("\n\n")
    shown = first
    for part in others:
        longer = f"{shown}\n\n{part}"
        if room is not None and longer.count("\n") >= room:
            return shown
        shown = longer
    return shown
