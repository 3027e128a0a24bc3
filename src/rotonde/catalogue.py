"""The games of the house: the only file that lists them."""

from collections.abc import Mapping
from typing import Final

from rotonde.games.dice import DICE
from rotonde.games.revolution import REVOLUTION
from rotonde.games.rocket import ROCKET
from rotonde.games.tiles import TILES
from rotonde.games.tycoon import TYCOON
from rotonde.kernel.ids import GameId
from rotonde.kernel.rules import AnyRules

GAMES: Final[Mapping[GameId, AnyRules]] = {
    game.id: game for game in (ROCKET, TILES, DICE, TYCOON, REVOLUTION)
}


class UnknownGame(LookupError):
    """There is no game of that name."""


def game(name: str) -> AnyRules:
    """The game with this slug, as in `game("rocket")`. Raises `UnknownGame`."""
    found = GAMES.get(GameId(name))
    if found is None:
        raise UnknownGame(f"no game is called {name!r}; there are: {', '.join(GAMES)}")
    return found
