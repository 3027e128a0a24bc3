"""The recordings of Railroad Tiles: solo won and lost, the coin, objectives, three, four, parallel.

A new recording is a new plan at the end of the list.
"""

from collections.abc import Sequence
from typing import Any, Final

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.events import (
    CoinTossed,
    ObjectiveDiscarded,
    ObjectiveLaid,
    ObjectiveScored,
    StarAdded,
    TileRejected,
    TilesDiscarded,
)
from rotonde.games.tiles.scoring.totals import challenge_now, total
from rotonde.games.tiles.state import ChallengeOption, State, TilesOptions, hand_of
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.rng import Rng, pick
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.turn import Turn
from tests.recordings.plans import Plan, weighted
from tests.support.tiles_judging import AT_MOST

PLAIN: Final = weighted({"LayTile": 60, "RejectTile": 2, "PlacePiece": 60})
CLUMSY: Final = weighted({"LayTile": 60, "RejectTile": 20, "LayObjective": 1})


def striving(rules: AnyRules, state: State, seat: Seat, rng: Rng) -> Any:
    """What brings a seat most at once, its challenge before its total."""
    found: dict[int, list[Any]] = {}
    for action in rules.legal(state, seat):
        turn = play(rules, state, seat, action)
        assert isinstance(turn, Turn)
        found.setdefault(gained(turn.state, seat), []).append(action)
    return pick(rng, found[max(found)])[0]


def gained(state: State, seat: Seat) -> int:
    """What a seat has: its total, and three points for each step towards its challenge."""
    area = state.areas[seat]
    tiles = 2 * len(area.map.cells) + len(hand_of(state, seat))
    points, result = total(state, area) + tiles, challenge_now(state)
    if result is None or state.challenge is None:
        return points
    target = BOARD.challenges[state.challenge].value
    if state.challenge in AT_MOST:
        return points - 3 * max(0, result.value - target)
    return points + 3 * min(result.value, target)


def solo(challenge: ChallengeOption, parallel: bool = False) -> TilesOptions:
    """The options of a solo game."""
    return TilesOptions(challenge=challenge, parallel=parallel)


USUAL: Final = TilesOptions()
PARALLEL: Final = TilesOptions(parallel=True)
OBJECTIVES: Final = TilesOptions(objectives="random")
CHOSEN: Final = TilesOptions("chosen", "airport", "gas_station", "city_hall")
ALL_AT_ONCE: Final = TilesOptions("chosen", "temple", "prefecture", "stadium", parallel=True)

COIN: Final = (CoinTossed, StarAdded, TileRejected)
LAID: Final = (ObjectiveLaid, ObjectiveScored)

PLANS: Final[Sequence[Plan]] = (
    Plan(1, striving, "challenge-kept", solo("lazy_travellers"), least=50),
    Plan(1, striving, "challenge-kept", solo("intercommunality"), least=40),
    Plan(1, striving, "challenge-kept", solo("social_distance", parallel=True), least=35),
    Plan(1, striving, "challenge-kept", solo("traffic_control"), least=30),
    Plan(1, striving, "challenge-failed", solo("holes")),
    Plan(1, PLAIN, "challenge-failed", solo("perfection"), (TilesDiscarded,)),
    Plan(2, PLAIN, "rounds", USUAL, (*COIN, TilesDiscarded)),
    Plan(2, striving, "rounds", USUAL, (CoinTossed, StarAdded)),
    Plan(2, CLUMSY, "rounds", CHOSEN, (*LAID, *COIN, ObjectiveDiscarded)),
    Plan(2, striving, "rounds", ALL_AT_ONCE, LAID),
    Plan(3, PLAIN, "rounds", PARALLEL, (TileRejected,)),
    Plan(3, striving, "rounds", USUAL),
    Plan(3, striving, "rounds", OBJECTIVES, LAID),
    Plan(4, striving, "rounds", USUAL),
    Plan(4, PLAIN, "rounds", OBJECTIVES, LAID),
    Plan(4, striving, "rounds", ALL_AT_ONCE, LAID),
)
