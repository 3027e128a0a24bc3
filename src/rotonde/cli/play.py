"""`rotonde play`: a game against bots in the terminal, by number or by notation."""

import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.columns import Columns
from rich.markup import escape

from rotonde.cli.asked import (
    checked_place,
    checked_seats,
    checked_setup,
    the_game,
    the_level,
    the_options,
    write_json,
)
from rotonde.cli.seating import Seating
from rotonde.cli.telling import ending, tell_events
from rotonde.cli.terminal import OUT, GameName, GameOptions, Lang, words_for
from rotonde.kernel.action import Action
from rotonde.kernel.menu import Choice, Group, Menu
from rotonde.kernel.orders import orders_in, understood
from rotonde.kernel.record import opening
from rotonde.kernel.refusal import Refusal
from rotonde.words import Words


@Parameter(name="*")
@dataclass(frozen=True)
class Beginning:
    """How a game begins."""

    option: GameOptions = ()
    seed: Annotated[str | None, Parameter(help="The same seed and moves: the same game.")] = None


AS_EVER = Beginning()


def play(
    game: GameName,
    /,
    *,
    bots: Annotated[int, Parameter(help="How many bots sit with you.")] = 1,
    level: Annotated[str, Parameter(help="How well they play.")] = "greedy",
    beginning: Beginning = AS_EVER,
    save: Annotated[Path | None, Parameter(help="Write the record here at the end.")] = None,
    lang: Lang = None,
) -> None:
    """Play against bots here in the terminal: type the number of a choice, or its notation.

    Example: `rotonde play rocket --bots 2 --save game.json`

    Example: `rotonde play tiles --bots 0 --option challenge=holes`
    """
    rules = the_game(game)
    words = words_for(lang, rules.id)
    seats = checked_seats(rules, bots + 1)
    options = checked_setup(rules, seats, the_options(rules, beginning.option), words)
    started = opening(rules, seats, options, beginning.seed or secrets.token_hex(8))
    seating = Seating(rules, started, the_level(level))
    checked_place(save)
    Sitting(seating, words).run()
    if save is not None:
        write_json(save, seating.record())
        OUT.print(words.message("cli-play-saved", file=str(save)))


NUMBER = re.compile(r"\d{1,6}")
"""What is read as the number of a choice."""


LONGEST_ORDER = 200
"""What is typed beyond it is not read."""


class Left(Exception):
    """The person leaves the game."""


class Sitting:
    """One person at the keyboard: shows the board, asks, tells what happened."""

    def __init__(self, seating: Seating, words: Words) -> None:
        self.seating = seating
        self.rules = seating.rules
        self.words = words
        you = words.message("cli-play-you")
        others = (words.message("cli-play-bot", number=seat) for seat in seating.bots)
        self.names = [you, *others]
        self.all_shown = False
        self.offered: Menu | None = None
        """The menu as it was printed last; it is printed again only when it is another one."""
        self.drawn = ""
        """The board as it was drawn last; it is drawn again only when it looks otherwise."""

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        try:
            self.tell(self.rules.prelude(self.seating.start))
            while (seat := self.seating.asked) is not None:
                if seat == self.seating.person:
                    self.ask()
                else:
                    self.tell(self.seating.bot_plays(seat))
        except (Left, EOFError, KeyboardInterrupt):
            OUT.print(self.words.message("cli-play-left"))
            return
        outcome = self.rules.outcome(self.seating.state)
        assert outcome is not None, "nobody can move and nobody won"
        self.board()
        OUT.print(ending(outcome, self.names, self.words))

    def tell(self, events: object) -> None:
        """What happened, in words; or why it did not."""
        if isinstance(events, Refusal):
            self.refuse(events)
        elif isinstance(events, tuple):
            tell_events(self.rules, events, self.names, self.words)

    def refuse(self, refusal: Refusal) -> None:
        """Why not, and by which rule."""
        sentence = self.words.refusal(refusal, self.names)
        rule = f" ({refusal.rule})" if refusal.rule else ""
        OUT.print(f"{escape(sentence)}{rule}", style="yellow")

    # --- asking -----------------------------------------------------------------------------------

    def ask(self) -> None:
        """Show what is to be decided, and do what the person types."""
        menu = self.rules.menu(self.seating.state, self.seating.person)
        assert menu is not None, "an actor without a menu"
        if menu != self.offered:
            self.show(menu)
        listed = [
            choice
            for group in menu.groups
            for choice in menu.choices
            if choice.group == group.id and self.is_listed(group)
        ]
        typed = input(f"{self.words.message('cli-play-prompt')} ").strip()
        self.answer(typed[:LONGEST_ORDER], listed)

    def show(self, menu: Menu) -> None:
        """The board, if it has changed, and the menu."""
        if self.drawing() != self.drawn:
            self.board()
        self.offer(menu)
        self.offered = menu

    def board(self) -> None:
        """The board, if the game can be drawn in text."""
        self.drawn = self.drawing()
        if self.drawn:
            OUT.print(f"\n{escape(self.drawn)}\n", soft_wrap=True)

    def drawing(self) -> str:
        """The board in text, as it is now."""
        return self.rules.sketch(self.rules.view(self.seating.state, self.seating.person))

    def is_listed(self, group: Group) -> bool:
        """Whether its choices have numbers: quiet groups only when everything is asked for."""
        return self.all_shown or not group.quiet

    def offer(self, menu: Menu) -> None:
        """Print the prompt, and the choices with their numbers."""
        prompt = self.words.say(menu.prompt, self.names)
        if menu.over:
            over = self.words.say(menu.over, self.names)
            prompt = self.words.message("cli-play-over", over=over, prompt=prompt)
        OUT.print(escape(prompt), style="bold")
        if menu.hint:
            OUT.print(escape(self.words.say(menu.hint, self.names)), style="dim")
        number = 1
        for group in menu.groups:
            inside = [choice for choice in menu.choices if choice.group == group.id]
            label = self.words.say(group.label, self.names)
            if self.is_listed(group):
                lines = [self.line(choice, number + at) for at, choice in enumerate(inside)]
                number += len(inside)
                OUT.print(f"  {escape(label)}")
                OUT.print(Columns(lines, padding=(0, 3), column_first=True))
            elif inside:
                self.count(label, inside)

    def count(self, label: str, choices: list[Choice]) -> None:
        """Print how many choices a quiet group has, and how to type one."""
        said = self.words.message(
            "cli-play-quiet", group=label, count=len(choices), example=choices[0].notation
        )
        OUT.print(f"  {escape(said)}", style="dim")

    def line(self, choice: Choice, number: int) -> str:
        """`12 to E13  Gloucester +£2,000`."""
        label = self.words.say(choice.label, self.names)
        detail = self.words.say(choice.detail, self.names) if choice.detail else ""
        tail = f" [dim]{escape(detail)}[/dim]" if detail else ""
        said = set(re.findall(r"\w+", label.lower())) <= set(choice.notation.lower().split())
        own = "" if said else f"  {escape(label)}"
        return f"  [cyan]{number:>3}[/cyan] {escape(choice.notation)}{own}{tail}"

    # --- answering --------------------------------------------------------------------------------

    def answer(self, typed: str, choices: list[Choice]) -> None:
        """A command, the number of a choice, or the notation of an action."""
        commands = self.commands()
        if typed.lower() in commands:
            commands[typed.lower()]()
        elif NUMBER.fullmatch(typed):
            self.take_number(int(typed), choices)
        elif typed:
            self.order(typed)

    def commands(self) -> Mapping[str, Callable[[], None]]:
        """The words that are no moves, in the language of the person and in English."""
        doing = {
            "undo": self.undo,
            "quit": self.leave,
            "board": self.board,
            "all": self.show_all,
            "help": self.help,
        }
        own = {self.words.message(f"cli-play-word-{word}"): do for word, do in doing.items()}
        return {**doing, **own}

    def take_number(self, number: int, choices: list[Choice]) -> None:
        """The choice of this number."""
        if 1 <= number <= len(choices):
            self.submit(choices[number - 1].action)
        else:
            line = self.words.message("cli-play-no-number", number=number, most=len(choices))
            OUT.print(line, style="yellow")

    def order(self, typed: str) -> None:
        """A line of orders, each in its notation or as much of it as tells it from the others."""
        for text in orders_in(typed):
            action = understood(self.rules, self.seating.state, self.seating.person, text)
            if not self.submit(action):
                return

    def submit(self, action: Action | Refusal) -> bool:
        """Play the person's action, or say why not; whether it was played."""
        self.all_shown = False
        refused = isinstance(action, Refusal)
        answer = action if refused else self.seating.submit(self.seating.person, action)
        self.tell(answer)
        return not isinstance(answer, Refusal)

    def undo(self) -> None:
        """Take the last own decision back."""
        self.drawn = ""
        done = self.seating.take_back()
        OUT.print(self.words.message("cli-play-undone" if done else "cli-play-final"))

    def leave(self) -> None:
        """Leave the game as it stands."""
        raise Left

    def show_all(self) -> None:
        """List the quiet groups too, once."""
        self.all_shown = True
        self.offered = None

    def help(self) -> None:
        """The words that are no moves, and how to read the board."""
        OUT.print(self.words.message("cli-play-help"))
        if legend := self.words.either("sketch-legend", ""):
            OUT.print(escape(legend), style="dim")
