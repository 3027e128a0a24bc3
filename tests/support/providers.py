"""What the contract suite must be told of each game: its options, its orders, its secrets.

Each game of the catalogue has `tests/support/<game>_provider.py` with a `PROVIDER`.
"""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from rotonde import GAMES
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.rules import Options


class Provider(Protocol):
    """The knowledge of one game that the suite cannot have by itself."""

    has_secrets: bool
    """Whether anything is hidden from a seat at the start of a game with default options."""
    asked_within: frozenset[str]
    """The kinds of `prompt-<kind>` that a menu asks on the way to its answer: the coach explains
    the decision around them."""

    def options(self) -> Sequence[Options]:
        """Options to play with, the defaults first; every option takes every kind of value."""
        ...

    def universe(self, state: Any) -> Iterable[Any]:
        """Every order that can be written down, sense or nonsense, in canonical order."""
        ...

    def hidden_twins(self, state: Any, seat: Seat | None) -> Iterable[Any]:
        """States that differ from this one only in what `seat` cannot know.

        Where it is this seat that decides, it may do the same in all of them.
        """
        ...

    def things(self, state: Any) -> Sequence[str]:
        """Ids of things on the board that can be clicked."""
        ...

    def counted(self, state: Any, seat: Seat) -> Mapping[str, int]:
        """What the rules pay a seat if they count now, by the first word of a prospect's id."""
        ...


def provider(game: GameId) -> Provider:
    """The provider of a game, found by its name."""
    found: Provider = import_module(f"tests.support.{game}_provider").PROVIDER
    return found


PROVIDERS: Mapping[GameId, Provider] = {game: provider(game) for game in GAMES}
