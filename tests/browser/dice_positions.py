"""Positions of Railroad Dice to begin a test or a picture with: beginnings of recorded games."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

import rotonde
from rotonde.games.dice.actions import AnyAction, BuildStation, BuyShare, EndTurn, LayRail, Roll
from rotonde.games.dice.steps import Bridging, ChoosingTile, Discarding, Main
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.record import Divergence, Record, verify
from tests.recordings.shelf import SHELF, read

DICE = rotonde.game("dice")
THREE = "0005"
"""Three seats and sixty dice: a long line, many stations, the last station of a company."""
MANY_WAYS = 4


def dice_recorded(number: str = THREE) -> Record:
    """A whole game of the shelf."""
    return read(SHELF / "dice" / f"{number}.json")


def dice_states(record: Record) -> Sequence[Any]:
    """The states of a game, from the first to the last."""
    states = verify(DICE, record)
    assert not isinstance(states, Divergence), states
    return states


def dice_until(wanted: Callable[[Any], bool], number: str = THREE, year: int = 1) -> Record:
    """A recorded game up to the first position of a year, or later, that is wanted."""
    record = dice_recorded(number)
    states = dice_states(record)
    moves = next(n for n, state in enumerate(states) if state.year >= year and wanted(state))
    return msgspec.structs.replace(record, moves=record.moves[:moves])


def dice_state(record: Record) -> Any:
    """Where a record ends."""
    return dice_states(record)[-1]


def step_of(state: Any) -> Any:
    return state.steps[-1] if state.steps else None


def legal(state: Any, kind: type[AnyAction]) -> list[Any]:
    """What the seat to move may do of one kind, in an ordinary turn."""
    if not isinstance(step_of(state), Main):
        return []
    return [action for action in DICE.legal(state, state.seat) if isinstance(action, kind)]


def seen(state: Any) -> Any:
    return DICE.view(state, Seat(state.seat))


def has_paid_twice(state: Any) -> bool:
    """Whether a turn has paid for ranges of both sheets."""
    sheets = seen(state).sheets if state.paid and legal(state, LayRail) else ()
    return len(sheets) == 2 and all(sheet.paid for sheet in sheets)


def begins_a_bridge(state: Any) -> bool:
    """Whether a rail may be laid that begins a bridge of several rails."""
    if not legal(state, LayRail):
        return False
    return any(plan.begins == "bridge" for plan in seen(state).plans)


def is_on_a_bridge(state: Any) -> bool:
    return isinstance(step_of(state), Bridging)


def chooses_a_sheet(state: Any) -> bool:
    """Whether a sheet is to be chosen from several."""
    if not isinstance(step_of(state), ChoosingTile):
        return False
    return len(DICE.legal(state, state.seat)) > 1


def rolls(state: Any) -> bool:
    """Whether hidden dice and jokers may be rolled."""
    tray = state.trays[state.seat]
    return bool(legal(state, Roll)) and tray.hidden > 1 and tray.joker > 1


def buys(state: Any) -> bool:
    """Whether a share may be bought for a share die alone."""
    dice = {action.die for action in legal(state, BuyShare)}
    return dice == {"share"}


def pays_either_way(state: Any) -> bool:
    """Whether the first share on offer may be bought for a share die or a joker."""
    dice = [action.die for action in legal(state, BuyShare)[:2]]
    return sorted(dice) == ["joker", "share"]


def builds(state: Any) -> bool:
    """Whether several stations may be built on one site."""
    found = legal(state, BuildStation)
    return len(found) > 1 and len({action.end for action in found}) == 1


def gives_several_back(state: Any) -> bool:
    """Whether two dice or more are to be given back."""
    return isinstance(step_of(state), Discarding) and state.trays[state.seat].front > 6


def ends_the_year(state: Any) -> bool:
    """Whether the end of this turn ends a year in which somebody carries passengers."""
    may_end = bool(legal(state, EndTurn)) and state.trays[state.seat].front <= 5
    return may_end and seen(state).turn.ends_year and any(seen(state).year_now.gains)


def lays(state: Any) -> bool:
    """Whether the line may go on in many ways."""
    return len(legal(state, LayRail)) > MANY_WAYS
