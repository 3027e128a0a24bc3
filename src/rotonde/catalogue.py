"""The games of the house: the only file that lists them."""

from collections.abc import Mapping
from typing import Any, Final

from rotonde.games.rocket import ROCKET
from rotonde.games.tiles import TILES
from rotonde.kernel.ids import GameId
from rotonde.kernel.rules import Rules

GAMES: Final[Mapping[GameId, Rules[Any, Any, Any]]] = {game.id: game for game in (ROCKET, TILES)}


class UnknownGame(LookupError):
    """There is no game of that name."""


def game(name: str) -> Rules[Any, Any, Any]:
    """The game with this slug, as in `game("rocket")`. Raises `UnknownGame`."""
    found = GAMES.get(GameId(name))
    if found is None:
        raise UnknownGame(f"no game is called {name!r}; there are: {', '.join(GAMES)}")
    return found
