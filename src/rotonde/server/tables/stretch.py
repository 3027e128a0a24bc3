"""A stretch of a line: orders of one seat that are saved and told together.

It ends with the first order that draws, reveals or passes the decision on: those behind it are
judged once everybody knows what came of it.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from rotonde.kernel.desk.card import is_stop
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn
from rotonde.server.tables.live import LiveGame


class Played(NamedTuple):
    """An order, and the turn that it makes."""

    action: Action
    turn: Turn[Any]


def stretch(
    game: LiveGame, seat: Seat, orders: Iterable[Action]
) -> tuple[list[Played], Refusal | None]:
    """The orders of the first stretch, and the refusal of the order behind them."""
    rules, state = game.rules, game.state
    played: list[Played] = []
    for action in orders:
        turn = play(rules, state, seat, action)
        if isinstance(turn, Refusal):
            return played, turn
        played.append(Played(action, turn))
        if is_stop(rules, state, seat, turn):
            break
        state = turn.state
    return played, None
