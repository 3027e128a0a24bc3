"""Pictures of payments on their way: mergers, incomes, milestones and final counts, one by one."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, Final

import msgspec

import rotonde
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.record import Divergence, Record, verify
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.tools.codec import decoder
from tests.browser.people import DESK
from tests.browser.player import Player
from tests.recordings.shelf import SHELF, read

FIRST: Final = Seat(0)


@cache
def before(game: str, event: str) -> tuple[Record, str]:
    """A game of several up to a late move of the first seat that brings the event about, and it."""
    several = (read(path) for path in sorted((SHELF / game).glob("*.json")))
    found = (late(record, event) for record in several if record.seats > 1)
    return next(each for each in found if each is not None)


def late(record: Record, event: str) -> tuple[Record, str] | None:
    """The same in the second half of one game; None where it is not there."""
    rules = rotonde.game(record.game)
    states = verify(rules, record)
    assert not isinstance(states, Divergence), states
    actions = decoder(rules.action_type)
    for moves in range(len(record.moves) // 2, len(record.moves)):
        move = record.moves[moves]
        if move.seat != FIRST:
            continue
        action = actions.decode(move.action)
        turn = play(rules, states[moves], FIRST, action)
        assert not isinstance(turn, Refusal)
        if any(type(each).__name__ == event for each in turn.events):
            return msgspec.structs.replace(record, moves=record.moves[:moves]), rules.write(action)
    return None


def paying(stage: Any, game: str, event: str, shown: str = "ceremony") -> None:
    """Slowly, with motion, at the seat whose move brought it about."""
    record, order = before(game, event)
    player: Player = stage.player
    player.page.emulate_media(reduced_motion="no-preference")
    player.visit(stage.table(record))
    player.decides()
    player.click(player.part("menu"))
    player.part("payments-slow").check()
    player.click(player.part("menu"))
    type_elsewhere(player, order)
    player.part(shown).wait_for()


def type_elsewhere(player: Player, order: str) -> None:
    """By the move line of a wide page of the same person: a phone has none."""
    desk = player.page.context.new_page()
    desk.set_viewport_size(DESK)
    typist = Player(desk)
    made = player.own_moves
    typist.visit(player.page.url)
    typist.type(order)
    typist.made_more_than(made)
    desk.close()


SCENES: Final[Mapping[str, Callable[[Any], None]]] = {
    "merger": partial(paying, game="rocket", event="LineAbsorbed"),
    "count": partial(paying, game="rocket", event="SharesPaid"),
    "count-tiles": partial(paying, game="tiles", event="CitiesScored"),
    "count-dice": partial(paying, game="dice", event="GameEnded", shown="year-end"),
    "incomes": partial(paying, game="tycoon", event="IncomePaid", shown="income-sheet"),
    "count-tycoon": partial(paying, game="tycoon", event="TycoonsShown"),
    "milestone": partial(paying, game="revolution", event="MilestoneCompleted"),
    "count-revolution": partial(paying, game="revolution", event="SeatCounted"),
}
