"""The card of a choice: what it would bring about, now and later, and whether it can be taken back.

Made when somebody points at a choice, by playing it on the position as they know it: no game says
twice what is final, and no card says what only the play itself may show.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from rotonde.kernel.desk.desk import AnyDesk, Desk
from rotonde.kernel.desk.menu import Later, Preview
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.prospect import Prospect, changes
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.known import Known, known_to
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import Rules
from rotonde.kernel.law.text import Text
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.law.undo import drew_dice, is_final, reveals
from rotonde.kernel.tools.identity_cache import cached_by_identity

Pause = Literal["final", "doubtful"]
"""A reason to look at the card before the order is played."""

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")

ENDS_GAME: Final = Text("final-game")
DRAWS: Final = Text("final-chance")
REVEALS: Final = Text("final-reveal")
ENDS_TURN: Final = Text("final-turn")
ANSWERED: Final = Text("final-others")


class Card(msgspec.Struct, frozen=True):
    """The effects of an order, or of a line of them, and whether it is final."""

    preview: Preview | None = None
    final: Text | None = None
    """Why it cannot be taken back; None when it can."""
    rest: int | None = None
    """How many orders stand behind the one that draws, reveals or passes the decision on: they are
    judged when they are played. None where no order does so, and all of them are judged."""

    def gives(self, pause: Pause) -> bool:
        """Whether there is this reason to look at the card first. Orders that are not judged yet
        may be final."""
        if pause == "final":
            return self.final is not None or bool(self.rest)
        return self.preview is not None and self.preview.doubt is not None


def card(desk: Desk[S, A, V], state: S, seat: Seat, actions: Sequence[A]) -> Card | Refusal:
    """The card of orders given together; the refusal of the first that is not allowed.

    States that the seat cannot tell from each other give the very same card.
    """
    return card_of(desk, known_to(desk.rules, state, seat), actions)


def card_of(desk: Desk[S, A, V], position: Known[S, A, V], actions: Sequence[A]) -> Card | Refusal:
    """The card of orders, from what their seat knows."""
    rules, before, seat = position.rules, position.state, position.seat
    assert seat is not None, "a spectator gives no orders"
    line: tuple[Pointed[S, A], ...] = ()
    final, after, stopped = None, before, False
    for action in actions:
        turn = play(rules, after, seat, action)
        if isinstance(turn, Refusal):
            return turn
        line = (*line, Pointed(after, seat, action, turn, earlier=line))
        final = final or finality(rules, after, seat, turn)
        stopped, after = is_stop(rules, after, seat, turn), turn.state
        if stopped:
            break
    preview = desk.preview(line[-1]) if line else None
    if preview is not None:
        preview = replace(preview, later=later(desk, before, after, seat))
    return Card(preview, final, len(actions) - len(line) if stopped else None)


def is_stop(rules: Rules[S, A, V], before: S, seat: Seat, turn: Turn[S]) -> bool:
    """Whether what a seat may do next hangs on chance, on something shown, or on somebody else."""
    passed_on = seat not in rules.actors(turn.state)
    return passed_on or drew_dice(before, turn.state) or reveals(turn.events)


def later(desk: Desk[S, A, V], before: S, after: S, seat: Seat) -> tuple[Later, ...]:
    """The changes to a seat's prospects; none where the game ends."""
    if not desk.rules.actors(after):
        return ()
    then = tuple(desk.prospects(desk.after_passes(after), seat))
    return changes(standing(before, (desk, seat)), then)


@cached_by_identity
def standing(state: Any, about: tuple[AnyDesk, Seat]) -> Sequence[Prospect]:
    """The prospects of a seat before it chooses: the same for all cards of a menu."""
    desk, seat = about
    return tuple(desk.prospects(state, seat))


def finality(rules: Rules[S, A, V], before: S, seat: Seat, turn: Turn[S]) -> Text | None:
    """The reason why a decision is final, in words; None when it can be taken back."""
    if not is_final(rules, before, seat, turn):
        return None
    if not rules.actors(turn.state):
        return ENDS_GAME
    if drew_dice(before, turn.state):
        return DRAWS
    return REVEALS if reveals(turn.events) else ENDS_TURN
