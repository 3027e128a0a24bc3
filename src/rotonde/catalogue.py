"""The games of the house, in the order of their stalls: the only file that lists them."""

from collections.abc import Mapping
from typing import Final

from rotonde.games import dice, revolution, rocket, tiles, tycoon
from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.rules import AnyRules

DESKS: Final[Mapping[GameId, AnyDesk]] = {
    room.DESK.rules.id: room.DESK for room in (rocket, tycoon, dice, revolution, tiles)
}
GAMES: Final[Mapping[GameId, AnyRules]] = {id: desk.rules for id, desk in DESKS.items()}


class UnknownGame(LookupError):
    """There is no game of that name."""


def game(name: str) -> AnyRules:
    """The game with this slug, as in `game("rocket")`. Raises `UnknownGame`."""
    return desk(name).rules


def desk(name: str) -> AnyDesk:
    """The desk of the game with this slug. Raises `UnknownGame`."""
    found = DESKS.get(GameId(name))
    if found is None:
        raise UnknownGame(f"no game is called {name!r}; there are: {', '.join(GAMES)}")
    return found
