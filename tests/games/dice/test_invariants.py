"""The laws of every position over random games, and that nothing begun is ever stuck."""

from collections.abc import Iterator

import pytest

from rotonde.games.dice.actions import AnyAction
from rotonde.games.dice.state import DiceOptions, DiceTotal, State
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng, below
from tests.support import dice_invariants as laws
from tests.support import rule
from tests.support.depth import depth
from tests.support.dice import DICE
from tests.support.dice_plans import BUILDER
from tests.support.walks import walk

GAMES = pytest.mark.parametrize(
    ("seats", "dice", "seed"),
    [
        (seats, dice, seed)
        for seats in (2, 3, 4)
        for dice in (40, 60)
        for seed in range(depth(1, 12))
    ],
)
MOST_RAILS = 7
"""With more dice than that the ways of a bridge are too many to be followed all."""


@GAMES
@rule("DIC-15", "DIC-24", "DIC-63", "DIC-76")
def test_every_position_obeys_the_laws(seats: int, dice: DiceTotal, seed: int) -> None:
    """Dice, shares, stations, tiles, the line and directors, after every decision."""
    options = DiceOptions(dice_total=dice)
    state = DICE.setup(seats, options, Rng("laws"))
    laws.always(state)
    for played in walk(DICE, state, Rng(f"laws {seats} {dice} {seed}")):
        laws.always(played.turn.state)
        laws.between(played.before, played.turn.state)


def after(state: State, seat: Seat, action: AnyAction) -> State:
    """The state that a legal action leads to."""
    turn = play(DICE, state, seat, action)
    assert not isinstance(turn, Refusal)
    return turn.state


def built_games(games: int) -> Iterator[State]:
    """The positions of games in which much is built."""
    for game in range(games):
        state, rng = DICE.setup(2 + game % 3, DiceOptions(), Rng(f"built {game}")), Rng(f"b {game}")
        while actors := DICE.actors(state):
            yield state
            draw, rng = below(rng, 2**32)
            seat = min(actors)
            state = after(state, seat, BUILDER(DICE, state, seat, Rng(str(draw))))


def followed(state: State) -> int:
    """Every way to go on with what is begun, to its end; how many positions there were."""
    if not laws.is_obliged(state):
        return 0
    seat = state.steps[-1].seat
    actions = DICE.legal(state, seat)
    assert actions, "a compound move is stuck"
    return 1 + sum(followed(after(state, seat, action)) for action in actions)


def looked_into(games: int) -> tuple[int, int]:
    """From so many positions everything that can be begun is followed to its end."""
    positions = ends = 0
    for state in built_games(games):
        tray = state.trays[state.seat]
        if tray.straight + tray.curve + tray.joker <= MOST_RAILS:
            positions += 1
            for action in DICE.legal(state, state.seat):
                ends += followed(after(state, state.seat, action))
    return positions, ends


@rule("DIC-41", "DIC-42")
def test_nothing_begun_is_ever_stuck() -> None:
    """Bridges, crossings and both together: whatever is offered can be finished."""
    positions, ends = looked_into(2)

    assert positions > 100
    assert ends > 20


@pytest.mark.slow
@rule("DIC-41", "DIC-42")
def test_nothing_begun_is_ever_stuck_in_thousands_of_positions() -> None:
    """The same from two thousand positions of games that build."""
    positions, ends = looked_into(24)

    assert positions > 2_000
    assert ends > 1_000
