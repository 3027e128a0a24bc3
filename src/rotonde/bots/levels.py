"""The levels of bots by name, and the door through which worker processes ask one to play.

Everything that crosses the door is bytes and plain values, so that it can cross to a process too.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rotonde.bots.bot import Bot, never
from rotonde.bots.greedy import GreedyBot
from rotonde.bots.random_ import RandomBot
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import decoder, encode

AnyBot = Bot[Any, Any]

MAKERS: Final[Mapping[str, Callable[[AnyRules, Seat], AnyBot]]] = {
    "random": lambda _rules, _seat: RandomBot(),
    "greedy": GreedyBot,
}
LEVELS: Final = tuple(MAKERS)
"""The levels a seat can be given to, weakest first."""


def bot_at(level: str, rules: AnyRules, seat: Seat) -> AnyBot:
    """A bot of this level for one seat of one game. Raises `LookupError` for an unknown level."""
    if level not in MAKERS:
        raise LookupError(f"there is no bot {level!r}; choose among {', '.join(LEVELS)}")
    return MAKERS[level](rules, seat)


def play_from_view(game_id: str, level: str, view_json: bytes, seat: int, seed: str) -> bytes:
    """The action that a bot takes in this view, as bytes; nothing but the view is known to it."""
    rules, at = GAMES[GameId(game_id)], Seat(seat)
    view = decoder(rules.view_type).decode(view_json)
    rng = Rng(seed)
    legal = rules.legal(rules.imagine(view, rng), at)
    return encode(bot_at(level, rules, at).choose(view, legal, rng, never))
