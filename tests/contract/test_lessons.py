"""Every lesson is played through the rules: its moves are legal, its things and words exist."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from rotonde import GAMES, game
from rotonde.catalogue import desk
from rotonde.kernel.desk.lesson import Lesson, ScriptedMove
from rotonde.kernel.desk.menu import Menu, Offered
from rotonde.kernel.desk.teaching import guidance, held_back, scripted_move
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.record import begin, opening
from rotonde.kernel.law.refusal import LESSON_NOT_YET, Refusal
from rotonde.kernel.law.rules import AnyRules
from rotonde.words import LANGUAGES, Language

TAUGHT = [name for name in GAMES if desk(name).lesson is not None]
EVERY_LESSON = pytest.mark.parametrize("name", TAUGHT)
LONGEST_LINE = 420
"""Letters of a coach's line: three short sentences, also in French."""


class Moment(NamedTuple):
    """A decision of a lesson, before it is made."""

    move: ScriptedMove
    moves: int
    state: Any
    seat: Seat
    action: Any


def taught(name: str) -> tuple[AnyRules, Lesson]:
    rules = game(name)
    lesson = desk(name).lesson
    assert lesson is not None
    return rules, lesson


def moments(name: str, other: tuple[int, Any] | None = None) -> Iterator[Moment]:
    """A lesson from its first decision to its last; once with another of the awaited moves."""
    rules, lesson = taught(name)
    script = lesson.script
    state: Any = begin(rules, opening(rules, script.seats, script.options, script.seed))
    for moves, move in enumerate(lesson.moves):
        seat, action = scripted_move(rules, lesson, state, moves) or awaited(
            rules, lesson, state, move
        )
        if other is not None and other[0] == moves:
            action = other[1]
        yield Moment(move, moves, state, seat, action)
        turn = play(rules, state, seat, action)
        assert not isinstance(turn, Refusal), (move, turn)
        state = turn.state
    yield Moment(ScriptedMove(-1, ""), len(lesson.moves), state, lesson.learner, None)


def awaited(rules: AnyRules, lesson: Lesson, state: Any, move: ScriptedMove) -> tuple[Seat, Any]:
    """The first legal move that is awaited."""
    found = allowed(rules, lesson, state, move)
    assert found, move
    return lesson.learner, found[0]


def allowed(rules: AnyRules, lesson: Lesson, state: Any, move: ScriptedMove) -> list[Any]:
    legal = rules.legal(state, lesson.learner)
    return [action for action in legal if move.allows(rules.write(action))]


def things_of(menu: Menu) -> set[str]:
    """All that a menu can be clicked on by."""
    offered: tuple[Offered, ...] = (*menu.choices, *menu.dials, *menu.closed)
    spans = (span.thing for dial in menu.dials for span in dial.spans)
    also = (thing for choice in menu.choices for thing in choice.also)
    own = (thing for each in offered for thing in each.things)
    picks = (pick.thing for pick in menu.picks)
    groups = (*(each.group for each in menu.choices), *(each.group for each in menu.dials))
    kinds = (f"group:{group}" for group in groups)
    return {thing for thing in (*own, *also, *spans, *picks, *kinds) if thing is not None}


@EVERY_LESSON
def test_a_lesson_can_be_played_whichever_awaited_move_is_chosen(name: str) -> None:
    rules, lesson = taught(name)
    ways = [
        (moment.moves, action)
        for moment in moments(name)
        if moment.move.awaited
        for action in allowed(rules, lesson, moment.state, moment.move)[1:]
    ]

    assert 10 <= len(lesson.script.step) <= 20
    assert len(list(moments(name))) == len(lesson.moves) + 1
    for way in ways:
        assert len(list(moments(name, way))) == len(lesson.moves) + 1


@EVERY_LESSON
def test_what_is_lit_can_be_clicked(name: str) -> None:
    """In a question of the step itself, or of the one that it leads to."""
    rules, lesson = taught(name)
    found: list[set[str]] = [set() for _ in range(len(lesson.script.step) + 1)]
    for moment in moments(name):
        menu = desk(rules.id).menu(moment.state, lesson.learner) if moment.move.awaited else None
        found[moment.move.step] |= set() if menu is None else things_of(menu)

    dark = {
        step.say: set(step.light) - found[number] - found[number + 1]
        for number, step in enumerate(lesson.script.step)
    }
    assert {say: things for say, things in dark.items() if things} == {}


@EVERY_LESSON
def test_in_a_step_of_several_orders_only_what_the_next_one_is_for_is_lit(name: str) -> None:
    """A learner who clicks on what is lit is never told that it is not the time."""
    rules, lesson = taught(name)
    for moment in moments(name):
        several = sum(move.awaited and move.step == moment.move.step for move in lesson.moves) > 1
        menu = (
            desk(rules.id).menu(moment.state, lesson.learner)
            if moment.move.awaited and several
            else None
        )
        for choice in menu.choices if menu else ():
            if choice.notation == moment.move.exact:
                lit = guidance(desk(rules.id), lesson, moment.state, moment.moves).light
                assert set(lit) <= set(choice.things), (moment.move.order, lit)


@EVERY_LESSON
def test_another_move_is_answered_with_why_it_is_not_yet_the_time(name: str) -> None:
    rules, lesson = taught(name)
    for moment in moments(name):
        if not moment.move.awaited:
            continue
        step = lesson.script.step[moment.move.step]
        others = [
            action
            for action in rules.legal(moment.state, lesson.learner)
            if not moment.move.allows(rules.write(action))
        ]
        for action in others[:5]:
            answer = held_back(rules, lesson, moment.state, moment.moves, action)
            assert answer is not None
            assert answer.code == (step.not_yet or LESSON_NOT_YET.code)


@EVERY_LESSON
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_has_its_words(name: str, lang: str) -> None:
    """Each line with its title, short enough to be read at the table."""
    rules, lesson = taught(name)
    words = Language(lang, name, strict=True)
    for moment in moments(name):
        shown = guidance(desk(rules.id), lesson, moment.state, moment.moves)
        assert len(words.say(shown.title)) <= 40
        assert 60 < len(words.say(shown.say)) <= LONGEST_LINE, words.say(shown.say)
    named = [step.not_yet for step in lesson.script.step if step.not_yet]
    assert [code for code in named if not words.knows(code)] == []


@EVERY_LESSON
def test_the_learner_wins_the_lesson_as_its_end_says(name: str) -> None:
    """By the rules' own count, and with the very figures that the last line names."""
    rules, lesson = taught(name)
    *_, last = moments(name)
    outcome = guidance(desk(rules.id), lesson, last.state, last.moves).outcome
    assert outcome is not None
    said = Language("en", name).say(guidance(desk(rules.id), lesson, last.state, last.moves).say)

    assert outcome.winners == (lesson.learner,)
    assert [one.score for one in outcome.standings if f"{one.score:,}" not in said] == []
