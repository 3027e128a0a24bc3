"""The games of the house, in the order of their stalls: the only file that lists them.

A room is imported when its game is first asked for: `import rotonde` loads no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar, overload

from rotonde.kernel.law.ids import GameId

if TYPE_CHECKING:
    from rotonde.games.dice.desk.desk import DiceDesk
    from rotonde.games.dice.game import RailroadDice
    from rotonde.games.revolution.desk.desk import RevolutionDesk
    from rotonde.games.revolution.game import Revolution
    from rotonde.games.rocket.desk.desk import RocketDesk
    from rotonde.games.rocket.game import Rocket
    from rotonde.games.tiles.desk.desk import TilesDesk
    from rotonde.games.tiles.game import Tiles
    from rotonde.games.tycoon.desk.desk import TycoonDesk
    from rotonde.games.tycoon.game import Tycoon
    from rotonde.kernel.desk.desk import AnyDesk
    from rotonde.kernel.law.rules import AnyRules

ROOMS: Final = tuple(map(GameId, ("rocket", "tycoon", "dice", "revolution", "tiles")))

T = TypeVar("T")


class UnknownGame(LookupError):
    """There is no game of that name."""


class Catalogue(Mapping[GameId, T]):
    """One part of each game by its id; a part is loaded when it is first asked for."""

    def __init__(self, load: Callable[[GameId], T]) -> None:
        self._load = load

    def __getitem__(self, id: GameId) -> T:
        if id not in ROOMS:
            raise KeyError(id)
        return self._load(id)

    def __contains__(self, id: object) -> bool:
        return id in ROOMS

    def __iter__(self) -> Iterator[GameId]:
        return iter(ROOMS)

    def __len__(self) -> int:
        return len(ROOMS)


@cache
def _desk_of(id: GameId) -> AnyDesk:
    found: AnyDesk = import_module(f"rotonde.games.{id}").DESK
    return found


def _game_of(id: GameId) -> AnyRules:
    return _desk_of(id).rules


DESKS: Final = Catalogue(_desk_of)
GAMES: Final = Catalogue(_game_of)


@overload
def game(name: Literal["rocket"]) -> Rocket: ...
@overload
def game(name: Literal["tycoon"]) -> Tycoon: ...
@overload
def game(name: Literal["dice"]) -> RailroadDice: ...
@overload
def game(name: Literal["revolution"]) -> Revolution: ...
@overload
def game(name: Literal["tiles"]) -> Tiles: ...
@overload
def game(name: str) -> AnyRules: ...
def game(name: str) -> Any:
    """The game with this slug, as in `game("rocket")`. Raises `UnknownGame`."""
    return _found(GAMES, name)


@overload
def desk(name: Literal["rocket"]) -> RocketDesk: ...
@overload
def desk(name: Literal["tycoon"]) -> TycoonDesk: ...
@overload
def desk(name: Literal["dice"]) -> DiceDesk: ...
@overload
def desk(name: Literal["revolution"]) -> RevolutionDesk: ...
@overload
def desk(name: Literal["tiles"]) -> TilesDesk: ...
@overload
def desk(name: str) -> AnyDesk: ...
def desk(name: str) -> Any:
    """The desk of the game with this slug. Raises `UnknownGame`."""
    return _found(DESKS, name)


def _found(catalogue: Catalogue[T], name: str) -> T:
    if name not in ROOMS:
        raise UnknownGame(f"no game is called {name!r}; there are: {', '.join(ROOMS)}")
    return catalogue[GameId(name)]
