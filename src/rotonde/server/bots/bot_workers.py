"""Bots think in processes of their own, so that the event loop never waits for them.

A worker gets a game's id, a level, the encoded view of a seat and a seed: never a state.
"""

import hashlib
import secrets

from rotonde.bots import play_from_view
from rotonde.server.runtime.workers import LONGEST_WORK, Workers


class BotFailed(Exception):
    """A worker crashed, hung, or raised: somebody must play in its place."""


class BotWorkers(Workers):
    """The processes in which bots think."""

    def __init__(self, count: int = 1, patience: float = LONGEST_WORK, *, seed: str = "") -> None:
        super().__init__(count, patience)
        self.seed = seed

    async def choose(self, game: str, level: str, view: bytes, seat: int) -> bytes:
        """The encoded action of a bot. Raises `BotFailed`."""
        try:
            return await self.do(play_from_view, game, level, view, seat, self.luck(view))
        except Exception as error:
            raise BotFailed(repr(error)) from error

    def luck(self, view: bytes) -> str:
        """By chance; from a seed the same again for the same view."""
        if not self.seed:
            return secrets.token_hex(8)
        return f"{self.seed} {hashlib.sha256(view).hexdigest()}"
