"""Explanations of things: for every eye, from what it sees alone, in words of both languages."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from hypothesis import given, settings

from rotonde.catalogue import desk
from rotonde.kernel.desk.about import About
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.known import Known
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.thing import ThingKind
from rotonde.kernel.tools.codec import encode
from tests.support.depth import depth
from tests.support.house import rule_page, rules_of
from tests.support.providers import PROVIDERS
from tests.support.speech import problems, texts_of_about
from tests.support.walks import EVERY_GAME, Table, tables


def looked_at(rules: AnyRules, table: Table) -> Iterator[tuple[Any, Seat]]:
    """Positions of a whole game, and a seat that looks."""
    step = depth(61, 7)
    for index, played in enumerate(table.walk(rules)):
        if index % step == table.seed % step:
            yield played.before, played.seat


def told(rules: AnyRules, state: Any, eyes: Seat | None) -> list[bytes]:
    """The explanations of many things, as these eyes get them."""
    view = rules.view(state, eyes)
    things = map(Thing, PROVIDERS[rules.id].things(state)[::5])
    return [encode(desk(rules.id).about(view, thing)) for thing in things]


@EVERY_GAME
@settings(max_examples=4)
@given(table=tables())
def test_twins_get_the_same_explanations(rules: AnyRules, table: Table) -> None:
    """States that the eyes cannot tell apart, the one that is imagined for them included."""
    for state, seat in looked_at(rules, table):
        for eyes in (None, seat):
            answers = told(rules, state, eyes)
            imagined = Known(rules, rules.view(state, eyes), eyes, Rng("other")).state
            assert told(rules, imagined, eyes) == answers
        for twin in PROVIDERS[rules.id].hidden_twins(state, seat):
            assert told(rules, twin, seat) == told(rules, state, seat)


@EVERY_GAME
@settings(max_examples=4)
@given(table=tables())
def test_all_that_can_be_chosen_is_explained(rules: AnyRules, table: Table) -> None:
    """Every thing of a menu has an explanation, in words of both languages, with a known rule."""
    for state, seat in looked_at(rules, table):
        menu, view = desk(rules.id).menu(state, seat), rules.view(state, seat)
        assert menu is not None
        for thing in sorted({each for choice in menu.choices for each in choice.things}):
            about = desk(rules.id).about(view, thing)
            assert isinstance(about, About), f"{thing} is not explained"
            assert about.rule in rules_of(rule_page(rules.id))
            for text in texts_of_about(about):
                assert problems(rules.id, text) == []


@EVERY_GAME
def test_every_kind_of_thing_is_explained(rules: AnyRules) -> None:
    """A kind that is added to `things.py` needs its words."""
    module = import_module(f"rotonde.games.{rules.id}.things")
    kinds = [kind for kind in vars(module).values() if isinstance(kind, ThingKind)]

    assert set(desk(rules.id).chapters.explanations.kinds) == {
        (k.name, len(k.parts)) for k in kinds
    }
