"""Positions of Railroad Tiles to begin a test or a picture with: beginnings of recorded games."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

import rotonde
from rotonde.catalogue import desk
from rotonde.games.tiles.actions import PlacePiece
from rotonde.games.tiles.state import ROUNDS, open_step
from rotonde.games.tiles.steps import ChoosingColumn, Laying, PlacingPieces
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.record import Divergence, Record, verify
from tests.recordings.shelf import SHELF, read
from tests.support.menus import preview_of

TILES = rotonde.game("tiles")
FIRST = Seat(0)
THREE = "0012"
"""Three seats that play well, to a draw on points."""
TOGETHER = "0010"
"""Two seats that may decide at the same time."""
STRICT = "0003"
"""A challenge played alone that must never be broken."""
PERFECTION = "0006"
KEPT, FAILED = "0001", "0005"
"""Challenges played alone."""


def tiles_recorded(number: str = THREE) -> Record:
    """A whole game of the shelf."""
    return read(SHELF / "tiles" / f"{number}.json")


def tiles_states(record: Record) -> Sequence[Any]:
    """The states of a game, from the first to the last."""
    states = verify(TILES, record)
    assert not isinstance(states, Divergence), states
    return states


def tiles_state(record: Record) -> Any:
    """Where a record ends."""
    return tiles_states(record)[-1]


def tiles_until(wanted: Callable[[Any], bool], number: str = THREE, round: int = 1) -> Record:
    """A recorded game up to the first position of a round, or later, that is wanted."""
    record = tiles_recorded(number)
    states = tiles_states(record)
    moves = next(n for n, state in enumerate(states) if state.round >= round and wanted(state))
    return msgspec.structs.replace(record, moves=record.moves[:moves])


def is_asked(state: Any) -> bool:
    """Whether the first seat decides anything."""
    return open_step(state, FIRST) is not None


def takes_a_column(state: Any) -> bool:
    """Whether the first seat takes a column."""
    return isinstance(open_step(state, FIRST), ChoosingColumn)


def lays_several(state: Any) -> bool:
    """Whether the first seat holds at least three different tiles."""
    step = open_step(state, FIRST)
    return isinstance(step, Laying) and len(set(step.hand)) > 2


def places_pieces(state: Any) -> bool:
    """Whether the first seat may place a piece by two tokens."""
    step = open_step(state, FIRST)
    return isinstance(step, PlacingPieces) and len(step.halls) > 1


def places_for_a_star(state: Any) -> bool:
    """Whether the first seat may place a piece by a token, and another one for a star."""
    legal = TILES.legal(state, FIRST) if isinstance(open_step(state, FIRST), PlacingPieces) else ()
    return {order.by for order in legal if isinstance(order, PlacePiece)} == {"token", "star"}


def last_round(number: str = TOGETHER) -> tuple[Record, tuple[Seat, ...]]:
    """The beginning of the last round of a game, and the seats in the order of their choices."""
    record = tiles_until(lambda state: state.phase == "tiles", number, round=ROUNDS)
    return record, tiles_state(record).platforms


def gains_of(record: Record, held: str) -> dict[str, int]:
    """What a tile of the first seat's hand would bring at best, by cell."""
    menu = desk("tiles").menu(tiles_state(record), FIRST)
    assert menu is not None
    ways = [choice for choice in menu.choices if choice.things[:1] == (held,)]
    best: dict[str, int] = {}
    for way in ways:
        assert way.worth is not None
        best[way.things[1]] = max(way.worth, best.get(way.things[1], way.worth))
    return best


def breaking(state: Any) -> Choice | None:
    """A piece of the first seat that would break the challenge."""
    menu = desk("tiles").menu(state, FIRST)
    for choice in menu.choices if menu and state.phase == "pieces" else ():
        preview = preview_of(TILES, state, FIRST, choice)
        if preview and preview.doubt and preview.doubt.id == "remark-breaks":
            return choice
    return None
