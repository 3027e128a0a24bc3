"""How a solo challenge changes what pieces may do and score; without one nothing is changed."""

from collections.abc import Mapping
from typing import Final

import msgspec

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import ChallengeId, ChallengeRow
from rotonde.games.tiles.scoring.points import LAZY


class Terms(msgspec.Struct, frozen=True):
    """The terms of a challenge for pieces and tiles at all times."""

    lazy: bool = False
    """Whether travellers do not change trains (TIL-134)."""
    crowd: int | None = None
    """The most pieces of a kind in one network (TIL-133)."""
    row: int | None = None
    """The most pieces of a kind in one row (TIL-132)."""
    column: int | None = None
    """The most tiles in one column (TIL-124)."""


FREE: Final = Terms()


def terms_of(challenge: ChallengeRow) -> Terms:
    """The terms of a challenge at all times."""
    match challenge.check:
        case "pieces_of_a_kind_per_network_at_most":
            return Terms(crowd=challenge.value)
        case "pieces_of_a_kind_per_row_at_most":
            return Terms(row=challenge.value)
        case "tiles_per_map_column_at_most":
            return Terms(column=challenge.value)
    return Terms(lazy=True) if challenge.id == LAZY else FREE


TERMS: Final[Mapping[ChallengeId | None, Terms]] = {
    None: FREE,
    **{id_: terms_of(row) for id_, row in BOARD.challenges.items()},
}
