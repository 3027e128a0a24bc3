"""A game looked at again: curves, decisions that mattered, and no blame for what was hidden."""

from collections.abc import Sequence
from typing import Any, Final

import pytest

from rotonde.bots.bot import never
from rotonde.bots.review import TOLD, Draft, Review, Reviewer, carried_on, decisions_of
from rotonde.catalogue import GAMES, desk
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules
from rotonde.words import Language
from tests.support.walks import EVERY_GAME, Table

NAMES: Final = ("Ada", "Hugo", "Zoé", "Léon", "Ida", "Max")
SOME: Final = 6
"""Moves of a game that are looked at here: what is told of them is told of more alike."""

Course = tuple[list[Any], list[tuple[Seat, Any]]]


def begun(rules: AnyRules, seats: int = 0) -> Course:
    """The first moves of a walk, with the positions before and after each."""
    walk = list(Table(3, seats, 0).walk(rules))[:SOME]
    states = [walk[0].before, *(played.turn.state for played in walk)]
    return states, [(played.seat, played.action) for played in walk]


def parts_of(rules: AnyRules, course: Course, *, at_once: bool) -> Sequence[Draft]:
    """A review in its making: at one go, or in the smallest steps."""
    drafts = [Draft()]
    while drafts[-1].review is None:
        stops = never if at_once else lambda: True
        drafts.append(carried_on(desk(rules.id), *course, drafts[-1], stops))
    return drafts


def of(drafts: Sequence[Draft]) -> Review:
    review = drafts[-1].review
    assert review is not None
    return review


@EVERY_GAME
def test_a_game_is_looked_at_again(rules: AnyRules) -> None:
    """A figure for each seat at each position; of each seat a few decisions, in words."""
    states, moves = course = begun(rules)
    review = of(parts_of(rules, course, at_once=True))
    seats = len(rules.scores(states[0]))

    assert review.alone == (seats == 1)
    assert [len(each) for each in review.course] == [seats] * len(states)
    assert seats == 1 or all(abs(sum(each) - 100) <= seats for each in review.course)
    assert all(note.cost > 0 for note in review.dearest)
    assert all(note.cost == 0 for note in review.best)
    for kind in (review.dearest, review.best):
        for seat in range(seats):
            assert sum(note.decision.seat == seat for note in kind) <= TOLD
        for note in kind:
            assert moves[note.decision.begin][0] == note.decision.seat
            for lang in ("en", "fr"):
                words = Language(lang, rules.id, strict=True)
                assert all(words.say(step.label, NAMES) for step in note.best.steps)


@EVERY_GAME
def test_decisions_follow_one_another(rules: AnyRules) -> None:
    """Each is of one seat, and none overlaps the next."""
    states, moves = begun(rules)
    decisions = decisions_of(rules, states, moves)

    assert decisions
    for decision in decisions:
        assert {seat for seat, _ in moves[decision.begin : decision.end]} == {decision.seat}
    ends = [decision.end for decision in decisions]
    assert all(end <= each.begin for end, each in zip(ends, decisions[1:], strict=False))


@EVERY_GAME
def test_nobody_is_blamed_for_what_they_could_not_see(rules: AnyRules) -> None:
    """A decision is judged alike whatever was hidden from its seat."""
    states, moves = begun(rules)
    decision = decisions_of(rules, states, moves)[-1]
    twins = [rules.redraw(state, Rng("another deal")) for state in states]
    first, second = (
        Reviewer(desk(rules.id), each, moves).judged(decision) for each in (states, twins)
    )

    assert first == second


@pytest.mark.parametrize("game", ["rocket"])
def test_a_review_in_parts_is_the_review_at_one_go(game: str) -> None:
    """It gets on with every part, and whoever left can come back to it."""
    rules = GAMES[GameId(game)]
    course = begun(rules)
    parts = parts_of(rules, course, at_once=False)
    done = [draft.done for draft in parts]

    assert of(parts) == of(parts_of(rules, course, at_once=True))
    assert done == sorted(done)
    assert (done[0], done[-1]) == (0.0, 1.0)
    assert len(parts) > 3
