"""Refusals are values: a code, the rule behind it, and the facts a sentence needs."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Never

import msgspec

from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.text import Fact


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed. The sentence stands in the catalogue under `code`."""

    code: str
    rule: str
    facts: Mapping[str, Fact] = {}
    obstacles: tuple[Thing, ...] = ()
    """The things in the way, for a board that can show them; the sentence says it in words."""
    tells: bool = False
    """It answers a question about the thing, and is shown as news rather than as a refusal."""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Never:
            """Say what to ask first where a program takes a refusal for a turn."""
            said = f"{type(self).__name__!r} object has no attribute {name!r}"
            if name in ("state", "events"):
                said = (
                    f"the order was refused ({self.code}), so there is no {name}; "
                    "ask `isinstance(turn, rotonde.Refusal)` first"
                )
            raise AttributeError(said)


class Reason(msgspec.Struct, frozen=True):
    """A way to be refused; call it with the facts to get the `Refusal`."""

    code: str
    rule: str
    tells: bool = False

    def __call__(self, **facts: Fact) -> Refusal:
        return Refusal(self.code, self.rule, facts, tells=self.tells)


class SetupRefused(ValueError):
    """Raised by `setup` for seats or options that the game does not have."""

    def __init__(self, refusal: Refusal) -> None:
        facts = ", ".join(f"{name} {fact}" for name, fact in refusal.facts.items())
        super().__init__(f"{refusal.code} ({facts})" if facts else refusal.code)
        self.refusal = refusal


GAME_OVER = Reason("game-over", "")
NOT_YOUR_DECISION = Reason("not-your-decision", "")
NOT_NOW = Reason("not-now", "")
NO_SUCH_THING = Reason("no-such-thing", "")
WRONG_SEATS = Reason("setup-seats", "")
WRONG_OPTIONS = Reason("setup-options", "")
UNREADABLE_ORDER = Reason("order-unreadable", "")
UNREADABLE_WORD = Reason("order-word-unreadable", "")
AMBIGUOUS_ORDER = Reason("order-ambiguous", "")
LESSON_NOT_YET = Reason("lesson-not-yet", "")
LESSON_OVER = Reason("lesson-over", "")
"""The refusals that every game shares; their sentences stand in the common catalogue."""
