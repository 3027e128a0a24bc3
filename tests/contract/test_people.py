"""For people: menus that offer exactly what is legal, answers to every click, a log in words."""

from collections.abc import Sequence
from typing import get_args

from hypothesis import example, given, settings
from hypothesis import strategies as st

from rotonde.catalogue import desk
from rotonde.kernel.desk.menu import NO_BUTTON, Choice, Menu
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.text import Text
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.law.undo import is_final
from rotonde.kernel.tools.codec import encode
from rotonde.words import Language
from tests.support.depth import depth
from tests.support.menus import card_of, first_orders, read_line
from tests.support.providers import PROVIDERS
from tests.support.sequences import can_be_typed
from tests.support.speech import problems, texts_of_line, texts_of_menu, texts_of_preview
from tests.support.walks import EVERY_GAME, Played, Table, tables


def menu_of(rules: AnyRules, played: Played[object]) -> Menu:
    """What the deciding seat is offered."""
    menu = desk(rules.id).menu(played.before, played.seat)
    assert menu is not None
    return menu


@EVERY_GAME
@settings(max_examples=15)
@given(table=tables())
def test_a_menu_offers_exactly_what_is_legal(rules: AnyRules, table: Table) -> None:
    """Each legal action by a choice or a dial, each choice once, and nothing for idle seats."""
    for index, played in enumerate(table.walk(rules)):
        if index % 4 == 0:
            menu, legal = menu_of(rules, played), rules.legal(played.before, played.seat)
            offered = first_orders(rules, played.before, played.seat, menu)
            assert len(offered) == len(legal)
            assert set(offered) == set(legal)
            notations = [choice.notation for choice in menu.choices]
            assert len(set(notations)) == len(notations)
            idle = set(range(table.seats_of(rules))) - rules.actors(played.before)
            assert [seat for seat in idle if desk(rules.id).menu(played.before, Seat(seat))] == []


@EVERY_GAME
@settings(max_examples=10)
@given(table=tables())
def test_a_menu_agrees_with_itself(rules: AnyRules, table: Table) -> None:
    """Choices read back as they are typed; groups and picks are those that are used."""
    for index, played in enumerate(table.walk(rules)):
        if index % 5 == 0:
            menu = menu_of(rules, played)
            for choice in menu.choices:
                assert read_line(rules, choice.notation) == choice.actions
            things = {thing for choice in menu.choices for thing in choice.things}
            offered = [choice.group for choice in menu.choices]
            offered += [dial.group for dial in menu.dials]
            offered += [closed.group for closed in menu.closed if closed.group != NO_BUTTON]
            assert set(offered) == {group.id for group in menu.groups}
            assert {pick.thing for pick in menu.picks} | set(menu.picked) <= things


@EVERY_GAME
@settings(max_examples=8)
@given(table=tables())
def test_every_card_can_be_said_and_knows_what_is_final(rules: AnyRules, table: Table) -> None:
    """In both languages, with all gaps filled; final is what the kernel will not take back."""
    for index, played in enumerate(table.walk(rules)):
        if index % 8 == 0:
            for choice in some_of(menu_of(rules, played).choices, index):
                card = card_of(rules, played.before, played.seat, choice)
                if card.preview is not None:
                    for text in texts_of_preview(card.preview):
                        assert problems(rules.id, text) == []
                if not choice.then:
                    turn = play(rules, played.before, played.seat, choice.action)
                    assert isinstance(turn, Turn)
                    final = is_final(rules, played.before, played.seat, turn)
                    assert (card.final is not None) == final


def some_of(choices: Sequence[Choice], index: int) -> Sequence[Choice]:
    """Of hundreds about forty, others in every position; all of them in a deep run."""
    step = max(1 + index % 7, len(choices) // depth(40, max(1, len(choices))))
    return choices[index % step :: step]


@EVERY_GAME
@settings(max_examples=15)
@given(table=tables())
def test_every_word_of_a_menu_can_be_said(rules: AnyRules, table: Table) -> None:
    """In both languages, with all gaps filled."""
    for index, played in enumerate(table.walk(rules)):
        if index % 6 == 0:
            for text in texts_of_menu(menu_of(rules, played)):
                assert problems(rules.id, text) == []


@EVERY_GAME
@settings(max_examples=10)
@given(table=tables())
def test_every_event_can_be_told(rules: AnyRules, table: Table) -> None:
    """In both languages, with all gaps filled, or in silence."""
    lines = 0
    for index, played in enumerate(table.walk(rules)):
        prelude = () if index else rules.prelude(played.before)
        for event in (*prelude, *played.turn.events):
            if (line := desk(rules.id).tell(event)) is not None:
                lines += 1
                for text in texts_of_line(line):
                    assert problems(rules.id, text) == []

    assert lines > 0


@EVERY_GAME
@settings(max_examples=5)
@given(table=tables())
def test_no_click_is_dead(rules: AnyRules, table: Table) -> None:
    """A click on anything, by anybody, at any time, has an answer that can be said."""
    for index, played in enumerate(table.walk(rules)):
        if index % 12 == 0:
            for thing in map(Thing, PROVIDERS[rules.id].things(played.before)):
                for seat in (None, Seat(0), played.seat):
                    answer = desk(rules.id).why_not(played.before, seat, thing)
                    assert isinstance(answer, Refusal)
                    assert problems(rules.id, Text(answer.code, answer.facts)) == []


@EVERY_GAME
@settings(max_examples=3)
@given(table=tables())
def test_every_refusal_can_be_said(rules: AnyRules, table: Table) -> None:
    """Every order that can be written down and is not allowed has its sentence."""
    said: set[str] = set()
    for index, played in enumerate(table.walk(rules)):
        if index % 9 == 0:
            for action in PROVIDERS[rules.id].universe(played.before):
                refusal = rules.check(played.before, played.seat, action)
                if refusal is not None and refusal.code not in said:
                    said.add(refusal.code)
                    assert problems(rules.id, Text(refusal.code, refusal.facts)) == []

    assert said != set()


@EVERY_GAME
@settings(max_examples=10)
@given(table=tables())
def test_every_legal_action_is_written_and_read_back(rules: AnyRules, table: Table) -> None:
    """The notation is one text for one action, and need not mind the case."""
    for index, played in enumerate(table.walk(rules)):
        if index % 5 == 0:
            legal = list(rules.legal(played.before, played.seat))
            written = [rules.write(action) for action in legal]
            assert [rules.read(text) for text in written] == legal
            assert [rules.read(f" {text.upper()} ") for text in written] == legal
            assert [rules.read(text.lower()) for text in written] == legal
            assert len(set(written)) == len(written)


@EVERY_GAME
@settings(max_examples=3)
@given(table=tables())
def test_every_kind_of_action_is_written_and_read_back(rules: AnyRules, table: Table) -> None:
    """Every order that can be written down, legal or not; only the case of an id may differ."""
    kinds: set[type] = set()
    for index, played in enumerate(table.walk(rules)):
        if index % 9 == 0:
            for action in filter(can_be_typed, PROVIDERS[rules.id].universe(played.before)):
                kinds.add(type(action))
                read = rules.read(rules.write(action))
                assert encode(read).lower() == encode(action).lower()

    assert kinds == set(get_args(rules.action_type))


def verbs_of(rules: AnyRules) -> list[str]:
    """The verbs of a game, from its answer to nonsense."""
    answer = rules.read("?")
    assert isinstance(answer, Refusal)
    return str(answer.facts["known"]).split(", ")


@EVERY_GAME
@settings(max_examples=200)
@given(typed=st.text())
@example(typed="\x00")
@example(typed="   ")
@example(typed="99999999999999999999")
def test_whatever_is_typed_gets_an_answer(rules: AnyRules, typed: str) -> None:
    """An order or a refusal with its sentence, alone and behind every verb; never an exception."""
    for verb in ("", *verbs_of(rules)):
        read = rules.read(f"{verb} {typed}")
        if isinstance(read, Refusal):
            assert problems(rules.id, Text(read.code, read.facts)) == []
        else:
            assert rules.read(rules.write(read)) == read


@EVERY_GAME
@given(words=st.lists(st.sampled_from(["\ud800", "\udcff", "9" * 40, "-" + "9" * 5000, "1", "-"])))
def test_whatever_is_typed_the_answer_can_travel(rules: AnyRules, words: list[str]) -> None:
    """Halves of letters and numbers without end, behind every verb and instead of one."""
    for verb in (*rules.notation.verbs.values(), "\udcff"):
        answer = rules.read(" ".join([verb, *words]))
        encode(answer)
        if isinstance(answer, Refusal):
            assert Language("fr", rules.id).refusal(answer)
