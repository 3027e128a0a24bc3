"""Setup: the solo challenges as the house offers them (TIL-113)."""

from typing import Final

from rotonde.games.tiles import names
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import ChallengeRow
from rotonde.kernel.desk.challenge import Challenge
from rotonde.kernel.law.text import Text


def challenge_of(row: ChallengeRow) -> Challenge:
    """A challenge with its mission, its options and the totals for its stars."""
    name = names.challenge(row.id).id
    mission = Text(f"{name}-mission")
    return Challenge(row.id, Text(name), mission, {"challenge": row.id}, row.thresholds)


CHALLENGES: Final = tuple(map(challenge_of, BOARD.tables.challenge))
