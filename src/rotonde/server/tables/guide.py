"""The guide of a table: it leaves a game free, or gives a lesson in it.

A live game asks its guide and never whether there is a lesson. Knows moves by their number.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from rotonde.kernel.desk.card import is_stop
from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.desk.lesson import Lesson
from rotonde.kernel.desk.teaching import Guidance, guidance, held_back, scripted_move
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.known import Known
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.server.wire.messages import Fault
from rotonde.store import SeatRow, TableRow

KnownTo = Callable[[Seat], Known[Any, Any, Any]]
OVER: Final = Fault("lesson-over")


class Guide:
    """The guide of a free game: the rules alone decide."""

    def __init__(self, desk: AnyDesk) -> None:
        self.desk = desk
        self.rules = desk.rules

    def guidance(self, state: Any, moves: int) -> Guidance | None:
        """The coach's line and lights after so many moves."""
        return None

    def is_over(self, moves: int) -> bool:
        """Whether nothing more is played after so many moves, though the game may go on."""
        return False

    def repeats(self, move: int) -> bool:
        """Whether this move comes again by itself as soon as it is taken back."""
        return False

    def script(self, state: Any, moves: int) -> tuple[Seat, Action] | None:
        """The decision that follows by itself, and its seat; None where somebody chooses."""
        return None

    def next_bot(self, state: Any, moves: int, seats: Sequence[SeatRow]) -> Seat | None:
        """The first bot whose decision is awaited."""
        actors = sorted(self.rules.actors(state))
        return next((seat for seat in actors if seats[seat].kind == "bot"), None)

    def too_early(
        self, known: KnownTo, seat: Seat, moves: int, orders: Iterable[Action]
    ) -> Refusal | None:
        """Why a line of orders is not taken yet."""
        return None


class Teacher(Guide):
    """The guide of a lesson: a script plays the other seats and waits for the learner."""

    def __init__(self, desk: AnyDesk, lesson: Lesson) -> None:
        super().__init__(desk)
        self.lesson = lesson

    def guidance(self, state: Any, moves: int) -> Guidance | None:
        return guidance(self.desk, self.lesson, state, moves)

    def is_over(self, moves: int) -> bool:
        return self.lesson.move(moves) is None

    def repeats(self, move: int) -> bool:
        scripted = self.lesson.move(move)
        return scripted is not None and not scripted.awaited

    def script(self, state: Any, moves: int) -> tuple[Seat, Action] | None:
        return scripted_move(self.rules, self.lesson, state, moves)

    def next_bot(self, state: Any, moves: int, seats: Sequence[SeatRow]) -> Seat | None:
        script = self.script(state, moves)
        return script and script[0]

    def too_early(
        self, known: KnownTo, seat: Seat, moves: int, orders: Iterable[Action]
    ) -> Refusal | None:
        """A line is taken whole or not at all, up to an order that draws or passes the decision on:
        what stands behind it is judged when it is played."""
        state = known(seat).state
        for number, action in enumerate(orders, start=moves):
            turn = play(self.rules, state, seat, action)
            if isinstance(turn, Refusal):
                return turn
            early = held_back(self.rules, self.lesson, state, number, action)
            if early is not None or is_stop(self.rules, state, seat, turn):
                return early
            state = turn.state
        return None


def guide_of(desk: AnyDesk, row: TableRow) -> Guide:
    """The guide of a table."""
    return Teacher(desk, desk.lesson) if row.lesson and desk.lesson else Guide(desk)


def is_changed(desk: AnyDesk, row: TableRow) -> bool:
    """Whether a table has a lesson that reads otherwise now, or is not given any more."""
    return bool(row.lesson) and (desk.lesson is None or desk.lesson.mark != row.lesson)
