"""The levels of bots by name, and the door through which worker processes ask one to think.

Everything that crosses the door is bytes and plain values, so that it can cross to a process too.
"""

import hashlib
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from rotonde.bots.bot import Bot, ShouldStop, never
from rotonde.bots.minds import BestPlan
from rotonde.bots.novice import Novice
from rotonde.bots.planner import Width
from rotonde.bots.planning import Click, PlanningBot
from rotonde.bots.random_ import RandomBot
from rotonde.bots.search import Budget, Searching
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import decoder, encode

AnyBot = Bot[Any, Any]
Maker = Callable[[AnyRules, Seat], AnyBot]

GLANCE: Final = Width(widest=1, first_look=1, go_on=1)
"""How a beginner looks at the ways to decide."""
WIDEST: Final = 10
"""Ways that a plan follows together, and greedy for each way to begin a decision."""
GO_ON: Final = 4


def look(rules: AnyRules) -> Width:
    """How a plan is made, and the plans that are played on."""
    return Width(WIDEST, rules.evaluator.first_look, GO_ON)


def novice(rules: AnyRules, seat: Seat) -> AnyBot:
    """Makes the mistakes of people: takes a decision that looks nearly as good as the best."""
    return PlanningBot(rules, seat, Novice(rules, seat, GLANCE))


def greedy(rules: AnyRules, seat: Seat) -> AnyBot:
    """Thinks anew at every click."""
    widest = rules.evaluator.breadth
    width = Width(widest, min(WIDEST, widest), GO_ON)
    return PlanningBot(rules, seat, BestPlan(rules, seat, width), carries=False)


def club(rules: AnyRules, seat: Seat) -> AnyBot:
    """Thinks once for a whole decision."""
    return PlanningBot(rules, seat, BestPlan(rules, seat, look(rules)))


def searching(decisions: int, rollouts: int) -> Maker:
    """Plays so many of its decisions on, so many times."""

    def maker(rules: AnyRules, seat: Seat) -> AnyBot:
        mind = Searching(rules, seat, look(rules), Budget(decisions, rollouts))
        return PlanningBot(rules, seat, mind)

    return maker


MAKERS: Final[Mapping[str, Maker]] = {
    "random": lambda _rules, _seat: RandomBot(),
    "novice": novice,
    "greedy": greedy,
    "club": club,
    "expert": searching(decisions=8, rollouts=24),
    "master": searching(decisions=10, rollouts=80),
}
LEVELS: Final = tuple(MAKERS)
"""The levels a seat can be given to, weakest first."""
OFFERED: Final = ("novice", "club", "expert", "master")
"""The levels that people are offered, weakest first."""
USUAL: Final = "club"
"""The level of a bot of which nobody said how well it plays."""
PATIENCE: Final = {"expert": 1.0, "master": 3.0}
"""Seconds after which a decision is taken with what was found."""
A_TURN: Final = 10.0
"""Seconds for all decisions of a turn together; when they are over, the first look decides."""


class Foreseen(msgspec.Struct, frozen=True):
    """A click of a plan, and the digest of the view in which it is to be given."""

    seen: str
    action: msgspec.Raw


def bot_at(level: str, rules: AnyRules, seat: Seat) -> AnyBot:
    """A bot of this level for one seat of one game. Raises `LookupError` for an unknown level."""
    if level not in MAKERS:
        raise LookupError(f"there is no bot {level!r}; choose among {', '.join(LEVELS)}")
    return MAKERS[level](rules, seat)


def plan_from_view(
    game_id: str, level: str, view_json: bytes, seat: int, seed: str, within: float = A_TURN
) -> bytes:
    """The clicks that a bot plans in this view, as bytes; nothing but the view is known to it.

    However patient its level is, it takes no more than `within` seconds.
    """
    rules, at = GAMES[GameId(game_id)], Seat(seat)
    view = decoder(rules.view_type).decode(view_json)
    rng = Rng(seed)
    legal = rules.legal(rules.imagine(view, rng), at)
    bot, should_stop = bot_at(level, rules, at), patience(level, within)
    if not isinstance(bot, PlanningBot):
        return encode([foreseen(Click(view, bot.choose(view, legal, rng, should_stop)))])
    return encode([foreseen(click) for click in bot.plan(view, legal, rng, should_stop)])


def foreseen(click: Click[Any, Any]) -> Foreseen:
    """A click as it crosses the door."""
    return Foreseen(seen_as(encode(click.view)), msgspec.Raw(encode(click.action)))


def seen_as(view_json: bytes) -> str:
    """The digest of a view: equal views have equal digests."""
    return hashlib.blake2b(view_json, digest_size=16).hexdigest()


def patience(level: str, within: float) -> ShouldStop:
    """Says when a level has thought long enough about a decision."""
    seconds = PATIENCE.get(level)
    if seconds is None:
        return never
    late = time.monotonic() + min(seconds, within)
    return lambda: time.monotonic() > late
