"""How a lesson goes: what its script does next, what it answers, and what the learner is shown.

The rules judge first and are never changed: a lesson only holds back what is not yet asked for.
"""

from typing import TypeVar

import msgspec

from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.lesson import Lesson, ScriptedMove
from rotonde.kernel.desk.orderline import orders_in
from rotonde.kernel.desk.orders import understand
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.outcome import Outcome
from rotonde.kernel.law.refusal import LESSON_NOT_YET, LESSON_OVER, Refusal
from rotonde.kernel.law.rules import Rules
from rotonde.kernel.law.text import Named, Seated, Text

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


class Guidance(msgspec.Struct, frozen=True):
    """A lesson as its learner sees it: the coach's line, and what it speaks of."""

    number: int
    """The step, counted from 1."""
    of: int
    title: Text
    say: Text
    light: tuple[Thing, ...] = ()
    """Empty while the others move."""
    awaited: str | None = None
    """The order that is asked for, where it is a single one."""
    outcome: Outcome | None = None
    """How it would end if it were counted now; at the end of the lesson."""


class OffScript(Exception):
    """The script gives an order that cannot be understood: a fault of the lesson."""


def scripted_move(
    rules: Rules[S, A, V], lesson: Lesson, state: S, moves: int
) -> tuple[Seat, A] | None:
    """The decision that the script makes itself after so many; None where it makes none."""
    move = lesson.move(moves)
    if move is None or move.awaited:
        return None
    seat = min(rules.actors(state)) if move.seat is None else move.seat
    action = understand(rules, state, seat, move.order)
    if isinstance(action, Refusal):
        raise OffScript(move.order, action.code)
    return seat, action


def held_back(
    rules: Rules[S, A, V], lesson: Lesson, state: S, moves: int, action: A
) -> Refusal | None:
    """Why it is not yet the time for a legal order; None when it is."""
    move = lesson.move(moves)
    if move is None:
        return LESSON_OVER()
    written = rules.write(action)
    if move.awaited:
        return None if move.allows(written) else not_yet(lesson, move)
    script = scripted_move(rules, lesson, state, moves)
    return None if script and rules.write(script[1]) == written else not_yet(lesson, move)


def not_yet(lesson: Lesson, move: ScriptedMove) -> Refusal:
    """The answer to a move that comes too early."""
    step = lesson.script.step[move.step]
    if step.not_yet is not None:
        return Refusal(step.not_yet, "", players(lesson))
    return LESSON_NOT_YET(first=Named(f"{step.say}-title"))


def guidance(desk: Desk[S, A, V], lesson: Lesson, state: S, moves: int) -> Guidance:
    """The coach's line and its lights after so many decisions."""
    move, steps = lesson.move(moves), lesson.script.step
    if move is None:
        return Guidance(
            len(steps),
            len(steps),
            *line(lesson, lesson.script.end),
            outcome=desk.rules.count_now(state),
        )
    said = line(lesson, steps[move.step].say)
    light = lit(desk, lesson, state, move) if move.awaited else ()
    return Guidance(move.step + 1, len(steps), *said, light=light, awaited=move.exact)


def lit(desk: Desk[S, A, V], lesson: Lesson, state: S, move: ScriptedMove) -> tuple[Thing, ...]:
    """The things to light for the next order, without those of earlier orders of the step."""
    step, menu = lesson.script.step[move.step], desk.menu(state, lesson.learner)
    allowed = [each for each in (menu.choices if menu else ()) if move.allows(each.notation)]
    if not allowed or (step.light and len(orders_in(step.awaited)) == 1):
        return step.light
    named = dict.fromkeys(thing for each in allowed for thing in each.things)
    return tuple(thing for thing in step.light if thing in named) or tuple(named)


def line(lesson: Lesson, say: str) -> tuple[Text, Text]:
    """A line of the coach with its title; who else plays can be named in it."""
    return Text(f"{say}-title"), Text(say, players(lesson))


def players(lesson: Lesson) -> dict[str, str | int | Named | Seated]:
    """`$player2` is whoever sits in the second seat."""
    seats = range(lesson.script.seats)
    return {f"player{seat + 1}": Seated(Seat(seat)) for seat in seats if seat != lesson.learner}
