"""Somebody who takes a lesson: reads the coach's line, and gives the orders that it asks for."""

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator, expect

from rotonde import game
from rotonde.catalogue import desk
from rotonde.kernel.desk.lesson import Lesson, ScriptedMove
from rotonde.kernel.desk.menu import Choice, Menu
from rotonde.kernel.desk.teaching import guidance, scripted_move
from rotonde.kernel.law.play import play
from rotonde.kernel.law.record import begin, opening
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import AnyRules
from rotonde.server.visitors.names import BOTS
from rotonde.words import Language
from tests.browser.player import Player, plain

TAPS: Final = 12
"""So many of them lead to any choice."""
NAMED: Final = re.compile("|".join(BOTS))


class Task(NamedTuple):
    """What the learner is asked for, and how the menu offers it."""

    moves: int
    order: str
    choice: Choice | None
    """The choice that gives the order; None where it is a number of a dial."""
    group: str
    others: list[Choice]
    """Some other choices that are legal, and not yet awaited."""
    said: dict[str, str]
    """The coach's line in each language."""
    onward: tuple[Choice, ...] = ()
    """What the menu offers in one with this order, which only opens a kind of choice."""

    def joined(self, other: "Task") -> "Task":
        """This order and the one it opens the way to."""
        order = f"{self.order}, {other.order}"
        return self.instead(next(each for each in self.onward if each.notation == order))

    def instead(self, choice: Choice) -> "Task":
        """The same decision, with this choice."""
        return self._replace(order=choice.notation, choice=choice, group=choice.group)


def taught(name: str) -> tuple[AnyRules, Lesson]:
    rules = game(name)
    lesson = desk(name).lesson
    assert lesson is not None
    return rules, lesson


def tasks(name: str, names: list[str]) -> Iterator[Task]:
    """The decisions of the learner in a lesson, one after the other."""
    rules, lesson = taught(name)
    script = lesson.script
    state: Any = begin(rules, opening(rules, script.seats, script.options, script.seed))
    for moves, move in enumerate(lesson.moves):
        seat, action = scripted_move(rules, lesson, state, moves) or (lesson.learner, None)
        if action is None:
            legal = rules.legal(state, seat)
            action = next(each for each in legal if move.allows(rules.write(each)))
            said = guidance(desk(rules.id), lesson, state, moves).say
            words = {lang: Language(lang, name).say(said, names) for lang in ("en", "fr")}
            yield task(rules, state, lesson, moves, move, rules.write(action), words)
        turn = play(rules, state, seat, action)
        assert not isinstance(turn, Refusal)
        state = turn.state


def by_thumb(tasks: Iterator[Task]) -> Iterator[Task]:
    """The same as a thumb does them: to open a kind of choice is no move of its own."""
    for each in tasks:
        yield each.joined(next(tasks)) if each.onward else each


def task(
    rules: AnyRules,
    state: Any,
    lesson: Lesson,
    moves: int,
    move: ScriptedMove,
    order: str,
    words: dict[str, str],
) -> Task:
    menu = desk(rules.id).menu(state, lesson.learner)
    assert menu is not None
    found = next((each for each in menu.choices if each.notation == order), None)
    onward = tuple(each for each in menu.choices if each.notation.startswith(f"{order},"))
    group = found.group if found else group_of(onward, menu)
    others = [
        each
        for each in menu.choices
        if not move.allows(each.notation) and not each.then and not each.warns
    ]
    return Task(moves, order, found, group, others, words, () if found else onward)


def group_of(onward: tuple[Choice, ...], menu: Menu) -> str:
    """The kind of choice that is opened, or that a number of a dial belongs to."""
    return onward[0].group if onward else menu.dials[0].group


class LessonPlayer(Player):
    """At a desk by the move line, on a phone by the thumb."""

    @classmethod
    def at(cls, player: Player) -> "LessonPlayer":
        return cls(player.page, touch=player.touch)

    def tasks(self, name: str, names: list[str]) -> list[Task]:
        """What a lesson asks for, one after the other."""
        found = tasks(name, names)
        return list(by_thumb(found) if self.touch else found)

    def reads(self, line: str) -> None:
        """The coach says this, in the reader's language; names are drawn with their shapes."""
        told = max(NAMED.split(line), key=len).strip()
        expect(self.part("coach").locator("p")).to_contain_text(told)

    def is_asked(self, moves: int) -> None:
        """Wait until the script has played the others, and it is the learner's turn."""
        expect(self.part("prompt")).to_have_attribute("data-moves", str(moves))
        self.decides()

    def gives(self, task: Task) -> None:
        """The order: by the move line at a desk, by nothing but taps on a phone."""
        if self.touch:
            self.taps(task)
        else:
            self.type(task.order)
        expect(self.part("prompt")).not_to_have_attribute("data-moves", str(task.moves))

    def taps(self, task: Task) -> None:
        """What leads to the choice, one tap after the other, as a person looks for it."""
        for _ in range(TAPS):
            self.rests()
            if self.moves != task.moves:
                return
            self.tap_towards(task)

    def tries(self, task: Task, other: Choice) -> None:
        """Something else than the task: by the same hand, until it is told why not."""
        if not self.touch:
            self.type(other.notation)
        for _ in range(TAPS if self.touch else 0):
            self.rests()
            if self.reason.count():
                break
            self.tap_towards(task.instead(other))
        self.reason.first.wait_for()

    def tap_towards(self, task: Task) -> None:
        """One tap, where the page is at rest."""
        target = self.next_tap(task)
        assert target is not None, f"nothing leads to {task.order}"
        self.thumb.tap_on(target)

    def next_tap(self, task: Task) -> Locator | None:
        """The button that comes nearest to the order now."""
        prompt = self.part("prompt")
        held, pinned = prompt.get_attribute("data-pinned"), self.part("play-pinned")
        if held == task.order and pinned.count():
            return pinned.first
        picks = task.choice.things if task.choice else ()
        wanted = [
            self.button(task.order),
            *(self.button(str(thing)) for thing in picks),
            self.page.locator(f'[data-group="{task.group}"][aria-pressed="false"]'),
            self.part("choices-all"),
            self.part("choices-places"),
            *(self.page.locator(f'[data-thing="{each}"][role=button][tabindex]') for each in picks),
        ]
        return next((each.first for each in wanted if each.count()), None)

    @property
    def reason(self) -> Locator:
        """The line that says why not, while it does."""
        return self.part("why-not").filter(has=self.page.locator("svg"))

    @property
    def refusal(self) -> str:
        """Why a move was not taken."""
        return plain(self.reason.first.locator("span").first.inner_text())
