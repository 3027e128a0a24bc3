"""Lessons as data: what a file may say, and what a lesson answers."""

import pytest

from rotonde.kernel.desk.lesson import ScriptedMove, lesson_in
from rotonde.kernel.desk.teaching import OffScript, held_back, scripted_move
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import LESSON_NOT_YET, LESSON_OVER
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.text import Named
from rotonde.kernel.tools.datafile import DataError
from tests.support.toy import Add, Brag, Toy

STEP = '[[step]]\nsay = "a"\nawait = "add 1"'
TOY = Toy()
START = TOY.setup(2, TOY.options(), Rng("1"))


def test_every_decision_is_a_beat_of_its_step() -> None:
    text = f'seats = 2\nend = "z"\nopening = "brag"\n{STEP}\nthen = "2: brag, add 2"\n{STEP}'

    assert lesson_in(text).moves == (
        ScriptedMove(0, "brag"),
        ScriptedMove(0, "add 1", awaited=True),
        ScriptedMove(0, "brag", Seat(1)),
        ScriptedMove(0, "add 2", Seat(1)),
        ScriptedMove(1, "add 1", awaited=True),
    )


@pytest.mark.parametrize(
    ("pattern", "order", "fits"),
    [
        ("add 1", "add 1", True),
        ("add 1", "add 12", False),
        ("add * | brag", "add 3", True),
        ("add * | brag", "brag", True),
        ("roll 1+2", "roll 11222", False),
        ("*", "anything at all", True),
    ],
)
def test_an_order_is_awaited_as_it_is_written(pattern: str, order: str, fits: bool) -> None:
    assert ScriptedMove(0, pattern, awaited=True).allows(order) == fits


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ('seats = 2\nend = "z"', "step"),
        (f"seats = 2\n{STEP}", "end"),
        ('seats = 2\nend = "z"\n[[step]]\nsay = "a"\nawait = " "', "asks for a move"),
        (f'seats = 2\nend = "z"\n{STEP}\nlit = []', "lit"),
    ],
)
def test_a_wrong_lesson_says_where(wrong: str, problem: str) -> None:
    with pytest.raises(DataError, match=problem):
        lesson_in(wrong)


def test_a_changed_lesson_has_another_mark() -> None:
    text = f'seats = 2\nend = "z"\n{STEP}'

    assert lesson_in(text).mark == lesson_in(text).mark
    assert lesson_in(text).mark != lesson_in(text.replace("add 1", "add 2")).mark


def test_what_is_not_awaited_is_held_back() -> None:
    lesson = lesson_in(f'seats = 2\nend = "z"\n{STEP}\nthen = "add 2"')

    assert held_back(TOY, lesson, START, 0, Add(1)) is None
    assert held_back(TOY, lesson, START, 0, Brag()) == LESSON_NOT_YET(first=Named("a-title"))
    assert held_back(TOY, lesson, START, 1, Add(2)) is None
    assert held_back(TOY, lesson, START, 1, Add(1)) == LESSON_NOT_YET(first=Named("a-title"))
    assert held_back(TOY, lesson, START, 2, Add(1)) == LESSON_OVER()


def test_a_script_that_cannot_be_understood_is_our_fault() -> None:
    lesson = lesson_in(f'seats = 2\nend = "z"\nopening = "fly"\n{STEP}')

    with pytest.raises(OffScript, match="fly"):
        scripted_move(TOY, lesson, START, 0)
