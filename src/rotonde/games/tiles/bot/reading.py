"""An area as the evaluation reads it, each part found once."""

import msgspec

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.bot.groups import Groups, networks_for, open_nodes, places
from rotonde.games.tiles.bot.prospects import SeatFuture
from rotonde.games.tiles.bot.terms import TERMS, Terms
from rotonde.games.tiles.components import ChallengeId, PieceKind
from rotonde.games.tiles.graph import NodeSet
from rotonde.games.tiles.state import PlayArea


class Reading(msgspec.Struct, frozen=True, gc=False):
    """The facts that several parts of the evaluation ask for."""

    area: PlayArea
    ahead: SeatFuture
    terms: Terms
    growing: NodeSet
    """The nodes from which a track leads into the void."""
    groups: dict[PieceKind, Groups]


def read(area: PlayArea, ahead: SeatFuture, challenge: ChallengeId | None) -> Reading:
    """An area as it stands."""
    layout, terms = area.map.layout, TERMS[challenge]
    growing = open_nodes(layout)
    slots = places(area, terms)
    found = {kind: networks_for(layout, kind, slots[kind], terms, growing) for kind in BOARD.kinds}
    return Reading(area, ahead, terms, growing, found)
