"""The bot that takes any legal action: the yardstick for all others."""

from collections.abc import Sequence
from typing import TypeVar

from rotonde.bots.bot import ShouldStop
from rotonde.kernel.law.rng import Rng, pick

A = TypeVar("A")


class RandomBot:
    """Every legal action is as likely as the next."""

    def choose(self, view: object, legal: Sequence[A], rng: Rng, should_stop: ShouldStop) -> A:
        """Any of `legal`."""
        action, _ = pick(rng, legal)
        return action
