"""End of round: stars, coin, order, and nothing of it after the last one."""

import pytest

from rotonde.games.tiles.events import CoinTossed, ColumnsFilled, OrderSet, StarAdded
from rotonde.games.tiles.state import State
from rotonde.kernel.law.turn import Turn
from tests.support import rule
from tests.support.tiles import perform, position
from tests.support.tiles_reading import table, told

THREE = "seats 3 | columns S0 / S1 / {third} / S2 | hand 2"
TWO = "columns {first} / S1 / {third} / S0 | hand 1"


def three(third: str = "V06 V07 V08", rest: str = "") -> Turn[State]:
    """The end of a round in which seats took columns 1, 2 and 4."""
    return perform(position(f"{THREE.format(third=third)} | {rest}"), 2, "done")


def two(side: str, first: str = "V01 V02", third: str = "V06 V07 V08") -> Turn[State]:
    """The end of a round in which seats took columns 2 and 4, with a coin that falls so."""
    for seed in range(40):
        text = TWO.format(first=first, third=third)
        turn = perform(position(f"{text} | seed {seed}"), 1, "done")
        if [coin.side for coin in told(turn, CoinTossed)] == [side]:
            return turn
    raise AssertionError(f"the coin never falls {side}")


@rule("TIL-60")
def test_the_column_nobody_chose_gets_a_star() -> None:
    """One from the supply; stars add up."""
    before = table(position(THREE.format(third="V06 V07 V08")))
    turn = three()

    assert told(turn, StarAdded) == [StarAdded(3, 1)]
    assert table(turn.state).star_supply == before.star_supply - 1
    assert told(three("V06 V07 V08 * *"), StarAdded) == [StarAdded(3, 3)]


@rule("TIL-60")
def test_with_four_players_too() -> None:
    """Five columns, one of them left."""
    state = position("seats 4 | columns S1 / S0 / S2 / V09 V10 V11 / S3 | hand 3")

    turn = perform(state, 3, "done")

    assert told(turn, StarAdded) == [StarAdded(4, 1)]
    assert [column.stars for column in table(turn.state).columns] == [0, 0, 0, 1, 0]
    assert told(turn, CoinTossed) == []


@rule("TIL-61")
def test_the_coin_empties_one_of_two_and_the_other_gets_a_star() -> None:
    """Left or right of the two that are left."""
    left, right = two("left"), two("right")

    (coin,) = told(left, CoinTossed)
    assert (coin.column, coin.tiles, coin.stars) == (1, ("V01", "V02"), 0)
    assert told(left, StarAdded) == [StarAdded(3, 1)]
    assert [c.tiles[:3] for c in table(left.state).columns][2] == ("V06", "V07", "V08")
    (coin,) = told(right, CoinTossed)
    assert (coin.column, coin.tiles) == (3, ("V06", "V07", "V08"))
    assert told(right, StarAdded) == [StarAdded(1, 1)]
    assert table(right.state).columns[0].tiles == ("V01", "V02")
    assert table(right.state).box == ("V06", "V07", "V08")


@rule("TIL-61")
def test_stars_of_the_emptied_column_go_back() -> None:
    """To the supply, not to the other column."""
    turn = two("left", first="V01 V02 * * *")

    (coin,) = told(turn, CoinTossed)
    assert coin.stars == 3
    assert [column.stars for column in table(turn.state).columns] == [0, 0, 1, 0]
    assert table(turn.state).star_supply == 10 - 2 - 1


@rule("TIL-61", "TIL-32")
def test_the_emptied_column_is_filled_anew() -> None:
    """And the other one keeps its tiles."""
    (filled,) = told(two("left"), ColumnsFilled)

    assert {column.column: len(column.drawn) for column in filled.columns} == {1: 2, 2: 3, 4: 4}


@rule("TIL-62")
def test_without_stars_in_the_supply_none_is_added() -> None:
    """All ten are with seats and columns."""
    turn = three("V06 V07 V08 *", "stars 4 3 2")

    assert told(turn, StarAdded) == []
    assert table(turn.state).columns[2].stars == 1
    assert table(turn.state).star_supply == 0


@rule("TIL-62")
def test_stars_that_the_coin_brings_back_can_be_used() -> None:
    """The supply was empty before."""
    for seed in range(40):
        text = TWO.format(first="V01 V02 * *", third="V06 V07 V08")
        turn = perform(position(f"{text} | stars 5 3 | seed {seed}"), 1, "done")
        (coin,) = told(turn, CoinTossed)
        if coin.side == "left":
            assert told(turn, StarAdded) == [StarAdded(3, 1)]
            assert table(turn.state).star_supply == 1
        else:
            assert told(turn, StarAdded) == []
            assert table(turn.state).columns[0].stars == 2


@pytest.mark.parametrize(
    ("columns", "last", "order"),
    [
        ("S0 / S1 / V06 V07 V08 / S2", 2, (0, 1, 2)),
        ("S2 / V03 V04 V05 / S0 / S1", 1, (2, 0, 1)),
        ("V01 V02 / S1 / S2 / S0", 0, (1, 2, 0)),
    ],
)
@rule("TIL-63")
def test_pawns_go_back_in_the_order_of_their_columns(
    columns: str, last: int, order: tuple[int, ...]
) -> None:
    """The leftmost column is the first platform."""
    turn = perform(position(f"seats 3 | columns {columns} | hand {last}"), last, "done")

    assert [event.platforms for event in told(turn, OrderSet)] == [order]
    assert table(turn.state).platforms == order
    assert all(column.taken_by is None for column in table(turn.state).columns)


@rule("TIL-64")
def test_after_the_last_round_nothing_of_it_is_done() -> None:
    """No star, no coin, no new order, no new tiles; the pawns stay on their columns."""
    for text, last in ((THREE.format(third="V06 V07 V08"), 2), (TWO.format(first="", third=""), 1)):
        turn = perform(position(f"{text} | round 8 | tokens - train car"), last, "done")
        while table(turn.state).phase != "over":
            actor = min(step.seat for step in turn.state.steps)
            turn = perform(turn.state, actor, "finish")
        seen = table(turn.state)

        for kind in (StarAdded, CoinTossed, OrderSet, ColumnsFilled):
            assert told(turn, kind) == []
        assert {seat.column for seat in seen.seats} > set()
        assert None not in {seat.column for seat in seen.seats}
