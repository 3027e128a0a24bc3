"""The laws of every position, over random games of 2, 3 and 4 seats with both values of options."""

from collections import Counter

import pytest

from rotonde.games.rocket.state import RocketOptions, State
from rotonde.games.rocket.steps import ChooseAction
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.turn import Turn
from tests.support import rocket_invariants as laws
from tests.support import rule
from tests.support.depth import depth
from tests.support.rocket import ROCKET
from tests.support.rocket_reading import table
from tests.support.walks import Played, walk

SEEDS = range(depth(2, 8))
OPTIONS = [
    RocketOptions(),
    RocketOptions(station_may_leave_track=False, money_visible=True, stall_limit_rounds=2),
]
GAMES = pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [(seats, options, seed) for seats in (2, 3, 4) for options in OPTIONS for seed in SEEDS],
    ids=lambda value: "strict" if value is OPTIONS[1] else "usual" if value is OPTIONS[0] else None,
)


def is_complete(state: State) -> bool:
    """Whether no action is half done."""
    return not state.steps or isinstance(state.steps[-1], ChooseAction)


def hold(played: Played[State]) -> None:
    """Every law that one decision can break."""
    before, turn = played.before, played.turn
    seen, earlier = table(turn.state), table(before)
    laws.always(seen)
    laws.law_9_money_is_paid_in_thousands(seen, ROCKET.scores(turn.state))
    laws.law_9_no_event_pays_too_much(turn.events)
    laws.law_9_fortunes_never_fall(ROCKET.scores(before), ROCKET.scores(turn.state))
    laws.law_10_what_is_closed_stays_closed(earlier, seen)
    if is_complete(turn.state):
        laws.complete(seen)


def hold_hope(played: Played[State]) -> None:
    """The literal test of ROC-71 agrees, after every extension."""
    turn = played.turn
    if is_complete(turn.state) and turn.state.network != played.before.network:
        laws.law_10_hope_decides(table(turn.state))


@GAMES
@rule("ROC-5", "ROC-43", "ROC-69", "ROC-72")
def test_every_position_obeys_the_laws(seats: int, options: RocketOptions, seed: int) -> None:
    """Shares, pieces, tiles, towns, lines and money, after every decision."""
    start = ROCKET.setup(seats, options, Rng("laws"))
    laws.always(table(start))
    laws.complete(table(start))
    mergers = 0
    for played in walk(ROCKET, start, Rng(f"laws {seats} {seed}")):
        hold(played)
        mergers += laws.mergers(played.turn.events)
        assert mergers == laws.absorbed(table(played.turn.state).companies)


@pytest.mark.parametrize("seed", range(depth(3, 12)))
@rule("ROC-71", "ROC-73")
def test_exactly_the_lines_without_hope_are_isolated(seed: int) -> None:
    """The slow plain test of the rulebook, line by line, after every extension."""
    start = ROCKET.setup(2 + seed % 3, RocketOptions(), Rng("hope"))
    for played in walk(ROCKET, start, Rng(f"hope {seed}")):
        hold_hope(played)


@GAMES
@rule("ROC-79")
def test_every_game_ends_within_its_bounds(seats: int, options: RocketOptions, seed: int) -> None:
    """Extensions, markers and placings are limited by pieces; stalls by the option."""
    start = ROCKET.setup(seats, options, Rng("bounds"))
    kinds: Counter[str] = Counter()
    last: Turn[State] = Turn(start)
    for played in walk(ROCKET, start, Rng(f"bounds {seats} {seed}")):
        last = played.turn
        kinds.update(type(event).__name__ for event in last.events)
        kinds["decisions"] += 1

    assert kinds["EngineMoved"] <= 67
    assert kinds["MarkerTaken"] <= 36
    assert kinds["StationPlaced"] <= 7 * seats
    assert kinds["LineAbsorbed"] <= 6
    assert kinds["GameEnded"] == 1
    assert kinds["decisions"] <= 14_000 <= ROCKET.longest
    assert ROCKET.actors(last.state) == frozenset()
