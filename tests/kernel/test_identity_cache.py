"""A question asked again about the same thing is answered from the cache."""

from rotonde.kernel.tools.identity_cache import MOST, cached_by_identity


class Thing:
    """Equal to every other one, as two states of two tables may be."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thing)

    def __hash__(self) -> int:
        return 0


class Oracle:
    """Says what it was asked, and remembers how often."""

    def __init__(self) -> None:
        self.asked: list[tuple[Thing, int]] = []

    def answer(self, thing: Thing, about: int) -> int:
        self.asked.append((thing, about))
        return about * 2


def test_the_same_question_about_the_same_thing_is_worked_out_once() -> None:
    oracle, thing = Oracle(), Thing()
    ask = cached_by_identity(oracle.answer)

    assert [ask(thing, 1), ask(thing, 2), ask(thing, 1)] == [2, 4, 2]
    assert len(oracle.asked) == 2


def test_a_thing_that_only_equals_another_is_asked_about_anew() -> None:
    oracle = Oracle()
    ask, one, other = cached_by_identity(oracle.answer), Thing(), Thing()

    ask(one, 1)
    ask(other, 1)

    assert [one, other] == [thing for thing, _ in oracle.asked]
    assert oracle.asked[1][0] is other


def test_only_the_latest_answers_are_held_on_to() -> None:
    oracle, thing = Oracle(), Thing()
    ask = cached_by_identity(oracle.answer)

    for about in (*range(MOST + 1), 0):
        ask(thing, about)

    assert len(oracle.asked) == MOST + 2
