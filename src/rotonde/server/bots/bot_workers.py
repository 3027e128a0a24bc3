"""Bots think in processes of their own, so that the event loop never waits for them.

A worker gets a game's id, a level, the encoded view of a seat and a seed: never a state.
"""

import hashlib
import secrets
from collections.abc import Sequence

import msgspec

from rotonde.bots import A_TURN, Foreseen, plan_from_view
from rotonde.bots.advice import Advice, advice_from_view
from rotonde.server.runtime.workers import LONGEST_WORK, Workers


class BotFailed(Exception):
    """A worker crashed, hung, or raised: somebody must play in its place."""


class BotWorkers(Workers):
    """The processes in which bots think."""

    def __init__(self, count: int = 1, patience: float = LONGEST_WORK, *, seed: str = "") -> None:
        super().__init__(count, patience)
        self.seed = seed

    async def plan(
        self, game: str, level: str, view: bytes, seat: int, within: float = A_TURN
    ) -> Sequence[Foreseen]:
        """The clicks that a bot plans in this view, in so many seconds. Raises `BotFailed`."""
        try:
            raw = await self.do(plan_from_view, game, level, view, seat, self.luck(view), within)
            return msgspec.json.decode(raw, type=tuple[Foreseen, ...])
        except Exception as error:
            raise BotFailed(repr(error)) from error

    async def advice(self, game: str, view: bytes, seat: int) -> Sequence[Advice]:
        """The best decisions of a seat in this view. Raises `BotFailed`."""
        try:
            raw = await self.do(advice_from_view, game, view, seat, self.luck(view))
            return msgspec.json.decode(raw, type=tuple[Advice, ...])
        except Exception as error:
            raise BotFailed(repr(error)) from error

    def luck(self, view: bytes) -> str:
        """By chance; from a seed the same again for the same view."""
        if not self.seed:
            return secrets.token_hex(8)
        return f"{self.seed} {hashlib.sha256(view).hexdigest()}"
