"""What the contract suite must be told of each game: its options, its orders, its secrets."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from rotonde.kernel.ids import GameId, Seat
from rotonde.kernel.rules import Options
from tests.support.rocket_provider import RocketProvider


class Provider(Protocol):
    """The knowledge of one game that the suite cannot have by itself."""

    def options(self) -> Sequence[Options]:
        """Options to play with, the defaults first; every option takes every kind of value."""
        ...

    def universe(self, state: Any) -> Iterable[Any]:
        """Every order that can be written down, sense or nonsense, in canonical order."""
        ...

    def hidden_twins(self, state: Any, seat: Seat | None) -> Iterable[Any]:
        """States that differ from this one only in what `seat` cannot know."""
        ...

    def things(self, state: Any) -> Sequence[str]:
        """Ids of things on the board that can be clicked."""
        ...


PROVIDERS: Mapping[GameId, Provider] = {GameId("rocket"): RocketProvider()}
