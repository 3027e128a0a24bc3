"""What stays true through whole games: cubes, money, track, cards, the last turn."""

import pytest

from rotonde.games.tycoon.actions import Deliver
from rotonde.games.tycoon.events import (
    AuctionWon,
    CubeDelivered,
    EngineUpgraded,
    IncomePaid,
    TileLaid,
    Urbanized,
    WesternLinkBuilt,
)
from rotonde.games.tycoon.game import TYCOON
from rotonde.games.tycoon.state import State
from rotonde.kernel.law.turn import Turn
from tests.support.tycoon_invariants import hold_everything
from tests.support.tycoon_walks import walk

GAMES = pytest.mark.parametrize(
    ("seats", "beginner"), [(2, False), (3, True), (4, False), (5, False), (6, False)]
)
PAYING = (AuctionWon, TileLaid, EngineUpgraded, Urbanized, WesternLinkBuilt)


def flow(turn: Turn[State], seat: int) -> int:
    """What came in less what went out for a seat, without its shares."""
    total = 0
    for event in turn.events:
        if isinstance(event, PAYING) and event.seat == seat and event.payment is not None:
            total -= event.payment.amount
        if isinstance(event, IncomePaid):
            total += sum(row.income - row.dividends for row in event.rows if row.seat == seat)
    return total


@GAMES
def test_every_position_holds(seats: int, beginner: bool) -> None:
    """Invariants 1 to 11 and 14, over a whole game."""
    money, final = [0] * seats, None
    for index, (before, _, action, turn) in enumerate(walk(f"holds {seats}", seats, beginner)):
        state = turn.state
        if index % 12 == 0 or state.end_reason is not None:
            hold_everything(state)
        hold_growth(before, state)
        money = [cash + flow(turn, seat) for seat, cash in enumerate(money)]
        for railroad, cash in zip(state.railroads, money, strict=True):
            assert railroad.cash == cash + 5 * railroad.shares
        if state.action_round == 0 or state.end_reason is not None:
            assert state.network.unfinished == ()
        assert final is None or state.final_turn == final
        final = state.final_turn
        assert state.turn <= min(final or 40, 40)
        hold_delivery(before, action, turn)


def hold_growth(before: State, after: State) -> None:
    """Shares, score and level never fall."""
    for old, new in zip(before.railroads, after.railroads, strict=True):
        assert old.shares <= new.shares
        assert old.score <= new.score
        assert old.engine_level <= new.engine_level


def hold_delivery(before: State, action: object, turn: Turn[State]) -> None:
    """The points of the links are the links of the route, and the engine pulls them."""
    if isinstance(action, Deliver):
        told = next(event for event in turn.events if isinstance(event, CubeDelivered))
        level = before.railroads[told.seat].engine_level
        assert sum(told.points) == len(told.route) <= level


def test_the_bound_of_a_game_counts_fifth_tiles_that_are_never_laid() -> None:
    """Six seats that bid up to the last dollar and stop before the fifth tile in every go decide
    10,408 times: such a game was played."""
    assert TYCOON.longest >= 10_408
